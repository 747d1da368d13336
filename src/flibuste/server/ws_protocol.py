"""uvicorn's WebSocket protocol, with a short way out: what waits for a connection leaves in one piece."""

from collections.abc import Callable, Sequence

import uvicorn

from flibuste.server.errors import CannotServe

UVICORN = "0.54"  # what it extends is internal to uvicorn, and may be otherwise in any other; pyproject.toml agrees
if not uvicorn.__version__.startswith(f"{UVICORN}."):
    raise CannotServe("serve-other-uvicorn", needed=UVICORN, found=uvicorn.__version__)

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol  # noqa: E402 - if it is there

FINAL_TEXT = 0x81
SCOPE_KEY = "flibuste-protocol"  # under which an application finds it in the state of its scope


class DirectSendProtocol(WebSocketsSansIOProtocol):
    """A connection that also takes finished texts at once, without a task that waits for its turn.

    They are never compressed or cut, so their frames need no more than a header.
    """

    on_writable: Callable[[], None] | None = None  # called when it can send more again

    async def run_asgi(self) -> None:
        self.scope["state"][SCOPE_KEY] = self
        await super().run_asgi()

    def try_send(self, texts: Sequence[bytes]) -> bool:
        """Send texts, unless too much is still on its way."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(part for text in texts for part in (frame_header(len(text)), text)))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def frame_header(length: int) -> bytes:
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 0x10000:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")
