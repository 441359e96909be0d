"""Requests over HTTP, repeated only where a repetition is safe."""
from __future__ import annotations

import http.client
import json
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from . import errors
from .streams import Stream

PAUSE = 0.2
PAUSE_MAX = 5.0
# A server and proxies close idle connections; a younger one is most probably open.
REUSE_SECONDS = 4.0


class Transport:
    """Sends requests with a token. Threads may share it; each has a connection of its own.

    A request is sent again until ``patience`` seconds have passed since the first attempt:

    - after 429, and after a 503 that says that nothing happened: any request;
    - after no response, a status of a gateway, or ``unknown-outcome``: only a request that counts
      once however often it is sent, such as a move, which its ply identifies.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        timeout: float = 15.0,
        patience: float = 120.0,
        tls: ssl.SSLContext | None = None,
        warn: Callable[[str], None] = lambda sentence: None,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"The address must be such as http://127.0.0.1:8080, not {url!r}.")
        self._host = parts.hostname
        self._port = parts.port
        self._prefix = parts.path.rstrip("/")
        self._tls = (tls or ssl.create_default_context()) if parts.scheme == "https" else None
        self._token = token
        self.timeout = timeout
        self.patience = patience
        self.warn = warn
        self.sleep = sleep
        self.clock = clock
        self._kept = threading.local()

    # What the generated classes call.

    def json(self, method: str, path: str, names: Mapping[str, Any], **options: Any) -> Any:
        body = self._send(method, path, names, **options)
        return json.loads(body) if body else None

    def text(self, method: str, path: str, names: Mapping[str, Any], **options: Any) -> str:
        return self._send(method, path, names, **options).decode("utf-8")

    def bytes(self, method: str, path: str, names: Mapping[str, Any], **options: Any) -> bytes:
        return self._send(method, path, names, **options)

    def nothing(self, method: str, path: str, names: Mapping[str, Any], **options: Any) -> None:
        self._send(method, path, names, **options)

    def lines(
        self, method: str, path: str, names: Mapping[str, Any], *, query: Mapping[str, Any]
    ) -> Stream[Any]:
        return Stream(self, filled(path, names), query.get("from") or 0)

    def _send(
        self,
        method: str,
        path: str,
        names: Mapping[str, Any],
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        repeats: bool,
    ) -> bytes:
        target = filled(path, names) + query_text(query or {})
        content = None if body is None else json.dumps(body).encode("utf-8")
        attempts = Attempts(self)
        while True:
            try:
                return self._once(method, target, content)
            except NotSent as failure:
                error: errors.ApogeeError = failure
            except errors.NoResponse as failure:
                if not repeats:
                    raise
                error = failure
            except errors.Problem as failure:
                if not is_refused_early(failure) and not (repeats and is_unknown(failure)):
                    raise
                error = failure
            attempts.wait(error)

    def _once(self, method: str, target: str, content: bytes | None) -> bytes:
        connection = self._connection()
        try:
            send(connection, method, self._prefix + target, self._headers(content), content)
            response = connection.getresponse()
            body = response.read()
        except NotSent:
            self._forget()
            raise
        except (OSError, http.client.HTTPException) as broken:
            self._forget()
            raise errors.NoResponse(f"The platform does not answer: {broken!r}.") from broken
        if response.will_close:
            self._forget()
        else:
            self._kept.since = self.clock()
        if response.status >= 300:
            raise refusal(response, body)
        return body

    def _connection(self) -> http.client.HTTPConnection:
        kept: http.client.HTTPConnection | None = getattr(self._kept, "connection", None)
        if kept is not None and self.clock() - self._kept.since < REUSE_SECONDS:
            return kept
        self._forget()
        fresh = self.connect(self.timeout)
        self._kept.connection = fresh
        self._kept.since = self.clock()
        return fresh

    def _forget(self) -> None:
        kept = getattr(self._kept, "connection", None)
        if kept is not None:
            kept.close()
            self._kept.connection = None

    def close(self) -> None:
        """Closes the connection that the thread keeps for its next request."""
        self._forget()

    def connect(self, timeout: float) -> http.client.HTTPConnection:
        """A new connection, not yet opened."""
        if self._tls is not None:
            return http.client.HTTPSConnection(
                self._host, self._port, timeout=timeout, context=self._tls
            )
        return http.client.HTTPConnection(self._host, self._port, timeout=timeout)

    def open(
        self, connection: http.client.HTTPConnection, path: str, position: int
    ) -> http.client.HTTPResponse:
        """The response of a stream after a position, with its body still to be read."""
        headers = self._headers(None) | {"Accept": "application/x-ndjson"}
        send(connection, "GET", f"{self._prefix}{path}?from={position}", headers, None)
        response = connection.getresponse()
        if response.status != 200:
            raise refusal(response, response.read())
        return response

    def _headers(self, content: bytes | None) -> dict[str, str]:
        headers = {} if content is None else {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        return headers


class NotSent(errors.NoResponse):
    """There was no connection, so nothing can have happened."""


class Attempts:
    """The pauses between the attempts of one request, as long as patience lasts."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.restart()

    def restart(self) -> None:
        self._end = self._transport.clock() + self._transport.patience
        self._pause = PAUSE

    def wait(self, error: errors.ApogeeError) -> None:
        """Waits before the next attempt, or raises the error."""
        asked = error.retry_after if isinstance(error, errors.Problem) else None
        pause = max(self._pause, asked or 0.0)
        if self._transport.clock() + pause > self._end:
            raise error
        self._transport.warn(f"{error} Sending again.")
        self._transport.sleep(pause)
        self._pause = min(2 * self._pause, PAUSE_MAX)


def is_refused_early(problem: errors.Problem) -> bool:
    """Whether the server refused before anything happened."""
    return isinstance(problem, (errors.TooManyRequests, errors.Unavailable))


def is_unknown(problem: errors.Problem) -> bool:
    """Whether the request may have taken effect, and a repetition may succeed."""
    return problem.status in (408, 502, 503, 504)


def send(
    connection: http.client.HTTPConnection,
    method: str,
    target: str,
    headers: Mapping[str, str],
    content: bytes | None,
) -> None:
    if connection.sock is None:
        try:
            connection.connect()
        except OSError as broken:
            raise NotSent(f"The platform cannot be reached: {broken}.") from broken
    connection.request(method, target, body=content, headers=headers)


def refusal(response: http.client.HTTPResponse, body: bytes) -> errors.Problem:
    try:
        details = json.loads(body)
    except ValueError:
        details = None
    after = response.getheader("Retry-After") or ""
    return errors.problem(response.status, details, float(after) if after.isdigit() else None)


def filled(path: str, names: Mapping[str, Any]) -> str:
    for name, value in names.items():
        path = path.replace("{" + name + "}", quote(str(value), safe=""))
    return path


def query_text(query: Mapping[str, Any]) -> str:
    given = {name: written(value) for name, value in query.items() if value is not None}
    return "?" + urlencode(given) if given else ""


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
