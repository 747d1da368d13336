"""A network that can be unplugged: what a browser sends goes through here to the server, until the cable is cut."""

import contextlib
import socket
import threading
from collections.abc import Iterator

from tests.server.serving import Server


class Cable:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.plugged = True
        self.lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def unplug(self) -> None:
        self.plugged = False
        for line in self.lines:
            self._end(line)
        self.lines.clear()

    def plug_in(self) -> None:
        self.plugged = True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed at the end of the test
            while True:
                here, _ = self.listening.accept()
                if not self.plugged:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self.server.port))
                self.lines += [here, there]
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):  # cut while something was on its way
            while piece := source.recv(65536):
                target.sendall(piece)
        self._end(source)
        self._end(target)

    @staticmethod
    def _end(line: socket.socket) -> None:
        with contextlib.suppress(OSError):  # the other side was faster
            line.shutdown(socket.SHUT_RDWR)
        line.close()


@contextlib.contextmanager
def cable_to(server: Server) -> Iterator[Cable]:
    cable = Cable(server)
    try:
        yield cable
    finally:
        cable.unplug()
        cable.listening.close()
