"""Streams of the platform, resumed after the last line that arrived."""
from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import errors

if TYPE_CHECKING:
    from .transport import Transport

Line = TypeVar("Line")

# An idle stream sends a heartbeat every few seconds.
SILENCE_SECONDS = 15.0


class Stream(Iterator[Line], Generic[Line]):
    """The lines of a stream, across broken connections, restarts of the server and silence.

    The iteration ends when the source has no more lines, as after the end of a game. It raises
    ``Unauthorized`` when the token ends, and ``StreamFailed`` after a bug of the server. Heartbeats
    are left out. One thread iterates; any thread may close.
    """

    def __init__(self, transport: Transport, path: str, position: int) -> None:
        self.position = position
        """The number of the last line. Another stream continues after it with ``from_``."""
        self._transport = transport
        self._path = path
        self._connection: http.client.HTTPConnection | None = None
        self._response: http.client.HTTPResponse | None = None
        self._closed = False

    def __next__(self) -> Line:
        from .transport import Attempts

        attempts = Attempts(self._transport)
        while not self._closed:
            try:
                line = self._read()
            except errors.ApogeeError as error:
                self._hang_up()
                if self._closed:
                    break
                if not is_temporary(error):
                    raise
                attempts.wait(error)
                continue
            kind = line.get("type")
            if kind == "end":
                self._end(line)
            elif kind == "heartbeat":
                attempts.restart()
            else:
                self.position = max(self.position, int(line.get("sequence", 0)))
                return line  # type: ignore[return-value]
        raise StopIteration

    def _read(self) -> dict[str, Any]:
        try:
            if self._response is None:
                self._connection = self._transport.connect(SILENCE_SECONDS)
                self._response = self._transport.open(self._connection, self._path, self.position)
            text = self._response.readline()
        # A close by another thread shows in many forms.
        except (OSError, http.client.HTTPException, ValueError, AttributeError) as broken:
            raise errors.NoResponse(f"The stream broke: {broken!r}.") from broken
        if not text.endswith(b"\n"):
            raise errors.NoResponse("The stream broke.")  # the rest of this line is lost
        line = json.loads(text)
        return line if isinstance(line, dict) else {}

    def _end(self, line: dict[str, Any]) -> None:
        self._hang_up()
        match line.get("reason"):
            case "token":
                raise errors.Unauthorized(401, "bad-token", "The token was revoked or has expired.")
            case "failed":
                raise errors.StreamFailed("The server cannot continue the stream.")
            case "shutdown" | "slow":
                return  # any node continues it
            case _:
                self._closed = True

    def _hang_up(self) -> None:
        for open_part in (self._response, self._connection):
            if open_part is not None:
                open_part.close()
        self._response = self._connection = None

    def close(self) -> None:
        self._closed = True
        connection = self._connection
        if connection is not None and connection.sock is not None:
            try:
                connection.sock.shutdown(2)  # wakes the thread that reads
            except OSError:
                pass  # it is closed already

    def __enter__(self) -> Stream[Line]:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
        self._hang_up()


def is_temporary(error: errors.ApogeeError) -> bool:
    """Whether the same request may succeed later: reading changes nothing."""
    if isinstance(error, errors.Problem):
        return error.status in (408, 429) or error.status >= 500
    return isinstance(error, errors.NoResponse)
