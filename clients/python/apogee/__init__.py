"""A client of Apogee, the platform for tournaments of space strategy games.

    from apogee import Client

    client = Client("http://127.0.0.1:8080", token)
    for line in client.games.follow_me():
        ...

Every operation of the API is a method, with typed requests and responses: ``client.games``,
``client.tournaments``, ``client.ratings``. Module ``apogee.bot`` runs a bot.
"""
from __future__ import annotations

from typing import Any

from . import errors
from .errors import ApogeeError, NoResponse, Problem
from .games import Games
from .ratings import Ratings
from .streams import Stream
from .tournaments import Tournaments
from .transport import Transport

__all__ = [
    "ApogeeError",
    "Client",
    "Games",
    "NoResponse",
    "Problem",
    "Ratings",
    "Stream",
    "Tournaments",
    "Transport",
    "errors",
]


class Client:
    """The API of one platform, with the token of one player, or without one for what is public.

    ``options`` are those of ``Transport``: ``timeout``, ``patience``, ``tls``, ``warn``.
    """

    def __init__(self, url: str, token: str | None = None, **options: Any) -> None:
        self.transport = Transport(url, token, **options)
        self.games = Games(self.transport)
        self.tournaments = Tournaments(self.transport)
        self.ratings = Ratings(self.transport)

    def close(self) -> None:
        self.transport.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
