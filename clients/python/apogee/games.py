"""Apogee: play and watch. Generated; do not edit.

From cluster-node/src/main/resources/org/apogee/node/api/openapi.json.
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


class CasualGame(TypedDict):
    game: str
    """A ruleset (`sol/1`), or a game (`sol`) to select its newest edition."""
    options: NotRequired[dict[str, str]]
    """The options by name. Omitted options have their default value."""
    seats: Sequence[SeatWish]
    clock: NotRequired[Clock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    """In a game of three or more seats: whether a forfeit ends the game (`end`) or a caretaker
    bot plays on (`caretaker`).
    """
    key: NotRequired[str]
    """An idempotency key of your choice: a repeated key returns the same game."""


class SeatWish(TypedDict):
    player: NotRequired[str]
    """The ID of a player."""
    bot: NotRequired[str]
    """A house bot: a level, from `cadet` to `master`, or one for authors."""
    nonce: NotRequired[str]
    """The player's contribution to the game's draws: 1 to 64 visible ASCII characters."""


class Clock(TypedDict):
    bankMillis: int
    """The time of each seat at the start."""
    incrementMillis: int
    """The time added to a seat after each of its turns."""
    capMillis: int
    """The maximum time of one decision."""


class Opened(TypedDict):
    game: str
    """The ID of the game."""
    repeated: bool


class NewSeek(TypedDict):
    game: str
    """A ruleset (`sol/1`), or a game (`sol`) to select its newest edition."""
    options: NotRequired[dict[str, str]]
    """The options by name. A rated game has the usual options."""
    pace: NotRequired[Literal["blitz", "rapid", "classical"]]
    """A preset clock: 3 minutes and 3 s a turn, 10 minutes and 10 s, 30 minutes and 30 s. At
    most one of `pace`, `clock` and `daysPerMove`.
    """
    clock: NotRequired[Clock]
    daysPerMove: NotRequired[int]
    """Correspondence: the days for each turn and each decision."""
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    """In a game of three or more seats: whether a forfeit ends the game or a caretaker bot plays
    on.
    """
    rated: NotRequired[bool]
    """Whether the game counts in the rating pool of people. Guests and bots cannot play rated
    games.
    """
    bots: NotRequired[Sequence[str]]
    """House bots for seats that no player takes."""
    minutes: NotRequired[int]
    """The time until it expires: an hour for a seek and a day for a challenge by default."""
    ownSeat: NotRequired[int]
    """Your seat; the others follow in the order of joining. Without it, all seats are drawn by
    lot.
    """
    key: NotRequired[str]
    """An idempotency key of your choice."""
    seats: NotRequired[int]
    """The number of seats."""
    ratingMin: NotRequired[int]
    """The lowest rating that may join a rated seek."""
    ratingMax: NotRequired[int]
    """The highest rating that may join a rated seek."""
    fillSeconds: NotRequired[int]
    """The time after which `bots` take the free seats."""
    listed: NotRequired[bool]
    """Whether the seek is in the list; if not, it has an invite link."""
    invite: NotRequired[bool]
    """Whether a listed seek has an invite link, too."""


class NewChallenge(TypedDict):
    game: str
    """A ruleset (`sol/1`), or a game (`sol`) to select its newest edition."""
    options: NotRequired[dict[str, str]]
    """The options by name. A rated game has the usual options."""
    pace: NotRequired[Literal["blitz", "rapid", "classical"]]
    """A preset clock: 3 minutes and 3 s a turn, 10 minutes and 10 s, 30 minutes and 30 s. At
    most one of `pace`, `clock` and `daysPerMove`.
    """
    clock: NotRequired[Clock]
    daysPerMove: NotRequired[int]
    """Correspondence: the days for each turn and each decision."""
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    """In a game of three or more seats: whether a forfeit ends the game or a caretaker bot plays
    on.
    """
    rated: NotRequired[bool]
    """Whether the game counts in the rating pool of people. Guests and bots cannot play rated
    games.
    """
    bots: NotRequired[Sequence[str]]
    """House bots for seats that no player takes."""
    minutes: NotRequired[int]
    """The time until it expires: an hour for a seek and a day for a challenge by default."""
    ownSeat: NotRequired[int]
    """Your seat; the others follow in the order of joining. Without it, all seats are drawn by
    lot.
    """
    key: NotRequired[str]
    """An idempotency key of your choice."""
    players: Sequence[str]
    """The challenged players, by ID or name."""
    seats: NotRequired[int]
    """The number of seats if `bots` take some."""


class Seek(TypedDict):
    id: str
    """Also the ID of its game."""
    kind: Literal["seek", "challenge"]
    """Open to others, or to named players."""
    owner: str
    """The player who made it."""
    ruleset: str
    """The game in its edition."""
    options: dict[str, str]
    """All options as they will be played."""
    seats: int
    """The number of seats."""
    clock: Clock
    onForfeit: Literal["end", "caretaker"]
    """The effect of a forfeit."""
    rated: bool
    """Whether the game counts."""
    pool: NotRequired[str]
    """The rating pool of a rated game."""
    ratingMin: NotRequired[int]
    """The lowest rating that may join."""
    ratingMax: NotRequired[int]
    """The highest rating that may join."""
    bots: Sequence[str]
    """House bots for seats that no player takes."""
    ownSeat: NotRequired[int]
    """The seat of the owner. Absent if the seats are drawn by lot."""
    listed: bool
    """Whether it is in the list."""
    stage: Literal["open", "full", "opened", "withdrawn", "declined", "expired", "failed"]
    """`full`: the game is about to open. `opened`: the game has opened."""
    reason: NotRequired[str]
    """Why it was declined or failed."""
    players: Sequence[SeekPlayers]
    """The owner and the players who joined or are challenged."""
    created: str
    """When it was made."""
    expires: str
    """When it expires."""
    fillAt: NotRequired[str]
    """When house bots take the free seats."""
    lotHash: str
    """The SHA-256 of the lot, published before anybody joins."""
    lot: NotRequired[str]
    """The lot, once the game is open. Seats are in the order of SHA-256 of the lot, a line break
    and the player's ID; a house bot adds a line break and its number, from 0.
    """
    game: NotRequired[str]
    """The game, once it is open."""


class SeekPlayers(TypedDict):
    player: str
    name: str
    agreed: bool
    """False for a challenged player who has not accepted."""


class MadeSeek(TypedDict):
    id: str
    """Also the ID of its game."""
    kind: Literal["seek", "challenge"]
    """Open to others, or to named players."""
    owner: str
    """The player who made it."""
    ruleset: str
    """The game in its edition."""
    options: dict[str, str]
    """All options as they will be played."""
    seats: int
    """The number of seats."""
    clock: Clock
    onForfeit: Literal["end", "caretaker"]
    """The effect of a forfeit."""
    rated: bool
    """Whether the game counts."""
    pool: NotRequired[str]
    """The rating pool of a rated game."""
    ratingMin: NotRequired[int]
    """The lowest rating that may join."""
    ratingMax: NotRequired[int]
    """The highest rating that may join."""
    bots: Sequence[str]
    """House bots for seats that no player takes."""
    ownSeat: NotRequired[int]
    """The seat of the owner. Absent if the seats are drawn by lot."""
    listed: bool
    """Whether it is in the list."""
    stage: Literal["open", "full", "opened", "withdrawn", "declined", "expired", "failed"]
    """`full`: the game is about to open. `opened`: the game has opened."""
    reason: NotRequired[str]
    """Why it was declined or failed."""
    players: Sequence[MadeSeekPlayers]
    """The owner and the players who joined or are challenged."""
    created: str
    """When it was made."""
    expires: str
    """When it expires."""
    fillAt: NotRequired[str]
    """When house bots take the free seats."""
    lotHash: str
    """The SHA-256 of the lot, published before anybody joins."""
    lot: NotRequired[str]
    """The lot, once the game is open. Seats are in the order of SHA-256 of the lot, a line break
    and the player's ID; a house bot adds a line break and its number, from 0.
    """
    game: NotRequired[str]
    """The game, once it is open."""
    invite: NotRequired[str]
    """The secret of the invite link, only in this response. The link is
    `/play#invite=ID/SECRET`.
    """
    repeated: bool
    """True if this request had already been applied."""


class MadeSeekPlayers(TypedDict):
    player: str
    name: str
    agreed: bool
    """False for a challenged player who has not accepted."""


class SeekList(TypedDict):
    items: Sequence[Seek]


class Move(TypedDict):
    ply: int
    """The number of decisions before this one."""
    move: str
    """The code of a legal move, as a string because browsers round large numbers."""


class Attempt(TypedDict):
    ply: int
    """The number of decisions before these moves."""
    moves: Sequence[str]
    """Codes of moves, in order; may be empty."""


class Played(TypedDict):
    plies: int
    """The number of decisions, this one included."""
    repeated: bool
    """True if this move had already been stored."""


class Trial(TypedDict):
    game: str
    ply: int
    played: int
    """How many of the moves were carried out."""
    stop: NotRequired[Literal["reveals", "passes-on", "ends"]]
    """Why the next move was not carried out: it draws or reveals something, it ends your turn,
    or it ends the game. Absent if all were carried out.
    """
    view: dict[str, Any]
    """Your seat's view after the moves that were carried out."""
    moves: Sequence[ExplainedMove]
    facts: Sequence[dict[str, Any]]
    """The facts of these moves that your seat may know."""


class Sitter(TypedDict):
    player: str
    name: str
    bot: NotRequired[str | None]
    """The name and budget of a house bot; absent for other players."""


class LegalMove(TypedDict):
    code: str
    """The value to send as `move`."""
    kind: str
    args: NotRequired[dict[str, Any]]
    text: str
    """The move as text."""


class ExplainedMove(TypedDict):
    code: str
    """The value to send as `move`."""
    kind: str
    args: NotRequired[dict[str, Any]]
    text: str
    """The move as text."""
    sentence: str
    """A sentence that explains the move, with its cost and effect."""
    pieces: Sequence[str]
    """The pieces to point at: first the piece that acts, then its targets, by their names in the
    view. Empty for a move of words alone.
    """
    isFinal: bool
    """Whether the move ends or gives up something, so that a client should ask first."""
    rule: NotRequired[str]
    """Where the rules allow it, such as `R 6.4`."""


class GameLook(TypedDict):
    fork: NotRequired[GameLookFork]
    """The point of a finished game at which this one begins. Absent for other games."""
    game: str
    ruleset: str
    options: NotRequired[dict[str, Any]]
    seats: Sequence[Sitter]
    stage: Literal["live", "over", "cancelled"]
    sequence: int
    """The sequence number of the last event. Send it as `from` to follow the game from here."""
    seat: NotRequired[int]
    """Your seat, if you have one."""
    plies: int
    """The number of decisions so far. Send it as `ply` with your move."""
    seatToAct: NotRequired[int]
    """The seat to decide. Absent once the game has ended."""
    clocks: Sequence[int]
    """The remaining time of each seat in milliseconds, less the time spent on the current
    decision. Clocks run only while the platform is available.
    """
    decisionMillis: NotRequired[int]
    """The remaining time for the current decision in milliseconds. It runs only while the
    platform is available.
    """
    offer: NotRequired[GameLookOffer]
    """The open offer, if there is one."""
    pausedUntil: NotRequired[int]
    """When a paused game continues by itself, in milliseconds since 1970. Absent unless the game
    is paused.
    """
    offers: NotRequired[Sequence[Literal["draw", "take-back", "pause"]]]
    """The kinds of offers that your seat may make now. A take-back can still be refused as
    `not-reversible`.
    """
    ending: NotRequired[str]
    """How the game ended, as in its `game-over` line. Absent while it is live."""
    places: NotRequired[Sequence[int]]
    scores: NotRequired[Sequence[int]]
    view: dict[str, Any]
    """Everything the viewer may know; the fields depend on the game."""
    moves: Sequence[LegalMove]


class GameLookFork(TypedDict):
    """The point of a finished game at which this one begins. Absent for other games."""
    game: str
    ply: int
    """How many of its decisions were kept."""


class GameLookOffer(TypedDict):
    """The open offer, if there is one."""
    number: int
    """The number that an answer sends as `offer`."""
    seat: int
    """The seat that made it."""
    kind: Literal["draw", "take-back", "pause"]
    lengthMillis: NotRequired[int]
    """How long a pause would last at most."""
    accepted: Sequence[int]
    """The seats that accepted it."""


class StreamLine(TypedDict):
    type: str
    """The kind of event."""
    sequence: int
    """To resume after this line, send its number as `from`."""


class GamePage(TypedDict):
    items: Sequence[ListedGame]
    next: NotRequired[str]
    """The `cursor` of the next page. Absent on the last page."""


class ListedGame(TypedDict):
    fork: NotRequired[ListedGameFork]
    """The point of a finished game at which this one begins. Absent for other games."""
    id: str
    ruleset: str
    options: dict[str, str]
    stage: Literal["live", "over", "cancelled"]
    origin: Literal["casual", "tournament", "ladder"]
    orderedBy: str
    """The player, tournament or ladder that opened the game."""
    pool: NotRequired[str]
    """The rating pool. Absent if the game is not rated."""
    plies: int
    startedMillis: int
    """Milliseconds since 1970-01-01 UTC."""
    changedMillis: int
    finishedMillis: NotRequired[int]
    """Absent until the game has ended."""
    ending: NotRequired[str]
    places: Sequence[int]
    scores: Sequence[int]
    entityPlace: NotRequired[int]
    """The place of the common enemy in a cooperative game; 0 if there is none."""
    seats: Sequence[ListedGameSeats]


class ListedGameFork(TypedDict):
    """The point of a finished game at which this one begins. Absent for other games."""
    game: str
    ply: int
    """How many of its decisions were kept."""


class ListedGameSeats(TypedDict):
    player: str
    name: str
    bot: NotRequired[str]
    givenUp: NotRequired[str]
    """Why the seat forfeited. Absent if it did not."""


class Player(TypedDict):
    id: str
    name: str
    kind: Literal["person", "bot", "house"]
    owner: NotRequired[str]
    """The owner of a bot."""
    created: str
    role: NotRequired[Literal["player", "moderator", "admin"]]
    """The role of the account. It bounds the scopes of its tokens."""
    versionOf: NotRequired[str]
    """The first version of this bot."""
    version: NotRequired[str]
    vacationUntil: NotRequired[str]
    """Present if the person is on vacation now; only in `GET /api/v1/players/{id}`."""


class Token(TypedDict):
    id: str
    """The ID of the token; revoke the token with it."""
    secret: str
    """The bearer token. The platform does not store it."""
    player: str
    scopes: Scopes
    expires: NotRequired[str]
    """Absent if the token does not expire. The tokens of a guest and its bots expire with the
    guest.
    """
    created: str
    name: NotRequired[str]


class Sanction(TypedDict):
    id: str
    player: str
    """The account; its bots are included."""
    kind: Literal["play", "events", "mute"]
    reason: str
    author: str
    """The ID of the moderator."""
    begins: str
    ends: NotRequired[str]
    """Absent if it holds until it is lifted."""
    lifted: NotRequired[str]
    liftedBy: NotRequired[str]


class AuditLine(TypedDict):
    number: int
    at: str
    actor: str
    area: Literal["player", "token", "role", "sanction", "account", "game", "ladder", "tournament"]
    action: str
    subject: str
    details: str


class HeldToken(TypedDict):
    id: str
    """The ID of the token; revoke the token with it."""
    scopes: Scopes
    created: str
    expires: NotRequired[str]
    name: NotRequired[str]
    lastUsed: NotRequired[str]
    """Exact to a minute; absent if the token was not used."""


class NewPlayer(TypedDict):
    player: Player
    token: Token


class Rulesets(TypedDict):
    items: Sequence[RulesetsItems]
    bots: Sequence[RulesetsBots]
    """The house bots, the levels first."""


class RulesetsItems(TypedDict):
    id: str
    game: str
    edition: int
    title: str
    minSeats: int
    maxSeats: int
    options: Sequence[RulesetsItemsOptions]
    presets: Sequence[RulesetsItemsPresets]
    """The presets that the option preset selects from; the first is the default."""


class RulesetsItemsOptions(TypedDict):
    name: str
    text: str
    default: str
    values: str
    """A description of the accepted values."""
    choices: NotRequired[Sequence[str]]


class RulesetsItemsPresets(TypedDict):
    name: str
    text: str
    values: dict[str, str]
    """Options whose default it replaces."""


class RulesetsBots(TypedDict):
    form: str
    """How a request names it, such as `pilot`."""
    text: str
    """How it plays, in one sentence."""
    level: NotRequired[int]
    """Its strength from 1, the weakest; absent for bots that serve authors, such as `greedy`."""


class Glossary(TypedDict):
    ruleset: str
    """Such as sol/1."""
    entries: Sequence[GlossaryEntries]


class GlossaryEntries(TypedDict):
    id: str
    """Stable in this ruleset."""
    kind: Literal[
        "SEAT",
        "RACE",
        "RESOURCE",
        "UNIT",
        "BUILDING",
        "TOKEN",
        "PLACE",
        "TILE",
        "CARD",
        "TECH",
        "EFFECT",
        "EVENT",
        "OBJECTIVE",
        "PHASE",
        "ACTION",
        "STATE",
        "OPTION",
        "ENDING",
    ]
    name: str
    """As in a sentence."""
    plural: str
    sentence: str
    """Its effect, in one sentence."""
    rule: str
    """Where the rules say so, such as R 10.3."""
    codes: Sequence[str]
    """How views, facts and moves name it, besides by its name; # stands for a number, @ for a
    capital letter.
    """


class Frames(TypedDict):
    game: str
    over: bool
    plies: int
    """The number of decisions so far."""
    frames: Sequence[FramesFrames]


class FramesFrames(TypedDict):
    ply: int
    """The number of decisions before this board."""
    seat: NotRequired[int]
    """The seat that took the last decision."""
    move: NotRequired[str]
    """The last decision as text. Absent until the game has ended."""
    seatToAct: NotRequired[int]
    view: dict[str, Any]


class Draws(TypedDict):
    game: str
    commitment: str
    seed: str
    nonces: Sequence[str]
    setup: Sequence[DrawsSetup]
    plies: Sequence[Sequence[DrawsPlies]]


class DrawsSetup(TypedDict):
    bound: int
    value: int


class DrawsPlies(TypedDict):
    bound: int
    value: int


class Story(TypedDict):
    game: str
    over: bool
    plies: int
    kind: Literal["evaluation", "score"]
    points: Sequence[StoryPoints]


class StoryPoints(TypedDict):
    ply: int
    values: Sequence[float]
    """One value for each seat."""


class Receipt(TypedDict):
    """Where the time of one move went, in microseconds."""
    ply: int
    wholeMicros: int
    """From the beginning of the decision until reply and news were out. The parts add up to it
    within 2 ms.
    """
    micros: ReceiptMicros


class ReceiptMicros(TypedDict):
    asking: int
    """Until the question was announced."""
    outside: int
    """Network and thinking: until a node had received the move. The only part that the player's
    clock counts besides `asking`.
    """
    absent: int
    """The platform could not have served the player: the clock was stopped."""
    queued: int
    """From the receipt until the game took the move up."""
    deciding: int
    """Checking and playing it."""
    storing: int
    """Until it was in the journal."""
    publishing: int
    """Until reply and news were out."""


class SeatBundle(TypedDict):
    game: str
    ruleset: str
    options: dict[str, Any]
    seat: int
    player: str
    clock: Clock
    slowMillis: int
    """A move with at least so much network and thinking is slow."""
    forfeit: NotRequired[SeatBundleForfeit]
    """The forfeit of the seat, if there was one."""
    decisions: Sequence[SeatBundleDecisions]
    failures: Sequence[SeatBundleFailures]
    """Failures of the program, as its bridge reported them."""
    receipts: Sequence[Receipt]
    """Of all moves of the seat."""


class SeatBundleForfeit(TypedDict):
    """The forfeit of the seat, if there was one."""
    ply: int
    code: str
    reason: str
    at: int


class SeatBundleDecisions(TypedDict):
    ply: int
    """The number of decisions before this one."""
    forfeited: bool
    """True if the seat forfeited at this decision."""
    begun: int
    """When its clock began to run, in milliseconds since 1970; what was given back is added."""
    at: int
    question: dict[str, Any]
    """The question as the player's stream had it: view, facts and legal moves."""
    answer: NotRequired[LegalMove]
    receipt: NotRequired[Receipt]


class SeatBundleFailures(TypedDict):
    ply: int
    code: str
    reason: str
    lines: Sequence[str]
    at: int


class PlayerFailures(TypedDict):
    items: Sequence[PlayerFailuresItems]


class PlayerFailuresItems(TypedDict):
    player: str
    name: str
    version: NotRequired[str]
    games: int
    """How many games were counted."""
    forfeits: dict[str, int]
    """Seats given up, by code."""
    failures: dict[str, int]
    """Failures of the program, by code."""
    slowest: Sequence[PlayerFailuresItemsSlowest]


class PlayerFailuresItemsSlowest(TypedDict):
    game: str
    ply: int
    outsideMillis: int
    """Network and thinking."""
    platformMillis: int
    """Time of the platform besides."""


class Analysis(TypedDict):
    game: str
    ply: int
    seat: int
    bot: str
    played: AnalysisPlayed
    best: AnalysisBest


class AnalysisPlayed(TypedDict):
    code: str
    text: str


class AnalysisBest(TypedDict):
    code: str
    text: str


class Guest(TypedDict):
    player: GuestPlayer
    token: NotRequired[GuestToken]


class GuestPlayer(TypedDict):
    id: str
    name: str


class GuestToken(TypedDict):
    id: str
    secret: str


class Status(TypedDict):
    atMillis: int
    version: str
    upMillis: int
    openedLastHour: int
    finishedLastHour: int
    movedLastMinute: int
    rulesets: Sequence[StatusRulesets]
    quietest: Sequence[StatusQuietest]


class StatusRulesets(TypedDict):
    ruleset: str
    live: int
    over: int
    cancelled: int
    opened: NotRequired[int]
    finished: NotRequired[int]
    moved: NotRequired[int]


class StatusQuietest(TypedDict):
    id: str
    ruleset: str
    changedMillis: int


class SessionMessage(TypedDict):
    """A message from the client on `GET /api/v1/me/socket`."""
    type: Literal[
        "move",
        "resign",
        "offer",
        "accept-offer",
        "decline-offer",
        "withdraw-offer",
        "resume",
    ]
    id: NotRequired[str]
    """Repeated in the reply."""
    game: str
    ply: NotRequired[int]
    """Required for a move: the number of decisions before it."""
    move: NotRequired[str]
    """Required for a move: the code of a legal move."""
    kind: NotRequired[Literal["draw", "take-back", "pause"]]
    """Required for `offer`."""
    minutes: NotRequired[int]
    """The length of a pause that is offered, by default 15."""
    offer: NotRequired[int]
    """Required for `accept-offer`, `decline-offer` and `withdraw-offer`: the number of the
    offer.
    """


class SessionReply(TypedDict):
    """The reply to a SessionMessage: `played`, `resigned`, `offered`, `offer-accepted`,
    `offer-declined`, `offer-withdrawn` or `resumed` once it is durable, or `refused` with a
    status and a code.
    """
    type: Literal[
        "played",
        "resigned",
        "offered",
        "offer-accepted",
        "offer-declined",
        "offer-withdrawn",
        "resumed",
        "refused",
    ]
    id: NotRequired[str]
    game: NotRequired[str]
    ply: NotRequired[int]
    plies: NotRequired[int]
    offer: NotRequired[int]
    repeated: NotRequired[bool]
    status: NotRequired[int]
    code: NotRequired[str]
    detail: NotRequired[str]
    retryAfterMillis: NotRequired[int]


class SignedIn(TypedDict):
    player: Player


class PasswordLink(TypedDict):
    path: str
    """A path of this platform."""
    expires: str


class ProviderAddress(TypedDict):
    address: str


class SignedInAtProvider(TypedDict):
    player: Player
    next: str


class SignedOut(TypedDict):
    address: str
    """The page of the identity provider that ends the session there and returns the browser to
    `/sign-in`.
    """


class BrowserSession(TypedDict):
    provider: NotRequired[BrowserSessionProvider]
    """The identity provider, if the platform has one."""
    signUp: bool
    """Whether the platform takes new accounts."""
    player: NotRequired[Player]
    scopes: NotRequired[Scopes]
    guest: NotRequired[bool]
    account: NotRequired[Literal["none", "provider", "password"]]
    session: NotRequired[bool]
    """True for a session, false for a token."""


class BrowserSessionProvider(TypedDict):
    """The identity provider, if the platform has one."""
    name: str
    linked: NotRequired[bool]
    """Whether the player of this request signs in there."""


class HeldSession(TypedDict):
    id: str
    created: str
    lastUsed: NotRequired[str]
    current: bool
    """Whether it is the session of this request."""


class ShownNotice(TypedDict):
    number: int
    kind: str
    title: str
    text: str
    path: str
    """The page about it."""
    at: str


class Webhook(TypedDict):
    id: str
    address: str
    shape: Literal["apogee", "discord"]
    kinds: NoticeKinds
    fastTurns: bool
    tournament: NotRequired[str]
    """The tournament whose notices it gets, instead of your own."""
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


class EmailAddress(TypedDict):
    available: bool
    """Whether this installation sends e-mails."""
    address: NotRequired[str]
    """Absent if you have chosen none."""
    confirmed: NotRequired[bool]
    """Whether the link that was sent to it has been opened. Nothing else is sent before."""
    kinds: NotRequired[NoticeKinds]
    fastTurns: NotRequired[bool]
    disabledWhy: NotRequired[str]
    """Present while it gets no notices: why."""
    waiting: NotRequired[int]
    """Deliveries that are pending."""
    dead: NotRequired[int]
    """Deliveries that were given up."""


class Vacation(TypedDict):
    daysPerYear: int
    daysLeft: int
    """Whole days left in this calendar year, by UTC."""
    begins: NotRequired[str]
    """Absent unless you are on vacation."""
    ends: NotRequired[str]


class FeedPage(TypedDict):
    records: Sequence[FeedPageRecords]
    next: int
    """To send as `from`."""
    oldest: int
    """The position of the oldest record that is kept; `newest` + 1 if there is none."""
    newest: int
    """The position of the newest record."""


class FeedPageRecords(TypedDict):
    position: int
    """One more than that of the record before."""
    topic: Literal["games", "results"]
    record: dict[str, Any]
    """As in Kafka: docs/feed.md."""


class Dumps(TypedDict):
    items: Sequence[DumpsItems]


class DumpsItems(TypedDict):
    day: str
    files: Sequence[DumpsItemsFiles]


class DumpsItemsFiles(TypedDict):
    name: str
    kind: Literal["records", "ratings", "standings"]
    lines: int
    bytes: int
    sha256: str
    """Of the compressed bytes."""
    path: str
    """Where it is downloaded."""


class ResignResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class MakeOfferResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class MakeOfferBody(TypedDict):
    kind: Literal["draw", "take-back", "pause"]
    minutes: NotRequired[int]
    """How long a pause lasts at most."""


class AcceptOfferResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class AcceptOfferBody(TypedDict):
    offer: int
    """The offer's `number` in the look of the game."""


class DeclineOfferResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class DeclineOfferBody(TypedDict):
    offer: int
    """The offer's `number` in the look of the game."""


class WithdrawOfferResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class WithdrawOfferBody(TypedDict):
    offer: int
    """The offer's `number` in the look of the game."""


class ResumeGameResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class CancelGameResult(TypedDict):
    repeated: bool
    """True if this request had already been applied."""


class CancelGameBody(TypedDict):
    reason: str
    """The reason, shown to the players."""


class ReportFailureResult(TypedDict):
    stored: bool


class ReportFailureBody(TypedDict):
    ply: int
    """The number of decisions before the one at which it failed."""
    code: str
    """The kind of failure."""
    reason: str
    """The same in a sentence."""
    lines: NotRequired[Sequence[str]]
    """The last lines of its standard error."""


class ForkGameBody(TypedDict):
    ply: int
    """How many decisions of the finished game are kept."""
    seats: Sequence[SeatWish]
    """One for each seat of the finished game: yourself, your own bots or house bots."""
    clock: NotRequired[Clock]
    onForfeit: NotRequired[Literal["end", "caretaker"]]
    key: NotRequired[str]
    """Your own key; it makes the request idempotent."""


class AnalyseDecisionBody(TypedDict):
    ply: int
    """The number of decisions before this one."""


class ShowInvitationBody(TypedDict):
    invite: str
    """The secret of an invite link."""


class JoinSeekBody(TypedDict):
    invite: NotRequired[str]
    """The secret of an invite link."""


class BeginVacationBody(TypedDict):
    days: int


class DeclineChallengeBody(TypedDict):
    reason: NotRequired[str]
    """The reason, shown to the players."""


class MeResult(TypedDict):
    player: Player
    scopes: Scopes
    token: str
    """The ID of the token."""
    sanctions: Sequence[Sanction]
    """The sanctions of your account that hold now."""


class ListBotsResult(TypedDict):
    items: Sequence[Player]


class CreateBotBody(TypedDict):
    name: NotRequired[Name]
    versionOf: NotRequired[str]
    """One of your bots; requires `version`, the label of the new version."""
    version: NotRequired[str]


class ListPlayersResult(TypedDict):
    items: Sequence[Player]
    next: NotRequired[str]
    """The `cursor` of the next page. Absent on the last page."""


class CreatePlayerBody(TypedDict):
    name: Name
    kind: NotRequired[Literal["person", "bot"]]


class ImposeSanctionBody(TypedDict):
    kind: Literal["play", "events", "mute"]
    reason: str
    """Displayed to the sanctioned player and to moderators."""
    hours: NotRequired[int]
    """The duration. Without it, the sanction holds until it is lifted."""


class ListSanctionsResult(TypedDict):
    items: Sequence[Sanction]


class ListAuditResult(TypedDict):
    items: Sequence[AuditLine]
    next: NotRequired[str]
    """The cursor of the next page; absent on the last page."""


class SetRoleBody(TypedDict):
    role: Literal["player", "moderator", "admin"]


class UsePasswordLinkBody(TypedDict):
    link: str
    """The end of the link, after `#password=`."""
    password: str


class IssueTokenBody(TypedDict):
    scopes: NotRequired[Scopes]
    days: NotRequired[int]
    """Validity in days. By default a token is valid until it is revoked. A guest's token expires
    with the guest.
    """
    name: NotRequired[str]


class ListTokensResult(TypedDict):
    items: Sequence[HeldToken]


class EnterAsGuestBody(TypedDict):
    name: NotRequired[str]
    session: NotRequired[bool]
    """For pages: set the cookie of a session, and return no token. Requires the header
    `X-Apogee-Session: 1`.
    """


class SignUpBody(TypedDict):
    name: NotRequired[str]
    password: str


class SignInBody(TypedDict):
    name: str
    password: str


class BeginProviderSignInBody(TypedDict):
    next: NotRequired[str]
    """The path of the page to open afterwards (400 `bad-next` for addresses elsewhere)."""
    link: NotRequired[bool]
    """Link the identity to the player of this request."""


class CompleteProviderSignInBody(TypedDict):
    state: str
    code: NotRequired[str]
    """Missing if the provider refused (401 `provider-refused`)."""
    iss: NotRequired[str]


class ListSessionsResult(TypedDict):
    items: Sequence[HeldSession]


class ChangePasswordBody(TypedDict):
    current: NotRequired[str]
    password: str


class ListNoticesResult(TypedDict):
    kinds: NoticeKinds
    choices: NoticeKinds
    items: Sequence[ShownNotice]


class ChooseNoticesBody(TypedDict):
    kinds: NotRequired[NoticeKinds]


class ListWebhooksResult(TypedDict):
    items: Sequence[Webhook]


class CreateWebhookBody(TypedDict):
    address: str
    """An http or https URL. Addresses of private networks are refused, also when the name of the
    host changes later.
    """
    shape: NotRequired[Literal["apogee", "discord"]]
    """The body: ours, or one that Discord accepts."""
    kinds: NotRequired[NoticeKinds]
    fastTurns: NotRequired[bool]
    """Whether `your-turn` is also sent for games with a clock below one hour."""


class ChangeWebhookBody(TypedDict):
    kinds: NotRequired[NoticeKinds]
    fastTurns: NotRequired[bool]


class ListDeliveriesResult(TypedDict):
    items: Sequence[Delivery]


class ChooseEmailBody(TypedDict):
    address: str
    kinds: NotRequired[NoticeKinds]
    fastTurns: NotRequired[bool]
    """Whether `your-turn` is also sent for games with a clock below one hour."""


class ListEmailsResult(TypedDict):
    items: Sequence[Delivery]


class ConfirmEmailBody(TypedDict):
    id: str
    """The part of the link before the full stop."""
    key: str
    """The part after it."""


class UnsubscribeBody(TypedDict):
    id: str
    """The part of the link before the full stop."""
    key: str
    """The part after it."""

Name = str
"""1 to 40 letters, digits, spaces, dots, hyphens or apostrophes. Names are unique."""

Scopes = Sequence[Literal["play", "organise", "moderate", "admin"]]

NoticeKinds = Sequence[Literal[
    "round-paired",
    "your-turn",
    "move-due",
    "game-over",
    "challenge",
    "challenge-declined",
    "game-found",
    "event-over",
    "check-in",
    "promoted",
    "message",
]]


class Games:
    """Apogee: play and watch."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_games(
        self,
        *,
        ruleset: str | None = None,
        stage: Literal["live", "over", "cancelled"] | None = None,
        player: str | None = None,
        name: str | None = None,
        origin: Literal["casual", "tournament", "ladder"] | None = None,
        by: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> GamePage:
        """List games, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/games",
            {},
            query={
                "ruleset": ruleset,
                "stage": stage,
                "player": player,
                "name": name,
                "origin": origin,
                "by": by,
                "limit": limit,
                "cursor": cursor,
            },
            repeats=True,
        )

    def open_game(self, body: CasualGame) -> Opened:
        """Open a casual game.

        Seats may go to yourself, your own bots and house bots; an admin may seat any player. A
        `key` makes the request idempotent. Two limits protect the house bots of a player: games
        with house bots only (409 `too-many-house-games`), and the total thinking time per decision
        of all games in play (409 `too-much-thinking`). The number of games an account opens per
        hour is limited (429 `too-many-openings`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/games",
            {},
            body=body,
            repeats="key" in body,
        )

    def look_at_game(self, id: str) -> GameLook:
        """Get a game as spectators see it."""
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}",
            {"id": id},
            repeats=True,
        )

    def view_game(self, id: str) -> GameLook:
        """Get a game as your seat sees it."""
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}/view",
            {"id": id},
            repeats=True,
        )

    def play_move(self, id: str, body: Move) -> Played:
        """Play a move.

        Idempotent: a repeated ply and move count once and return the same response. After 503
        `unknown-outcome`, retry exactly the same request.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/moves",
            {"id": id},
            body=body,
            repeats=True,
        )

    def try_moves(self, id: str, body: Attempt) -> Trial:
        """Try moves on a copy, without changing the game.

        Plays the moves on copies of what your seat knows, up to the first one that draws, reveals
        something, ends your turn or ends the game. An empty list explains your legal moves. Nothing
        is stored.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/try",
            {"id": id},
            body=body,
            repeats=True,
        )

    def resign(self, id: str) -> ResignResult:
        """Resign from a game.

        The number of resignations per account and hour is limited (429 `too-many-resignations`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/resign",
            {"id": id},
            repeats=False,
        )

    def make_offer(self, id: str, body: MakeOfferBody) -> MakeOfferResult:
        """Offer a draw, a take-back or a pause to the other seats.

        The offer takes effect when every other seat that is played from outside has accepted it, or
        at once if there is none. It lapses at the next move. A seat may make each kind of offer
        once between two moves. Refused with 409: `no-offers` in a game of a tournament or ladder,
        `draw-not-allowed`, `take-back-not-allowed` in a rated game, `nothing-to-take-back`,
        `not-reversible`, `offer-open`, `offer-repeated`, `game-paused`, `clock-ran-out`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/offer",
            {"id": id},
            body=body,
            repeats=False,
        )

    def accept_offer(self, id: str, body: AcceptOfferBody) -> AcceptOfferResult:
        """Accept the open offer of another seat.

        Refused with 409 `no-such-offer` if this offer is no longer open, and `own-offer`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/offer/accept",
            {"id": id},
            body=body,
            repeats=False,
        )

    def decline_offer(self, id: str, body: DeclineOfferBody) -> DeclineOfferResult:
        """Decline the open offer of another seat.

        Refused with 409 `no-such-offer` if this offer is no longer open, and `own-offer`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/offer/decline",
            {"id": id},
            body=body,
            repeats=False,
        )

    def withdraw_offer(self, id: str, body: WithdrawOfferBody) -> WithdrawOfferResult:
        """Withdraw your open offer.

        Refused with 409 `no-such-offer` if this offer is no longer open, and 403 `not-your-offer`.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/offer/withdraw",
            {"id": id},
            body=body,
            repeats=False,
        )

    def resume_game(self, id: str) -> ResumeGameResult:
        """Resume a paused game.

        Any seat may resume it.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/resume",
            {"id": id},
            repeats=False,
        )

    def cancel_game(self, id: str, body: CancelGameBody) -> CancelGameResult:
        """Cancel a game.

        Allowed for the player who opened a casual game, and for moderators.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/cancel",
            {"id": id},
            body=body,
            repeats=False,
        )

    def follow_game(self, id: str, *, from_: int | None = None) -> Stream[StreamLine]:
        """Follow a game until it ends.

        A player with a seat receives what that seat may know; everybody else receives what
        spectators may know. Lines are numbered from 1 without gaps.
        """
        return self._transport.lines(
            "GET",
            "/api/v1/games/{id}/stream",
            {"id": id},
            query={"from": from_},
        )

    def record_of_game(self, id: str) -> str:
        """Get the replay of a finished game.

        A game that shares its deal with other tables of a tournament has its replay and its draws
        once the round has ended. Until then only its players see it.
        """
        return self._transport.text(
            "GET",
            "/api/v1/games/{id}/record",
            {"id": id},
            repeats=True,
        )

    def frames_of_game(
        self,
        id: str,
        *,
        from_: int | None = None,
        limit: int | None = None,
    ) -> Frames:
        """Get the board after each decision, as spectators see it."""
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}/frames",
            {"id": id},
            query={"from": from_, "limit": limit},
            repeats=True,
        )

    def draws_of_game(self, id: str) -> Draws:
        """Get the seed and every draw of a finished game."""
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}/draws",
            {"id": id},
            repeats=True,
        )

    def story_of_game(self, id: str) -> Story:
        """Get a curve for each seat over the game.

        Of a finished game, the evaluation that house bots use, from 0 (surely last) to 1 (surely
        alone in front), as a mean over one round of the table. Of a live game, or of a game without
        an evaluation, the scores. One point for each end of a turn, at most 400.
        """
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}/story",
            {"id": id},
            repeats=True,
        )

    def picture_of_game(self, id: str) -> bytes:
        """Get a picture of a game for link previews.

        1200 by 630 pixels: the title, the seats with their places or scores, and the curves of the
        story.
        """
        return self._transport.bytes(
            "GET",
            "/api/v1/games/{id}/picture",
            {"id": id},
            repeats=True,
        )

    def bundle_of_seat(self, id: str, seat: str, *, ply: int | None = None) -> SeatBundle:
        """Get everything that explains a forfeit or a slow move of your seat.

        For the player of the seat and its owner. It contains nothing that the player did not know
        at the time. Receipts of a game in play may be missing for up to 32 moves. Some time after
        the end of the game it no longer exists (`receipts-deleted`).
        """
        return self._transport.json(
            "GET",
            "/api/v1/games/{id}/seats/{seat}/bundle",
            {"id": id, "seat": seat},
            query={"ply": ply},
            repeats=True,
        )

    def report_failure(self, id: str, seat: str, body: ReportFailureBody) -> ReportFailureResult:
        """Report that the program of your seat failed.

        The bridge of a bot sends it after a crash or a time-out. At most 10 for a seat.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/seats/{seat}/failures",
            {"id": id, "seat": seat},
            body=body,
            repeats=False,
        )

    def failures_of_player(self, id: str) -> PlayerFailures:
        """Count forfeits, failures and slow decisions of one of your players.

        For yourself and your own bots. A bot has an item for each of its versions. Each counts its
        newest 50 games.
        """
        return self._transport.json(
            "GET",
            "/api/v1/players/{id}/failures",
            {"id": id},
            repeats=True,
        )

    def fork_game(self, id: str, body: ForkGameBody) -> Opened:
        """Play on from a decision of a finished game.

        A casual game with the limits of casual games. It is not rated and counts in no statistics.
        Its draws continue those of the finished game, whose seed is public. A repeat with the same
        key opens nothing.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/forks",
            {"id": id},
            body=body,
            repeats="key" in body,
        )

    def analyse_decision(self, id: str, body: AnalyseDecisionBody) -> Analysis:
        """Ask what a strong house bot would have played at a decision of a finished game.

        The bot knows what the seat knew. The number of analyses per account and hour is limited.
        """
        return self._transport.json(
            "POST",
            "/api/v1/games/{id}/analysis",
            {"id": id},
            body=body,
            repeats=False,
        )

    def list_seeks(self) -> SeekList:
        """List the open seeks, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/seeks",
            {},
            repeats=True,
        )

    def make_seek(self, body: NewSeek) -> MadeSeek:
        """Make a seek: a game that waits for its players.

        The game opens when all seats are taken, under the ID of the seek. An account may have a
        limited number of open seeks (409 `too-many-open-seeks`) and make a limited number per hour
        (429 `too-many-seeks`). A `key` makes the request idempotent until a day after the seek has
        closed. It is refused (409 `other-seek-made`) with another wish than before, and later if
        the seek became a game.
        """
        return self._transport.json(
            "POST",
            "/api/v1/seeks",
            {},
            body=body,
            repeats="key" in body,
        )

    def follow_seeks(self, *, from_: int | None = None) -> Stream[StreamLine]:
        """Follow the open seeks.

        Each line of type `seeks` contains the whole list of open seeks in `items`.
        """
        return self._transport.lines(
            "GET",
            "/api/v1/seeks/stream",
            {},
            query={"from": from_},
        )

    def get_seek(self, id: str) -> Seek:
        """Get a seek.

        A seek that is not listed exists only for its players; others use `invitation`.
        """
        return self._transport.json(
            "GET",
            "/api/v1/seeks/{id}",
            {"id": id},
            repeats=True,
        )

    def withdraw_seek(self, id: str) -> Seek:
        """Withdraw your seek."""
        return self._transport.json(
            "DELETE",
            "/api/v1/seeks/{id}",
            {"id": id},
            repeats=False,
        )

    def show_invitation(self, id: str, body: ShowInvitationBody) -> Seek:
        """Show the seek of an invite link."""
        return self._transport.json(
            "POST",
            "/api/v1/seeks/{id}/invitation",
            {"id": id},
            body=body,
            repeats=False,
        )

    def join_seek(self, id: str, body: JoinSeekBody) -> Seek:
        """Take a seat.

        If this takes the last seat, the game opens: `stage` is `opened`, or `full` for a moment.
        Only one request gets the last seat; the others are refused with 409 `seek-full`. A seek
        that is not listed requires the secret of its invite link.
        """
        return self._transport.json(
            "POST",
            "/api/v1/seeks/{id}/join",
            {"id": id},
            body=body,
            repeats=False,
        )

    def leave_seek(self, id: str) -> Seek:
        """Give up your seat before the game opens."""
        return self._transport.json(
            "POST",
            "/api/v1/seeks/{id}/leave",
            {"id": id},
            repeats=False,
        )

    def fill_seek(self, id: str) -> Seek:
        """Give the free seats of your seek to its house bots now."""
        return self._transport.json(
            "POST",
            "/api/v1/seeks/{id}/fill",
            {"id": id},
            repeats=False,
        )

    def list_my_seeks(self) -> SeekList:
        """List the open seeks that you made or joined."""
        return self._transport.json(
            "GET",
            "/api/v1/me/seeks",
            {},
            repeats=True,
        )

    def get_vacation(self) -> Vacation:
        """Get your days of vacation and the vacation in progress."""
        return self._transport.json(
            "GET",
            "/api/v1/me/vacation",
            {},
            repeats=True,
        )

    def begin_vacation(self, body: BeginVacationBody) -> Vacation:
        """Begin a vacation now.

        Your clocks in games by days are paused until it ends. Codes: `on-vacation`,
        `no-vacation-left`, `only-accounts`.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/me/vacation",
            {},
            body=body,
            repeats=False,
        )

    def end_vacation(self) -> Vacation:
        """End your vacation now.

        The days that you did not use remain.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/me/vacation",
            {},
            repeats=False,
        )

    def list_challenges(self) -> SeekList:
        """List the open challenges that you made or received."""
        return self._transport.json(
            "GET",
            "/api/v1/challenges",
            {},
            repeats=True,
        )

    def make_challenge(self, body: NewChallenge) -> MadeSeek:
        """Challenge named players.

        The game opens when all have accepted. The limits of seeks and the rule for a `key` apply.
        """
        return self._transport.json(
            "POST",
            "/api/v1/challenges",
            {},
            body=body,
            repeats="key" in body,
        )

    def get_challenge(self, id: str) -> Seek:
        """Get one of your challenges."""
        return self._transport.json(
            "GET",
            "/api/v1/challenges/{id}",
            {"id": id},
            repeats=True,
        )

    def withdraw_challenge(self, id: str) -> Seek:
        """Withdraw your challenge."""
        return self._transport.json(
            "DELETE",
            "/api/v1/challenges/{id}",
            {"id": id},
            repeats=False,
        )

    def accept_challenge(self, id: str) -> Seek:
        """Accept a challenge."""
        return self._transport.json(
            "POST",
            "/api/v1/challenges/{id}/accept",
            {"id": id},
            repeats=False,
        )

    def decline_challenge(self, id: str, body: DeclineChallengeBody) -> Seek:
        """Decline a challenge."""
        return self._transport.json(
            "POST",
            "/api/v1/challenges/{id}/decline",
            {"id": id},
            body=body,
            repeats=False,
        )

    def me(self) -> MeResult:
        """Get the player and the scopes of your token."""
        return self._transport.json(
            "GET",
            "/api/v1/me",
            {},
            repeats=True,
        )

    def follow_me(self, *, from_: int | None = None) -> Stream[StreamLine]:
        """Follow all your games in one stream.

        Lines report that a game started, that it is your turn (with view and legal moves), and that
        a game ended. To resume, send the last sequence number received. After `stream-reset` the
        server repeats all open questions.
        """
        return self._transport.lines(
            "GET",
            "/api/v1/me/stream",
            {},
            query={"from": from_},
        )

    def list_bots(self) -> ListBotsResult:
        """List your bots."""
        return self._transport.json(
            "GET",
            "/api/v1/me/bots",
            {},
            repeats=True,
        )

    def create_bot(self, body: CreateBotBody) -> NewPlayer:
        """Create a bot that you own, or a version of one.

        A version is a separate bot with its own rating and tokens. Its default name is the bot's
        name followed by the version. Names that resemble another name (409 `name-confusable`) or
        suggest an official role (403 `name-reserved`) are rejected. The token of a bot is rejected
        (403 `no-bots-of-bots`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/me/bots",
            {},
            body=body,
            repeats=False,
        )

    def list_players(
        self,
        *,
        kind: Literal["person", "bot", "house"] | None = None,
        owner: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ListPlayersResult:
        """List players, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/players",
            {},
            query={"kind": kind, "owner": owner, "limit": limit, "cursor": cursor},
            repeats=True,
        )

    def create_player(self, body: CreatePlayerBody) -> NewPlayer:
        """Create a player."""
        return self._transport.json(
            "POST",
            "/api/v1/players",
            {},
            body=body,
            repeats=False,
        )

    def show_player(self, id: str) -> Player:
        """Get a player."""
        return self._transport.json(
            "GET",
            "/api/v1/players/{id}",
            {"id": id},
            repeats=True,
        )

    def erase_player(self, id: str, *, name: str) -> None:
        """Erase the personal data of yourself, one of your bots, or any player (admins).

        Cannot be undone. Name, tokens and all other personal data of the player and its bots are
        erased; games and ratings stay under a neutral name. All games must have ended (409
        `games-in-play`). See docs/privacy.md.
        """
        return self._transport.nothing(
            "DELETE",
            "/api/v1/players/{id}",
            {"id": id},
            query={"name": name},
            repeats=False,
        )

    def impose_sanction(self, id: str, body: ImposeSanctionBody) -> Sanction:
        """Sanction an account and its bots.

        Games in play continue. Refusals name the kind: `banned-from-play`, `banned-from-events`,
        `muted`. An admin cannot be sanctioned (403 `not-against-admins`), a moderator only by an
        admin.
        """
        return self._transport.json(
            "POST",
            "/api/v1/players/{id}/sanctions",
            {"id": id},
            body=body,
            repeats=False,
        )

    def list_sanctions(self, id: str) -> ListSanctionsResult:
        """List all sanctions of an account, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/players/{id}/sanctions",
            {"id": id},
            repeats=True,
        )

    def lift_sanction(self, id: str) -> Sanction:
        """Lift a sanction before its end.

        Only an admin lifts the sanction of a moderator (403 `not-against-moderators`).
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/sanctions/{id}",
            {"id": id},
            repeats=False,
        )

    def list_audit(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        actor: str | None = None,
        subject: str | None = None,
        area: Literal["player", "token", "role", "sanction", "account", "game", "ladder", "tournament"] | None = None,
        text: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ListAuditResult:
        """Read the audit trail, newest first.

        Changes to players, tokens, roles, sanctions and accounts, and what people changed about
        games of others, ladders and tournaments. Lines name players by ID.
        """
        return self._transport.json(
            "GET",
            "/api/v1/audit",
            {},
            query={
                "from": from_,
                "to": to,
                "actor": actor,
                "subject": subject,
                "area": area,
                "text": text,
                "limit": limit,
                "cursor": cursor,
            },
            repeats=True,
        )

    def export_audit(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        actor: str | None = None,
        subject: str | None = None,
        area: Literal["player", "token", "role", "sanction", "account", "game", "ladder", "tournament"] | None = None,
        text: str | None = None,
        format: Literal["json", "csv"] | None = None,
    ) -> str:
        """Export the audit trail as JSON or CSV.

        The newest 10,000 lines that match; export a longer trail by periods.
        """
        return self._transport.text(
            "GET",
            "/api/v1/audit/export",
            {},
            query={
                "from": from_,
                "to": to,
                "actor": actor,
                "subject": subject,
                "area": area,
                "text": text,
                "format": format,
            },
            repeats=True,
        )

    def set_role(self, id: str, body: SetRoleBody) -> Player:
        """Change the role of a person.

        All tokens of the player lose the scopes that the new role does not allow, within a second.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/players/{id}/role",
            {"id": id},
            body=body,
            repeats=True,
        )

    def make_password_link(self, id: str) -> PasswordLink:
        """Make a link by which a person chooses a password.

        The link works once, for a day; a new one replaces it. The person who opens it chooses the
        password and is signed in, so send it to nobody else. A player without an account gets one.
        """
        return self._transport.json(
            "POST",
            "/api/v1/players/{id}/password-link",
            {"id": id},
            repeats=False,
        )

    def use_password_link(self, body: UsePasswordLinkBody) -> SignedIn:
        """Choose a password by a link.

        Ends all sessions of the player and sets the cookie of a new one. A link that has expired or
        was used is 404 `no-such-link`. Requires the header `X-Apogee-Session: 1` (403
        `not-from-our-page`).
        """
        return self._transport.json(
            "PUT",
            "/api/v1/session/password-link",
            {},
            body=body,
            repeats=False,
        )

    def issue_token(self, id: str, body: IssueTokenBody) -> Token:
        """Create another token for yourself or one of your bots.

        A token can only have scopes that the creating token has, and that the role of its player
        allows (403 `wrong-role`). The number of valid tokens per player (409 `too-many-tokens`) and
        of new tokens per account and hour (429 `too-many-new-tokens`) is limited.
        """
        return self._transport.json(
            "POST",
            "/api/v1/players/{id}/tokens",
            {"id": id},
            body=body,
            repeats=False,
        )

    def list_tokens(self, id: str) -> ListTokensResult:
        """List the valid tokens of yourself or one of your bots.

        Newest first, without the secrets.
        """
        return self._transport.json(
            "GET",
            "/api/v1/players/{id}/tokens",
            {"id": id},
            repeats=True,
        )

    def revoke_token(self, id: str) -> None:
        """Revoke a token."""
        return self._transport.nothing(
            "DELETE",
            "/api/v1/tokens/{id}",
            {"id": id},
            repeats=False,
        )

    def list_rulesets(self) -> Rulesets:
        """List the rulesets and the house bots."""
        return self._transport.json(
            "GET",
            "/api/v1/rulesets",
            {},
            repeats=True,
        )

    def show_glossary(self, id: str) -> Glossary:
        """Everything that a game's views, facts, moves and options name."""
        return self._transport.json(
            "GET",
            "/api/v1/rulesets/{id}/glossary",
            {"id": id},
            repeats=True,
        )

    def show_schema(self, id: str) -> dict[str, Any]:
        """The bot protocol in games of a ruleset, as JSON Schema."""
        return self._transport.json(
            "GET",
            "/api/v1/rulesets/{id}/schema",
            {"id": id},
            repeats=True,
        )

    def openapi(self) -> dict[str, Any]:
        """Get this document."""
        return self._transport.json(
            "GET",
            "/api/v1/openapi.json",
            {},
            repeats=True,
        )

    def enter_as_guest(self, body: EnterAsGuestBody) -> Guest:
        """Create a guest, a player that expires after a week.

        Requires no token. The guest, its bots and all their tokens expire after a week. The number
        of guests per hour is limited for the platform and for each address (429 `too-many-guests`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/guests",
            {},
            body=body,
            repeats=False,
        )

    def status(self) -> Status:
        """Get the number of games, and the games that have been idle longest."""
        return self._transport.json(
            "GET",
            "/api/v1/status",
            {},
            repeats=True,
        )

    def feed(
        self,
        *,
        from_: int | None = None,
        limit: int | None = None,
        wait: int | None = None,
    ) -> FeedPage:
        """Get the public records of all games, in their order.

        The records of the Kafka topics, for readers without Kafka, if the installation keeps them
        (otherwise `feed-off`). Begin without `from`, then send `next` of the last page. Records of
        a deal that other tables still play follow when their round has ended.
        """
        return self._transport.json(
            "GET",
            "/api/v1/feed",
            {},
            query={"from": from_, "limit": limit, "wait": wait},
            repeats=True,
        )

    def dumps(self) -> Dumps:
        """List the nightly dumps.

        The public data of each day (UTC) as compressed files: records of games, ratings, standings
        of tournaments. No file contains names; `GET /api/v1/players/{id}` has those of players.
        """
        return self._transport.json(
            "GET",
            "/api/v1/dumps",
            {},
            repeats=True,
        )

    def dump_file(self, day: str, file: str) -> bytes:
        """Get a file of a dump.

        Lines of JSON, compressed by gzip. `SHA256SUMS` is the list of all files of the day with
        their checksums, for `sha256sum -c`.
        """
        return self._transport.bytes(
            "GET",
            "/api/v1/dumps/{day}/{file}",
            {"day": day, "file": file},
            repeats=True,
        )

    def sign_up(self, body: SignUpBody) -> SignedIn:
        """Create an account with a name and a password, and sign in.

        A guest, or a player that has only tokens, that sends its token keeps its player with games
        and bots; `name` then renames it. The answer sets the cookie of a new session. A weak
        password is rejected with 400 `weak-password`. Requires the header `X-Apogee-Session: 1`
        (403 `not-from-our-page`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/accounts",
            {},
            body=body,
            repeats=False,
        )

    def show_session(self) -> BrowserSession:
        """Show who is signed in."""
        return self._transport.json(
            "GET",
            "/api/v1/session",
            {},
            repeats=True,
        )

    def sign_in(self, body: SignInBody) -> SignedIn:
        """Sign in with a name and a password.

        The answer sets the cookie of a new session; the browser's previous session ends. A wrong
        name and a wrong password have the same answer, 401 `wrong-password`. Failed attempts per
        account and address are limited (429 `too-many-attempts`). Requires the header
        `X-Apogee-Session: 1` (403 `not-from-our-page`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/session",
            {},
            body=body,
            repeats=False,
        )

    def sign_out(self) -> SignedOut | None:
        """Sign out: end the session of this browser."""
        return self._transport.json(
            "DELETE",
            "/api/v1/session",
            {},
            repeats=False,
        )

    def begin_provider_sign_in(self, body: BeginProviderSignInBody) -> ProviderAddress:
        """Begin to sign in at the identity provider.

        For pages. The answer has the address at the provider to which the browser goes, and sets a
        cookie that holds for ten minutes. The provider sends the browser back to the page
        `/sign-in`. A guest keeps its player. Without a provider: 404 `no-provider`. If the provider
        does not answer: 503 `provider-unavailable`. Requires the header `X-Apogee-Session: 1` (403
        `not-from-our-page`).
        """
        return self._transport.json(
            "POST",
            "/api/v1/session/provider",
            {},
            body=body,
            repeats=False,
        )

    def complete_provider_sign_in(self, body: CompleteProviderSignInBody) -> SignedInAtProvider:
        """Complete a sign-in at the identity provider.

        For the page to which the provider sends browsers back. Works once, and only in the browser
        that began (409 `no-such-sign-in`). A new person gets a new player, unless the platform
        takes none (403 `no-sign-up`). An identity of another player is not linked (409
        `identity-taken`). Requires the header `X-Apogee-Session: 1`.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/session/provider",
            {},
            body=body,
            repeats=False,
        )

    def unlink_provider(self) -> SignedIn:
        """Unlink the identity provider.

        Only for an account with a password (409 `no-password`). Takes back the role that the
        provider gave, ends all your sessions and sets the cookie of a new one.
        """
        return self._transport.json(
            "DELETE",
            "/api/v1/me/provider",
            {},
            repeats=False,
        )

    def list_sessions(self) -> ListSessionsResult:
        """List your sessions."""
        return self._transport.json(
            "GET",
            "/api/v1/me/sessions",
            {},
            repeats=True,
        )

    def sign_out_everywhere(self) -> SignedOut | None:
        """End all your sessions."""
        return self._transport.json(
            "DELETE",
            "/api/v1/me/sessions",
            {},
            repeats=False,
        )

    def change_password(self, body: ChangePasswordBody) -> SignedIn:
        """Change your password.

        Ends all your sessions and sets the cookie of a new one. A wrong current password is
        rejected with 403 `wrong-password`.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/me/password",
            {},
            body=body,
            repeats=False,
        )

    def list_notices(self, *, after: int | None = None) -> ListNoticesResult:
        """List the notices that a page shows, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/me/notices",
            {},
            query={"after": after},
            repeats=True,
        )

    def choose_notices(self, body: ChooseNoticesBody) -> None:
        """Choose the kinds of notices that pages show."""
        return self._transport.nothing(
            "PUT",
            "/api/v1/me/notices",
            {},
            body=body,
            repeats=True,
        )

    def list_webhooks(self) -> ListWebhooksResult:
        """List your webhooks."""
        return self._transport.json(
            "GET",
            "/api/v1/me/webhooks",
            {},
            repeats=True,
        )

    def create_webhook(self, body: CreateWebhookBody) -> Webhook:
        """Create a webhook.

        Each notice is sent with `POST`, signed by HMAC-SHA-256, in order, and repeated until a
        response with a status from 200 to 299. See docs/notices.md. A guest cannot have webhooks.
        """
        return self._transport.json(
            "POST",
            "/api/v1/me/webhooks",
            {},
            body=body,
            repeats=False,
        )

    def change_webhook(self, id: str, body: ChangeWebhookBody) -> Webhook:
        """Choose the kinds of a webhook, and enable it again."""
        return self._transport.json(
            "PUT",
            "/api/v1/me/webhooks/{id}",
            {"id": id},
            body=body,
            repeats=True,
        )

    def remove_webhook(self, id: str) -> None:
        """Remove a webhook and its log."""
        return self._transport.nothing(
            "DELETE",
            "/api/v1/me/webhooks/{id}",
            {"id": id},
            repeats=False,
        )

    def test_webhook(self, id: str) -> None:
        """Send a test notice."""
        return self._transport.nothing(
            "POST",
            "/api/v1/me/webhooks/{id}/test",
            {"id": id},
            repeats=False,
        )

    def list_deliveries(
        self,
        id: str,
        *,
        state: Literal["pending", "sent", "dead"] | None = None,
        before: int | None = None,
        limit: int | None = None,
    ) -> ListDeliveriesResult:
        """List the deliveries of a webhook, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/me/webhooks/{id}/deliveries",
            {"id": id},
            query={"state": state, "before": before, "limit": limit},
            repeats=True,
        )

    def retry_delivery(self, id: str, number: str) -> None:
        """Try a dead letter again."""
        return self._transport.nothing(
            "POST",
            "/api/v1/me/webhooks/{id}/deliveries/{number}/retry",
            {"id": id, "number": number},
            repeats=False,
        )

    def get_email(self) -> EmailAddress:
        """Get the address for e-mails."""
        return self._transport.json(
            "GET",
            "/api/v1/me/email",
            {},
            repeats=True,
        )

    def choose_email(self, body: ChooseEmailBody) -> EmailAddress:
        """Choose the address for e-mails and its kinds.

        Another address replaces the one before and its log. A guest cannot have one.
        """
        return self._transport.json(
            "PUT",
            "/api/v1/me/email",
            {},
            body=body,
            repeats=True,
        )

    def remove_email(self) -> None:
        """Remove the address for e-mails and its log."""
        return self._transport.nothing(
            "DELETE",
            "/api/v1/me/email",
            {},
            repeats=False,
        )

    def send_email_link(self) -> None:
        """Send the link that confirms the address again."""
        return self._transport.nothing(
            "POST",
            "/api/v1/me/email/link",
            {},
            repeats=False,
        )

    def test_email(self) -> None:
        """Send a test notice by e-mail."""
        return self._transport.nothing(
            "POST",
            "/api/v1/me/email/test",
            {},
            repeats=False,
        )

    def list_emails(
        self,
        *,
        state: Literal["pending", "sent", "dead"] | None = None,
        before: int | None = None,
        limit: int | None = None,
    ) -> ListEmailsResult:
        """List the e-mails to your address, newest first."""
        return self._transport.json(
            "GET",
            "/api/v1/me/email/deliveries",
            {},
            query={"state": state, "before": before, "limit": limit},
            repeats=True,
        )

    def retry_email(self, number: str) -> None:
        """Try a dead letter again."""
        return self._transport.nothing(
            "POST",
            "/api/v1/me/email/deliveries/{number}/retry",
            {"number": number},
            repeats=False,
        )

    def confirm_email(self, body: ConfirmEmailBody) -> None:
        """Confirm an address by the link that was sent to it."""
        return self._transport.nothing(
            "POST",
            "/api/v1/notices/confirm",
            {},
            body=body,
            repeats=False,
        )

    def unsubscribe(self, body: UnsubscribeBody) -> None:
        """Unsubscribe by the link in an e-mail."""
        return self._transport.nothing(
            "POST",
            "/api/v1/notices/unsubscribe",
            {},
            body=body,
            repeats=False,
        )

    def unsubscribe_by_one_click(self, id: str, key: str) -> None:
        """Unsubscribe as mail programs do (RFC 8058).

        The address is in the header `List-Unsubscribe` of each e-mail. The body is ignored.
        """
        return self._transport.nothing(
            "POST",
            "/api/v1/notices/unsubscribe/{id}/{key}",
            {"id": id, "key": key},
            repeats=False,
        )

    def follow_notices(self, *, from_: int | None = None) -> Stream[StreamLine]:
        """Follow the notices that a page shows.

        Lines of type `notice` contain the fields of a notice; `sequence` is its number. Those that
        were added before the first connection follow with `from`.
        """
        return self._transport.lines(
            "GET",
            "/api/v1/me/notices/stream",
            {},
            query={"from": from_},
        )
