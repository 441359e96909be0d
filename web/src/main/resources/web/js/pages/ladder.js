// One ladder: leaderboard, entrants, games in play and the reason for each table.
import { get } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { GameList } from "../lib/gamelist.js";
import { fill, keep, panel, table } from "../lib/page.js";
import { LadderSeats } from "../lib/ladderseats.js";
import { renew } from "../lib/renew.js";
import { leaders } from "../lib/ratings.js";
import { ago, count, gameOf, presetOf, titleOf } from "../lib/words.js";

const link = (player, name) => h("a", { href: `/players/${encodeURIComponent(player)}` }, name);

class LadderPage {
  constructor(main, id) {
    this.path = `/ladders/${encodeURIComponent(id)}`;
    this.head = h("h1", {}, "Ladder");
    this.facts = h("p", { class: "lead wide" });
    this.paused = h("p", { class: "notice", hidden: true });
    this.board = h("div", {});
    this.members = h("div", {});
    this.seats = new LadderSeats(this.path, () => this.load());
    this.now = h("div", {});
    this.games = new GameList({
      query: `&origin=ladder&by=${encodeURIComponent(id)}`,
      limit: 12,
      empty: "No games yet.",
    });
    this.frame = h(
      "div",
      {},
      this.head,
      this.facts,
      this.paused,
      h(
        "div",
        { class: "grid two" },
        h(
          "div",
          { class: "grid" },
          panel("Leaderboard", this.board),
          this.seats.element,
          panel("In play", this.now),
          panel("Entrants", this.members),
        ),
        panel("Games", this.games.element),
      ),
    );
    put(main, this.frame);
  }

  load() {
    return fill(
      this.board,
      () => get(this.path),
      async (ladder) => {
        this.show(ladder);
        const { items } = await get("/ratings?limit=200").catch(() => ({ items: [] }));
        const isRated = items.some((pool) => pool.pool === ladder.pool);
        return leaders(
          isRated ? (await get(`/ratings/${encodeURIComponent(ladder.pool)}?kind=player&limit=50`)).items : [],
        );
      },
      "This node runs no ladders.",
    );
  }

  show(ladder) {
    title(ladder.name);
    say(this.head, ladder.name);
    this.frame.className = `game-${gameOf(ladder.game)}`;
    say(
      this.facts,
      [
        titleOf(ladder.game),
        presetOf(ladder.settings.options),
        `tables of ${ladder.tableSize}`,
        count(ladder.entrants, "player"),
        `${count(ladder.games, "game")} played`,
        ladder.pool === gameOf(ladder.game) ? null : `rated as ${ladder.pool}`,
      ]
        .filter(Boolean)
        .join(" · "),
    );
    this.seats.show(ladder);
    this.paused.hidden = ladder.state !== "paused";
    say(this.paused, `Paused: no game starts. ${ladder.pausedBecause ?? ""}`);
    const names = new Map(ladder.onLadder.map((one) => [one.player, one.name]));
    renew(
      this.now,
      ladder.tables.length
        ? table(
            "Games in play",
            ["Players", "Reason", "Since"],
            ladder.tables.map((one) => [
              h(
                "a",
                { href: `/games/${encodeURIComponent(one.game)}` },
                one.players.map((player) => names.get(player) ?? player).join(", "),
              ),
              h("span", { class: "quiet" }, `${one.reason}.`),
              h("span", { class: "quiet" }, ago(one.since)),
            ]),
          )
        : h("p", { class: "empty" }, "No games in play."),
    );
    renew(
      this.members,
      ladder.onLadder.length
        ? table(
            "Entrants",
            ["Name", { number: "In play" }, { number: "Played" }, { number: "Won" }],
            ladder.onLadder.map((one) => [link(one.player, one.name), one.live, one.played, one.won]),
          )
        : h("p", { class: "empty" }, "No entrants yet."),
    );
  }
}

export async function show(main, id) {
  title("Ladder");
  const page = new LadderPage(main, id);
  page.games.load();
  await page.load();
  keep(10_000, () => page.load(), false);
}
