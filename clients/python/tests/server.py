"""A server that follows a script: one entry for each request, in order."""
from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from typing import Any


class Request:
    def __init__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


Reply = bytes | Callable[[Request], bytes]

# A request without a response.
DROP = b""


class Server:
    """Answers each request with the next entry of the script. Its entries are bytes to send; the
    connection closes after those without a length, as for a response that is cut."""

    def __init__(self, *script: Reply) -> None:
        self.script = list(script)
        self.requests: list[Request] = []
        self.connections = 0
        self._front = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._front.getsockname()[1]}"

    def _accept(self) -> None:
        try:
            while True:
                connection, _ = self._front.accept()
                self._open.append(connection)
                self.connections += 1
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()
        except OSError:
            pass  # closed: the test is over

    def _serve(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rb") as lines:
            while (request := read(lines)) is not None:
                with self._lock:
                    self.requests.append(request)
                    reply = self.script.pop(0) if self.script else problem(404, "script-ended")
                sent = reply if isinstance(reply, bytes) else reply(request)
                connection.sendall(sent)
                if b"Content-Length" not in sent:
                    return

    def close(self) -> None:
        self._front.close()
        for connection in self._open:
            connection.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def read(lines: Any) -> Request | None:
    first = lines.readline().decode().split(" ")
    if len(first) < 2:
        return None
    headers = {}
    while (line := lines.readline().decode().strip()) != "":
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    body = lines.read(int(headers.get("content-length", "0")))
    return Request(first[0], first[1], headers, body)


def reply(body: Any, status: int = 200, **headers: str) -> bytes:
    content = json.dumps(body).encode() if not isinstance(body, bytes) else body
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    head = f"HTTP/1.1 {status} X\r\nContent-Length: {len(content)}\r\n{more}\r\n"
    return head.encode() + content


def problem(status: int, code: str, **headers: str) -> bytes:
    return reply({"status": status, "code": code, "detail": "A sentence."}, status, **headers)


def stream(*lines: Any, cut: bytes = b"") -> bytes:
    """A response of lines in chunks, which breaks after ``cut``."""
    content = b"".join(json.dumps(line).encode() + b"\n" for line in lines) + cut
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"%x\r\n%s\r\n" % (len(content), content)
