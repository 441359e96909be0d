// Ladders, and the leaderboard of every rating pool.
import { get } from "../lib/api.js";
import { ladderRow } from "../lib/contests.js";
import { h, put, title } from "../lib/dom.js";
import { fill, panel } from "../lib/page.js";
import { leaders } from "../lib/ratings.js";
import { count, GAMES, gameOf, titleOf } from "../lib/words.js";

export async function show(main) {
  title("Ladders");
  const ladders = h("div", {});
  const pools = h("div", { class: "grid charts" }, h("p", { class: "quiet" }, "…"));
  put(
    main,
    h("h1", {}, "Ladders and ratings"),
    panel("Ladders", ladders),
    h("h2", { class: "spaced" }, "Ratings"),
    pools,
  );
  await Promise.all([
    fill(
      ladders,
      () => get("/ladders"),
      ({ items }) =>
        items.length ? h("ul", { class: "list" }, items.map(ladderRow)) : h("p", { class: "empty" }, "No ladders yet."),
      "This node runs no ladders.",
    ),
    fill(
      pools,
      () => get("/ratings?limit=20"),
      ({ items }) =>
        items.length
          ? items.map((pool) => {
              const board = h("div", {});
              fill(
                board,
                () => get(`/ratings/${encodeURIComponent(pool.pool)}?limit=10`),
                (page) => leaders(page.items, `Leaderboard of ${titleOf(pool.pool)}`),
              );
              return h(
                "section",
                { class: `panel game-${gameOf(pool.pool)}` },
                h("h2", {}, GAMES[pool.pool] ? titleOf(pool.pool) : pool.pool),
                h(
                  "p",
                  { class: "quiet" },
                  `${count(pool.results, "rated game")}, ${count(pool.participants, "participant")}`,
                ),
                board,
              );
            })
          : h("p", { class: "empty" }, "No rated game has ended yet."),
      "This node keeps no ratings.",
    ),
  ]);
}
