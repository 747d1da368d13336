"""Frames on the way out, the short way: what waits for a connection leaves in one piece."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FINAL_TEXT = 0x81


class Wire(WebSocketsSansIOProtocol):
    """A connection that also takes several finished texts at once, under the key `texts`.

    Such messages are never compressed or cut, so their frames need no more than a head.
    """

    async def send(self, message: Any) -> None:
        texts: list[bytes] | None = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(part for text in texts for part in (head_of(len(text)), text)))


def head_of(length: int) -> bytes:
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 0x10000:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")
