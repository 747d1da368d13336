"""What every request passes: how often, from which page; and what every answer tells the browser not to do."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.server.errors import Refused, refused
from flibuste.server.house import House
from flibuste.server.messages import ErrorAnswer, encode
from flibuste.server.visitors import HOST, check_origin

SAFE = ("GET", "HEAD")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                answer.update(HEADERS)
                answer["content-security-policy"] = policy(headers.get("host", ""))
            await send(message)

        try:
            self.check(scope, headers)
        except Refused as refusal:
            body = encode(ErrorAnswer(refusal.refusal))
            start: Message = {
                "type": "http.response.start",
                "status": refusal.status,
                "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
                + ([(b"retry-after", b"%d" % refusal.seconds)] if refusal.seconds else []),
            }
            await send_guarded(start)
            await send({"type": "http.response.body", "body": body})
            return
        await self.app(scope, receive, send_guarded)

    def check(self, scope: Scope, headers: Headers) -> None:
        client = scope.get("client")
        if not scope["path"].startswith("/assets/"):
            bucket = self.house.requests.of(client[0] if client else "unknown")
            if not bucket.take():
                raise refused("server-too-often", 429, seconds=bucket.seconds())
        if scope["method"] not in SAFE:
            check_origin(headers)


def policy(host: str) -> str:
    """Everything from here and nothing inline; older browsers do not count a WebSocket as "here"."""
    if not HOST.fullmatch(host):
        return POLICY
    return f"{POLICY}; connect-src 'self' ws://{host} wss://{host}"
