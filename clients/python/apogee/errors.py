"""What can go wrong with a request, as exceptions."""
from __future__ import annotations

from typing import Any


class ApogeeError(Exception):
    """The parent of all errors of this package."""


class NoResponse(ApogeeError):
    """No response came, so the request may or may not have taken effect."""


class StreamFailed(ApogeeError):
    """The server cannot continue a stream because of a bug. All lines before are correct."""


class Problem(ApogeeError):
    """A refusal: problem details (RFC 9457) with a stable code.

    Catch a subclass, or compare ``code``. A code without a class of its own is raised as the class
    of its status.
    """

    def __init__(
        self, status: int, code: str, detail: str, retry_after: float | None = None
    ) -> None:
        super().__init__(f"{detail} ({code})" if code else detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.retry_after = retry_after
        """Seconds to wait before the same request is sent again."""

    @property
    def type(self) -> str:
        return f"urn:apogee:problem:{self.code}"


class BadRequest(Problem):
    """400, or another status that only a different request can avoid."""


class Unauthorized(Problem):
    """401: the token is missing, unknown, revoked or expired."""


class Forbidden(Problem):
    """403: this token may not do that."""


class NotFound(Problem):
    """404: there is no such thing, or nothing that this token may see."""


class Conflict(Problem):
    """409: the request does not fit the present state."""


class NotYourTurn(Conflict):
    """Another seat is to act. Wait for your next question."""


class StalePly(Conflict):
    """The decision at this ply has been made. Wait for the next question."""


class PlyAhead(Conflict):
    """The ply was not asked for. Read the game's view and answer with its ``plies``."""


class GamePaused(Conflict):
    """The game is paused. The question comes again when it continues."""


class GameEnded(Conflict):
    """Your part in the game has ended.

    The code is ``time-out``, ``seat-given-up``, ``game-over`` or ``game-cancelled``.
    """


class IllegalMove(Problem):
    """422: not the code of a legal move. The clock runs on."""


class TooManyRequests(Problem):
    """429: a limit; the code names it."""


class ServerError(Problem):
    """5xx: the server could not serve the request."""


class UnknownOutcome(ServerError):
    """503: the server does not know whether the request took effect."""


class Unavailable(ServerError):
    """503: the server refused the request before it took effect."""


_BY_STATUS: dict[int, type[Problem]] = {
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    422: IllegalMove,
    429: TooManyRequests,
}

_BY_CODE: dict[str, type[Problem]] = {
    "not-your-turn": NotYourTurn,
    "stale-ply": StalePly,
    "ply-ahead": PlyAhead,
    "game-paused": GamePaused,
    "time-out": GameEnded,
    "seat-given-up": GameEnded,
    "game-over": GameEnded,
    "game-cancelled": GameEnded,
    "illegal-move": IllegalMove,
    "too-many-requests": TooManyRequests,
    "unknown-outcome": UnknownOutcome,
    "no-node-ready": Unavailable,
    "too-many-connections": Unavailable,
    "shutting-down": Unavailable,
}


def problem(status: int, body: Any, retry_after: float | None) -> Problem:
    """The exception of a response; a body that is no problem, as of a proxy, has no code."""
    details = body if isinstance(body, dict) else {}
    code = str(details.get("code", ""))
    detail = str(details.get("detail", f"The server returned status {status}."))
    kind = _BY_CODE.get(code) or _BY_STATUS.get(status)
    if kind is None:
        kind = ServerError if status >= 500 else BadRequest
    return kind(status, code, detail, retry_after)
