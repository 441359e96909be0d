// One game: board, seats, log, and a scrubber to step through it.
import { isMissing, sentenceOf } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { ago, gameOf, optionsText, outcome, place, plain, STAGES, titleOf } from "../lib/words.js";
import { BoardView, boardOf } from "../game/boards.js";
import { Checks } from "../game/checks.js";
import { Log } from "../game/log.js";
import { Picker } from "../game/picker.js";
import { Scrubber } from "../game/scrubber.js";
import { SeatCards } from "../game/seatcards.js";
import { Watch } from "../game/watch.js";

class GamePage {
  constructor(main, watch, module) {
    const { look } = watch;
    const game = gameOf(look.ruleset);
    this.watch = watch;
    this.module = module;
    this.at = null;
    this.drawn = null;
    this.heading = h("h1", {}, titleOf(look.ruleset));
    this.stage = h("span", { class: "chip", role: "status" });
    this.story = h("p", { class: "story", "aria-live": "off" });
    this.status = h("dl", { class: "status" });
    this.gauges = h("div", {});
    this.board = new BoardView(game, module, look.seats);
    this.seats = new SeatCards(watch, module);
    this.scrubber = new Scrubber((ply) => this.goTo(ply));
    this.log = new Log(watch, (ply) => this.scrubber.move(ply));
    this.checks = new Checks(watch);
    this.picker = watch.seat === null ? null : new Picker(watch, () => this.draw(true));
    put(
      main,
      h(
        "div",
        { class: `game-${game}` },
        h("div", { class: "game-head" }, this.heading, this.stage, this.about(look)),
        this.seats.element,
        h(
          "div",
          { class: "game-grid" },
          h(
            "div",
            { class: "column" },
            h(
              "section",
              { class: "panel board-panel", "aria-label": "Board" },
              this.story,
              this.board.frame,
              this.scrubber.element,
              this.board.legend,
            ),
            this.checks.element,
          ),
          h(
            "div",
            { class: "column" },
            this.picker?.element ?? null,
            this.log.element,
            h("section", { class: "panel" }, h("h2", {}, "The game"), this.gauges, this.status),
          ),
        ),
      ),
    );
    addEventListener("hashchange", () => this.fromHash());
  }

  about(look) {
    return h(
      "details",
      { class: "quiet" },
      h("summary", {}, `${look.ruleset}, ${look.seats.length} seats`),
      h("p", {}, optionsText(look.options)),
    );
  }

  fromHash() {
    const wanted = /^#ply=(\d+)$/.exec(location.hash);
    this.goTo(wanted ? Math.min(Number(wanted[1]), this.watch.plies) : null, false);
  }

  goTo(ply, link = true) {
    this.at = ply;
    if (link) {
      history.replaceState(null, "", ply === null ? location.pathname : `#ply=${ply}`);
    }
    this.draw();
  }

  changed(what) {
    if (what === "connection") {
      this.showStage();
    } else if (what === "look") {
      this.draw(true);
    } else if (this.at === null || !this.drawn) {
      this.drawSoon();
    } else {
      this.scrubber.show(this.at, this.watch.plies, false, this.watch.isOver);
    }
  }

  /** Past events arrive in hundreds of lines at once; they are drawn together. */
  drawSoon() {
    this.soon ??= requestAnimationFrame(() => {
      this.soon = null;
      this.draw();
    });
  }

  showStage() {
    const { connection, look } = this.watch;
    const isLive = look.stage === "live";
    const lost = isLive && connection === "waiting";
    const kind = isLive ? "live" : "";
    this.stage.className = `chip ${lost ? "waiting" : kind}`;
    say(this.stage, lost ? "reconnecting" : (STAGES[look.stage] ?? look.stage));
  }

  async draw(again = false) {
    const { watch } = this;
    const isFollowing = this.at === null;
    const ply = isFollowing ? watch.plies : this.at;
    this.showStage();
    this.checks.show();
    this.scrubber.show(ply, watch.plies, isFollowing, watch.isOver);
    const wish = `${ply} ${isFollowing} ${watch.look.sequence} ${watch.entries.length}`;
    if (wish === this.wish && !again) {
      return;
    }
    this.wish = wish;
    let now;
    let before;
    try {
      now = isFollowing
        ? { view: watch.look.view, seatToAct: watch.look.seatToAct, move: null }
        : await watch.frame(ply);
      before = isFollowing ? this.before(ply) : await this.viewBefore(ply);
    } catch (failure) {
      say(this.story, sentenceOf(failure));
      return;
    }
    if (wish !== this.wish || !now) {
      return; // outdated: something else must be shown now
    }
    this.render(ply, isFollowing, now, before);
  }

  /** The view one decision earlier, or null at the set-up. */
  async viewBefore(ply) {
    return ply > 0 ? (await this.watch.frame(ply - 1))?.view : null;
  }

  /** While following, the previous position on the board. */
  before(ply) {
    if (this.drawn?.ply === ply) {
      return this.drawn.before;
    }
    return this.drawn && this.drawn.ply < ply && ply - this.drawn.ply < 80 ? this.drawn.view : null;
  }

  /** The decision after which the displayed facts start. */
  factsFrom(ply, isFollowing) {
    if (isFollowing && this.drawn && this.drawn.ply < ply) {
      return this.drawn.ply;
    }
    return this.drawn?.ply === ply ? this.drawn.from : ply - 1;
  }

  render(ply, isFollowing, { view, seatToAct, seat, move }, before) {
    const from = this.factsFrom(ply, isFollowing);
    const facts = this.watch.entries
      .filter((entry) => entry.ply > from && entry.ply <= ply)
      .flatMap((entry) => entry.facts.map((fact) => ({ ...fact, seat: entry.seat })));
    if (isFollowing) {
      this.drawn = { ply, view, before, from };
    }
    let choice = null;
    if (this.picker) {
      choice = isFollowing ? this.picker.choice(this.places ?? new Map()) : null;
    }
    this.board.show(view, before, facts, choice);
    if (this.picker && isFollowing && !this.places) {
      this.places = this.board.centres;
      this.board.show(view, before, facts, this.picker.choice(this.places));
    }
    this.places = this.board.centres;
    this.picker?.show();
    this.seats.show(view, seatToAct, isFollowing);
    this.showStatus(view);
    this.log.show(ply);
    this.showStory(ply, isFollowing, facts, seat, move);
  }

  showStatus(view) {
    const rows = this.module.status(view);
    const gauges = this.module.gauges(view);
    const key = JSON.stringify([rows, gauges]);
    if (key === this.statusKey) {
      return;
    }
    this.statusKey = key;
    put(
      this.status,
      rows.map(([name, value, more]) => [h("dt", more ? { title: more } : {}, name), h("dd", {}, String(value))]),
    );
    put(
      this.gauges,
      gauges.map(({ name, value, most, kind, seat }) =>
        h(
          "div",
          { class: `gauge ${kind}${seat === undefined ? "" : ` seat${seat}`}` },
          h("div", { class: "names" }, h("span", {}, name), h("span", {}, `${value} of ${most}`)),
          h(
            "div",
            { class: "bar", "aria-hidden": "true" },
            h("span", { "--share": String(Math.min(100, Math.max(0, (100 * value) / Math.max(1, most)))) }),
          ),
        ),
      ),
    );
  }

  /** One sentence below the board: the latest fact, or the outcome. */
  showStory(ply, isFollowing, facts, seat, move) {
    const { look } = this.watch;
    if (isFollowing && look.stage !== "live") {
      const all = look.places.map((won, seat) => ({ won, seat })).sort((a, b) => a.won - b.won);
      put(
        this.story,
        h("strong", {}, outcome({ ...look, entityPlace: this.watch.finished?.entityPlace })),
        all.map(({ won, seat }) =>
          h("span", {}, ` ${place(won)}: `, withBadges(`Seat ${seat}`, look), ` (${look.scores[seat]})`),
        ),
        this.watch.finished
          ? h(
              "span",
              { class: "quiet" },
              `Ending: ${plain(this.watch.finished.ending)}, ${ago(this.watch.finished.atMillis)}.`,
            )
          : null,
      );
      return;
    }
    const last =
      facts.at(-1) ??
      (move ? null : this.watch.entries.findLast((entry) => entry.ply <= ply && entry.facts.length)?.facts.at(-1));
    if (last) {
      put(this.story, withBadges(last.text, look));
    } else if (move) {
      put(this.story, withBadges(`Seat ${seat}`, look), ` ${move}`);
    } else {
      put(this.story, ply === 0 ? "The game starts." : null);
    }
  }
}

export async function show(main, id) {
  title("Game");
  let page = null;
  const watch = new Watch(id, (what) => page?.changed(what));
  try {
    await watch.open();
  } catch (failure) {
    const missing = failure.code === "no-such-game" || failure.code === "bad-game-id" || isMissing(failure);
    put(
      main,
      h("h1", {}, missing ? "No such game" : "Something went wrong"),
      h("p", {}, sentenceOf(failure)),
      h("p", {}, h("a", { href: "/games" }, "All games")),
    );
    return;
  }
  const module = await boardOf(gameOf(watch.look.ruleset));
  title(`${titleOf(watch.look.ruleset)}: ${watch.look.seats.map((seat) => seat.name).join(", ")}`);
  page = new GamePage(main, watch, module);
  page.fromHash();
}
