// The start page: a featured live game, the five games, live games, tournaments and ladders.
import { get, rulesets } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { GameList } from "../lib/gamelist.js";
import { badge, withBadges } from "../lib/seats.js";
import { GAMES, gameOf, titleOf } from "../lib/words.js";
import { ladderPanel, tournamentPanel } from "../lib/contests.js";

const FEATURED_EVERY = 2000;

export async function show(main) {
  title("Apogee");
  const live = new GameList({
    query: "&stage=live",
    limit: 7,
    more: false,
    every: 4000,
    empty: "No game is live. Choose Play above to open one.",
  });
  const over = new GameList({ query: "&stage=over", limit: 4, more: false, every: 9000, empty: "None yet." });
  const featured = h("section", { class: "panel featured", "aria-label": "Featured game" });
  const known = h("section", { class: "cards", "aria-label": "The games" });
  const tournaments = h("section", { class: "panel" }, h("h2", {}, "Tournaments"), h("p", { class: "quiet" }, "…"));
  const ladders = h("section", { class: "panel" }, h("h2", {}, "Ladders"), h("p", { class: "quiet" }, "…"));
  put(
    main,
    h(
      "div",
      { class: "hero" },
      h("h1", {}, "Space strategy, live"),
      h(
        "p",
        { class: "lead" },
        "Five games, played by people and bots. Watch every decision, step through the game, and verify every die.",
      ),
    ),
    h(
      "div",
      { class: "grid start" },
      featured,
      h(
        "section",
        { class: "panel area-live" },
        h(
          "div",
          { class: "section-head" },
          h("h2", {}, "Live now"),
          h("a", { href: "/tv" }, "Watch on one screen"),
          h("a", { href: "/games?stage=live" }, "All live games"),
        ),
        live.element,
        h("h2", { class: "spaced" }, "Just finished"),
        over.element,
      ),
      h("div", { class: "grid contests" }, tournaments, ladders),
    ),
    h("h2", { class: "spaced" }, "The games"),
    known,
  );
  gameCards(known);
  tournamentPanel(tournaments);
  ladderPanel(ladders);
  await Promise.all([live.load(), over.load(), new Featured(featured).start()]);
}

async function gameCards(element) {
  const ids = await rulesets().then(
    ({ items }) => items.map((item) => item.game),
    () => Object.keys(GAMES),
  );
  const order = [...Object.keys(GAMES).filter((id) => ids.includes(id)), ...ids.filter((id) => !GAMES[id])];
  put(
    element,
    [...new Set(order)].map((id) =>
      h(
        "div",
        { class: `panel game-card game-${id}` },
        h("h3", {}, titleOf(id)),
        h("p", { class: "quiet" }, GAMES[id]?.text ?? ""),
        h(
          "div",
          { class: "filters" },
          h(
            "a",
            { class: "button", href: `/games?ruleset=${id}&stage=live`, "aria-label": `Watch ${titleOf(id)}` },
            "Watch",
          ),
          h("a", { class: "button", href: `/play?game=${id}`, "aria-label": `Play ${titleOf(id)}` }, "Play"),
          GAMES[id]
            ? h("a", { class: "button", href: `/rules/${id}`, "aria-label": `Learn ${titleOf(id)}` }, "Learn")
            : null,
        ),
      ),
    ),
  );
}

/** One live game drawn small, preferably Nova Solis; if no game is live, the last finished game. */
class Featured {
  constructor(element) {
    this.element = element;
    this.id = null;
    /** Games that are not for everybody, such as tables whose deal others still play. */
    this.refused = new Set();
  }

  async start() {
    await this.step();
    setInterval(() => document.hidden || this.step(), FEATURED_EVERY);
  }

  async step() {
    try {
      if (!this.id) {
        const game = await this.find();
        if (!game) {
          put(
            this.element,
            h("h2", {}, "No games yet"),
            h("p", { class: "quiet" }, "The first game will appear here."),
            h("p", {}, h("a", { class: "button main", href: "/play" }, "Open one")),
          );
          this.element.classList.add("bare");
          return;
        }
        this.id = game.id;
        this.element.classList.remove("bare");
      }
      await this.draw(await get(`/games/${encodeURIComponent(this.id)}`));
    } catch (failure) {
      // If the node is unavailable for a moment, the next step comes soon. What is refused is not requested again.
      if (failure.status < 500 && failure.status !== 429) {
        this.refused.add(this.id);
        this.id = null;
      }
    }
  }

  async find() {
    // Of the newest ten games, the one with the most decisions: there is most to see.
    const first = async (query) =>
      (await get(`/games?limit=10${query}`)).items
        .filter((one) => !this.refused.has(one.id))
        .reduce((best, one) => (best && best.plies >= one.plies ? best : one), null);
    return (
      (await first("&stage=live&ruleset=nova-solis")) ?? (await first("&stage=live")) ?? (await first("&stage=over"))
    );
  }

  async draw(look) {
    const game = gameOf(look.ruleset);
    if (this.game !== look.game) {
      this.game = look.game;
      this.sequence = -1;
      const { BoardView, boardOf } = await import("../game/boards.js");
      this.module = await boardOf(game);
      this.board = new BoardView(game, this.module, look.seats);
      this.sitters = h(
        "p",
        { class: "sitters" },
        look.seats.map((seat, number) => h("span", { class: "sitter" }, badge(number), seat.name)),
      );
      this.now = h("p", { class: "quiet" });
      this.link = h("a", { class: "button main", href: `/games/${encodeURIComponent(look.game)}` });
      put(
        this.element,
        h(
          "div",
          { class: `game-${game}` },
          h("div", { class: "section-head" }, h("h2", {}, titleOf(look.ruleset)), this.link),
          this.board.frame,
          this.sitters,
          this.now,
        ),
      );
      this.last = null;
    }
    if (look.sequence !== this.sequence) {
      this.sequence = look.sequence;
      this.board.show(look.view, this.last, [], null);
      this.last = look.view;
      const isLive = look.stage === "live";
      put(this.link, isLive ? "Watch live" : "View the game");
      put(
        this.now,
        isLive && look.seatToAct !== undefined
          ? ["To act: ", withBadges(`Seat ${look.seatToAct}`, look), `, decision ${look.plies + 1}`]
          : "This game has ended.",
      );
    }
    if (look.stage !== "live" && (this.wait = (this.wait ?? 0) + 1) > 5) {
      this.wait = 0;
      const next = await this.find();
      this.id = next?.id ?? this.id;
    }
  }
}
