// Apogee: ratings and statistics. Generated; do not edit.
// From analytics-consumer/src/main/resources/org/apogee/analytics/api/openapi.json.

export class Ratings {
  #transport;

  constructor(transport) {
    this.#transport = transport;
  }

  listPools(query = {}) {
    return this.#transport.json("GET", "/api/v1/ratings", {}, { query, repeats: true });
  }

  leaderboard(pool, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/ratings/{pool}",
        { pool },
        { query, repeats: true },
    );
  }

  ratingHistory(pool, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/ratings/{pool}/history",
        { pool },
        { query, repeats: true },
    );
  }

  meetings(pool, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/ratings/{pool}/meetings",
        { pool },
        { query, repeats: true },
    );
  }

  playerHistory(id, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/players/{id}/history",
        { id },
        { query, repeats: true },
    );
  }

  statisticsOverview() {
    return this.#transport.json("GET", "/api/v1/stats/games", {}, { repeats: true });
  }

  gameStatistics(game, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/stats/games/{game}",
        { game },
        { query, repeats: true },
    );
  }

  entityStatistics(query = {}) {
    return this.#transport.json("GET", "/api/v1/stats/entity", {}, { query, repeats: true });
  }

  analyticsDocument() {
    return this.#transport.json("GET", "/api/v1/analytics/openapi.json", {}, { repeats: true });
  }
}
