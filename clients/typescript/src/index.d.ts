import type { Games } from "./games.js";
import type { Ratings } from "./ratings.js";
import type { Tournaments } from "./tournaments.js";
import type { TransportOptions } from "./transport.js";

export * from "./errors.js";
export { Stream } from "./streams.js";
export type { TransportOptions } from "./transport.js";
export type * as games from "./games.js";
export type * as ratings from "./ratings.js";
export type * as tournaments from "./tournaments.js";

/** The API of one platform, with the token of one player, or without one for what is public. */
export declare class Client {
  constructor(url: string, token?: string, options?: TransportOptions);
  readonly games: Games;
  readonly tournaments: Tournaments;
  readonly ratings: Ratings;
}
