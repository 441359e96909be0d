// Apogee: ratings and statistics. Generated; do not edit.
// From analytics-consumer/src/main/resources/org/apogee/analytics/api/openapi.json.
import type { Stream } from "./streams.js";
import type { Transport } from "./transport.js";

export type Id = string;

/** A rating pool. */
export interface Pool {
  pool: string;
  results: number;
  participants: number;
  /** The rating of the requested `participant`. Players and Entities are ranked apart. */
  standing?: Leader;
}

/** One row of a leaderboard. */
export interface Leader {
  rank: number;
  participant: string;
  name: string;
  kind: "player" | "entity";
  /** The mean of the estimated strength. A new participant has 25. */
  rating: number;
  /** The standard deviation of the estimated strength. A new participant has 25/3. */
  uncertainty: number;
  /** The rating less three uncertainties, by which leaderboards are ordered. */
  cautious: number;
  games: number;
  lastGame: string;
}

/** A rating with its uncertainty. */
export interface Point {
  rating: number;
  uncertainty: number;
}

/** The change of a rating by one game, or by the correction of its result. */
export interface Change {
  pool: string;
  /** The number of this change among the participant's changes in the pool, from 1. */
  number: number;
  game: string;
  at: string;
  /** 0 if the game no longer counts. */
  place: number;
  entrants: number;
  before: Point;
  after: Point;
  /** `result` for a game; otherwise why its result was corrected. */
  kind: "result" | "void" | "replay" | "ruling";
  /** The reason that the director gave for the correction. */
  reason?: string;
}

/** The head-to-head result against one opponent. */
export interface Meeting {
  opponent: string;
  name: string;
  better: number;
  worse: number;
  ties: number;
}

/** The number of finished games of a ruleset. */
export interface Overview {
  game: string;
  ruleset: string;
  games: number;
}

/** A mean with the minimum and the maximum. */
export interface Spread {
  mean: number;
  least: number;
  most: number;
}

/** The games that ended in one way. */
export interface Ending {
  ruleset: string;
  seats: number;
  ending: string;
  games: number;
  decisions: Spread;
  seconds: Spread;
}

/** The games with more than `upTo` / 2 and at most `upTo` decisions. */
export interface Length {
  ruleset: string;
  seats: number;
  upTo: number;
  games: number;
}

/**
 * The results of one seat. `share` is its fraction of all first places in games with this
 * number of seats.
 */
export interface Seat {
  ruleset: string;
  seats: number;
  seat: number;
  games: number;
  firsts: number;
  share: number;
  place: number;
  points: number;
}

/** The statistics of one game. */
export interface GameStatistics {
  game: string;
  games: number;
  cancelled: number;
  endings: Ending[];
  lengths: Length[];
  seats: Seat[];
}

/** The results of one scenario. */
export interface ScenarioLine {
  ruleset: string;
  scenario: string;
  difficulty: string;
  power: string;
  seats: number;
  games: number;
  defeats: number;
  phases: number;
}

/** The results for one value of a factor, such as one difficulty. */
export interface Line {
  of: string;
  games: number;
  defeats: number;
  points?: number;
}

/** Statistics of the Entity. `defeats` counts the games that the Entity lost. */
export interface EntityStatistics {
  games: number;
  defeats: number;
  scenarios: ScenarioLine[];
  difficulties: Line[];
  powers: Line[];
  tables: Line[];
  modes: Line[];
  endings: Line[];
  phases: Line[];
  races: Line[];
  bots: Line[];
}

/** A problem detail (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface ListPoolsResult {
  items: Pool[];
  next?: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface LeaderboardResult {
  items: Leader[];
  next?: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface RatingHistoryResult {
  items: Change[];
  next?: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface MeetingsResult {
  items: Meeting[];
  next?: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface PlayerHistoryResult {
  items: Change[];
  next?: string;
}

/** A page of items. `next` is the `cursor` of the next page; it is absent on the last page. */
export interface StatisticsOverviewResult {
  items: Overview[];
  next?: string;
}

/** Apogee: ratings and statistics. */
export declare class Ratings {
  constructor(transport: Transport);

  /** List rating pools, ordered by name. */
  listPools(
      query?: { participant?: Id; limit?: number; cursor?: string },
  ): Promise<ListPoolsResult>;

  /** Get the leaderboard of a pool, ordered by rating less three uncertainties. */
  leaderboard(
      pool: Id,
      query?: { kind?: "player" | "entity"; limit?: number; cursor?: string },
  ): Promise<LeaderboardResult>;

  /** List the rating changes of one participant in a pool, newest first. */
  ratingHistory(
      pool: Id,
      query: { participant: Id; limit?: number; cursor?: string },
  ): Promise<RatingHistoryResult>;

  /** Get head-to-head results: games placed ahead of each opponent, behind it, and tied. */
  meetings(
      pool: Id,
      query: { participant: Id; opponent?: Id; limit?: number; cursor?: string },
  ): Promise<MeetingsResult>;

  /** List the rating changes of a player in all pools, newest first. */
  playerHistory(id: Id, query?: { limit?: number; cursor?: string }): Promise<PlayerHistoryResult>;

  /** Count finished games by ruleset. */
  statisticsOverview(): Promise<StatisticsOverviewResult>;

  /** Get the endings, lengths and seat results of a game, rated or not. */
  gameStatistics(game: Id, query?: { edition?: number; seats?: number }): Promise<GameStatistics>;

  /** Get how often players defeat the Entity, by scenario, bot, race and other factors. */
  entityStatistics(
      query?: { ruleset?: string; scenario?: Id; difficulty?: Id; power?: Id; seats?: number },
  ): Promise<EntityStatistics>;

  /** Get this document. */
  analyticsDocument(): Promise<Record<string, any>>;
}
