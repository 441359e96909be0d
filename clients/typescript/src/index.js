import { Games } from "./games.js";
import { Ratings } from "./ratings.js";
import { Tournaments } from "./tournaments.js";
import { Transport } from "./transport.js";

export * from "./errors.js";
export { Stream } from "./streams.js";

/** The API of one platform, with the token of one player, or without one for what is public. */
export class Client {
  constructor(url, token, options) {
    const transport = new Transport(url, token, options);
    this.games = new Games(transport);
    this.tournaments = new Tournaments(transport);
    this.ratings = new Ratings(transport);
  }
}
