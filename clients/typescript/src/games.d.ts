// Apogee: play and watch. Generated; do not edit.
// From cluster-node/src/main/resources/org/apogee/node/api/openapi.json.
import type { Stream } from "./streams.js";
import type { Transport } from "./transport.js";

export interface Problem {
  /** A URN that contains the code. */
  type: string;
  /** The reason phrase of the status. */
  title: string;
  status: number;
  /** One sentence that explains the error to a person. */
  detail: string;
  /** The stable code of the error, for programs. */
  code: string;
}

/** 1 to 40 letters, digits, spaces, dots, hyphens or apostrophes. Names are unique. */
export type Name = string;

export type Scopes = ("play" | "organise" | "moderate" | "admin")[];

export interface CasualGame {
  /** A ruleset (`sol/1`), or a game (`sol`) to select its newest edition. */
  game: string;
  /** The options by name. Omitted options have their default value. */
  options?: Record<string, string>;
  seats: SeatWish[];
  clock?: Clock;
  /**
   * In a game of three or more seats: whether a forfeit ends the game (`end`) or a caretaker
   * bot plays on (`caretaker`).
   */
  onForfeit?: "end" | "caretaker";
  /** An idempotency key of your choice: a repeated key returns the same game. */
  key?: string;
}

export interface SeatWish {
  /** The ID of a player. */
  player?: string;
  /** A house bot: a level, from `cadet` to `master`, or one for authors. */
  bot?: string;
  /** The player's contribution to the game's draws: 1 to 64 visible ASCII characters. */
  nonce?: string;
}

export interface Clock {
  /** The time of each seat at the start. */
  bankMillis: number;
  /** The time added to a seat after each of its turns. */
  incrementMillis: number;
  /** The maximum time of one decision. */
  capMillis: number;
}

export interface Opened {
  /** The ID of the game. */
  game: string;
  repeated: boolean;
}

export interface NewSeek {
  /** A ruleset (`sol/1`), or a game (`sol`) to select its newest edition. */
  game: string;
  /** The options by name. A rated game has the usual options. */
  options?: Record<string, string>;
  /**
   * A preset clock: 3 minutes and 3 s a turn, 10 minutes and 10 s, 30 minutes and 30 s. At most
   * one of `pace`, `clock` and `daysPerMove`.
   */
  pace?: "blitz" | "rapid" | "classical";
  clock?: Clock;
  /** Correspondence: the days for each turn and each decision. */
  daysPerMove?: number;
  /**
   * In a game of three or more seats: whether a forfeit ends the game or a caretaker bot plays
   * on.
   */
  onForfeit?: "end" | "caretaker";
  /**
   * Whether the game counts in the rating pool of people. Guests and bots cannot play rated
   * games.
   */
  rated?: boolean;
  /** House bots for seats that no player takes. */
  bots?: string[];
  /** The time until it expires: an hour for a seek and a day for a challenge by default. */
  minutes?: number;
  /**
   * Your seat; the others follow in the order of joining. Without it, all seats are drawn by
   * lot.
   */
  ownSeat?: number;
  /** An idempotency key of your choice. */
  key?: string;
  /** The number of seats. */
  seats?: number;
  /** The lowest rating that may join a rated seek. */
  ratingMin?: number;
  /** The highest rating that may join a rated seek. */
  ratingMax?: number;
  /** The time after which `bots` take the free seats. */
  fillSeconds?: number;
  /** Whether the seek is in the list; if not, it has an invite link. */
  listed?: boolean;
  /** Whether a listed seek has an invite link, too. */
  invite?: boolean;
}

export interface NewChallenge {
  /** A ruleset (`sol/1`), or a game (`sol`) to select its newest edition. */
  game: string;
  /** The options by name. A rated game has the usual options. */
  options?: Record<string, string>;
  /**
   * A preset clock: 3 minutes and 3 s a turn, 10 minutes and 10 s, 30 minutes and 30 s. At most
   * one of `pace`, `clock` and `daysPerMove`.
   */
  pace?: "blitz" | "rapid" | "classical";
  clock?: Clock;
  /** Correspondence: the days for each turn and each decision. */
  daysPerMove?: number;
  /**
   * In a game of three or more seats: whether a forfeit ends the game or a caretaker bot plays
   * on.
   */
  onForfeit?: "end" | "caretaker";
  /**
   * Whether the game counts in the rating pool of people. Guests and bots cannot play rated
   * games.
   */
  rated?: boolean;
  /** House bots for seats that no player takes. */
  bots?: string[];
  /** The time until it expires: an hour for a seek and a day for a challenge by default. */
  minutes?: number;
  /**
   * Your seat; the others follow in the order of joining. Without it, all seats are drawn by
   * lot.
   */
  ownSeat?: number;
  /** An idempotency key of your choice. */
  key?: string;
  /** The challenged players, by ID or name. */
  players: string[];
  /** The number of seats if `bots` take some. */
  seats?: number;
}

export interface Seek {
  /** Also the ID of its game. */
  id: string;
  /** Open to others, or to named players. */
  kind: "seek" | "challenge";
  /** The player who made it. */
  owner: string;
  /** The game in its edition. */
  ruleset: string;
  /** All options as they will be played. */
  options: Record<string, string>;
  /** The number of seats. */
  seats: number;
  clock: Clock;
  /** The effect of a forfeit. */
  onForfeit: "end" | "caretaker";
  /** Whether the game counts. */
  rated: boolean;
  /** The rating pool of a rated game. */
  pool?: string;
  /** The lowest rating that may join. */
  ratingMin?: number;
  /** The highest rating that may join. */
  ratingMax?: number;
  /** House bots for seats that no player takes. */
  bots: string[];
  /** The seat of the owner. Absent if the seats are drawn by lot. */
  ownSeat?: number;
  /** Whether it is in the list. */
  listed: boolean;
  /** `full`: the game is about to open. `opened`: the game has opened. */
  stage: "open" | "full" | "opened" | "withdrawn" | "declined" | "expired" | "failed";
  /** Why it was declined or failed. */
  reason?: string;
  /** The owner and the players who joined or are challenged. */
  players: SeekPlayers[];
  /** When it was made. */
  created: string;
  /** When it expires. */
  expires: string;
  /** When house bots take the free seats. */
  fillAt?: string;
  /** The SHA-256 of the lot, published before anybody joins. */
  lotHash: string;
  /**
   * The lot, once the game is open. Seats are in the order of SHA-256 of the lot, a line break
   * and the player's ID; a house bot adds a line break and its number, from 0.
   */
  lot?: string;
  /** The game, once it is open. */
  game?: string;
}

export interface SeekPlayers {
  player: string;
  name: string;
  /** False for a challenged player who has not accepted. */
  agreed: boolean;
}

export interface MadeSeek {
  /** Also the ID of its game. */
  id: string;
  /** Open to others, or to named players. */
  kind: "seek" | "challenge";
  /** The player who made it. */
  owner: string;
  /** The game in its edition. */
  ruleset: string;
  /** All options as they will be played. */
  options: Record<string, string>;
  /** The number of seats. */
  seats: number;
  clock: Clock;
  /** The effect of a forfeit. */
  onForfeit: "end" | "caretaker";
  /** Whether the game counts. */
  rated: boolean;
  /** The rating pool of a rated game. */
  pool?: string;
  /** The lowest rating that may join. */
  ratingMin?: number;
  /** The highest rating that may join. */
  ratingMax?: number;
  /** House bots for seats that no player takes. */
  bots: string[];
  /** The seat of the owner. Absent if the seats are drawn by lot. */
  ownSeat?: number;
  /** Whether it is in the list. */
  listed: boolean;
  /** `full`: the game is about to open. `opened`: the game has opened. */
  stage: "open" | "full" | "opened" | "withdrawn" | "declined" | "expired" | "failed";
  /** Why it was declined or failed. */
  reason?: string;
  /** The owner and the players who joined or are challenged. */
  players: MadeSeekPlayers[];
  /** When it was made. */
  created: string;
  /** When it expires. */
  expires: string;
  /** When house bots take the free seats. */
  fillAt?: string;
  /** The SHA-256 of the lot, published before anybody joins. */
  lotHash: string;
  /**
   * The lot, once the game is open. Seats are in the order of SHA-256 of the lot, a line break
   * and the player's ID; a house bot adds a line break and its number, from 0.
   */
  lot?: string;
  /** The game, once it is open. */
  game?: string;
  /** The secret of the invite link, only in this response. The link is `/play#invite=ID/SECRET`. */
  invite?: string;
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface MadeSeekPlayers {
  player: string;
  name: string;
  /** False for a challenged player who has not accepted. */
  agreed: boolean;
}

export interface SeekList {
  items: Seek[];
}

export interface Move {
  /** The number of decisions before this one. */
  ply: number;
  /** The code of a legal move, as a string because browsers round large numbers. */
  move: string;
}

export interface Attempt {
  /** The number of decisions before these moves. */
  ply: number;
  /** Codes of moves, in order; may be empty. */
  moves: string[];
}

export interface Played {
  /** The number of decisions, this one included. */
  plies: number;
  /** True if this move had already been stored. */
  repeated: boolean;
}

export interface Trial {
  game: string;
  ply: number;
  /** How many of the moves were carried out. */
  played: number;
  /**
   * Why the next move was not carried out: it draws or reveals something, it ends your turn, or
   * it ends the game. Absent if all were carried out.
   */
  stop?: "reveals" | "passes-on" | "ends";
  /** Your seat's view after the moves that were carried out. */
  view: Record<string, any>;
  moves: ExplainedMove[];
  /** The facts of these moves that your seat may know. */
  facts: Record<string, any>[];
}

export interface Sitter {
  player: string;
  name: string;
  /** The name and budget of a house bot; absent for other players. */
  bot?: string | null;
}

export interface LegalMove {
  /** The value to send as `move`. */
  code: string;
  kind: string;
  args?: Record<string, any>;
  /** The move as text. */
  text: string;
}

export interface ExplainedMove {
  /** The value to send as `move`. */
  code: string;
  kind: string;
  args?: Record<string, any>;
  /** The move as text. */
  text: string;
  /** A sentence that explains the move, with its cost and effect. */
  sentence: string;
  /**
   * The pieces to point at: first the piece that acts, then its targets, by their names in the
   * view. Empty for a move of words alone.
   */
  pieces: string[];
  /** Whether the move ends or gives up something, so that a client should ask first. */
  isFinal: boolean;
  /** Where the rules allow it, such as `R 6.4`. */
  rule?: string;
}

export interface GameLook {
  /** The point of a finished game at which this one begins. Absent for other games. */
  fork?: GameLookFork;
  game: string;
  ruleset: string;
  options?: Record<string, any>;
  seats: Sitter[];
  stage: "live" | "over" | "cancelled";
  /** The sequence number of the last event. Send it as `from` to follow the game from here. */
  sequence: number;
  /** Your seat, if you have one. */
  seat?: number;
  /** The number of decisions so far. Send it as `ply` with your move. */
  plies: number;
  /** The seat to decide. Absent once the game has ended. */
  seatToAct?: number;
  /**
   * The remaining time of each seat in milliseconds, less the time spent on the current
   * decision. Clocks run only while the platform is available.
   */
  clocks: number[];
  /**
   * The remaining time for the current decision in milliseconds. It runs only while the
   * platform is available.
   */
  decisionMillis?: number;
  /** The open offer, if there is one. */
  offer?: GameLookOffer;
  /**
   * When a paused game continues by itself, in milliseconds since 1970. Absent unless the game
   * is paused.
   */
  pausedUntil?: number;
  /**
   * The kinds of offers that your seat may make now. A take-back can still be refused as
   * `not-reversible`.
   */
  offers?: ("draw" | "take-back" | "pause")[];
  /** How the game ended, as in its `game-over` line. Absent while it is live. */
  ending?: string;
  places?: number[];
  scores?: number[];
  /** Everything the viewer may know; the fields depend on the game. */
  view: Record<string, any>;
  moves: LegalMove[];
}

/** The point of a finished game at which this one begins. Absent for other games. */
export interface GameLookFork {
  game: string;
  /** How many of its decisions were kept. */
  ply: number;
}

/** The open offer, if there is one. */
export interface GameLookOffer {
  /** The number that an answer sends as `offer`. */
  number: number;
  /** The seat that made it. */
  seat: number;
  kind: "draw" | "take-back" | "pause";
  /** How long a pause would last at most. */
  lengthMillis?: number;
  /** The seats that accepted it. */
  accepted: number[];
}

export interface StreamLine {
  /** The kind of event. */
  type: string;
  /** To resume after this line, send its number as `from`. */
  sequence: number;
}

export interface GamePage {
  items: ListedGame[];
  /** The `cursor` of the next page. Absent on the last page. */
  next?: string;
}

export interface ListedGame {
  /** The point of a finished game at which this one begins. Absent for other games. */
  fork?: ListedGameFork;
  id: string;
  ruleset: string;
  options: Record<string, string>;
  stage: "live" | "over" | "cancelled";
  origin: "casual" | "tournament" | "ladder";
  /** The player, tournament or ladder that opened the game. */
  orderedBy: string;
  /** The rating pool. Absent if the game is not rated. */
  pool?: string;
  plies: number;
  /** Milliseconds since 1970-01-01 UTC. */
  startedMillis: number;
  changedMillis: number;
  /** Absent until the game has ended. */
  finishedMillis?: number;
  ending?: string;
  places: number[];
  scores: number[];
  /** The place of the common enemy in a cooperative game; 0 if there is none. */
  entityPlace?: number;
  seats: ListedGameSeats[];
}

/** The point of a finished game at which this one begins. Absent for other games. */
export interface ListedGameFork {
  game: string;
  /** How many of its decisions were kept. */
  ply: number;
}

export interface ListedGameSeats {
  player: string;
  name: string;
  bot?: string;
  /** Why the seat forfeited. Absent if it did not. */
  givenUp?: string;
}

export interface Player {
  id: string;
  name: string;
  kind: "person" | "bot" | "house";
  /** The owner of a bot. */
  owner?: string;
  created: string;
  /** The role of the account. It bounds the scopes of its tokens. */
  role?: "player" | "moderator" | "admin";
  /** The first version of this bot. */
  versionOf?: string;
  version?: string;
  /** Present if the person is on vacation now; only in `GET /api/v1/players/{id}`. */
  vacationUntil?: string;
}

export interface Token {
  /** The ID of the token; revoke the token with it. */
  id: string;
  /** The bearer token. The platform does not store it. */
  secret: string;
  player: string;
  scopes: Scopes;
  /**
   * Absent if the token does not expire. The tokens of a guest and its bots expire with the
   * guest.
   */
  expires?: string;
  created: string;
  name?: string;
}

export interface Sanction {
  id: string;
  /** The account; its bots are included. */
  player: string;
  kind: "play" | "events" | "mute";
  reason: string;
  /** The ID of the moderator. */
  author: string;
  begins: string;
  /** Absent if it holds until it is lifted. */
  ends?: string;
  lifted?: string;
  liftedBy?: string;
}

export interface AuditLine {
  number: number;
  at: string;
  actor: string;
  area: "player" | "token" | "role" | "sanction" | "account" | "game" | "ladder" | "tournament";
  action: string;
  subject: string;
  details: string;
}

export interface HeldToken {
  /** The ID of the token; revoke the token with it. */
  id: string;
  scopes: Scopes;
  created: string;
  expires?: string;
  name?: string;
  /** Exact to a minute; absent if the token was not used. */
  lastUsed?: string;
}

export interface NewPlayer {
  player: Player;
  token: Token;
}

export interface Rulesets {
  items: RulesetsItems[];
  /** The house bots, the levels first. */
  bots: RulesetsBots[];
}

export interface RulesetsItems {
  id: string;
  game: string;
  edition: number;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: RulesetsItemsOptions[];
  /** The presets that the option preset selects from; the first is the default. */
  presets: RulesetsItemsPresets[];
}

export interface RulesetsItemsOptions {
  name: string;
  text: string;
  default: string;
  /** A description of the accepted values. */
  values: string;
  choices?: string[];
}

export interface RulesetsItemsPresets {
  name: string;
  text: string;
  /** Options whose default it replaces. */
  values: Record<string, string>;
}

export interface RulesetsBots {
  /** How a request names it, such as `pilot`. */
  form: string;
  /** How it plays, in one sentence. */
  text: string;
  /** Its strength from 1, the weakest; absent for bots that serve authors, such as `greedy`. */
  level?: number;
}

export interface Glossary {
  /** Such as sol/1. */
  ruleset: string;
  entries: GlossaryEntries[];
}

export interface GlossaryEntries {
  /** Stable in this ruleset. */
  id: string;
  kind:
    | "SEAT"
    | "RACE"
    | "RESOURCE"
    | "UNIT"
    | "BUILDING"
    | "TOKEN"
    | "PLACE"
    | "TILE"
    | "CARD"
    | "TECH"
    | "EFFECT"
    | "EVENT"
    | "OBJECTIVE"
    | "PHASE"
    | "ACTION"
    | "STATE"
    | "OPTION"
    | "ENDING";
  /** As in a sentence. */
  name: string;
  plural: string;
  /** Its effect, in one sentence. */
  sentence: string;
  /** Where the rules say so, such as R 10.3. */
  rule: string;
  /**
   * How views, facts and moves name it, besides by its name; # stands for a number, @ for a
   * capital letter.
   */
  codes: string[];
}

export interface Frames {
  game: string;
  over: boolean;
  /** The number of decisions so far. */
  plies: number;
  frames: FramesFrames[];
}

export interface FramesFrames {
  /** The number of decisions before this board. */
  ply: number;
  /** The seat that took the last decision. */
  seat?: number;
  /** The last decision as text. Absent until the game has ended. */
  move?: string;
  seatToAct?: number;
  view: Record<string, any>;
}

export interface Draws {
  game: string;
  commitment: string;
  seed: string;
  nonces: string[];
  setup: DrawsSetup[];
  plies: DrawsPlies[][];
}

export interface DrawsSetup {
  bound: number;
  value: number;
}

export interface DrawsPlies {
  bound: number;
  value: number;
}

export interface Story {
  game: string;
  over: boolean;
  plies: number;
  kind: "evaluation" | "score";
  points: StoryPoints[];
}

export interface StoryPoints {
  ply: number;
  /** One value for each seat. */
  values: number[];
}

/** Where the time of one move went, in microseconds. */
export interface Receipt {
  ply: number;
  /**
   * From the beginning of the decision until reply and news were out. The parts add up to it
   * within 2 ms.
   */
  wholeMicros: number;
  micros: ReceiptMicros;
}

export interface ReceiptMicros {
  /** Until the question was announced. */
  asking: number;
  /**
   * Network and thinking: until a node had received the move. The only part that the player's
   * clock counts besides `asking`.
   */
  outside: number;
  /** The platform could not have served the player: the clock was stopped. */
  absent: number;
  /** From the receipt until the game took the move up. */
  queued: number;
  /** Checking and playing it. */
  deciding: number;
  /** Until it was in the journal. */
  storing: number;
  /** Until reply and news were out. */
  publishing: number;
}

export interface SeatBundle {
  game: string;
  ruleset: string;
  options: Record<string, any>;
  seat: number;
  player: string;
  clock: Clock;
  /** A move with at least so much network and thinking is slow. */
  slowMillis: number;
  /** The forfeit of the seat, if there was one. */
  forfeit?: SeatBundleForfeit;
  decisions: SeatBundleDecisions[];
  /** Failures of the program, as its bridge reported them. */
  failures: SeatBundleFailures[];
  /** Of all moves of the seat. */
  receipts: Receipt[];
}

/** The forfeit of the seat, if there was one. */
export interface SeatBundleForfeit {
  ply: number;
  code: string;
  reason: string;
  at: number;
}

export interface SeatBundleDecisions {
  /** The number of decisions before this one. */
  ply: number;
  /** True if the seat forfeited at this decision. */
  forfeited: boolean;
  /** When its clock began to run, in milliseconds since 1970; what was given back is added. */
  begun: number;
  at: number;
  /** The question as the player's stream had it: view, facts and legal moves. */
  question: Record<string, any>;
  answer?: LegalMove;
  receipt?: Receipt;
}

export interface SeatBundleFailures {
  ply: number;
  code: string;
  reason: string;
  lines: string[];
  at: number;
}

export interface PlayerFailures {
  items: PlayerFailuresItems[];
}

export interface PlayerFailuresItems {
  player: string;
  name: string;
  version?: string;
  /** How many games were counted. */
  games: number;
  /** Seats given up, by code. */
  forfeits: Record<string, number>;
  /** Failures of the program, by code. */
  failures: Record<string, number>;
  slowest: PlayerFailuresItemsSlowest[];
}

export interface PlayerFailuresItemsSlowest {
  game: string;
  ply: number;
  /** Network and thinking. */
  outsideMillis: number;
  /** Time of the platform besides. */
  platformMillis: number;
}

export interface Analysis {
  game: string;
  ply: number;
  seat: number;
  bot: string;
  played: AnalysisPlayed;
  best: AnalysisBest;
}

export interface AnalysisPlayed {
  code: string;
  text: string;
}

export interface AnalysisBest {
  code: string;
  text: string;
}

export interface Guest {
  player: GuestPlayer;
  token?: GuestToken;
}

export interface GuestPlayer {
  id: string;
  name: string;
}

export interface GuestToken {
  id: string;
  secret: string;
}

export interface Status {
  atMillis: number;
  version: string;
  upMillis: number;
  openedLastHour: number;
  finishedLastHour: number;
  movedLastMinute: number;
  rulesets: StatusRulesets[];
  quietest: StatusQuietest[];
}

export interface StatusRulesets {
  ruleset: string;
  live: number;
  over: number;
  cancelled: number;
  opened?: number;
  finished?: number;
  moved?: number;
}

export interface StatusQuietest {
  id: string;
  ruleset: string;
  changedMillis: number;
}

/** A message from the client on `GET /api/v1/me/socket`. */
export interface SessionMessage {
  type:
    | "move"
    | "resign"
    | "offer"
    | "accept-offer"
    | "decline-offer"
    | "withdraw-offer"
    | "resume";
  /** Repeated in the reply. */
  id?: string;
  game: string;
  /** Required for a move: the number of decisions before it. */
  ply?: number;
  /** Required for a move: the code of a legal move. */
  move?: string;
  /** Required for `offer`. */
  kind?: "draw" | "take-back" | "pause";
  /** The length of a pause that is offered, by default 15. */
  minutes?: number;
  /** Required for `accept-offer`, `decline-offer` and `withdraw-offer`: the number of the offer. */
  offer?: number;
}

/**
 * The reply to a SessionMessage: `played`, `resigned`, `offered`, `offer-accepted`,
 * `offer-declined`, `offer-withdrawn` or `resumed` once it is durable, or `refused` with a
 * status and a code.
 */
export interface SessionReply {
  type:
    | "played"
    | "resigned"
    | "offered"
    | "offer-accepted"
    | "offer-declined"
    | "offer-withdrawn"
    | "resumed"
    | "refused";
  id?: string;
  game?: string;
  ply?: number;
  plies?: number;
  offer?: number;
  repeated?: boolean;
  status?: number;
  code?: string;
  detail?: string;
  retryAfterMillis?: number;
}

export interface SignedIn {
  player: Player;
}

export interface PasswordLink {
  /** A path of this platform. */
  path: string;
  expires: string;
}

export interface ProviderAddress {
  address: string;
}

export interface SignedInAtProvider {
  player: Player;
  next: string;
}

export interface SignedOut {
  /**
   * The page of the identity provider that ends the session there and returns the browser to
   * `/sign-in`.
   */
  address: string;
}

export interface BrowserSession {
  /** The identity provider, if the platform has one. */
  provider?: BrowserSessionProvider;
  /** Whether the platform takes new accounts. */
  signUp: boolean;
  player?: Player;
  scopes?: Scopes;
  guest?: boolean;
  account?: "none" | "provider" | "password";
  /** True for a session, false for a token. */
  session?: boolean;
}

/** The identity provider, if the platform has one. */
export interface BrowserSessionProvider {
  name: string;
  /** Whether the player of this request signs in there. */
  linked?: boolean;
}

export interface HeldSession {
  id: string;
  created: string;
  lastUsed?: string;
  /** Whether it is the session of this request. */
  current: boolean;
}

export type NoticeKinds = ("round-paired" | "your-turn" | "move-due" | "game-over" | "challenge" | "challenge-declined" | "game-found" | "event-over" | "check-in" | "promoted" | "message")[];

export interface ShownNotice {
  number: number;
  kind: string;
  title: string;
  text: string;
  /** The page about it. */
  path: string;
  at: string;
}

export interface Webhook {
  id: string;
  address: string;
  shape: "apogee" | "discord";
  kinds: NoticeKinds;
  fastTurns: boolean;
  /** The tournament whose notices it gets, instead of your own. */
  tournament?: string;
  created: string;
  /** Present while it gets no notices: why. */
  disabledWhy?: string;
  /** Deliveries that are pending. */
  waiting: number;
  /** Deliveries that were given up. */
  dead: number;
  /** The key of the signatures; only when it was created. */
  secret?: string;
}

export interface Delivery {
  number: number;
  kind: string;
  title: string;
  state: "pending" | "sent" | "dead";
  attempts: number;
  created: string;
  /** The last attempt. */
  tried?: string;
  /** The HTTP or SMTP status of the last response. */
  status?: number;
  /** The last attempt in a sentence. */
  outcome?: string;
  /** The duration of the last attempt. */
  millis?: number;
  /** The next attempt. */
  next?: string;
}

export interface EmailAddress {
  /** Whether this installation sends e-mails. */
  available: boolean;
  /** Absent if you have chosen none. */
  address?: string;
  /** Whether the link that was sent to it has been opened. Nothing else is sent before. */
  confirmed?: boolean;
  kinds?: NoticeKinds;
  fastTurns?: boolean;
  /** Present while it gets no notices: why. */
  disabledWhy?: string;
  /** Deliveries that are pending. */
  waiting?: number;
  /** Deliveries that were given up. */
  dead?: number;
}

export interface Vacation {
  daysPerYear: number;
  /** Whole days left in this calendar year, by UTC. */
  daysLeft: number;
  /** Absent unless you are on vacation. */
  begins?: string;
  ends?: string;
}

export interface FeedPage {
  records: FeedPageRecords[];
  /** To send as `from`. */
  next: number;
  /** The position of the oldest record that is kept; `newest` + 1 if there is none. */
  oldest: number;
  /** The position of the newest record. */
  newest: number;
}

export interface FeedPageRecords {
  /** One more than that of the record before. */
  position: number;
  topic: "games" | "results";
  /** As in Kafka: docs/feed.md. */
  record: Record<string, any>;
}

export interface Dumps {
  items: DumpsItems[];
}

export interface DumpsItems {
  day: string;
  files: DumpsItemsFiles[];
}

export interface DumpsItemsFiles {
  name: string;
  kind: "records" | "ratings" | "standings";
  lines: number;
  bytes: number;
  /** Of the compressed bytes. */
  sha256: string;
  /** Where it is downloaded. */
  path: string;
}

export interface ResignResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface MakeOfferResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface MakeOfferBody {
  kind: "draw" | "take-back" | "pause";
  /** How long a pause lasts at most. */
  minutes?: number;
}

export interface AcceptOfferResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface AcceptOfferBody {
  /** The offer's `number` in the look of the game. */
  offer: number;
}

export interface DeclineOfferResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface DeclineOfferBody {
  /** The offer's `number` in the look of the game. */
  offer: number;
}

export interface WithdrawOfferResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface WithdrawOfferBody {
  /** The offer's `number` in the look of the game. */
  offer: number;
}

export interface ResumeGameResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface CancelGameResult {
  /** True if this request had already been applied. */
  repeated: boolean;
}

export interface CancelGameBody {
  /** The reason, shown to the players. */
  reason: string;
}

export interface ReportFailureResult {
  stored: boolean;
}

export interface ReportFailureBody {
  /** The number of decisions before the one at which it failed. */
  ply: number;
  /** The kind of failure. */
  code: string;
  /** The same in a sentence. */
  reason: string;
  /** The last lines of its standard error. */
  lines?: string[];
}

export interface ForkGameBody {
  /** How many decisions of the finished game are kept. */
  ply: number;
  /** One for each seat of the finished game: yourself, your own bots or house bots. */
  seats: SeatWish[];
  clock?: Clock;
  onForfeit?: "end" | "caretaker";
  /** Your own key; it makes the request idempotent. */
  key?: string;
}

export interface AnalyseDecisionBody {
  /** The number of decisions before this one. */
  ply: number;
}

export interface ShowInvitationBody {
  /** The secret of an invite link. */
  invite: string;
}

export interface JoinSeekBody {
  /** The secret of an invite link. */
  invite?: string;
}

export interface BeginVacationBody {
  days: number;
}

export interface DeclineChallengeBody {
  /** The reason, shown to the players. */
  reason?: string;
}

export interface MeResult {
  player: Player;
  scopes: Scopes;
  /** The ID of the token. */
  token: string;
  /** The sanctions of your account that hold now. */
  sanctions: Sanction[];
}

export interface ListBotsResult {
  items: Player[];
}

export interface CreateBotBody {
  name?: Name;
  /** One of your bots; requires `version`, the label of the new version. */
  versionOf?: string;
  version?: string;
}

export interface ListPlayersResult {
  items: Player[];
  /** The `cursor` of the next page. Absent on the last page. */
  next?: string;
}

export interface CreatePlayerBody {
  name: Name;
  kind?: "person" | "bot";
}

export interface ImposeSanctionBody {
  kind: "play" | "events" | "mute";
  /** Displayed to the sanctioned player and to moderators. */
  reason: string;
  /** The duration. Without it, the sanction holds until it is lifted. */
  hours?: number;
}

export interface ListSanctionsResult {
  items: Sanction[];
}

export interface ListAuditResult {
  items: AuditLine[];
  /** The cursor of the next page; absent on the last page. */
  next?: string;
}

export interface SetRoleBody {
  role: "player" | "moderator" | "admin";
}

export interface UsePasswordLinkBody {
  /** The end of the link, after `#password=`. */
  link: string;
  password: string;
}

export interface IssueTokenBody {
  scopes?: Scopes;
  /**
   * Validity in days. By default a token is valid until it is revoked. A guest's token expires
   * with the guest.
   */
  days?: number;
  name?: string;
}

export interface ListTokensResult {
  items: HeldToken[];
}

export interface EnterAsGuestBody {
  name?: string;
  /**
   * For pages: set the cookie of a session, and return no token. Requires the header
   * `X-Apogee-Session: 1`.
   */
  session?: boolean;
}

export interface SignUpBody {
  name?: string;
  password: string;
}

export interface SignInBody {
  name: string;
  password: string;
}

export interface BeginProviderSignInBody {
  /** The path of the page to open afterwards (400 `bad-next` for addresses elsewhere). */
  next?: string;
  /** Link the identity to the player of this request. */
  link?: boolean;
}

export interface CompleteProviderSignInBody {
  state: string;
  /** Missing if the provider refused (401 `provider-refused`). */
  code?: string;
  iss?: string;
}

export interface ListSessionsResult {
  items: HeldSession[];
}

export interface ChangePasswordBody {
  current?: string;
  password: string;
}

export interface ListNoticesResult {
  kinds: NoticeKinds;
  choices: NoticeKinds;
  items: ShownNotice[];
}

export interface ChooseNoticesBody {
  kinds?: NoticeKinds;
}

export interface ListWebhooksResult {
  items: Webhook[];
}

export interface CreateWebhookBody {
  /**
   * An http or https URL. Addresses of private networks are refused, also when the name of the
   * host changes later.
   */
  address: string;
  /** The body: ours, or one that Discord accepts. */
  shape?: "apogee" | "discord";
  kinds?: NoticeKinds;
  /** Whether `your-turn` is also sent for games with a clock below one hour. */
  fastTurns?: boolean;
}

export interface ChangeWebhookBody {
  kinds?: NoticeKinds;
  fastTurns?: boolean;
}

export interface ListDeliveriesResult {
  items: Delivery[];
}

export interface ChooseEmailBody {
  address: string;
  kinds?: NoticeKinds;
  /** Whether `your-turn` is also sent for games with a clock below one hour. */
  fastTurns?: boolean;
}

export interface ListEmailsResult {
  items: Delivery[];
}

export interface ConfirmEmailBody {
  /** The part of the link before the full stop. */
  id: string;
  /** The part after it. */
  key: string;
}

export interface UnsubscribeBody {
  /** The part of the link before the full stop. */
  id: string;
  /** The part after it. */
  key: string;
}

/** Apogee: play and watch. */
export declare class Games {
  constructor(transport: Transport);

  /** List games, newest first. */
  listGames(
      query?: { ruleset?: string; stage?: "live" | "over" | "cancelled"; player?: string; name?: string; origin?: "casual" | "tournament" | "ladder"; by?: string; limit?: number; cursor?: string },
  ): Promise<GamePage>;

  /**
   * Open a casual game. Seats may go to yourself, your own bots and house bots; an admin may
   * seat any player. A `key` makes the request idempotent. Two limits protect the house bots of
   * a player: games with house bots only (409 `too-many-house-games`), and the total thinking
   * time per decision of all games in play (409 `too-much-thinking`). The number of games an
   * account opens per hour is limited (429 `too-many-openings`).
   */
  openGame(body: CasualGame): Promise<Opened>;

  /** Get a game as spectators see it. */
  lookAtGame(id: string): Promise<GameLook>;

  /** Get a game as your seat sees it. */
  viewGame(id: string): Promise<GameLook>;

  /**
   * Play a move. Idempotent: a repeated ply and move count once and return the same response.
   * After 503 `unknown-outcome`, retry exactly the same request.
   */
  playMove(id: string, body: Move): Promise<Played>;

  /**
   * Try moves on a copy, without changing the game. Plays the moves on copies of what your seat
   * knows, up to the first one that draws, reveals something, ends your turn or ends the game.
   * An empty list explains your legal moves. Nothing is stored.
   */
  tryMoves(id: string, body: Attempt): Promise<Trial>;

  /**
   * Resign from a game. The number of resignations per account and hour is limited (429
   * `too-many-resignations`).
   */
  resign(id: string): Promise<ResignResult>;

  /**
   * Offer a draw, a take-back or a pause to the other seats. The offer takes effect when every
   * other seat that is played from outside has accepted it, or at once if there is none. It
   * lapses at the next move. A seat may make each kind of offer once between two moves. Refused
   * with 409: `no-offers` in a game of a tournament or ladder, `draw-not-allowed`,
   * `take-back-not-allowed` in a rated game, `nothing-to-take-back`, `not-reversible`,
   * `offer-open`, `offer-repeated`, `game-paused`, `clock-ran-out`.
   */
  makeOffer(id: string, body: MakeOfferBody): Promise<MakeOfferResult>;

  /**
   * Accept the open offer of another seat. Refused with 409 `no-such-offer` if this offer is no
   * longer open, and `own-offer`.
   */
  acceptOffer(id: string, body: AcceptOfferBody): Promise<AcceptOfferResult>;

  /**
   * Decline the open offer of another seat. Refused with 409 `no-such-offer` if this offer is
   * no longer open, and `own-offer`.
   */
  declineOffer(id: string, body: DeclineOfferBody): Promise<DeclineOfferResult>;

  /**
   * Withdraw your open offer. Refused with 409 `no-such-offer` if this offer is no longer open,
   * and 403 `not-your-offer`.
   */
  withdrawOffer(id: string, body: WithdrawOfferBody): Promise<WithdrawOfferResult>;

  /** Resume a paused game. Any seat may resume it. */
  resumeGame(id: string): Promise<ResumeGameResult>;

  /** Cancel a game. Allowed for the player who opened a casual game, and for moderators. */
  cancelGame(id: string, body: CancelGameBody): Promise<CancelGameResult>;

  /**
   * Follow a game until it ends. A player with a seat receives what that seat may know;
   * everybody else receives what spectators may know. Lines are numbered from 1 without gaps.
   */
  followGame(id: string, query?: { from?: number }): Stream<StreamLine>;

  /**
   * Get the replay of a finished game. A game that shares its deal with other tables of a
   * tournament has its replay and its draws once the round has ended. Until then only its
   * players see it.
   */
  recordOfGame(id: string): Promise<string>;

  /** Get the board after each decision, as spectators see it. */
  framesOfGame(id: string, query?: { from?: number; limit?: number }): Promise<Frames>;

  /** Get the seed and every draw of a finished game. */
  drawsOfGame(id: string): Promise<Draws>;

  /**
   * Get a curve for each seat over the game. Of a finished game, the evaluation that house bots
   * use, from 0 (surely last) to 1 (surely alone in front), as a mean over one round of the
   * table. Of a live game, or of a game without an evaluation, the scores. One point for each
   * end of a turn, at most 400.
   */
  storyOfGame(id: string): Promise<Story>;

  /**
   * Get a picture of a game for link previews. 1200 by 630 pixels: the title, the seats with
   * their places or scores, and the curves of the story.
   */
  pictureOfGame(id: string): Promise<Uint8Array>;

  /**
   * Get everything that explains a forfeit or a slow move of your seat. For the player of the
   * seat and its owner. It contains nothing that the player did not know at the time. Receipts
   * of a game in play may be missing for up to 32 moves. Some time after the end of the game it
   * no longer exists (`receipts-deleted`).
   */
  bundleOfSeat(id: string, seat: string, query?: { ply?: number }): Promise<SeatBundle>;

  /**
   * Report that the program of your seat failed. The bridge of a bot sends it after a crash or
   * a time-out. At most 10 for a seat.
   */
  reportFailure(id: string, seat: string, body: ReportFailureBody): Promise<ReportFailureResult>;

  /**
   * Count forfeits, failures and slow decisions of one of your players. For yourself and your
   * own bots. A bot has an item for each of its versions. Each counts its newest 50 games.
   */
  failuresOfPlayer(id: string): Promise<PlayerFailures>;

  /**
   * Play on from a decision of a finished game. A casual game with the limits of casual games.
   * It is not rated and counts in no statistics. Its draws continue those of the finished game,
   * whose seed is public. A repeat with the same key opens nothing.
   */
  forkGame(id: string, body: ForkGameBody): Promise<Opened>;

  /**
   * Ask what a strong house bot would have played at a decision of a finished game. The bot
   * knows what the seat knew. The number of analyses per account and hour is limited.
   */
  analyseDecision(id: string, body: AnalyseDecisionBody): Promise<Analysis>;

  /** List the open seeks, newest first. */
  listSeeks(): Promise<SeekList>;

  /**
   * Make a seek: a game that waits for its players. The game opens when all seats are taken,
   * under the ID of the seek. An account may have a limited number of open seeks (409
   * `too-many-open-seeks`) and make a limited number per hour (429 `too-many-seeks`). A `key`
   * makes the request idempotent until a day after the seek has closed. It is refused (409
   * `other-seek-made`) with another wish than before, and later if the seek became a game.
   */
  makeSeek(body: NewSeek): Promise<MadeSeek>;

  /**
   * Follow the open seeks. Each line of type `seeks` contains the whole list of open seeks in
   * `items`.
   */
  followSeeks(query?: { from?: number }): Stream<StreamLine>;

  /** Get a seek. A seek that is not listed exists only for its players; others use `invitation`. */
  getSeek(id: string): Promise<Seek>;

  /** Withdraw your seek. */
  withdrawSeek(id: string): Promise<Seek>;

  /** Show the seek of an invite link. */
  showInvitation(id: string, body: ShowInvitationBody): Promise<Seek>;

  /**
   * Take a seat. If this takes the last seat, the game opens: `stage` is `opened`, or `full`
   * for a moment. Only one request gets the last seat; the others are refused with 409
   * `seek-full`. A seek that is not listed requires the secret of its invite link.
   */
  joinSeek(id: string, body: JoinSeekBody): Promise<Seek>;

  /** Give up your seat before the game opens. */
  leaveSeek(id: string): Promise<Seek>;

  /** Give the free seats of your seek to its house bots now. */
  fillSeek(id: string): Promise<Seek>;

  /** List the open seeks that you made or joined. */
  listMySeeks(): Promise<SeekList>;

  /** Get your days of vacation and the vacation in progress. */
  getVacation(): Promise<Vacation>;

  /**
   * Begin a vacation now. Your clocks in games by days are paused until it ends. Codes:
   * `on-vacation`, `no-vacation-left`, `only-accounts`.
   */
  beginVacation(body: BeginVacationBody): Promise<Vacation>;

  /** End your vacation now. The days that you did not use remain. */
  endVacation(): Promise<Vacation>;

  /** List the open challenges that you made or received. */
  listChallenges(): Promise<SeekList>;

  /**
   * Challenge named players. The game opens when all have accepted. The limits of seeks and the
   * rule for a `key` apply.
   */
  makeChallenge(body: NewChallenge): Promise<MadeSeek>;

  /** Get one of your challenges. */
  getChallenge(id: string): Promise<Seek>;

  /** Withdraw your challenge. */
  withdrawChallenge(id: string): Promise<Seek>;

  /** Accept a challenge. */
  acceptChallenge(id: string): Promise<Seek>;

  /** Decline a challenge. */
  declineChallenge(id: string, body: DeclineChallengeBody): Promise<Seek>;

  /** Get the player and the scopes of your token. */
  me(): Promise<MeResult>;

  /**
   * Follow all your games in one stream. Lines report that a game started, that it is your turn
   * (with view and legal moves), and that a game ended. To resume, send the last sequence
   * number received. After `stream-reset` the server repeats all open questions.
   */
  followMe(query?: { from?: number }): Stream<StreamLine>;

  /** List your bots. */
  listBots(): Promise<ListBotsResult>;

  /**
   * Create a bot that you own, or a version of one. A version is a separate bot with its own
   * rating and tokens. Its default name is the bot's name followed by the version. Names that
   * resemble another name (409 `name-confusable`) or suggest an official role (403
   * `name-reserved`) are rejected. The token of a bot is rejected (403 `no-bots-of-bots`).
   */
  createBot(body: CreateBotBody): Promise<NewPlayer>;

  /** List players, newest first. */
  listPlayers(
      query?: { kind?: "person" | "bot" | "house"; owner?: string; limit?: number; cursor?: string },
  ): Promise<ListPlayersResult>;

  /** Create a player. */
  createPlayer(body: CreatePlayerBody): Promise<NewPlayer>;

  /** Get a player. */
  showPlayer(id: string): Promise<Player>;

  /**
   * Erase the personal data of yourself, one of your bots, or any player (admins). Cannot be
   * undone. Name, tokens and all other personal data of the player and its bots are erased;
   * games and ratings stay under a neutral name. All games must have ended (409
   * `games-in-play`). See docs/privacy.md.
   */
  erasePlayer(id: string, query: { name: string }): Promise<void>;

  /**
   * Sanction an account and its bots. Games in play continue. Refusals name the kind:
   * `banned-from-play`, `banned-from-events`, `muted`. An admin cannot be sanctioned (403
   * `not-against-admins`), a moderator only by an admin.
   */
  imposeSanction(id: string, body: ImposeSanctionBody): Promise<Sanction>;

  /** List all sanctions of an account, newest first. */
  listSanctions(id: string): Promise<ListSanctionsResult>;

  /**
   * Lift a sanction before its end. Only an admin lifts the sanction of a moderator (403
   * `not-against-moderators`).
   */
  liftSanction(id: string): Promise<Sanction>;

  /**
   * Read the audit trail, newest first. Changes to players, tokens, roles, sanctions and
   * accounts, and what people changed about games of others, ladders and tournaments. Lines
   * name players by ID.
   */
  listAudit(
      query?: { from?: string; to?: string; actor?: string; subject?: string; area?: "player" | "token" | "role" | "sanction" | "account" | "game" | "ladder" | "tournament"; text?: string; limit?: number; cursor?: string },
  ): Promise<ListAuditResult>;

  /**
   * Export the audit trail as JSON or CSV. The newest 10,000 lines that match; export a longer
   * trail by periods.
   */
  exportAudit(
      query?: { from?: string; to?: string; actor?: string; subject?: string; area?: "player" | "token" | "role" | "sanction" | "account" | "game" | "ladder" | "tournament"; text?: string; format?: "json" | "csv" },
  ): Promise<string>;

  /**
   * Change the role of a person. All tokens of the player lose the scopes that the new role
   * does not allow, within a second.
   */
  setRole(id: string, body: SetRoleBody): Promise<Player>;

  /**
   * Make a link by which a person chooses a password. The link works once, for a day; a new one
   * replaces it. The person who opens it chooses the password and is signed in, so send it to
   * nobody else. A player without an account gets one.
   */
  makePasswordLink(id: string): Promise<PasswordLink>;

  /**
   * Choose a password by a link. Ends all sessions of the player and sets the cookie of a new
   * one. A link that has expired or was used is 404 `no-such-link`. Requires the header
   * `X-Apogee-Session: 1` (403 `not-from-our-page`).
   */
  usePasswordLink(body: UsePasswordLinkBody): Promise<SignedIn>;

  /**
   * Create another token for yourself or one of your bots. A token can only have scopes that
   * the creating token has, and that the role of its player allows (403 `wrong-role`). The
   * number of valid tokens per player (409 `too-many-tokens`) and of new tokens per account and
   * hour (429 `too-many-new-tokens`) is limited.
   */
  issueToken(id: string, body: IssueTokenBody): Promise<Token>;

  /** List the valid tokens of yourself or one of your bots. Newest first, without the secrets. */
  listTokens(id: string): Promise<ListTokensResult>;

  /** Revoke a token. */
  revokeToken(id: string): Promise<void>;

  /** List the rulesets and the house bots. */
  listRulesets(): Promise<Rulesets>;

  /** Everything that a game's views, facts, moves and options name. */
  showGlossary(id: string): Promise<Glossary>;

  /** The bot protocol in games of a ruleset, as JSON Schema. */
  showSchema(id: string): Promise<Record<string, any>>;

  /** Get this document. */
  openapi(): Promise<Record<string, any>>;

  /**
   * Create a guest, a player that expires after a week. Requires no token. The guest, its bots
   * and all their tokens expire after a week. The number of guests per hour is limited for the
   * platform and for each address (429 `too-many-guests`).
   */
  enterAsGuest(body: EnterAsGuestBody): Promise<Guest>;

  /** Get the number of games, and the games that have been idle longest. */
  status(): Promise<Status>;

  /**
   * Get the public records of all games, in their order. The records of the Kafka topics, for
   * readers without Kafka, if the installation keeps them (otherwise `feed-off`). Begin without
   * `from`, then send `next` of the last page. Records of a deal that other tables still play
   * follow when their round has ended.
   */
  feed(query?: { from?: number; limit?: number; wait?: number }): Promise<FeedPage>;

  /**
   * List the nightly dumps. The public data of each day (UTC) as compressed files: records of
   * games, ratings, standings of tournaments. No file contains names; `GET
   * /api/v1/players/{id}` has those of players.
   */
  dumps(): Promise<Dumps>;

  /**
   * Get a file of a dump. Lines of JSON, compressed by gzip. `SHA256SUMS` is the list of all
   * files of the day with their checksums, for `sha256sum -c`.
   */
  dumpFile(day: string, file: string): Promise<Uint8Array>;

  /**
   * Create an account with a name and a password, and sign in. A guest, or a player that has
   * only tokens, that sends its token keeps its player with games and bots; `name` then renames
   * it. The answer sets the cookie of a new session. A weak password is rejected with 400
   * `weak-password`. Requires the header `X-Apogee-Session: 1` (403 `not-from-our-page`).
   */
  signUp(body: SignUpBody): Promise<SignedIn>;

  /** Show who is signed in. */
  showSession(): Promise<BrowserSession>;

  /**
   * Sign in with a name and a password. The answer sets the cookie of a new session; the
   * browser's previous session ends. A wrong name and a wrong password have the same answer,
   * 401 `wrong-password`. Failed attempts per account and address are limited (429
   * `too-many-attempts`). Requires the header `X-Apogee-Session: 1` (403 `not-from-our-page`).
   */
  signIn(body: SignInBody): Promise<SignedIn>;

  /** Sign out: end the session of this browser. */
  signOut(): Promise<SignedOut | undefined>;

  /**
   * Begin to sign in at the identity provider. For pages. The answer has the address at the
   * provider to which the browser goes, and sets a cookie that holds for ten minutes. The
   * provider sends the browser back to the page `/sign-in`. A guest keeps its player. Without a
   * provider: 404 `no-provider`. If the provider does not answer: 503 `provider-unavailable`.
   * Requires the header `X-Apogee-Session: 1` (403 `not-from-our-page`).
   */
  beginProviderSignIn(body: BeginProviderSignInBody): Promise<ProviderAddress>;

  /**
   * Complete a sign-in at the identity provider. For the page to which the provider sends
   * browsers back. Works once, and only in the browser that began (409 `no-such-sign-in`). A
   * new person gets a new player, unless the platform takes none (403 `no-sign-up`). An
   * identity of another player is not linked (409 `identity-taken`). Requires the header
   * `X-Apogee-Session: 1`.
   */
  completeProviderSignIn(body: CompleteProviderSignInBody): Promise<SignedInAtProvider>;

  /**
   * Unlink the identity provider. Only for an account with a password (409 `no-password`).
   * Takes back the role that the provider gave, ends all your sessions and sets the cookie of a
   * new one.
   */
  unlinkProvider(): Promise<SignedIn>;

  /** List your sessions. */
  listSessions(): Promise<ListSessionsResult>;

  /** End all your sessions. */
  signOutEverywhere(): Promise<SignedOut | undefined>;

  /**
   * Change your password. Ends all your sessions and sets the cookie of a new one. A wrong
   * current password is rejected with 403 `wrong-password`.
   */
  changePassword(body: ChangePasswordBody): Promise<SignedIn>;

  /** List the notices that a page shows, newest first. */
  listNotices(query?: { after?: number }): Promise<ListNoticesResult>;

  /** Choose the kinds of notices that pages show. */
  chooseNotices(body: ChooseNoticesBody): Promise<void>;

  /** List your webhooks. */
  listWebhooks(): Promise<ListWebhooksResult>;

  /**
   * Create a webhook. Each notice is sent with `POST`, signed by HMAC-SHA-256, in order, and
   * repeated until a response with a status from 200 to 299. See docs/notices.md. A guest
   * cannot have webhooks.
   */
  createWebhook(body: CreateWebhookBody): Promise<Webhook>;

  /** Choose the kinds of a webhook, and enable it again. */
  changeWebhook(id: string, body: ChangeWebhookBody): Promise<Webhook>;

  /** Remove a webhook and its log. */
  removeWebhook(id: string): Promise<void>;

  /** Send a test notice. */
  testWebhook(id: string): Promise<void>;

  /** List the deliveries of a webhook, newest first. */
  listDeliveries(
      id: string,
      query?: { state?: "pending" | "sent" | "dead"; before?: number; limit?: number },
  ): Promise<ListDeliveriesResult>;

  /** Try a dead letter again. */
  retryDelivery(id: string, number: string): Promise<void>;

  /** Get the address for e-mails. */
  getEmail(): Promise<EmailAddress>;

  /**
   * Choose the address for e-mails and its kinds. Another address replaces the one before and
   * its log. A guest cannot have one.
   */
  chooseEmail(body: ChooseEmailBody): Promise<EmailAddress>;

  /** Remove the address for e-mails and its log. */
  removeEmail(): Promise<void>;

  /** Send the link that confirms the address again. */
  sendEmailLink(): Promise<void>;

  /** Send a test notice by e-mail. */
  testEmail(): Promise<void>;

  /** List the e-mails to your address, newest first. */
  listEmails(
      query?: { state?: "pending" | "sent" | "dead"; before?: number; limit?: number },
  ): Promise<ListEmailsResult>;

  /** Try a dead letter again. */
  retryEmail(number: string): Promise<void>;

  /** Confirm an address by the link that was sent to it. */
  confirmEmail(body: ConfirmEmailBody): Promise<void>;

  /** Unsubscribe by the link in an e-mail. */
  unsubscribe(body: UnsubscribeBody): Promise<void>;

  /**
   * Unsubscribe as mail programs do (RFC 8058). The address is in the header `List-Unsubscribe`
   * of each e-mail. The body is ignored.
   */
  unsubscribeByOneClick(id: string, key: string): Promise<void>;

  /**
   * Follow the notices that a page shows. Lines of type `notice` contain the fields of a
   * notice; `sequence` is its number. Those that were added before the first connection follow
   * with `from`.
   */
  followNotices(query?: { from?: number }): Stream<StreamLine>;
}
