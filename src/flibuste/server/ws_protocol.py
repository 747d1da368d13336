"""Frames on the way out, the short way: what waits for a connection leaves in one piece."""

from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FINAL_TEXT = 0x81
HERE = "wire"  # under which name an application finds it in the state of its scope


class Wire(WebSocketsSansIOProtocol):
    """A connection that also takes finished texts at once, without a task that waits for its turn.

    They are never compressed or cut, so their frames need no more than a head.
    """

    when_free: Callable[[], None] | None = None  # called when it can take more again

    async def run_asgi(self) -> None:
        self.scope["state"][HERE] = self
        await super().run_asgi()

    def take(self, texts: Sequence[bytes]) -> bool:
        """Send texts, unless too much is still on its way."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(part for text in texts for part in (head_of(len(text)), text)))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()


def head_of(length: int) -> bytes:
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 0x10000:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")
