// Apogee: tournaments. Generated; do not edit.
// From matchmaker/src/main/resources/org/apogee/match/api/openapi.json.
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

/** Either a player or a house bot. Only a director of the tournament may enter a house bot. */
export interface EntrantWish {
  player?: string;
  /**
   * A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
   * `mcts:250ms`.
   */
  bot?: string;
  name?: string;
  rating?: number;
}

export interface TournamentWish {
  name: string;
  game: string;
  options?: Record<string, string>;
  format: "swiss" | "round-robin" | "knock-out" | "double-knock-out" | "arena" | "gauntlet";
  champions?: number;
  seeded?: boolean;
  /** Mirrored: all tables of a round play the same deal, and points come from comparing seats. */
  deals?: "own" | "mirrored";
  tableSize?: number;
  smallestTable?: number;
  largestTable?: number;
  rounds?: number;
  /** Teams are paired instead of entrants, and each match is a game at every board. */
  teams?: TournamentWishTeams;
  gamesPerMatch?: number;
  clock?: TournamentWishClock;
  onForfeit?: "end" | "caretaker";
  points?: number[];
  tieBreaks?: ("buchholz" | "median-buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "score-sum" | "board-points")[];
  seed?: string;
  rated?: boolean;
  minutes?: number;
  startInSeconds?: number;
  entrants?: EntrantWish[];
  key?: string;
  /** A time with an offset. Set either this or `startInSeconds`. */
  startAt?: string;
  registration?: Registration;
  control?: Control;
}

/** Teams are paired instead of entrants, and each match is a game at every board. */
export interface TournamentWishTeams {
  boards: number;
  reserves?: number;
}

export interface TournamentWishClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface ImportWish {
  name: string;
  game: string;
  options?: Record<string, string>;
  format: "swiss" | "round-robin" | "knock-out" | "double-knock-out" | "arena" | "gauntlet";
  champions?: number;
  seeded?: boolean;
  /** Mirrored: all tables of a round play the same deal, and points come from comparing seats. */
  deals?: "own" | "mirrored";
  tableSize?: number;
  smallestTable?: number;
  largestTable?: number;
  rounds?: number;
  /** Teams are paired instead of entrants, and each match is a game at every board. */
  teams?: ImportWishTeams;
  gamesPerMatch?: number;
  clock?: ImportWishClock;
  onForfeit?: "end" | "caretaker";
  points?: number[];
  tieBreaks?: ("buchholz" | "median-buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "score-sum" | "board-points")[];
  seed?: string;
  rated?: boolean;
  minutes?: number;
  startInSeconds?: number;
  entrants?: EntrantWish[];
  key?: string;
  trf: string[];
  /** A time with an offset. Set either this or `startInSeconds`. */
  startAt?: string;
  registration?: Registration;
  control?: Control;
}

/** Teams are paired instead of entrants, and each match is a game at every board. */
export interface ImportWishTeams {
  boards: number;
  reserves?: number;
}

export interface ImportWishClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface Made {
  tournament: string;
  repeated: boolean;
}

export interface Joined {
  entrant: string;
  number?: number;
  repeated: boolean;
  /** The place in the waiting list, instead of `number`. */
  waiting?: number;
}

export interface Done {
  repeated: boolean;
}

export interface Summary {
  id: string;
  name: string;
  game: string;
  format: string;
  tableSize: number;
  state: "open" | "running" | "paused" | "played" | "finished" | "cancelled";
  round: number;
  /** The number of rounds; 0 if it is not fixed in advance. */
  rounds: number;
  entrants: number;
  /** The number of games in play. */
  live: number;
  createdAt: number;
  startedAt?: number;
  finishedAt?: number;
  leader?: string;
  /** The planned start. */
  startAt?: number;
  capacity?: number;
  /** The length of the waiting list. */
  waiting?: number;
  checkInFrom?: number;
  checkInUntil?: number;
  /** When the next round starts at the earliest; absent after the last round. */
  nextRoundAt?: number;
  /** The boards of a match, in a team event. */
  boards?: number;
  teamsEntered?: number;
}

export interface Page {
  items: Summary[];
  next?: string;
}

export interface Tournament {
  id: string;
  name: string;
  game?: string;
  format?: string;
  tableSize?: number;
  state?: "open" | "running" | "paused" | "played" | "finished" | "cancelled";
  round?: number;
  /** The number of rounds; 0 if it is not fixed in advance. */
  rounds?: number;
  entrants: TournamentEntrants[];
  /** The number of games in play. */
  live?: number;
  createdAt?: number;
  startedAt?: number;
  finishedAt?: number;
  leader?: string;
  /** The IDs of the co-directors. The owner is in the settings. */
  directors?: string[];
  settings: Record<string, any>;
  /** The planned start. */
  startAt?: number;
  capacity?: number;
  /** The length of the waiting list. */
  waiting?: number;
  checkInFrom?: number;
  checkInUntil?: number;
  /** When the next round starts at the earliest; absent after the last round. */
  nextRoundAt?: number;
  /** The boards of a match, in a team event. */
  boards?: number;
  teamsEntered?: number;
  /** Only in a team event. */
  teams?: Team[];
  podium?: Podium;
}

export interface TournamentEntrants {
  entrant: string;
  number: number;
  name: string;
  player: string;
  bot?: string;
  rating: number;
  active: boolean;
}

export interface Game {
  game: string;
  seats: string[];
  state: "live" | "over" | "lost";
  ending?: string;
  places?: number[];
}

export interface Table {
  table: number;
  seats: string[];
  reason: string;
  state: "running" | "over" | "void";
  played?: boolean;
  places?: number[];
  points?: string[];
  games: Game[];
}

export interface Round {
  round: number;
  state: "running" | "decided" | "over";
  manual: boolean;
  pairedAt: number;
  tables: Table[];
  byes: RoundByes[];
  relaxed: RoundRelaxed[];
  notes: string[];
  /** Only in a team event: the matches of teams, whose boards are the tables. */
  matches?: TeamMatch[];
}

export interface RoundByes {
  entrant: string;
  kind: "pairing" | "awarded" | "requested" | "absent";
}

export interface RoundRelaxed {
  rule: string;
  sentence: string;
}

export interface Rounds {
  items: Round[];
}

export interface Standings {
  round: number;
  state: string;
  tieBreaks: string[];
  items: StandingsItems[];
}

export interface StandingsItems {
  place: number;
  entrant: string;
  name?: string;
  active?: boolean;
  points: string;
  tieBreaks: string[];
}

export interface Step {
  sequence: number;
  type: "step" | "end" | "heartbeat";
  at?: number;
  by?: string;
  what?: string;
  text?: string;
  team?: string;
}

export interface Audit {
  items: Step[];
  over: boolean;
}

export interface Bye {
  entrant: string;
  round: number;
  kind?: "requested" | "absent";
  /** Why; only from a director. It stands in the audit trail. */
  reason?: string;
}

/** Either rounds or, for an arena, minutes. */
export interface More {
  rounds?: number;
  minutes?: number;
  /** A repeat with the same key adds nothing. */
  key?: string;
  /** Why; only from a director. It stands in the audit trail. */
  reason?: string;
}

export interface Reason {
  reason: string;
}

export interface Pair {
  one: string;
  other: string;
  /** Why; only from a director. It stands in the audit trail. */
  reason?: string;
}

export interface Pairing {
  tables: string[][];
  byes?: string[];
  /** The version of the shown plan. If the tournament has changed since, the pairing is refused. */
  version?: number;
  /** Why; only from a director. It stands in the audit trail. */
  reason?: string;
}

export interface Voiding {
  reason: string;
  replay?: boolean;
}

export interface Ruling {
  places: number[];
  played?: boolean;
  reason: string;
}

export interface LadderWish {
  id: string;
  name?: string;
  game: string;
  options?: Record<string, string>;
  tableSize?: number;
  /** The smallest table accepted after `patienceSeconds`. */
  smallestTable?: number;
  /** Maximum number of the ladder's games in play. */
  gamesMax?: number;
  /** Maximum number of games in play per entrant. */
  gamesOfOneMax?: number;
  /** After this waiting time, any opponent is accepted. */
  patienceSeconds?: number;
  /** Entrants with fewer rated games than this are matched first. */
  provisionalGames?: number;
  /** True if bots of one owner may play each other. */
  sameOwner?: boolean;
  clock?: LadderWishClock;
  onForfeit?: "end" | "caretaker";
}

export interface LadderWishClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface LadderOpened {
  ladder: string;
  repeated: boolean;
}

/** Either a player or a house bot. Only the owner of the ladder may enter a house bot. */
export interface LadderJoining {
  player?: string;
  bot?: string;
  /** Maximum number of concurrent games of the entrant. */
  games?: number;
}

export interface LadderJoined {
  entrant: string;
  repeated: boolean;
}

export interface LadderLine {
  id: string;
  name: string;
  game: string;
  pool: string;
  tableSize: number;
  state: "open" | "paused";
  entrants: number;
  live: number;
  games: number;
  lost: number;
}

export interface Ladders {
  items: LadderLine[];
}

export interface Ladder {
  id: string;
  name: string;
  game: string;
  pool: string;
  tableSize: number;
  state: "open" | "paused";
  entrants: number;
  live: number;
  games: number;
  lost: number;
  pausedBecause?: string;
  /** The player who opened the ladder; empty if it was opened by an older version. */
  owner?: string;
  settings: Record<string, any>;
  onLadder: Record<string, any>[];
  tables: Record<string, any>[];
}

/** The rules by which entrants enter. Entry codes are stored as hashes and never returned. */
export interface Registration {
  /** A time with an offset, or a duration before the start such as `PT30M`. */
  opens?: string;
  /** A time with an offset, or a duration before the start such as `PT30M`. */
  closes?: string;
  /** The number of seats. Further entrants wait in order of arrival. */
  capacity?: number;
  checkIn?: RegistrationCheckIn;
  conditions?: RegistrationConditions;
  codes?: string[];
}

export interface RegistrationCheckIn {
  /** A time with an offset, or a duration before the start such as `PT30M`. */
  opens: string;
  /** A time with an offset, or a duration before the start such as `PT30M`. */
  closes: string;
}

export interface RegistrationConditions {
  ratingMin?: number;
  ratingMax?: number;
  /** Rated games in the pool of the game. */
  gamesMin?: number;
  accountDays?: number;
  kinds?: ("people" | "bots" | "house")[];
  /** IDs of players. Their bots may enter too. */
  allowed?: string[];
  noGuests?: boolean;
}

/** Either a player or a house bot. Only a director of the tournament may enter a house bot. */
export interface JoinWish {
  player?: string;
  /**
   * A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
   * `mcts:250ms`.
   */
  bot?: string;
  name?: string;
  rating?: number;
  /** The entry code, if one is required. */
  code?: string;
  /** Why; only from a director. It stands in the audit trail. */
  reason?: string;
}

export interface RegistrationView {
  tournament: string;
  game?: string;
  owner?: string;
  state: string;
  startAt?: number;
  opensAt?: number;
  closesAt?: number;
  capacity?: number;
  seated: number;
  checkInFrom?: number;
  checkInUntil?: number;
  checkInEnded?: boolean;
  codeRequired: boolean;
  conditions: Record<string, any>;
  entrants: RegistrationViewEntrants[];
  /** In the order in which they move up. */
  waiting: RegistrationViewWaiting[];
  /** In a team event. Teams have places and wait, and `seated` counts them. */
  teams?: Team[];
  missed: RegistrationViewMissed[];
  /** With a token: what the entrant can do now, and why. */
  you?: RegistrationViewYou;
}

export interface RegistrationViewEntrants {
  entrant: string;
  name: string;
  player: string;
  checkedIn: boolean;
}

export interface RegistrationViewWaiting {
  entrant: string;
  name: string;
  player: string;
  checkedIn: boolean;
}

export interface RegistrationViewMissed {
  entrant: string;
  at: number;
}

/** With a token: what the entrant can do now, and why. */
export interface RegistrationViewYou {
  entrant: string;
  status: "outside" | "seated" | "waiting" | "withdrawn" | "missed";
  place?: number;
  mayEnter: boolean;
  mayCheckIn: boolean;
  checkedIn: boolean;
  reasons: RegistrationViewYouReasons[];
}

export interface RegistrationViewYouReasons {
  code: string;
  holds: boolean;
  sentence: string;
}

export interface NoShows {
  items: NoShowsItems[];
}

export interface NoShowsItems {
  player: string;
  times: number;
  lastAt: number;
}

export interface PreviewWish {
  name: string;
  game: string;
  options?: Record<string, string>;
  format: "swiss" | "round-robin" | "knock-out" | "double-knock-out" | "arena";
  tableSize?: number;
  smallestTable?: number;
  largestTable?: number;
  rounds?: number;
  /** Mirrored: all tables of a round play the same deal, and points come from comparing seats. */
  deals?: "own" | "mirrored";
  /** Teams are paired instead of entrants, and each match is a game at every board. */
  teams?: PreviewWishTeams;
  gamesPerMatch?: number;
  clock?: PreviewWishClock;
  onForfeit?: "end" | "caretaker";
  points?: number[];
  tieBreaks?: ("buchholz" | "median-buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "score-sum" | "board-points")[];
  seed?: string;
  rated?: boolean;
  minutes?: number;
  startInSeconds?: number;
  entrants?: EntrantWish[];
  key?: string;
  /** A time with an offset. Set either this or `startInSeconds`. */
  startAt?: string;
  registration?: Registration;
  /** How many entrants are expected. */
  expected?: number;
}

/** Teams are paired instead of entrants, and each match is a game at every board. */
export interface PreviewWishTeams {
  boards: number;
  reserves?: number;
}

export interface PreviewWishClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface Preview {
  entrants: number;
  /** 0 for an arena. */
  rounds?: number;
  /** For an arena an estimate; missing if no game was measured. */
  games?: number;
  perRound?: PreviewPerRound[];
  /**
   * False if only the first round was paired because the field is large: the others are like
   * it.
   */
  complete?: boolean;
  duration?: PreviewDuration;
  capacity?: PreviewCapacity;
  warnings: PreviewWarnings[];
}

export interface PreviewPerRound {
  tables?: number;
  byes?: number;
  /** The number of tables by their number of seats. */
  sizes?: Record<string, number>;
}

export interface PreviewDuration {
  /**
   * `measured`: from games with people or outside bots that were played here. `clock`: what the
   * clocks allow.
   */
  basis: "measured" | "clock";
  minutes: number;
  roundMinutes: number;
  atMostMinutes: number;
  gamesMeasured?: number;
  medianDecisions?: number;
  secondsPerDecision?: number;
}

export interface PreviewCapacity {
  gamesAtOnce: number;
  /** How many more games the nodes should host now. */
  room: number;
}

export interface PreviewWarnings {
  code: string;
  field: string;
  sentence: string;
}

export interface TemplateTournament {
  name: string;
  game: string;
  options?: Record<string, string>;
  format: "swiss" | "round-robin" | "knock-out" | "double-knock-out" | "arena";
  tableSize?: number;
  smallestTable?: number;
  largestTable?: number;
  rounds?: number;
  /** Mirrored: all tables of a round play the same deal, and points come from comparing seats. */
  deals?: "own" | "mirrored";
  /** Teams are paired instead of entrants, and each match is a game at every board. */
  teams?: TemplateTournamentTeams;
  gamesPerMatch?: number;
  clock?: TemplateTournamentClock;
  onForfeit?: "end" | "caretaker";
  points?: number[];
  tieBreaks?: ("buchholz" | "median-buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "score-sum" | "board-points")[];
  seed?: string;
  rated?: boolean;
  minutes?: number;
  entrants?: EntrantWish[];
  registration?: Registration;
}

/** Teams are paired instead of entrants, and each match is a game at every board. */
export interface TemplateTournamentTeams {
  boards: number;
  reserves?: number;
}

export interface TemplateTournamentClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface TemplateWish {
  /**
   * A recurrence rule of iCalendar (RFC 5545) such as `FREQ=WEEKLY;BYDAY=FR`; at most once a
   * day. Without it nothing recurs.
   */
  rule?: string;
  /** The time zone of the rule, such as `Europe/Berlin`. The default is UTC. */
  zone?: string;
  /** The local time of the first start, such as `2026-05-01T19:00`. Required with a rule. */
  start?: string;
  /** So many events are open at a time. */
  ahead?: number;
  tournament: TemplateTournament;
  key?: string;
}

export interface TemplateMade {
  template: string;
  repeated: boolean;
}

export interface Templates {
  items: TemplatesItems[];
}

export interface TemplatesItems {
  template: string;
  owner: string;
  name: string;
  game: string;
  format: string;
  state: "active" | "paused" | "ended";
  rule?: string;
  zone?: string;
  start?: string;
  ahead?: number;
}

export interface Template {
  template: string;
  owner: string;
  name: string;
  game: string;
  format: string;
  state: "active" | "paused" | "ended";
  rule?: string;
  zone?: string;
  start?: string;
  ahead?: number;
  /** The next events by the rule. */
  next: TemplateNext[];
  /** The latest events that were created. */
  events: TemplateEvents[];
}

export interface TemplateNext {
  /** The local time by the rule. */
  due: string;
  startAt: number;
  tournament?: string;
}

export interface TemplateEvents {
  /** The local time by the rule. */
  due: string;
  startAt: number;
  tournament?: string;
}

export interface EventWish {
  /** A time with an offset. */
  startAt: string;
}

export interface EventMade {
  tournament: string;
}

export interface StageWish {
  name: string;
  game?: string;
  options?: Record<string, string>;
  format: "swiss" | "round-robin" | "knock-out" | "double-knock-out" | "arena" | "gauntlet";
  champions?: number;
  seeded?: boolean;
  /** Mirrored: all tables of a round play the same deal, and points come from comparing seats. */
  deals?: "own" | "mirrored";
  tableSize?: number;
  smallestTable?: number;
  largestTable?: number;
  rounds?: number;
  gamesPerMatch?: number;
  clock?: StageWishClock;
  onForfeit?: "end" | "caretaker";
  points?: number[];
  tieBreaks?: ("buchholz" | "median-buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "score-sum" | "board-points")[];
  seed?: string;
  rated?: boolean;
  minutes?: number;
  groups?: number;
  distribution?: "snake" | "bands";
  advance?: number;
  best?: number;
  carry?: "none" | "all" | "between";
}

export interface StageWishClock {
  bankMillis: number;
  incrementMillis: number;
  capMillis: number;
}

export interface CompetitionWish {
  name: string;
  game: string;
  manual?: boolean;
  seed?: string;
  stages: StageWish[];
  entrants?: EntrantWish[];
  key?: string;
}

export interface CompetitionMade {
  competition: string;
  repeated: boolean;
}

export interface Advancing {
  stage: number;
}

export interface CompetitionLine {
  id: string;
  name: string;
  owner: string;
  state: "open" | "running" | "finished" | "cancelled";
  /** stages that have begun */
  stage: number;
  stagesInAll: number;
  entrantsInAll: number;
  createdAt: number;
}

export interface Competitions {
  items: CompetitionLine[];
  next?: string;
}

export interface CompetitionGroup {
  group: string;
  tournament: string;
  state: "running" | "over" | "cancelled";
  /** a correction came after the next stage had begun, and changes nothing */
  lateCorrection: boolean;
  entrants: CompetitionGroupEntrants[];
  standings: CompetitionGroupStandings[];
}

export interface CompetitionGroupEntrants {
  entrant: string;
  name: string;
  carried: string;
  reason: string;
}

export interface CompetitionGroupStandings {
  place: number;
  entrant: string;
  name: string;
  points: string;
}

export interface CompetitionStage {
  stage: number;
  name: string;
  game: string;
  format: string;
  tableSize: number;
  groupsInAll: number;
  distribution: string;
  carry: string;
  advance: number;
  best: number;
  state: "planned" | "running" | "over";
  groups: CompetitionGroup[];
  advancing: CompetitionStageAdvancing[];
}

export interface CompetitionStageAdvancing {
  entrant: string;
  name: string;
  reason: string;
}

export interface EventStep {
  at: number;
  by: string;
  what: string;
  text: string;
}

export interface Competition {
  id: string;
  name: string;
  owner: string;
  state: "open" | "running" | "finished" | "cancelled";
  /** stages that have begun */
  stage: number;
  stagesInAll: number;
  entrantsInAll: number;
  createdAt: number;
  manual: boolean;
  entrants: CompetitionEntrants[];
  stages: CompetitionStage[];
  ranking: CompetitionRanking[];
  audit: EventStep[];
  /** The co-directors. */
  directors?: string[];
  /**
   * Whether the last stage is complete, or too few entrants are left for the next one, so that
   * a manual competition can be confirmed.
   */
  played?: boolean;
  /** Its season, whose directors direct it too; absent if there is none. */
  season?: string;
}

export interface CompetitionEntrants {
  entrant: string;
  name: string;
  rating: number;
  active: boolean;
  player?: string;
}

export interface CompetitionRanking {
  place: number;
  entrant: string;
  name: string;
  stage: number;
  group: string;
  player?: string;
}

export interface MemberWish {
  division?: number;
  player?: string;
  /**
   * A house bot: a level, from `cadet` to `master`, or `random`, `greedy`, `mcts:1000` or
   * `mcts:250ms`.
   */
  bot?: string;
  name?: string;
  rating?: number;
}

export interface DivisionWish {
  name: string;
  size: number;
  /** how many are relegated from it, and promoted to it from below */
  exchange?: number;
}

export interface SeasonWish {
  name: string;
  game: string;
  stages: StageWish[];
  divisions: DivisionWish[];
  events: number;
  /** a local time in the season's zone, such as 2026-12-01T19:00 */
  first: string;
  everyDays?: number;
  zone?: string;
  points?: number[];
  bestOf?: number;
  tieBreaks?: ("wins" | "best" | "played" | "latest")[];
  seed?: string;
  members?: MemberWish[];
  key?: string;
}

export interface NextSeasonWish {
  /** a local time in the season's zone, such as 2026-12-01T19:00 */
  first: string;
}

export interface SeasonMade {
  season: string;
  repeated: boolean;
}

export interface SeasonLine {
  id: string;
  name: string;
  number: number;
  owner: string;
  state: "running" | "ended" | "cancelled";
  /** every event has been played */
  complete: boolean;
  eventsInAll: number;
  divisionsInAll: number;
  membersInAll: number;
  createdAt: number;
}

export interface Seasons {
  items: SeasonLine[];
  next?: string;
}

export interface Season {
  id: string;
  name: string;
  number: number;
  owner: string;
  state: "running" | "ended" | "cancelled";
  /** every event has been played */
  complete: boolean;
  eventsInAll: number;
  divisionsInAll: number;
  membersInAll: number;
  createdAt: number;
  /** The time zone of its events, and of `first` in a request for the next season. */
  zone?: string;
  bestOf: number;
  points: number[];
  tieBreaks: string[];
  events: SeasonEvents[];
  divisions: SeasonDivisions[];
  audit: EventStep[];
  /** The co-directors. */
  directors?: string[];
}

export interface SeasonEvents {
  event: number;
  startsAt: number;
  divisions: SeasonEventsDivisions[];
}

export interface SeasonEventsDivisions {
  division: number;
  state: "planned" | "running" | "over" | "too-few";
  competition?: string;
  lateCorrection?: boolean;
}

export interface SeasonDivisions {
  division: number;
  name: string;
  size: number;
  exchange: number;
  table: SeasonDivisionsTable[];
}

export interface SeasonDivisionsTable {
  place: number;
  entrant: string;
  name?: string;
  active?: boolean;
  points: number;
  /** the place in each event; 0 for none */
  events: number[];
  /** the division in the next season; 0 for none yet */
  next: number;
  /** for the next season, if this one ended now; absent if the member stays or leaves */
  moves?: "promoted" | "relegated";
  player?: string;
}

export interface Message {
  text: string;
}

export interface Adjudication {
  /** One place for each seat; the best is 1. */
  places: number[];
  reason: string;
}

/** How the tournament continues after its start. */
export interface Control {
  /**
   * When a round ends whose tables are all decided: at once, when a director ends it, or after
   * `roundDelaySeconds`.
   */
  roundEnds?: "auto" | "manual" | "after";
  roundDelaySeconds?: number;
  /**
   * The shortest time between the starts of two rounds, counted from the start of the
   * tournament: 604800 for one round a week.
   */
  roundEverySeconds?: number;
  /**
   * When a tournament is complete whose rounds are all played. Until then it is `played`, and
   * results can be corrected.
   */
  confirms?: "auto" | "manual" | "after";
  confirmDelaySeconds?: number;
}

export interface NextPairing {
  /**
   * Send it with the pairing: if the tournament has changed, the pairing is refused as
   * `plan-outdated`.
   */
  version: number;
  round: number;
  /** A round still runs, and its results will change this plan. */
  provisional: boolean;
  /** A director has paired this round. */
  manual: boolean;
  tables: NextPairingTables[];
  byes: string[];
  relaxed: Relaxed;
  notes: string[];
  cost: PairingCost;
  /** The cost without the forced tables. */
  unforced?: PairingCost;
  /** Rules that only the forced tables relax. */
  added?: Relaxed;
}

export interface NextPairingTables {
  seats: string[];
  reason: string;
  rematches: NextPairingTablesRematches[];
  forbidden: Pair[];
  /** The distance of the best score from the lowest, in points. */
  spread: string;
}

export interface NextPairingTablesRematches {
  one: string;
  other: string;
  times: number;
}

/** The sum over all tables. */
export interface PairingCost {
  rematches: number;
  forbidden: number;
  spread: string;
}

export type Relaxed = RelaxedItem[];

export interface RelaxedItem {
  rule: string;
  sentence: string;
}

export interface ForcedTables {
  tables: string[][];
}

export interface Export {
  tournament: Tournament;
  standings: Standings;
  rounds: Round[];
}

export interface Team {
  team: string;
  number: number;
  name: string;
  /** The ID of a player. */
  captain: string;
  active: boolean;
  /** Whether it has a player for each board. */
  complete: boolean;
  /** Its place in the waiting list, from 1; absent if it has a place in the event. */
  waiting?: number;
  /** Present if the event has a check-in. */
  checkedIn?: boolean;
  /** The IDs of its entrants; reserves come last. */
  members: string[];
}

export interface Teams {
  boards: number;
  reserves: number;
  items: Team[];
}

export interface EnteredTeam {
  team: string;
  repeated: boolean;
  /** Its place in the waiting list; absent if it has a place in the event. */
  waiting?: number;
}

export interface LineUp {
  team: string;
  captain: string;
  /** Whether the captain has chosen it; otherwise the first members play. */
  chosen: boolean;
  boards: string[];
  invited: string[];
}

export interface TeamMatch {
  match: number;
  teams: string[];
  /** The tables of its boards, in order. */
  tables: number[];
  /** The points of each team from its boards so far. */
  boardPoints: string[];
  state: "running" | "void" | "over";
  /** The points of each team from the match. */
  points?: string[];
}

/** The first three of an event that is played; provisional until the state is `finished`. */
export interface Podium {
  places: PodiumPlaces[];
  /** Where the Entity would be, if it had sat at as many tables as the busiest entrant. */
  entity?: PodiumEntity;
}

export interface PodiumPlaces {
  place: number;
  entrant: string;
  player?: string;
  name?: string;
  points: string;
}

/** Where the Entity would be, if it had sat at as many tables as the busiest entrant. */
export interface PodiumEntity {
  place: number;
  points: string;
  won: number;
  games: number;
}

export interface CheckInWish {
  /** How long it is open. */
  minutes: number;
}

export interface Webhook {
  id: string;
  address: string;
  shape: "apogee" | "discord";
  kinds: NoticeKinds;
  fastTurns: boolean;
  /** The tournament whose notices it gets. */
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

export type NoticeKinds = ("round-paired" | "check-in" | "message" | "event-over")[];

export interface EnterTeamBody {
  name: string;
  /** The IDs of the players who may join. */
  invited?: string[];
  /** The entry code, if the registration needs one. */
  code?: string;
}

export interface ChooseLineUpBody {
  /** A different member for each board, in order. */
  boards: string[];
}

export interface ListTournamentWebhooksResult {
  items: Webhook[];
}

export interface CreateTournamentWebhookBody {
  /**
   * An http or https URL. Addresses of private networks are refused, also when the name of the
   * host changes later.
   */
  address: string;
  /** The body: ours, or one that Discord accepts. */
  shape?: "apogee" | "discord";
  kinds?: NoticeKinds;
}

export interface ChangeTournamentWebhookBody {
  kinds?: NoticeKinds;
}

export interface ListTournamentDeliveriesResult {
  items: Delivery[];
}

/** Apogee: tournaments. */
export declare class Tournaments {
  constructor(transport: Transport);

  /**
   * Create a tournament. A `key` makes the request idempotent: a repeat creates nothing and
   * returns 200.
   */
  makeTournament(body: TournamentWish): Promise<Made>;

  /** List tournaments, newest first. */
  listTournaments(
      query?: { state?: "open" | "running" | "paused" | "played" | "finished" | "cancelled"; limit?: number; cursor?: string },
  ): Promise<Page>;

  /**
   * Continue a tournament from a report (TRF). Each entrant has the `name` that the report
   * uses, and the player or house bot who plays under it.
   */
  importTournament(body: ImportWish): Promise<Made>;

  /**
   * Enter a tournament. The owner of the tournament and administrators enter anybody, whatever
   * the conditions; the capacity applies to all.
   */
  joinTournament(id: string, body: JoinWish): Promise<Joined>;

  /** Withdraw an entrant. The entrant is not paired again. A game in play continues. */
  withdraw(id: string, entrant: string, query?: { reason?: string }): Promise<Done>;

  /** Start a tournament. */
  startTournament(id: string): Promise<Done>;

  /** Pause a tournament. Games in play continue. No round starts until the tournament resumes. */
  pauseTournament(id: string): Promise<Done>;

  /** Resume a paused tournament. */
  resumeTournament(id: string): Promise<Done>;

  /** Request a bye in a later round. */
  askForBye(id: string, body: Bye): Promise<Done>;

  /** Add rounds, or minutes to an arena. */
  extendTournament(id: string, body: More): Promise<Done>;

  /**
   * Make a player a co-director of the tournament. Only the owner of the tournament or an admin
   * can do this (403 `not-the-owner`). A co-director can do everything that the owner can,
   * except choosing co-directors.
   */
  addDirector(id: string, player: string): Promise<Done>;

  /** Remove a co-director. Co-directors can remove themselves. */
  removeDirector(id: string, player: string): Promise<Done>;

  /** Get the teams of a team event. */
  teamsOfTournament(id: string): Promise<Teams>;

  /**
   * Enter a team, or change whom you invite. The ID of the team follows from its name. A team
   * without a player for each board is not paired. The registration's window and entry codes
   * apply; when all places are taken, the team waits (`waiting`).
   */
  enterTeam(id: string, body: EnterTeamBody): Promise<EnteredTeam>;

  /**
   * Withdraw a team. Only the captain and directors can do this (403 `not-your-team`). Before
   * the start its members may join another team.
   */
  withdrawTeam(id: string, team: string): Promise<Done>;

  /**
   * Join a team, or add a bot of yours to it. A player joins after an invitation by the captain
   * (403 `not-invited`). Directors add anybody. After the start new members are reserves.
   */
  joinTeam(id: string, team: string, body: EntrantWish): Promise<Done>;

  /** Leave a team before the start. */
  leaveTeam(id: string, team: string, entrant: string): Promise<Done>;

  /**
   * Get the line-up for the next pairing, and the invited players. Only the captain and
   * directors see it (403 `not-your-team`).
   */
  lineUpOfTeam(id: string, team: string): Promise<LineUp>;

  /**
   * Choose the players at the boards, from the next pairing on. Only the captain and directors
   * can do this (403 `not-your-team`). A published pairing does not change.
   */
  chooseLineUp(id: string, team: string, body: ChooseLineUpBody): Promise<Done>;

  /**
   * Check in a team. For its captain, its members and directors (403 `not-your-team` for
   * others). A team that has not checked in when the check-in closes loses its place to the
   * waiting list.
   */
  checkInTeam(id: string, team: string): Promise<Done>;

  /** Cancel a tournament. */
  cancelTournament(id: string, body: Reason): Promise<Done>;

  /**
   * Forbid a pairing of two entrants. Pairing avoids the two entrants; a round that cannot
   * avoid them reports a relaxed rule.
   */
  forbidPair(id: string, body: Pair): Promise<Done>;

  /**
   * Pair the next round by hand. Entrants not listed receive a bye as `absent`; in an arena
   * they keep waiting, and entrants in play are refused as `entrant-in-play`. A knock-out is
   * refused as `cannot-force`.
   */
  pairByHand(id: string, body: Pairing): Promise<Done>;

  /**
   * Void the games of a table. The games do not count, and the ratings they changed are
   * corrected. With `replay` the table is played again; the next pairing waits for it. In a
   * knock-out only the last round can change; without `replay`, the better seeds advance from
   * the table, and in a double knock-out nobody has lost.
   */
  voidTable(id: string, round: string, table: string, body: Voiding): Promise<Done>;

  /** Set the places of a table by hand. */
  ruleTable(id: string, round: string, table: string, body: Ruling): Promise<Done>;

  /** Get a tournament with its settings and entrants. */
  showTournament(id: string): Promise<Tournament>;

  /** List all rounds. */
  showRounds(id: string): Promise<Rounds>;

  /** Get the current standings. */
  showStandings(id: string): Promise<Standings>;

  /** Get a round: its tables with their reasons and results. */
  showRound(id: string, round: string): Promise<Round>;

  /** List who did what in a tournament, at most 200 steps per page. */
  showAudit(id: string, query?: { from?: number }): Promise<Audit>;

  /** Follow a tournament until it is complete. */
  followTournament(id: string, query?: { from?: number }): Stream<Step>;

  /** Export a two-seat Swiss tournament as a report (TRF). */
  showReport(id: string, query?: { names?: "id" | "display" }): Promise<string>;

  /** Export the standings as CSV. */
  exportStandings(id: string): Promise<string>;

  /** Export all games as CSV. */
  exportGames(id: string): Promise<string>;

  /** Export a tournament as one JSON file. */
  exportTournament(id: string): Promise<Export>;

  /** Get the times of a tournament as a calendar to subscribe to. */
  exportCalendar(id: string): Promise<string>;

  /** Get all coming events as a calendar to subscribe to. */
  exportUpcoming(): Promise<string>;

  /** List ladders, ordered by ID. */
  listLadders(): Promise<Ladders>;

  /**
   * Create a ladder. The ID makes the request idempotent: a repeat creates nothing and returns
   * 200.
   */
  openLadder(body: LadderWish): Promise<LadderOpened>;

  /** Get a ladder: its entrants, its games in play and the reason for each table. */
  showLadder(id: string): Promise<Ladder>;

  /** Join a ladder. */
  joinLadder(id: string, body: LadderJoining): Promise<LadderJoined>;

  /** Leave a ladder. Games in play continue. */
  leaveLadder(id: string, entrant: string): Promise<Done>;

  /** Pause a ladder. Games in play continue. No game starts until the ladder resumes. */
  pauseLadder(id: string, body: Reason): Promise<Done>;

  /** Resume a paused ladder. */
  resumeLadder(id: string): Promise<Done>;

  /** Get this document. */
  showTournamentDocument(): Promise<Record<string, any>>;

  /** Look up the registration. With a token, `you` says whether you may enter, and why. */
  registration(id: string, query?: { entrant?: string }): Promise<RegistrationView>;

  /** Count the no-shows of the entrants' accounts. */
  noShows(id: string): Promise<NoShows>;

  /**
   * Check in. An entrant that has not checked in when the check-in closes loses its seat to the
   * waiting list.
   */
  checkIn(id: string, entrant: string): Promise<Done>;

  /**
   * Preview a tournament. Creates nothing. A trial run with made-up results is paired by the
   * same code as real rounds.
   */
  previewTournament(body: PreviewWish): Promise<Preview>;

  /**
   * Create a template. With a rule it is a series: the next events are created at once, and
   * later ones in time.
   */
  makeTemplate(body: TemplateWish): Promise<TemplateMade>;

  /** List templates. */
  listTemplates(query?: { owner?: string; ended?: number }): Promise<Templates>;

  /** Get a template with its events. */
  showTemplate(id: string): Promise<Template>;

  /** Create one event from a template. The same start again is the same event. */
  useTemplate(id: string, body: EventWish): Promise<EventMade>;

  /** Pause a series: no event is created until it resumes. */
  pauseTemplate(id: string): Promise<Done>;

  /** Resume a series. */
  resumeTemplate(id: string): Promise<Done>;

  /** End a series for good. Events that were created stay. */
  endTemplate(id: string): Promise<Done>;

  /** List competitions, newest first. */
  listCompetitions(query?: { limit?: number; cursor?: string }): Promise<Competitions>;

  /**
   * Create a competition of several stages. With a key, a repeat creates nothing and returns
   * 200.
   */
  createCompetition(body: CompetitionWish): Promise<CompetitionMade>;

  /** Get a competition: its stages, groups, standings, who advances and why. */
  showCompetition(id: string): Promise<Competition>;

  /** Export the final ranking of a competition as CSV. */
  exportRanking(id: string): Promise<string>;

  /** Join a competition before its first stage. */
  joinCompetition(id: string, body: EntrantWish): Promise<Done>;

  /** Withdraw from a competition. The tournament in play is left by its own route. */
  leaveCompetition(id: string, entrant: string): Promise<Done>;

  /**
   * Begin a stage. The first stage always begins by this route; later ones only if the
   * competition is 'manual'.
   */
  advanceCompetition(id: string, body: Advancing): Promise<Done>;

  /** Confirm the results of a manual competition: the ranking is final. */
  confirmCompetition(id: string): Promise<Done>;

  /**
   * Make a player a co-director of the competition and its groups. Only the owner of the
   * competition or an admin can do this (403 `not-the-owner`). A co-director can do everything
   * that the owner can, except choosing co-directors.
   */
  addDirectorOfCompetition(id: string, player: string): Promise<Done>;

  /** Remove a co-director. Co-directors can remove themselves. */
  removeDirectorOfCompetition(id: string, player: string): Promise<Done>;

  /** Cancel a competition and its tournaments. */
  cancelCompetition(id: string, body: Reason): Promise<Done>;

  /** List seasons, newest first. */
  listSeasons(query?: { limit?: number; cursor?: string }): Promise<Seasons>;

  /**
   * Create a season of several events in divisions. Its events begin by date. With a key, a
   * repeat creates nothing and returns 200.
   */
  createSeason(body: SeasonWish): Promise<SeasonMade>;

  /** Get a season: its events, and the table of each division. */
  showSeason(id: string): Promise<Season>;

  /** Export the tables of a season as CSV. */
  exportTables(id: string): Promise<string>;

  /** Get the events of a season as a calendar to subscribe to. */
  exportSeasonCalendar(id: string): Promise<string>;

  /** Join a division of a season. */
  joinSeason(id: string, body: MemberWish): Promise<Done>;

  /** Withdraw from a season. */
  leaveSeason(id: string, entrant: string): Promise<Done>;

  /**
   * End a season after its last event. Until then corrections of its tournaments change the
   * tables. The divisions of the next season follow from the final tables.
   */
  endSeason(id: string): Promise<Done>;

  /**
   * Create the season after an ended one. Its divisions follow from promotion and relegation. A
   * repeat creates nothing and returns 200.
   */
  nextSeason(id: string, body: NextSeasonWish): Promise<SeasonMade>;

  /**
   * Make a player a co-director of the season and its events. Only the owner of the season or
   * an admin can do this (403 `not-the-owner`). A co-director can do everything that the owner
   * can, except choosing co-directors.
   */
  addDirectorOfSeason(id: string, player: string): Promise<Done>;

  /** Remove a co-director. Co-directors can remove themselves. */
  removeDirectorOfSeason(id: string, player: string): Promise<Done>;

  /** Cancel a season and its events. */
  cancelSeason(id: string, body: Reason): Promise<Done>;

  /**
   * Change the settings before the start. Owner, seed and entrants stay; so do entry codes and
   * invited players if the body has none. More seats are filled from the waiting list.
   */
  changeSettings(id: string, body: TournamentWish): Promise<Done>;

  /**
   * Confirm the results. Makes the standings final. Possible when everything is played, in
   * state `played`.
   */
  confirmTournament(id: string): Promise<Done>;

  /**
   * The next round as it would be paired now. The plan is computed and not stored. The same
   * results lead to the same round.
   */
  nextPairing(id: string): Promise<NextPairing>;

  /**
   * The next round with forced tables. The given tables stay and the system pairs everybody
   * else. `unforced` has the cost without them. Nothing is stored: send the tables to
   * `/pairing` to keep them.
   */
  tryPairing(id: string, body: ForcedTables): Promise<NextPairing>;

  /**
   * Send a message to all entrants. The message is a step of the tournament: it is in the
   * stream and in the audit trail.
   */
  announce(id: string, body: Message): Promise<Done>;

  /**
   * End a round now. Possible when every table of the round is decided; with `roundEnds:
   * manual` a round ends in no other way.
   */
  endRound(id: string, round: string): Promise<Done>;

  /**
   * End the game of a table in play. The game ends with these places and counts like any other.
   * The places are those of the seats of the table.
   */
  adjudicate(id: string, round: string, table: string, body: Adjudication): Promise<Done>;

  /** Get a picture of a tournament for link previews: its state and its first three. */
  drawTournament(id: string): Promise<Uint8Array>;

  /** Open the registration now. Before the start; the times of the settings no longer hold. */
  openRegistration(id: string): Promise<Done>;

  /** Close the registration now. Before the start. A director can still enter somebody. */
  closeRegistration(id: string): Promise<Done>;

  /**
   * Open the check-in now. Before the start. Entrants who have not checked in when it closes
   * lose their seats.
   */
  openCheckIn(id: string, body: CheckInWish): Promise<Done>;

  /** List the webhooks of a tournament. */
  listTournamentWebhooks(id: string): Promise<ListTournamentWebhooksResult>;

  /**
   * Create a webhook of a tournament. It gets the notices of the tournament, signed, in order,
   * and repeated until a response with a status from 200 to 299. See docs/notices.md. Only for
   * directors.
   */
  createTournamentWebhook(id: string, body: CreateTournamentWebhookBody): Promise<Webhook>;

  /** Choose the kinds of a webhook, and enable it again. */
  changeTournamentWebhook(
      id: string,
      webhook: string,
      body: ChangeTournamentWebhookBody,
  ): Promise<Webhook>;

  /** Remove a webhook and its log. */
  removeTournamentWebhook(id: string, webhook: string): Promise<void>;

  /** Send a test notice. */
  testTournamentWebhook(id: string, webhook: string): Promise<void>;

  /** List the deliveries of a webhook, newest first. */
  listTournamentDeliveries(
      id: string,
      webhook: string,
      query?: { state?: "pending" | "sent" | "dead"; before?: number; limit?: number },
  ): Promise<ListTournamentDeliveriesResult>;

  /** Try a dead letter again. */
  retryTournamentDelivery(id: string, webhook: string, number: string): Promise<void>;
}
