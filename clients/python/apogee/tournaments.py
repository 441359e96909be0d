"""Apogee: tournaments. Generated; do not edit.

From matchmaker/src/main/resources/org/apogee/match/api/openapi.json.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from .streams import Stream
from .transport import Transport


class Problem(TypedDict):
    type: str
    """A URN that contains the code."""
    title: str
    """The reason phrase of the status."""
    status: int
    detail: str
    """One sentence that explains the error to a person."""
    code: str
    """The stable code of the error, for programs."""


class EntrantWish(TypedDict):
    """Either a player or a house bot. Only a director of the tournament may enter a house bot."""
    player: NotRequired[str]
    bot: NotRequired[str]
    """A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
    `mcts:250ms`.
    """
    name: NotRequired[str]
    rating: NotRequired[int]


class TournamentWish(TypedDict):
    name: str
    game: str
    options: NotRequired[dict[str, str]]
    format: Literal["swiss", "round-robin", "knock-out", "double-knock-out", "arena", "gauntlet"]
    champions: NotRequired[int]
    seeded: NotRequired[bool]
    deals: NotRequired[Literal["own", "mirrored"]]
    """Mirrored: all tables of a round play the same deal, and points come from comparing seats."""
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    largestTable: NotRequired[int]
    rounds: NotRequired[int]
    teams: NotRequired[TournamentWishTeams]
    """Teams are paired instead of entrants, and each match is a game at every board."""
    gamesPerMatch: NotRequired[int]
    clock: NotRequired[TournamentWishClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    points: NotRequired[Sequence[int]]
    tieBreaks: NotRequired[Sequence[Literal[
        "buchholz",
        "median-buchholz",
        "sonneborn-berger",
        "head-to-head",
        "wins",
        "score-sum",
        "board-points",
    ]]]
    seed: NotRequired[str]
    rated: NotRequired[bool]
    minutes: NotRequired[int]
    startInSeconds: NotRequired[int]
    entrants: NotRequired[Sequence[EntrantWish]]
    key: NotRequired[str]
    startAt: NotRequired[str]
    """A time with an offset. Set either this or `startInSeconds`."""
    registration: NotRequired[Registration]
    control: NotRequired[Control]


class TournamentWishTeams(TypedDict):
    """Teams are paired instead of entrants, and each match is a game at every board."""
    boards: int
    reserves: NotRequired[int]


class TournamentWishClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class ImportWish(TypedDict):
    name: str
    game: str
    options: NotRequired[dict[str, str]]
    format: Literal["swiss", "round-robin", "knock-out", "double-knock-out", "arena", "gauntlet"]
    champions: NotRequired[int]
    seeded: NotRequired[bool]
    deals: NotRequired[Literal["own", "mirrored"]]
    """Mirrored: all tables of a round play the same deal, and points come from comparing seats."""
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    largestTable: NotRequired[int]
    rounds: NotRequired[int]
    teams: NotRequired[ImportWishTeams]
    """Teams are paired instead of entrants, and each match is a game at every board."""
    gamesPerMatch: NotRequired[int]
    clock: NotRequired[ImportWishClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    points: NotRequired[Sequence[int]]
    tieBreaks: NotRequired[Sequence[Literal[
        "buchholz",
        "median-buchholz",
        "sonneborn-berger",
        "head-to-head",
        "wins",
        "score-sum",
        "board-points",
    ]]]
    seed: NotRequired[str]
    rated: NotRequired[bool]
    minutes: NotRequired[int]
    startInSeconds: NotRequired[int]
    entrants: NotRequired[Sequence[EntrantWish]]
    key: NotRequired[str]
    trf: Sequence[str]
    startAt: NotRequired[str]
    """A time with an offset. Set either this or `startInSeconds`."""
    registration: NotRequired[Registration]
    control: NotRequired[Control]


class ImportWishTeams(TypedDict):
    """Teams are paired instead of entrants, and each match is a game at every board."""
    boards: int
    reserves: NotRequired[int]


class ImportWishClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class Made(TypedDict):
    tournament: str
    repeated: bool


class Joined(TypedDict):
    entrant: str
    number: NotRequired[int]
    repeated: bool
    waiting: NotRequired[int]
    """The place in the waiting list, instead of `number`."""


class Done(TypedDict):
    repeated: bool


class Summary(TypedDict):
    id: str
    name: str
    game: str
    format: str
    tableSize: int
    state: Literal["open", "running", "paused", "played", "finished", "cancelled"]
    round: int
    rounds: int
    """The number of rounds; 0 if it is not fixed in advance."""
    entrants: int
    live: int
    """The number of games in play."""
    createdAt: int
    startedAt: NotRequired[int]
    finishedAt: NotRequired[int]
    leader: NotRequired[str]
    startAt: NotRequired[int]
    """The planned start."""
    capacity: NotRequired[int]
    waiting: NotRequired[int]
    """The length of the waiting list."""
    checkInFrom: NotRequired[int]
    checkInUntil: NotRequired[int]
    nextRoundAt: NotRequired[int]
    """When the next round starts at the earliest; absent after the last round."""
    boards: NotRequired[int]
    """The boards of a match, in a team event."""
    teamsEntered: NotRequired[int]


class Page(TypedDict):
    items: Sequence[Summary]
    next: NotRequired[str]


class Tournament(TypedDict):
    id: str
    name: str
    game: NotRequired[str]
    format: NotRequired[str]
    tableSize: NotRequired[int]
    state: NotRequired[Literal["open", "running", "paused", "played", "finished", "cancelled"]]
    round: NotRequired[int]
    rounds: NotRequired[int]
    """The number of rounds; 0 if it is not fixed in advance."""
    entrants: Sequence[TournamentEntrants]
    live: NotRequired[int]
    """The number of games in play."""
    createdAt: NotRequired[int]
    startedAt: NotRequired[int]
    finishedAt: NotRequired[int]
    leader: NotRequired[str]
    directors: NotRequired[Sequence[str]]
    """The IDs of the co-directors. The owner is in the settings."""
    settings: dict[str, Any]
    startAt: NotRequired[int]
    """The planned start."""
    capacity: NotRequired[int]
    waiting: NotRequired[int]
    """The length of the waiting list."""
    checkInFrom: NotRequired[int]
    checkInUntil: NotRequired[int]
    nextRoundAt: NotRequired[int]
    """When the next round starts at the earliest; absent after the last round."""
    boards: NotRequired[int]
    """The boards of a match, in a team event."""
    teamsEntered: NotRequired[int]
    teams: NotRequired[Sequence[Team]]
    """Only in a team event."""
    podium: NotRequired[Podium]


class TournamentEntrants(TypedDict):
    entrant: str
    number: int
    name: str
    player: str
    bot: NotRequired[str]
    rating: int
    active: bool


class Game(TypedDict):
    game: str
    seats: Sequence[str]
    state: Literal["live", "over", "lost"]
    ending: NotRequired[str]
    places: NotRequired[Sequence[int]]


class Table(TypedDict):
    table: int
    seats: Sequence[str]
    reason: str
    state: Literal["running", "over", "void"]
    played: NotRequired[bool]
    places: NotRequired[Sequence[int]]
    points: NotRequired[Sequence[str]]
    games: Sequence[Game]


class Round(TypedDict):
    round: int
    state: Literal["running", "decided", "over"]
    manual: bool
    pairedAt: int
    tables: Sequence[Table]
    byes: Sequence[RoundByes]
    relaxed: Sequence[RoundRelaxed]
    notes: Sequence[str]
    matches: NotRequired[Sequence[TeamMatch]]
    """Only in a team event: the matches of teams, whose boards are the tables."""


class RoundByes(TypedDict):
    entrant: str
    kind: Literal["pairing", "awarded", "requested", "absent"]


class RoundRelaxed(TypedDict):
    rule: str
    sentence: str


class Rounds(TypedDict):
    items: Sequence[Round]


class Standings(TypedDict):
    round: int
    state: str
    tieBreaks: Sequence[str]
    items: Sequence[StandingsItems]


class StandingsItems(TypedDict):
    place: int
    entrant: str
    name: NotRequired[str]
    active: NotRequired[bool]
    points: str
    tieBreaks: Sequence[str]


class Step(TypedDict):
    sequence: int
    type: Literal["step", "end", "heartbeat"]
    at: NotRequired[int]
    by: NotRequired[str]
    what: NotRequired[str]
    text: NotRequired[str]
    team: NotRequired[str]


class Audit(TypedDict):
    items: Sequence[Step]
    over: bool


class Bye(TypedDict):
    entrant: str
    round: int
    kind: NotRequired[Literal["requested", "absent"]]
    reason: NotRequired[str]
    """Why; only from a director. It stands in the audit trail."""


class More(TypedDict):
    """Either rounds or, for an arena, minutes."""
    rounds: NotRequired[int]
    minutes: NotRequired[int]
    key: NotRequired[str]
    """A repeat with the same key adds nothing."""
    reason: NotRequired[str]
    """Why; only from a director. It stands in the audit trail."""


class Reason(TypedDict):
    reason: str


class Pair(TypedDict):
    one: str
    other: str
    reason: NotRequired[str]
    """Why; only from a director. It stands in the audit trail."""


class Pairing(TypedDict):
    tables: Sequence[Sequence[str]]
    byes: NotRequired[Sequence[str]]
    version: NotRequired[int]
    """The version of the shown plan. If the tournament has changed since, the pairing is
    refused.
    """
    reason: NotRequired[str]
    """Why; only from a director. It stands in the audit trail."""


class Voiding(TypedDict):
    reason: str
    replay: NotRequired[bool]


class Ruling(TypedDict):
    places: Sequence[int]
    played: NotRequired[bool]
    reason: str


class LadderWish(TypedDict):
    id: str
    name: NotRequired[str]
    game: str
    options: NotRequired[dict[str, str]]
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    """The smallest table accepted after `patienceSeconds`."""
    gamesMax: NotRequired[int]
    """Maximum number of the ladder's games in play."""
    gamesOfOneMax: NotRequired[int]
    """Maximum number of games in play per entrant."""
    patienceSeconds: NotRequired[int]
    """After this waiting time, any opponent is accepted."""
    provisionalGames: NotRequired[int]
    """Entrants with fewer rated games than this are matched first."""
    sameOwner: NotRequired[bool]
    """True if bots of one owner may play each other."""
    clock: NotRequired[LadderWishClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]


class LadderWishClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class LadderOpened(TypedDict):
    ladder: str
    repeated: bool


class LadderJoining(TypedDict):
    """Either a player or a house bot. Only the owner of the ladder may enter a house bot."""
    player: NotRequired[str]
    bot: NotRequired[str]
    games: NotRequired[int]
    """Maximum number of concurrent games of the entrant."""


class LadderJoined(TypedDict):
    entrant: str
    repeated: bool


class LadderLine(TypedDict):
    id: str
    name: str
    game: str
    pool: str
    tableSize: int
    state: Literal["open", "paused"]
    entrants: int
    live: int
    games: int
    lost: int


class Ladders(TypedDict):
    items: Sequence[LadderLine]


class Ladder(TypedDict):
    id: str
    name: str
    game: str
    pool: str
    tableSize: int
    state: Literal["open", "paused"]
    entrants: int
    live: int
    games: int
    lost: int
    pausedBecause: NotRequired[str]
    owner: NotRequired[str]
    """The player who opened the ladder; empty if it was opened by an older version."""
    settings: dict[str, Any]
    onLadder: Sequence[dict[str, Any]]
    tables: Sequence[dict[str, Any]]


class Registration(TypedDict):
    """The rules by which entrants enter. Entry codes are stored as hashes and never returned."""
    opens: NotRequired[str]
    """A time with an offset, or a duration before the start such as `PT30M`."""
    closes: NotRequired[str]
    """A time with an offset, or a duration before the start such as `PT30M`."""
    capacity: NotRequired[int]
    """The number of seats. Further entrants wait in order of arrival."""
    checkIn: NotRequired[RegistrationCheckIn]
    conditions: NotRequired[RegistrationConditions]
    codes: NotRequired[Sequence[str]]


class RegistrationCheckIn(TypedDict):
    opens: str
    """A time with an offset, or a duration before the start such as `PT30M`."""
    closes: str
    """A time with an offset, or a duration before the start such as `PT30M`."""


class RegistrationConditions(TypedDict):
    ratingMin: NotRequired[int]
    ratingMax: NotRequired[int]
    gamesMin: NotRequired[int]
    """Rated games in the pool of the game."""
    accountDays: NotRequired[int]
    kinds: NotRequired[Sequence[Literal["people", "bots", "house"]]]
    allowed: NotRequired[Sequence[str]]
    """IDs of players. Their bots may enter too."""
    noGuests: NotRequired[bool]


class JoinWish(TypedDict):
    """Either a player or a house bot. Only a director of the tournament may enter a house bot."""
    player: NotRequired[str]
    bot: NotRequired[str]
    """A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
    `mcts:250ms`.
    """
    name: NotRequired[str]
    rating: NotRequired[int]
    code: NotRequired[str]
    """The entry code, if one is required."""
    reason: NotRequired[str]
    """Why; only from a director. It stands in the audit trail."""


class RegistrationView(TypedDict):
    tournament: str
    game: NotRequired[str]
    owner: NotRequired[str]
    state: str
    startAt: NotRequired[int]
    opensAt: NotRequired[int]
    closesAt: NotRequired[int]
    capacity: NotRequired[int]
    seated: int
    checkInFrom: NotRequired[int]
    checkInUntil: NotRequired[int]
    checkInEnded: NotRequired[bool]
    codeRequired: bool
    conditions: dict[str, Any]
    entrants: Sequence[RegistrationViewEntrants]
    waiting: Sequence[RegistrationViewWaiting]
    """In the order in which they move up."""
    teams: NotRequired[Sequence[Team]]
    """In a team event. Teams have places and wait, and `seated` counts them."""
    missed: Sequence[RegistrationViewMissed]
    you: NotRequired[RegistrationViewYou]
    """With a token: what the entrant can do now, and why."""


class RegistrationViewEntrants(TypedDict):
    entrant: str
    name: str
    player: str
    checkedIn: bool


class RegistrationViewWaiting(TypedDict):
    entrant: str
    name: str
    player: str
    checkedIn: bool


class RegistrationViewMissed(TypedDict):
    entrant: str
    at: int


class RegistrationViewYou(TypedDict):
    """With a token: what the entrant can do now, and why."""
    entrant: str
    status: Literal["outside", "seated", "waiting", "withdrawn", "missed"]
    place: NotRequired[int]
    mayEnter: bool
    mayCheckIn: bool
    checkedIn: bool
    reasons: Sequence[RegistrationViewYouReasons]


class RegistrationViewYouReasons(TypedDict):
    code: str
    holds: bool
    sentence: str


class NoShows(TypedDict):
    items: Sequence[NoShowsItems]


class NoShowsItems(TypedDict):
    player: str
    times: int
    lastAt: int


class PreviewWish(TypedDict):
    name: str
    game: str
    options: NotRequired[dict[str, str]]
    format: Literal["swiss", "round-robin", "knock-out", "double-knock-out", "arena"]
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    largestTable: NotRequired[int]
    rounds: NotRequired[int]
    deals: NotRequired[Literal["own", "mirrored"]]
    """Mirrored: all tables of a round play the same deal, and points come from comparing seats."""
    teams: NotRequired[PreviewWishTeams]
    """Teams are paired instead of entrants, and each match is a game at every board."""
    gamesPerMatch: NotRequired[int]
    clock: NotRequired[PreviewWishClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    points: NotRequired[Sequence[int]]
    tieBreaks: NotRequired[Sequence[Literal[
        "buchholz",
        "median-buchholz",
        "sonneborn-berger",
        "head-to-head",
        "wins",
        "score-sum",
        "board-points",
    ]]]
    seed: NotRequired[str]
    rated: NotRequired[bool]
    minutes: NotRequired[int]
    startInSeconds: NotRequired[int]
    entrants: NotRequired[Sequence[EntrantWish]]
    key: NotRequired[str]
    startAt: NotRequired[str]
    """A time with an offset. Set either this or `startInSeconds`."""
    registration: NotRequired[Registration]
    expected: NotRequired[int]
    """How many entrants are expected."""


class PreviewWishTeams(TypedDict):
    """Teams are paired instead of entrants, and each match is a game at every board."""
    boards: int
    reserves: NotRequired[int]


class PreviewWishClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class Preview(TypedDict):
    entrants: int
    rounds: NotRequired[int]
    """0 for an arena."""
    games: NotRequired[int]
    """For an arena an estimate; missing if no game was measured."""
    perRound: NotRequired[Sequence[PreviewPerRound]]
    complete: NotRequired[bool]
    """False if only the first round was paired because the field is large: the others are like
    it.
    """
    duration: NotRequired[PreviewDuration]
    capacity: NotRequired[PreviewCapacity]
    warnings: Sequence[PreviewWarnings]


class PreviewPerRound(TypedDict):
    tables: NotRequired[int]
    byes: NotRequired[int]
    sizes: NotRequired[dict[str, int]]
    """The number of tables by their number of seats."""


class PreviewDuration(TypedDict):
    basis: Literal["measured", "clock"]
    """`measured`: from games with people or outside bots that were played here. `clock`: what
    the clocks allow.
    """
    minutes: int
    roundMinutes: int
    atMostMinutes: int
    gamesMeasured: NotRequired[int]
    medianDecisions: NotRequired[int]
    secondsPerDecision: NotRequired[float]


class PreviewCapacity(TypedDict):
    gamesAtOnce: int
    room: int
    """How many more games the nodes should host now."""


class PreviewWarnings(TypedDict):
    code: str
    field: str
    sentence: str


class TemplateTournament(TypedDict):
    name: str
    game: str
    options: NotRequired[dict[str, str]]
    format: Literal["swiss", "round-robin", "knock-out", "double-knock-out", "arena"]
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    largestTable: NotRequired[int]
    rounds: NotRequired[int]
    deals: NotRequired[Literal["own", "mirrored"]]
    """Mirrored: all tables of a round play the same deal, and points come from comparing seats."""
    teams: NotRequired[TemplateTournamentTeams]
    """Teams are paired instead of entrants, and each match is a game at every board."""
    gamesPerMatch: NotRequired[int]
    clock: NotRequired[TemplateTournamentClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    points: NotRequired[Sequence[int]]
    tieBreaks: NotRequired[Sequence[Literal[
        "buchholz",
        "median-buchholz",
        "sonneborn-berger",
        "head-to-head",
        "wins",
        "score-sum",
        "board-points",
    ]]]
    seed: NotRequired[str]
    rated: NotRequired[bool]
    minutes: NotRequired[int]
    entrants: NotRequired[Sequence[EntrantWish]]
    registration: NotRequired[Registration]


class TemplateTournamentTeams(TypedDict):
    """Teams are paired instead of entrants, and each match is a game at every board."""
    boards: int
    reserves: NotRequired[int]


class TemplateTournamentClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class TemplateWish(TypedDict):
    rule: NotRequired[str]
    """A recurrence rule of iCalendar (RFC 5545) such as `FREQ=WEEKLY;BYDAY=FR`; at most once a
    day. Without it nothing recurs.
    """
    zone: NotRequired[str]
    """The time zone of the rule, such as `Europe/Berlin`. The default is UTC."""
    start: NotRequired[str]
    """The local time of the first start, such as `2026-05-01T19:00`. Required with a rule."""
    ahead: NotRequired[int]
    """So many events are open at a time."""
    tournament: TemplateTournament
    key: NotRequired[str]


class TemplateMade(TypedDict):
    template: str
    repeated: bool


class Templates(TypedDict):
    items: Sequence[TemplatesItems]


class TemplatesItems(TypedDict):
    template: str
    owner: str
    name: str
    game: str
    format: str
    state: Literal["active", "paused", "ended"]
    rule: NotRequired[str]
    zone: NotRequired[str]
    start: NotRequired[str]
    ahead: NotRequired[int]


class Template(TypedDict):
    template: str
    owner: str
    name: str
    game: str
    format: str
    state: Literal["active", "paused", "ended"]
    rule: NotRequired[str]
    zone: NotRequired[str]
    start: NotRequired[str]
    ahead: NotRequired[int]
    next: Sequence[TemplateNext]
    """The next events by the rule."""
    events: Sequence[TemplateEvents]
    """The latest events that were created."""


class TemplateNext(TypedDict):
    due: str
    """The local time by the rule."""
    startAt: int
    tournament: NotRequired[str]


class TemplateEvents(TypedDict):
    due: str
    """The local time by the rule."""
    startAt: int
    tournament: NotRequired[str]


class EventWish(TypedDict):
    startAt: str
    """A time with an offset."""


class EventMade(TypedDict):
    tournament: str


class StageWish(TypedDict):
    name: str
    game: NotRequired[str]
    options: NotRequired[dict[str, str]]
    format: Literal["swiss", "round-robin", "knock-out", "double-knock-out", "arena", "gauntlet"]
    champions: NotRequired[int]
    seeded: NotRequired[bool]
    deals: NotRequired[Literal["own", "mirrored"]]
    """Mirrored: all tables of a round play the same deal, and points come from comparing seats."""
    tableSize: NotRequired[int]
    smallestTable: NotRequired[int]
    largestTable: NotRequired[int]
    rounds: NotRequired[int]
    gamesPerMatch: NotRequired[int]
    clock: NotRequired[StageWishClock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    points: NotRequired[Sequence[int]]
    tieBreaks: NotRequired[Sequence[Literal[
        "buchholz",
        "median-buchholz",
        "sonneborn-berger",
        "head-to-head",
        "wins",
        "score-sum",
        "board-points",
    ]]]
    seed: NotRequired[str]
    rated: NotRequired[bool]
    minutes: NotRequired[int]
    groups: NotRequired[int]
    distribution: NotRequired[Literal["snake", "bands"]]
    advance: NotRequired[int]
    best: NotRequired[int]
    carry: NotRequired[Literal["none", "all", "between"]]


class StageWishClock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class CompetitionWish(TypedDict):
    name: str
    game: str
    manual: NotRequired[bool]
    seed: NotRequired[str]
    stages: Sequence[StageWish]
    entrants: NotRequired[Sequence[EntrantWish]]
    key: NotRequired[str]


class CompetitionMade(TypedDict):
    competition: str
    repeated: bool


class Advancing(TypedDict):
    stage: int


class CompetitionLine(TypedDict):
    id: str
    name: str
    owner: str
    state: Literal["open", "running", "finished", "cancelled"]
    stage: int
    """stages that have begun"""
    stagesInAll: int
    entrantsInAll: int
    createdAt: int


class Competitions(TypedDict):
    items: Sequence[CompetitionLine]
    next: NotRequired[str]


class CompetitionGroup(TypedDict):
    group: str
    tournament: str
    state: Literal["running", "over", "cancelled"]
    lateCorrection: bool
    """a correction came after the next stage had begun, and changes nothing"""
    entrants: Sequence[CompetitionGroupEntrants]
    standings: Sequence[CompetitionGroupStandings]


class CompetitionGroupEntrants(TypedDict):
    entrant: str
    name: str
    carried: str
    reason: str


class CompetitionGroupStandings(TypedDict):
    place: int
    entrant: str
    name: str
    points: str


class CompetitionStage(TypedDict):
    stage: int
    name: str
    game: str
    format: str
    tableSize: int
    groupsInAll: int
    distribution: str
    carry: str
    advance: int
    best: int
    state: Literal["planned", "running", "over"]
    groups: Sequence[CompetitionGroup]
    advancing: Sequence[CompetitionStageAdvancing]


class CompetitionStageAdvancing(TypedDict):
    entrant: str
    name: str
    reason: str


class EventStep(TypedDict):
    at: int
    by: str
    what: str
    text: str


class Competition(TypedDict):
    id: str
    name: str
    owner: str
    state: Literal["open", "running", "finished", "cancelled"]
    stage: int
    """stages that have begun"""
    stagesInAll: int
    entrantsInAll: int
    createdAt: int
    manual: bool
    entrants: Sequence[CompetitionEntrants]
    stages: Sequence[CompetitionStage]
    ranking: Sequence[CompetitionRanking]
    audit: Sequence[EventStep]
    directors: NotRequired[Sequence[str]]
    """The co-directors."""
    played: NotRequired[bool]
    """Whether the last stage is complete, or too few entrants are left for the next one, so that
    a manual competition can be confirmed.
    """
    season: NotRequired[str]
    """Its season, whose directors direct it too; absent if there is none."""


class CompetitionEntrants(TypedDict):
    entrant: str
    name: str
    rating: int
    active: bool
    player: NotRequired[str]


class CompetitionRanking(TypedDict):
    place: int
    entrant: str
    name: str
    stage: int
    group: str
    player: NotRequired[str]


class MemberWish(TypedDict):
    division: NotRequired[int]
    player: NotRequired[str]
    bot: NotRequired[str]
    """A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
    `mcts:250ms`.
    """
    name: NotRequired[str]
    rating: NotRequired[int]


class DivisionWish(TypedDict):
    name: str
    size: int
    exchange: NotRequired[int]
    """how many are relegated from it, and promoted to it from below"""


class SeasonWish(TypedDict):
    name: str
    game: str
    stages: Sequence[StageWish]
    divisions: Sequence[DivisionWish]
    events: int
    first: str
    """a local time in the season's zone, such as 2026-12-01T19:00"""
    everyDays: NotRequired[int]
    zone: NotRequired[str]
    points: NotRequired[Sequence[int]]
    bestOf: NotRequired[int]
    tieBreaks: NotRequired[Sequence[Literal["wins", "best", "played", "latest"]]]
    seed: NotRequired[str]
    members: NotRequired[Sequence[MemberWish]]
    key: NotRequired[str]


class NextSeasonWish(TypedDict):
    first: str
    """a local time in the season's zone, such as 2026-12-01T19:00"""


class SeasonMade(TypedDict):
    season: str
    repeated: bool


class SeasonLine(TypedDict):
    id: str
    name: str
    number: int
    owner: str
    state: Literal["running", "ended", "cancelled"]
    complete: bool
    """every event has been played"""
    eventsInAll: int
    divisionsInAll: int
    membersInAll: int
    createdAt: int


class Seasons(TypedDict):
    items: Sequence[SeasonLine]
    next: NotRequired[str]


class Season(TypedDict):
    id: str
    name: str
    number: int
    owner: str
    state: Literal["running", "ended", "cancelled"]
    complete: bool
    """every event has been played"""
    eventsInAll: int
    divisionsInAll: int
    membersInAll: int
    createdAt: int
    zone: NotRequired[str]
    """The time zone of its events, and of `first` in a request for the next season."""
    bestOf: int
    points: Sequence[int]
    tieBreaks: Sequence[str]
    events: Sequence[SeasonEvents]
    divisions: Sequence[SeasonDivisions]
    audit: Sequence[EventStep]
    directors: NotRequired[Sequence[str]]
    """The co-directors."""


class SeasonEvents(TypedDict):
    event: int
    startsAt: int
    divisions: Sequence[SeasonEventsDivisions]


class SeasonEventsDivisions(TypedDict):
    division: int
    state: Literal["planned", "running", "over", "too-few"]
    competition: NotRequired[str]
    lateCorrection: NotRequired[bool]


class SeasonDivisions(TypedDict):
    division: int
    name: str
    size: int
    exchange: int
    table: Sequence[SeasonDivisionsTable]


class SeasonDivisionsTable(TypedDict):
    place: int
    entrant: str
    name: NotRequired[str]
    active: NotRequired[bool]
    points: int
    events: Sequence[int]
    """the place in each event; 0 for none"""
    next: int
    """the division in the next season; 0 for none yet"""
    moves: NotRequired[Literal["promoted", "relegated"]]
    """for the next season, if this one ended now; absent if the member stays or leaves"""
    player: NotRequired[str]


class Message(TypedDict):
    text: str


class Adjudication(TypedDict):
    places: Sequence[int]
    """One place for each seat; the best is 1."""
    reason: str


class Control(TypedDict):
    """How the tournament continues after its start."""
    roundEnds: NotRequired[Literal["auto", "manual", "after"]]
    """When a round ends whose tables are all decided: at once, when a director ends it, or after
    `roundDelaySeconds`.
    """
    roundDelaySeconds: NotRequired[int]
    roundEverySeconds: NotRequired[int]
    """The shortest time between the starts of two rounds, counted from the start of the
    tournament: 604800 for one round a week.
    """
    confirms: NotRequired[Literal["auto", "manual", "after"]]
    """When a tournament is complete whose rounds are all played. Until then it is `played`, and
    results can be corrected.
    """
    confirmDelaySeconds: NotRequired[int]


class NextPairing(TypedDict):
    version: int
    """Send it with the pairing: if the tournament has changed, the pairing is refused as
    `plan-outdated`.
    """
    round: int
    provisional: bool
    """A round still runs, and its results will change this plan."""
    manual: bool
    """A director has paired this round."""
    tables: Sequence[NextPairingTables]
    byes: Sequence[str]
    relaxed: Relaxed
    notes: Sequence[str]
    cost: PairingCost
    unforced: NotRequired[PairingCost]
    """The cost without the forced tables."""
    added: NotRequired[Relaxed]
    """Rules that only the forced tables relax."""


class NextPairingTables(TypedDict):
    seats: Sequence[str]
    reason: str
    rematches: Sequence[NextPairingTablesRematches]
    forbidden: Sequence[Pair]
    spread: str
    """The distance of the best score from the lowest, in points."""


class NextPairingTablesRematches(TypedDict):
    one: str
    other: str
    times: int


class PairingCost(TypedDict):
    """The sum over all tables."""
    rematches: int
    forbidden: int
    spread: str


class RelaxedItem(TypedDict):
    rule: str
    sentence: str


class ForcedTables(TypedDict):
    tables: Sequence[Sequence[str]]


class Export(TypedDict):
    tournament: Tournament
    standings: Standings
    rounds: Sequence[Round]


class Team(TypedDict):
    team: str
    number: int
    name: str
    captain: str
    """The ID of a player."""
    active: bool
    complete: bool
    """Whether it has a player for each board."""
    waiting: NotRequired[int]
    """Its place in the waiting list, from 1; absent if it has a place in the event."""
    checkedIn: NotRequired[bool]
    """Present if the event has a check-in."""
    members: Sequence[str]
    """The IDs of its entrants; reserves come last."""


class Teams(TypedDict):
    boards: int
    reserves: int
    items: Sequence[Team]


class EnteredTeam(TypedDict):
    team: str
    repeated: bool
    waiting: NotRequired[int]
    """Its place in the waiting list; absent if it has a place in the event."""


class LineUp(TypedDict):
    team: str
    captain: str
    chosen: bool
    """Whether the captain has chosen it; otherwise the first members play."""
    boards: Sequence[str]
    invited: Sequence[str]


class TeamMatch(TypedDict):
    match: int
    teams: Sequence[str]
    tables: Sequence[int]
    """The tables of its boards, in order."""
    boardPoints: Sequence[str]
    """The points of each team from its boards so far."""
    state: Literal["running", "void", "over"]
    points: NotRequired[Sequence[str]]
    """The points of each team from the match."""


class Podium(TypedDict):
    """The first three of an event that is played; provisional until the state is `finished`."""
    places: Sequence[PodiumPlaces]
    entity: NotRequired[PodiumEntity]
    """Where the Entity would be, if it had sat at as many tables as the busiest entrant."""


class PodiumPlaces(TypedDict):
    place: int
    entrant: str
    player: NotRequired[str]
    name: NotRequired[str]
    points: str


class PodiumEntity(TypedDict):
    """Where the Entity would be, if it had sat at as many tables as the busiest entrant."""
    place: int
    points: str
    won: int
    games: int


class CheckInWish(TypedDict):
    minutes: int
    """How long it is open."""


class Webhook(TypedDict):
    id: str
    address: str
    shape: Literal["apogee", "discord"]
    kinds: NoticeKinds
    fastTurns: bool
    tournament: NotRequired[str]
    """The tournament whose notices it gets."""
    created: str
    disabledWhy: NotRequired[str]
    """Present while it gets no notices: why."""
    waiting: int
    """Deliveries that are pending."""
    dead: int
    """Deliveries that were given up."""
    secret: NotRequired[str]
    """The key of the signatures; only when it was created."""


class Delivery(TypedDict):
    number: int
    kind: str
    title: str
    state: Literal["pending", "sent", "dead"]
    attempts: int
    created: str
    tried: NotRequired[str]
    """The last attempt."""
    status: NotRequired[int]
    """The HTTP or SMTP status of the last response."""
    outcome: NotRequired[str]
    """The last attempt in a sentence."""
    millis: NotRequired[int]
    """The duration of the last attempt."""
    next: NotRequired[str]
    """The next attempt."""


class EnterTeamBody(TypedDict):
    name: str
    invited: NotRequired[Sequence[str]]
    """The IDs of the players who may join."""
    code: NotRequired[str]
    """The entry code, if the registration needs one."""


class ChooseLineUpBody(TypedDict):
    boards: Sequence[str]
    """A different member for each board, in order."""


class ListTournamentWebhooksResult(TypedDict):
    items: Sequence[Webhook]


class CreateTournamentWebhookBody(TypedDict):
    address: str
    """An http or https URL. Addresses of private networks are refused, also when the name of the
    host changes later.
    """
    shape: NotRequired[Literal["apogee", "discord"]]
    """The body: ours, or one that Discord accepts."""
    kinds: NotRequired[NoticeKinds]


class ChangeTournamentWebhookBody(TypedDict):
    kinds: NotRequired[NoticeKinds]


class ListTournamentDeliveriesResult(TypedDict):
    items: Sequence[Delivery]

Relaxed = Sequence[RelaxedItem]

NoticeKinds = Sequence[Literal["round-paired", "check-in", "message", "event-over"]]


class Tournaments:
    """Apogee: tournaments."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def make_tournament(self, body: TournamentWish) -> Made:
        """Create a tournament.

        A `key` makes the request idempotent: a repeat creates nothing and returns 200.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments",
            {},
            body=body,
            repeats="key" in body,
        )

    def list_tournaments(
        self,
        *,
        state: Literal["open", "running", "paused", "played", "finished", "cancelled"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> Page:
        """List tournaments, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments",
            {},
            query={"state": state, "limit": limit, "cursor": cursor},
            repeats=True,
        )

    def import_tournament(self, body: ImportWish) -> Made:
        """Continue a tournament from a report (TRF).

        Each entrant has the `name` that the report uses, and the player or house bot who plays
        under it.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/import",
            {},
            body=body,
            repeats="key" in body,
        )

    def join_tournament(self, id: str, body: JoinWish) -> Joined:
        """Enter a tournament.

        The owner of the tournament and administrators enter anybody, whatever the conditions; the
        capacity applies to all.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/entrants",
            {"id": id},
            body=body,
            repeats=False,
        )

    def withdraw(self, id: str, entrant: str, *, reason: str | None = None) -> Done:
        """Withdraw an entrant.

        The entrant is not paired again. A game in play continues.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/tournaments/{id}/entrants/{entrant}",
            {"id": id, "entrant": entrant},
            query={"reason": reason},
            repeats=False,
        )

    def start_tournament(self, id: str) -> Done:
        """Start a tournament."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/start",
            {"id": id},
            repeats=False,
        )

    def pause_tournament(self, id: str) -> Done:
        """Pause a tournament.

        Games in play continue. No round starts until the tournament resumes.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/pause",
            {"id": id},
            repeats=False,
        )

    def resume_tournament(self, id: str) -> Done:
        """Resume a paused tournament."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/resume",
            {"id": id},
            repeats=False,
        )

    def ask_for_bye(self, id: str, body: Bye) -> Done:
        """Request a bye in a later round."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/byes",
            {"id": id},
            body=body,
            repeats=False,
        )

    def extend_tournament(self, id: str, body: More) -> Done:
        """Add rounds, or minutes to an arena."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/extend",
            {"id": id},
            body=body,
            repeats="key" in body,
        )

    def add_director(self, id: str, player: str) -> Done:
        """Make a player a co-director of the tournament.

        Only the owner of the tournament or an admin can do this (403 `not-the-owner`). A
        co-director can do everything that the owner can, except choosing co-directors.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/tournaments/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=True,
        )

    def remove_director(self, id: str, player: str) -> Done:
        """Remove a co-director. Co-directors can remove themselves."""
        return self._transport.json(
            "DELETE",
            "/api/v1/tournaments/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=False,
        )

    def teams_of_tournament(self, id: str) -> Teams:
        """Get the teams of a team event."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/teams",
            {"id": id},
            repeats=True,
        )

    def enter_team(self, id: str, body: EnterTeamBody) -> EnteredTeam:
        """Enter a team, or change whom you invite.

        The ID of the team follows from its name. A team without a player for each board is not
        paired. The registration's window and entry codes apply; when all places are taken, the team
        waits (`waiting`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/teams",
            {"id": id},
            body=body,
            repeats=False,
        )

    def withdraw_team(self, id: str, team: str) -> Done:
        """Withdraw a team.

        Only the captain and directors can do this (403 `not-your-team`). Before the start its
        members may join another team.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/tournaments/{id}/teams/{team}",
            {"id": id, "team": team},
            repeats=False,
        )

    def join_team(self, id: str, team: str, body: EntrantWish) -> Done:
        """Join a team, or add a bot of yours to it.

        A player joins after an invitation by the captain (403 `not-invited`). Directors add
        anybody. After the start new members are reserves.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/teams/{team}/members",
            {"id": id, "team": team},
            body=body,
            repeats=False,
        )

    def leave_team(self, id: str, team: str, entrant: str) -> Done:
        """Leave a team before the start."""
        return self._transport.json(
            "DELETE",
            "/api/v1/tournaments/{id}/teams/{team}/members/{entrant}",
            {"id": id, "team": team, "entrant": entrant},
            repeats=False,
        )

    def line_up_of_team(self, id: str, team: str) -> LineUp:
        """Get the line-up for the next pairing, and the invited players.

        Only the captain and directors see it (403 `not-your-team`).
        """
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/teams/{team}/line-up",
            {"id": id, "team": team},
            repeats=True,
        )

    def choose_line_up(self, id: str, team: str, body: ChooseLineUpBody) -> Done:
        """Choose the players at the boards, from the next pairing on.

        Only the captain and directors can do this (403 `not-your-team`). A published pairing does
        not change.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/tournaments/{id}/teams/{team}/line-up",
            {"id": id, "team": team},
            body=body,
            repeats=True,
        )

    def check_in_team(self, id: str, team: str) -> Done:
        """Check in a team.

        For its captain, its members and directors (403 `not-your-team` for others). A team that has
        not checked in when the check-in closes loses its place to the waiting list.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/teams/{team}/check-in",
            {"id": id, "team": team},
            repeats=False,
        )

    def cancel_tournament(self, id: str, body: Reason) -> Done:
        """Cancel a tournament."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/cancel",
            {"id": id},
            body=body,
            repeats=False,
        )

    def forbid_pair(self, id: str, body: Pair) -> Done:
        """Forbid a pairing of two entrants.

        Pairing avoids the two entrants; a round that cannot avoid them reports a relaxed rule.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/forbidden",
            {"id": id},
            body=body,
            repeats=False,
        )

    def pair_by_hand(self, id: str, body: Pairing) -> Done:
        """Pair the next round by hand.

        Entrants not listed receive a bye as `absent`; in an arena they keep waiting, and entrants
        in play are refused as `entrant-in-play`. A knock-out is refused as `cannot-force`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/pairing",
            {"id": id},
            body=body,
            repeats=False,
        )

    def void_table(self, id: str, round: str, table: str, body: Voiding) -> Done:
        """Void the games of a table.

        The games do not count, and the ratings they changed are corrected. With `replay` the table
        is played again; the next pairing waits for it. In a knock-out only the last round can
        change; without `replay`, the better seeds advance from the table, and in a double knock-out
        nobody has lost.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/void",
            {"id": id, "round": round, "table": table},
            body=body,
            repeats=False,
        )

    def rule_table(self, id: str, round: str, table: str, body: Ruling) -> Done:
        """Set the places of a table by hand."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/result",
            {"id": id, "round": round, "table": table},
            body=body,
            repeats=False,
        )

    def show_tournament(self, id: str) -> Tournament:
        """Get a tournament with its settings and entrants."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}",
            {"id": id},
            repeats=True,
        )

    def show_rounds(self, id: str) -> Rounds:
        """List all rounds."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/rounds",
            {"id": id},
            repeats=True,
        )

    def show_standings(self, id: str) -> Standings:
        """Get the current standings."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/standings",
            {"id": id},
            repeats=True,
        )

    def show_round(self, id: str, round: str) -> Round:
        """Get a round: its tables with their reasons and results."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/rounds/{round}",
            {"id": id, "round": round},
            repeats=True,
        )

    def show_audit(self, id: str, *, from_: int | None = None) -> Audit:
        """List who did what in a tournament, at most 200 steps per page."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/audit",
            {"id": id},
            query={"from": from_},
            repeats=True,
        )

    def follow_tournament(self, id: str, *, from_: int | None = None) -> Stream[Step]:
        """Follow a tournament until it is complete."""
        return self._transport.lines(
            "GET",
            "/api/v1/tournaments/{id}/stream",
            {"id": id},
            query={"from": from_},
        )

    def show_report(self, id: str, *, names: Literal["id", "display"] | None = None) -> str:
        """Export a two-seat Swiss tournament as a report (TRF)."""
        return self._transport.text(
            "GET",
            "/api/v1/tournaments/{id}/trf",
            {"id": id},
            query={"names": names},
            repeats=True,
        )

    def export_standings(self, id: str) -> str:
        """Export the standings as CSV."""
        return self._transport.text(
            "GET",
            "/api/v1/tournaments/{id}/standings.csv",
            {"id": id},
            repeats=True,
        )

    def export_games(self, id: str) -> str:
        """Export all games as CSV."""
        return self._transport.text(
            "GET",
            "/api/v1/tournaments/{id}/games.csv",
            {"id": id},
            repeats=True,
        )

    def export_tournament(self, id: str) -> Export:
        """Export a tournament as one JSON file."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/export.json",
            {"id": id},
            repeats=True,
        )

    def export_calendar(self, id: str) -> str:
        """Get the times of a tournament as a calendar to subscribe to."""
        return self._transport.text(
            "GET",
            "/api/v1/tournaments/{id}/calendar.ics",
            {"id": id},
            repeats=True,
        )

    def export_upcoming(self) -> str:
        """Get all coming events as a calendar to subscribe to."""
        return self._transport.text(
            "GET",
            "/api/v1/tournaments/calendar.ics",
            {},
            repeats=True,
        )

    def list_ladders(self) -> Ladders:
        """List ladders, ordered by ID."""
        return self._transport.json(
            "GET",
            "/api/v1/ladders",
            {},
            repeats=True,
        )

    def open_ladder(self, body: LadderWish) -> LadderOpened:
        """Create a ladder.

        The ID makes the request idempotent: a repeat creates nothing and returns 200.
        """
        return self._transport.json(
            "POST",
            "/api/v1/ladders",
            {},
            body=body,
            repeats=True,
        )

    def show_ladder(self, id: str) -> Ladder:
        """Get a ladder: its entrants, its games in play and the reason for each table."""
        return self._transport.json(
            "GET",
            "/api/v1/ladders/{id}",
            {"id": id},
            repeats=True,
        )

    def join_ladder(self, id: str, body: LadderJoining) -> LadderJoined:
        """Join a ladder."""
        return self._transport.json(
            "POST",
            "/api/v1/ladders/{id}/entrants",
            {"id": id},
            body=body,
            repeats=False,
        )

    def leave_ladder(self, id: str, entrant: str) -> Done:
        """Leave a ladder.

        Games in play continue.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/ladders/{id}/entrants/{entrant}",
            {"id": id, "entrant": entrant},
            repeats=False,
        )

    def pause_ladder(self, id: str, body: Reason) -> Done:
        """Pause a ladder.

        Games in play continue. No game starts until the ladder resumes.
        """
        return self._transport.json(
            "POST",
            "/api/v1/ladders/{id}/pause",
            {"id": id},
            body=body,
            repeats=False,
        )

    def resume_ladder(self, id: str) -> Done:
        """Resume a paused ladder."""
        return self._transport.json(
            "POST",
            "/api/v1/ladders/{id}/resume",
            {"id": id},
            repeats=False,
        )

    def show_tournament_document(self) -> dict[str, Any]:
        """Get this document."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/openapi.json",
            {},
            repeats=True,
        )

    def registration(self, id: str, *, entrant: str | None = None) -> RegistrationView:
        """Look up the registration.

        With a token, `you` says whether you may enter, and why.
        """
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/registration",
            {"id": id},
            query={"entrant": entrant},
            repeats=True,
        )

    def no_shows(self, id: str) -> NoShows:
        """Count the no-shows of the entrants' accounts."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/no-shows",
            {"id": id},
            repeats=True,
        )

    def check_in(self, id: str, entrant: str) -> Done:
        """Check in.

        An entrant that has not checked in when the check-in closes loses its seat to the waiting
        list.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/entrants/{entrant}/check-in",
            {"id": id, "entrant": entrant},
            repeats=False,
        )

    def preview_tournament(self, body: PreviewWish) -> Preview:
        """Preview a tournament.

        Creates nothing. A trial run with made-up results is paired by the same code as real rounds.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/preview",
            {},
            body=body,
            repeats=True,
        )

    def make_template(self, body: TemplateWish) -> TemplateMade:
        """Create a template.

        With a rule it is a series: the next events are created at once, and later ones in time.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/templates",
            {},
            body=body,
            repeats="key" in body,
        )

    def list_templates(self, *, owner: str | None = None, ended: int | None = None) -> Templates:
        """List templates."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/templates",
            {},
            query={"owner": owner, "ended": ended},
            repeats=True,
        )

    def show_template(self, id: str) -> Template:
        """Get a template with its events."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/templates/{id}",
            {"id": id},
            repeats=True,
        )

    def use_template(self, id: str, body: EventWish) -> EventMade:
        """Create one event from a template.

        The same start again is the same event.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/templates/{id}/events",
            {"id": id},
            body=body,
            repeats=False,
        )

    def pause_template(self, id: str) -> Done:
        """Pause a series: no event is created until it resumes."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/templates/{id}/pause",
            {"id": id},
            repeats=False,
        )

    def resume_template(self, id: str) -> Done:
        """Resume a series."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/templates/{id}/resume",
            {"id": id},
            repeats=False,
        )

    def end_template(self, id: str) -> Done:
        """End a series for good. Events that were created stay."""
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/templates/{id}/end",
            {"id": id},
            repeats=False,
        )

    def list_competitions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> Competitions:
        """List competitions, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/competitions",
            {},
            query={"limit": limit, "cursor": cursor},
            repeats=True,
        )

    def create_competition(self, body: CompetitionWish) -> CompetitionMade:
        """Create a competition of several stages.

        With a key, a repeat creates nothing and returns 200.
        """
        return self._transport.json(
            "POST",
            "/api/v1/competitions",
            {},
            body=body,
            repeats="key" in body,
        )

    def show_competition(self, id: str) -> Competition:
        """Get a competition: its stages, groups, standings, who advances and why."""
        return self._transport.json(
            "GET",
            "/api/v1/competitions/{id}",
            {"id": id},
            repeats=True,
        )

    def export_ranking(self, id: str) -> str:
        """Export the final ranking of a competition as CSV."""
        return self._transport.text(
            "GET",
            "/api/v1/competitions/{id}/ranking.csv",
            {"id": id},
            repeats=True,
        )

    def join_competition(self, id: str, body: EntrantWish) -> Done:
        """Join a competition before its first stage."""
        return self._transport.json(
            "POST",
            "/api/v1/competitions/{id}/entrants",
            {"id": id},
            body=body,
            repeats=False,
        )

    def leave_competition(self, id: str, entrant: str) -> Done:
        """Withdraw from a competition.

        The tournament in play is left by its own route.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/competitions/{id}/entrants/{entrant}",
            {"id": id, "entrant": entrant},
            repeats=False,
        )

    def advance_competition(self, id: str, body: Advancing) -> Done:
        """Begin a stage.

        The first stage always begins by this route; later ones only if the competition is 'manual'.
        """
        return self._transport.json(
            "POST",
            "/api/v1/competitions/{id}/advance",
            {"id": id},
            body=body,
            repeats=False,
        )

    def confirm_competition(self, id: str) -> Done:
        """Confirm the results of a manual competition: the ranking is final."""
        return self._transport.json(
            "POST",
            "/api/v1/competitions/{id}/confirm",
            {"id": id},
            repeats=False,
        )

    def add_director_of_competition(self, id: str, player: str) -> Done:
        """Make a player a co-director of the competition and its groups.

        Only the owner of the competition or an admin can do this (403 `not-the-owner`). A
        co-director can do everything that the owner can, except choosing co-directors.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/competitions/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=True,
        )

    def remove_director_of_competition(self, id: str, player: str) -> Done:
        """Remove a co-director. Co-directors can remove themselves."""
        return self._transport.json(
            "DELETE",
            "/api/v1/competitions/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=False,
        )

    def cancel_competition(self, id: str, body: Reason) -> Done:
        """Cancel a competition and its tournaments."""
        return self._transport.json(
            "POST",
            "/api/v1/competitions/{id}/cancel",
            {"id": id},
            body=body,
            repeats=False,
        )

    def list_seasons(self, *, limit: int | None = None, cursor: str | None = None) -> Seasons:
        """List seasons, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/seasons",
            {},
            query={"limit": limit, "cursor": cursor},
            repeats=True,
        )

    def create_season(self, body: SeasonWish) -> SeasonMade:
        """Create a season of several events in divisions.

        Its events begin by date. With a key, a repeat creates nothing and returns 200.
        """
        return self._transport.json(
            "POST",
            "/api/v1/seasons",
            {},
            body=body,
            repeats="key" in body,
        )

    def show_season(self, id: str) -> Season:
        """Get a season: its events, and the table of each division."""
        return self._transport.json(
            "GET",
            "/api/v1/seasons/{id}",
            {"id": id},
            repeats=True,
        )

    def export_tables(self, id: str) -> str:
        """Export the tables of a season as CSV."""
        return self._transport.text(
            "GET",
            "/api/v1/seasons/{id}/tables.csv",
            {"id": id},
            repeats=True,
        )

    def export_season_calendar(self, id: str) -> str:
        """Get the events of a season as a calendar to subscribe to."""
        return self._transport.text(
            "GET",
            "/api/v1/seasons/{id}/calendar.ics",
            {"id": id},
            repeats=True,
        )

    def join_season(self, id: str, body: MemberWish) -> Done:
        """Join a division of a season."""
        return self._transport.json(
            "POST",
            "/api/v1/seasons/{id}/members",
            {"id": id},
            body=body,
            repeats=False,
        )

    def leave_season(self, id: str, entrant: str) -> Done:
        """Withdraw from a season."""
        return self._transport.json(
            "DELETE",
            "/api/v1/seasons/{id}/members/{entrant}",
            {"id": id, "entrant": entrant},
            repeats=False,
        )

    def end_season(self, id: str) -> Done:
        """End a season after its last event.

        Until then corrections of its tournaments change the tables. The divisions of the next
        season follow from the final tables.
        """
        return self._transport.json(
            "POST",
            "/api/v1/seasons/{id}/end",
            {"id": id},
            repeats=False,
        )

    def next_season(self, id: str, body: NextSeasonWish) -> SeasonMade:
        """Create the season after an ended one.

        Its divisions follow from promotion and relegation. A repeat creates nothing and returns
        200.
        """
        return self._transport.json(
            "POST",
            "/api/v1/seasons/{id}/next",
            {"id": id},
            body=body,
            repeats=False,
        )

    def add_director_of_season(self, id: str, player: str) -> Done:
        """Make a player a co-director of the season and its events.

        Only the owner of the season or an admin can do this (403 `not-the-owner`). A co-director
        can do everything that the owner can, except choosing co-directors.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/seasons/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=True,
        )

    def remove_director_of_season(self, id: str, player: str) -> Done:
        """Remove a co-director. Co-directors can remove themselves."""
        return self._transport.json(
            "DELETE",
            "/api/v1/seasons/{id}/directors/{player}",
            {"id": id, "player": player},
            repeats=False,
        )

    def cancel_season(self, id: str, body: Reason) -> Done:
        """Cancel a season and its events."""
        return self._transport.json(
            "POST",
            "/api/v1/seasons/{id}/cancel",
            {"id": id},
            body=body,
            repeats=False,
        )

    def change_settings(self, id: str, body: TournamentWish) -> Done:
        """Change the settings before the start.

        Owner, seed and entrants stay; so do entry codes and invited players if the body has none.
        More seats are filled from the waiting list.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/tournaments/{id}/settings",
            {"id": id},
            body=body,
            repeats=True,
        )

    def confirm_tournament(self, id: str) -> Done:
        """Confirm the results.

        Makes the standings final. Possible when everything is played, in state `played`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/confirm",
            {"id": id},
            repeats=False,
        )

    def next_pairing(self, id: str) -> NextPairing:
        """The next round as it would be paired now.

        The plan is computed and not stored. The same results lead to the same round.
        """
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/next-pairing",
            {"id": id},
            repeats=True,
        )

    def try_pairing(self, id: str, body: ForcedTables) -> NextPairing:
        """The next round with forced tables.

        The given tables stay and the system pairs everybody else. `unforced` has the cost without
        them. Nothing is stored: send the tables to `/pairing` to keep them.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/next-pairing/try",
            {"id": id},
            body=body,
            repeats=False,
        )

    def announce(self, id: str, body: Message) -> Done:
        """Send a message to all entrants.

        The message is a step of the tournament: it is in the stream and in the audit trail.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/message",
            {"id": id},
            body=body,
            repeats=False,
        )

    def end_round(self, id: str, round: str) -> Done:
        """End a round now.

        Possible when every table of the round is decided; with `roundEnds: manual` a round ends in
        no other way.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/rounds/{round}/end",
            {"id": id, "round": round},
            repeats=False,
        )

    def adjudicate(self, id: str, round: str, table: str, body: Adjudication) -> Done:
        """End the game of a table in play.

        The game ends with these places and counts like any other. The places are those of the seats
        of the table.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/adjudicate",
            {"id": id, "round": round, "table": table},
            body=body,
            repeats=False,
        )

    def draw_tournament(self, id: str) -> bytes:
        """Get a picture of a tournament for link previews: its state and its first three."""
        return self._transport.bytes(
            "GET",
            "/api/v1/tournaments/{id}/picture",
            {"id": id},
            repeats=True,
        )

    def open_registration(self, id: str) -> Done:
        """Open the registration now.

        Before the start; the times of the settings no longer hold.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/registration/open",
            {"id": id},
            repeats=False,
        )

    def close_registration(self, id: str) -> Done:
        """Close the registration now.

        Before the start. A director can still enter somebody.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/registration/close",
            {"id": id},
            repeats=False,
        )

    def open_check_in(self, id: str, body: CheckInWish) -> Done:
        """Open the check-in now.

        Before the start. Entrants who have not checked in when it closes lose their seats.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/check-in/open",
            {"id": id},
            body=body,
            repeats=False,
        )

    def list_tournament_webhooks(self, id: str) -> ListTournamentWebhooksResult:
        """List the webhooks of a tournament."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/webhooks",
            {"id": id},
            repeats=True,
        )

    def create_tournament_webhook(self, id: str, body: CreateTournamentWebhookBody) -> Webhook:
        """Create a webhook of a tournament.

        It gets the notices of the tournament, signed, in order, and repeated until a response with
        a status from 200 to 299. See docs/notices.md. Only for directors.
        """
        return self._transport.json(
            "POST",
            "/api/v1/tournaments/{id}/webhooks",
            {"id": id},
            body=body,
            repeats=False,
        )

    def change_tournament_webhook(
        self,
        id: str,
        webhook: str,
        body: ChangeTournamentWebhookBody,
    ) -> Webhook:
        """Choose the kinds of a webhook, and enable it again."""
        return self._transport.json(
            "PUT",
            "/api/v1/tournaments/{id}/webhooks/{webhook}",
            {"id": id, "webhook": webhook},
            body=body,
            repeats=True,
        )

    def remove_tournament_webhook(self, id: str, webhook: str) -> None:
        """Remove a webhook and its log."""
        return self._transport.nothing(
            "DELETE",
            "/api/v1/tournaments/{id}/webhooks/{webhook}",
            {"id": id, "webhook": webhook},
            repeats=False,
        )

    def test_tournament_webhook(self, id: str, webhook: str) -> None:
        """Send a test notice."""
        return self._transport.nothing(
            "POST",
            "/api/v1/tournaments/{id}/webhooks/{webhook}/test",
            {"id": id, "webhook": webhook},
            repeats=False,
        )

    def list_tournament_deliveries(
        self,
        id: str,
        webhook: str,
        *,
        state: Literal["pending", "sent", "dead"] | None = None,
        before: int | None = None,
        limit: int | None = None,
    ) -> ListTournamentDeliveriesResult:
        """List the deliveries of a webhook, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/tournaments/{id}/webhooks/{webhook}/deliveries",
            {"id": id, "webhook": webhook},
            query={"state": state, "before": before, "limit": limit},
            repeats=True,
        )

    def retry_tournament_delivery(self, id: str, webhook: str, number: str) -> None:
        """Try a dead letter again."""
        return self._transport.nothing(
            "POST",
            "/api/v1/tournaments/{id}/webhooks/{webhook}/deliveries/{number}/retry",
            {"id": id, "webhook": webhook, "number": number},
            repeats=False,
        )
