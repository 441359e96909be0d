"""Apogee: ratings and statistics. Generated; do not edit.

From analytics-consumer/src/main/resources/org/apogee/analytics/api/openapi.json.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from .streams import Stream
from .transport import Transport


class Pool(TypedDict):
    """A rating pool."""
    pool: str
    results: int
    participants: int
    standing: NotRequired[Leader]
    """The rating of the requested `participant`. Players and Entities are ranked apart."""


class Leader(TypedDict):
    """One row of a leaderboard."""
    rank: int
    participant: str
    name: str
    kind: Literal["player", "entity"]
    rating: float
    """The mean of the estimated strength. A new participant has 25."""
    uncertainty: float
    """The standard deviation of the estimated strength. A new participant has 25/3."""
    cautious: float
    """The rating less three uncertainties, by which leaderboards are ordered."""
    games: int
    lastGame: str


class Point(TypedDict):
    """A rating with its uncertainty."""
    rating: float
    uncertainty: float


class Change(TypedDict):
    """The change of a rating by one game, or by the correction of its result."""
    pool: str
    number: int
    """The number of this change among the participant's changes in the pool, from 1."""
    game: str
    at: str
    place: int
    """0 if the game no longer counts."""
    entrants: int
    before: Point
    after: Point
    kind: Literal["result", "void", "replay", "ruling"]
    """`result` for a game; otherwise why its result was corrected."""
    reason: NotRequired[str]
    """The reason that the director gave for the correction."""


class Meeting(TypedDict):
    """The head-to-head result against one opponent."""
    opponent: str
    name: str
    better: int
    worse: int
    ties: int


class Overview(TypedDict):
    """The number of finished games of a ruleset."""
    game: str
    ruleset: str
    games: int


class Spread(TypedDict):
    """A mean with the minimum and the maximum."""
    mean: float
    least: float
    most: float


class Ending(TypedDict):
    """The games that ended in one way."""
    ruleset: str
    seats: int
    ending: str
    games: int
    decisions: Spread
    seconds: Spread


class Length(TypedDict):
    """The games with more than `upTo` / 2 and at most `upTo` decisions."""
    ruleset: str
    seats: int
    upTo: int
    games: int


class Seat(TypedDict):
    """The results of one seat. `share` is its fraction of all first places in games with this
    number of seats.
    """
    ruleset: str
    seats: int
    seat: int
    games: int
    firsts: int
    share: float
    place: float
    points: float


class GameStatistics(TypedDict):
    """The statistics of one game."""
    game: str
    games: int
    cancelled: int
    endings: Sequence[Ending]
    lengths: Sequence[Length]
    seats: Sequence[Seat]


class ScenarioLine(TypedDict):
    """The results of one scenario."""
    ruleset: str
    scenario: str
    difficulty: str
    power: str
    seats: int
    games: int
    defeats: int
    phases: float


class Line(TypedDict):
    """The results for one value of a factor, such as one difficulty."""
    of: str
    games: int
    defeats: int
    points: NotRequired[float]


class EntityStatistics(TypedDict):
    """Statistics of the Entity. `defeats` counts the games that the Entity lost."""
    games: int
    defeats: int
    scenarios: Sequence[ScenarioLine]
    difficulties: Sequence[Line]
    powers: Sequence[Line]
    tables: Sequence[Line]
    modes: Sequence[Line]
    endings: Sequence[Line]
    phases: Sequence[Line]
    races: Sequence[Line]
    bots: Sequence[Line]


class Problem(TypedDict):
    """A problem detail (RFC 9457)."""
    type: str
    title: str
    status: int
    detail: str
    code: str


class ListPoolsResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Pool]
    next: NotRequired[str]


class LeaderboardResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Leader]
    next: NotRequired[str]


class RatingHistoryResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Change]
    next: NotRequired[str]


class MeetingsResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Meeting]
    next: NotRequired[str]


class PlayerHistoryResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Change]
    next: NotRequired[str]


class StatisticsOverviewResult(TypedDict):
    """A page of items. `next` is the `cursor` of the next page; it is absent on the last page."""
    items: Sequence[Overview]
    next: NotRequired[str]

Id = str


class Ratings:
    """Apogee: ratings and statistics."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_pools(
        self,
        *,
        participant: Id | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ListPoolsResult:
        """List rating pools, ordered by name."""
        return self._transport.json(
            "GET",
            "/api/v1/ratings",
            {},
            query={"participant": participant, "limit": limit, "cursor": cursor},
            repeats=True,
        )

    def leaderboard(
        self,
        pool: Id,
        *,
        kind: Literal["player", "entity"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> LeaderboardResult:
        """Get the leaderboard of a pool, ordered by rating less three uncertainties."""
        return self._transport.json(
            "GET",
            "/api/v1/ratings/{pool}",
            {"pool": pool},
            query={"kind": kind, "limit": limit, "cursor": cursor},
            repeats=True,
        )

    def rating_history(
        self,
        pool: Id,
        *,
        participant: Id,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> RatingHistoryResult:
        """List the rating changes of one participant in a pool, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/ratings/{pool}/history",
            {"pool": pool},
            query={"participant": participant, "limit": limit, "cursor": cursor},
            repeats=True,
        )

    def meetings(
        self,
        pool: Id,
        *,
        participant: Id,
        opponent: Id | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> MeetingsResult:
        """Get head-to-head results: games placed ahead of each opponent, behind it, and tied."""
        return self._transport.json(
            "GET",
            "/api/v1/ratings/{pool}/meetings",
            {"pool": pool},
            query={
                "participant": participant,
                "opponent": opponent,
                "limit": limit,
                "cursor": cursor,
            },
            repeats=True,
        )

    def player_history(
        self,
        id: Id,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> PlayerHistoryResult:
        """List the rating changes of a player in all pools, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/players/{id}/history",
            {"id": id},
            query={"limit": limit, "cursor": cursor},
            repeats=True,
        )

    def statistics_overview(self) -> StatisticsOverviewResult:
        """Count finished games by ruleset."""
        return self._transport.json(
            "GET",
            "/api/v1/stats/games",
            {},
            repeats=True,
        )

    def game_statistics(
        self,
        game: Id,
        *,
        edition: int | None = None,
        seats: int | None = None,
    ) -> GameStatistics:
        """Get the endings, lengths and seat results of a game, rated or not."""
        return self._transport.json(
            "GET",
            "/api/v1/stats/games/{game}",
            {"game": game},
            query={"edition": edition, "seats": seats},
            repeats=True,
        )

    def entity_statistics(
        self,
        *,
        ruleset: str | None = None,
        scenario: Id | None = None,
        difficulty: Id | None = None,
        power: Id | None = None,
        seats: int | None = None,
    ) -> EntityStatistics:
        """Get how often players defeat the Entity, by scenario, bot, race and other factors."""
        return self._transport.json(
            "GET",
            "/api/v1/stats/entity",
            {},
            query={
                "ruleset": ruleset,
                "scenario": scenario,
                "difficulty": difficulty,
                "power": power,
                "seats": seats,
            },
            repeats=True,
        )

    def analytics_document(self) -> dict[str, Any]:
        """Get this document."""
        return self._transport.json(
            "GET",
            "/api/v1/analytics/openapi.json",
            {},
            repeats=True,
        )
