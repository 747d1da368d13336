"""What every request passes: how often, from which page; and what every answer tells the browser not to do."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.server.errors import RequestRefused, refused
from flibuste.server.hub import Hub
from flibuste.server.messages import ErrorAnswer, encode
from flibuste.server.visitors import HOST, check_origin

SAFE_METHODS = ("GET", "HEAD")
SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                answer.update(SECURITY_HEADERS)
                answer["content-security-policy"] = content_security_policy(headers.get("host", ""))
            await send(message)

        try:
            self.check(scope, headers)
        except RequestRefused as refusal:
            body = encode(ErrorAnswer(refusal.refusal))
            start: Message = {
                "type": "http.response.start",
                "status": refusal.status,
                "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
                + ([(b"retry-after", b"%d" % refusal.seconds)] if refusal.seconds else []),
            }
            await send_with_headers(start)
            await send({"type": "http.response.body", "body": body})
            return
        await self.app(scope, receive, send_with_headers)

    def check(self, scope: Scope, headers: Headers) -> None:
        client = scope.get("client")
        if not scope["path"].startswith("/assets/"):
            bucket = self.hub.rates.requests.bucket(client[0] if client else "unknown")
            if not bucket.take():
                raise refused("server-too-often", 429, seconds=bucket.seconds())
        if scope["method"] not in SAFE_METHODS:
            check_origin(headers)


def content_security_policy(host: str) -> str:
    """Everything from here and nothing inline; older browsers do not count a WebSocket as "here"."""
    if not HOST.fullmatch(host):
        return CONTENT_SECURITY_POLICY
    return f"{CONTENT_SECURITY_POLICY}; connect-src 'self' ws://{host} wss://{host}"
