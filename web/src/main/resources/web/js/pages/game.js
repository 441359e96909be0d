// One game: board, seats, log, and a scrubber to step through it.
import { isMissing, isTransient, sentenceOf } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { ago, gameOf, optionsText, outcome, place, plain, STAGES, titleOf } from "../lib/words.js";
import { BoardView, boardOf } from "../game/boards.js";
import { After, Analysis } from "../game/after.js";
import { Banner } from "../game/banner.js";
import { Checks } from "../game/checks.js";
import { Log } from "../game/log.js";
import { momentOf } from "../game/moments.js";
import { Motion } from "../game/motion.js";
import { Notice } from "../game/notice.js";
import { preferences } from "../game/preferences.js";
import { Review } from "../game/review.js";
import { Scrubber } from "../game/scrubber.js";
import { SeatCards } from "../game/seatcards.js";
import { sound } from "../game/sounds.js";
import { Story } from "../game/story.js";
import { lastTurnFrom, Theatre } from "../game/theatre.js";
import { Tray } from "../game/tray.js";
import { Watch } from "../game/watch.js";
import { wishes } from "../game/wishes.js";
import { Cards } from "../table/cards.js";
import { setting } from "../table/settings.js";
import { Table } from "../table/table.js";

/** After how many milliseconds the board does without events, and asks again for a position that did not come. */
const LATE = 1600;
const AGAIN = 3000;

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
    this.theatre = new Theatre(() => this.draw());
    this.motion = new Motion(game);
    this.tray = new Tray(look);
    this.tale = new Story(watch, (ply) => this.scrubber.move(ply));
    this.tale.changed = () => this.draw(true);
    this.after = new After(watch, this.tale, () => this.verify());
    this.analysis = new Analysis(watch);
    this.review = new Review(watch);
    this.notice = new Notice();
    this.banner = new Banner();
    this.skip = h(
      "button",
      { type: "button", class: "skip-turn", hidden: true, onclick: () => this.theatre.skip() },
      "Skip",
    );
    this.again = h(
      "button",
      { type: "button", class: "turn-again", hidden: true, onclick: () => this.lastTurn() },
      "Last turn again",
    );
    this.scrubber.isMoving = () => this.busy;
    this.scrubber.again = () => this.lastTurn();
    this.scrubber.skip = () => this.skipTurn();
    this.table = watch.seat === null ? null : this.newTable(game, module);
    put(
      main,
      h(
        "div",
        { class: `game-page game-${game}${watch.seat === null ? "" : " seated"}` },
        this.banner.element,
        h("div", { class: "game-head" }, this.heading, this.stage, this.origin(look), this.about(look)),
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
              h("div", { class: "story-line" }, this.story, this.skip, this.again),
              this.board.frame,
              this.tray.element,
              this.scrubber.element,
              this.tale.element,
              this.analysis.element,
              this.board.legend,
            ),
            this.checks.element,
          ),
          h(
            "div",
            { class: "column" },
            this.table?.element ?? null,
            this.table?.panel.element ?? null,
            this.after.element,
            this.review.element,
            this.log.element,
            h("section", { class: "panel" }, h("h2", {}, "The game"), this.gauges, this.status),
            preferences(watch.seat !== null, () => this.theatre.skip()),
          ),
        ),
      ),
    );
    main.append(new Cards(game, main).element);
    document.body.classList.toggle("playing", watch.seat !== null && !watch.isOver);
    addEventListener("hashchange", () => this.fromHash());
  }

  newTable(game, module) {
    const changed = () => this.draw(true);
    const table = new Table(this.watch, game, module, changed, () => this.scrubber.move(null));
    table.showTime(this.seats.ownTime);
    return table;
  }

  about(look) {
    return h(
      "details",
      { class: "quiet" },
      h("summary", {}, `${look.ruleset}, ${look.seats.length} seats`),
      h("p", {}, optionsText(look.options)),
    );
  }

  origin({ fork }) {
    if (!fork) {
      return null;
    }
    const address = `/games/${encodeURIComponent(fork.game)}#ply=${fork.ply}`;
    return h(
      "span",
      { class: "quiet" },
      "A fork of ",
      h("a", { href: address }, "another game"),
      ` at decision ${fork.ply}`,
    );
  }

  fromHash() {
    const wanted = /^#ply=(\d+)$/.exec(location.hash);
    this.goTo(wanted ? Math.min(Number(wanted[1]), this.watch.plies) : null, false);
  }

  goTo(ply, link = true) {
    this.at = ply;
    this.theatre.forget();
    if (link) {
      history.replaceState(null, "", ply === null ? location.pathname : `#ply=${ply}`);
    }
    this.draw();
  }

  changed(what) {
    if (what === "connection") {
      this.showStage();
    } else if (what === "taken-back") {
      this.takenBack();
    } else if (what === "look") {
      this.draw(true);
    } else if (this.at === null || !this.drawn) {
      this.drawSoon();
    } else {
      this.scrubber.show(this.at, this.watch.plies, false, this.watch.isOver);
    }
  }

  /** What is on the board may have been taken back. */
  takenBack() {
    this.theatre.forget();
    this.log.reset();
    this.table?.turn.forget();
    [this.drawn, this.animated] = [null, undefined];
    if (this.at !== null && this.at > this.watch.plies) {
      this.goTo(null);
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
    const { connection, isSignedOut, look } = this.watch;
    const isLive = look.stage === "live";
    const lost = isLive && connection !== "live" && connection !== "resting";
    const kind = isLive ? "live" : "";
    this.stage.className = `chip ${lost || isSignedOut ? "waiting" : kind}`;
    if (isSignedOut) {
      say(this.stage, "signed out");
      this.banner.signedOut();
      return;
    }
    say(this.stage, lost ? "reconnecting" : (STAGES[look.stage] ?? look.stage));
    this.banner.show(lost);
  }

  async draw(again = false) {
    const { watch } = this;
    const isFollowing = this.at === null;
    const known = this.theatre.jumps ? watch.plies : watch.known;
    const ply = isFollowing ? this.theatre.at(known, (one) => this.isOwn(one)) : this.at;
    const isPresent = isFollowing && ply === watch.plies;
    this.showStage();
    this.checks.show();
    this.showTale(ply, isPresent);
    if (!isPresent) {
      this.table?.showPast(isFollowing);
    }
    this.scrubber.show(ply, watch.plies, isFollowing, watch.isOver);
    const wish = `${ply} ${isFollowing} ${watch.look.sequence} ${watch.entries.length}`;
    if (wish === this.wish && !again) {
      return;
    }
    if (isFollowing && !isPresent && ply >= known) {
      this.retry(LATE); // the events that lead to the new position come in a moment
      return;
    }
    this.wish = wish;
    let now;
    let before;
    try {
      now = isPresent
        ? { view: this.table?.view ?? watch.look.view, seatToAct: watch.look.seatToAct, move: null }
        : await watch.frame(ply);
      before = isPresent ? this.before(ply) : await this.viewBefore(ply);
    } catch (failure) {
      say(this.story, sentenceOf(failure));
      this.retry(AGAIN);
      return;
    }
    if (wish !== this.wish || !now) {
      return; // outdated: something else must be shown now
    }
    this.render(ply, isFollowing, now, before, isPresent);
  }

  retry(millis) {
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => this.draw(true), millis);
  }

  isOwn(ply) {
    return this.watch.seat !== null && this.watch.seatOf(ply) === this.watch.seat;
  }

  /** Curve, moments, result, and what says that it is the viewer's turn. */
  showTale(ply, isPresent) {
    const { watch } = this;
    this.tale.refresh();
    this.tale.show(ply);
    this.scrubber.showMoments(this.tale.marks());
    this.after.show();
    this.review.show();
    this.analysis.show(ply);
    this.skip.hidden = this.at !== null || isPresent;
    this.again.hidden = !isPresent || watch.plies === 0;
    this.notice.turn(
      !watch.isOver && !watch.isSignedOut && watch.seat !== null && watch.look.seatToAct === watch.seat,
      this.heading.textContent,
    );
  }

  /** Escape is left to the table unless there is something to skip. */
  skipTurn() {
    if (this.skip.hidden) {
      return false;
    }
    this.theatre.skip();
    return true;
  }

  lastTurn() {
    this.at = null;
    this.theatre.replay(lastTurnFrom(this.watch.entries, this.watch.seat), this.watch.known);
  }

  verify() {
    this.checks.element.scrollIntoView({ block: "center" });
    this.checks.run();
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

  render(ply, isFollowing, { view, seatToAct, seat, move }, before, isPresent) {
    const from = this.factsFrom(ply, isFollowing);
    const facts = this.watch.entries
      .filter((entry) => entry.ply > from && entry.ply <= ply)
      .flatMap((entry) => entry.facts.map((fact) => ({ ...fact, seat: entry.seat })));
    if (isFollowing) {
      this.drawn = { ply, view, before, from };
    }
    this.board.frame.classList.toggle("no-names", !setting("names"));
    const choice = isPresent ? (this.table?.choice(this.places ?? new Map()) ?? null) : null;
    this.board.show(view, before, facts, choice);
    if (this.table && isPresent && !this.places) {
      this.places = this.board.centres;
      this.board.show(view, before, facts, this.table.choice(this.places));
    }
    this.places = this.board.centres;
    if (isPresent) {
      this.table?.show();
    }
    this.seats.show(view, seatToAct, isFollowing);
    this.showStatus(view);
    this.showStory(ply, isFollowing, facts, seat, move);
    // Both ask where things are, so they come last: the page is laid out once.
    this.log.show(ply);
    this.animate(ply, view, before, facts);
  }

  /** Moves what moved, and rolls what was rolled, once for each position that comes onto the board. */
  animate(ply, view, before, facts) {
    const isStaged = this.animated === ply && this.table !== null && this.onBoard !== view;
    const isForward = this.animated !== undefined && ply > this.animated && before;
    const from = isStaged ? this.onBoard : before;
    [this.animated, this.onBoard] = [ply, view];
    this.busy = this.tray.show(facts, Boolean(isForward), wishes.speed);
    if (isForward || isStaged) {
      const svg = this.board.frame.firstElementChild;
      this.busy += this.motion.play(svg, this.board.centres, from, view, facts, wishes.speed);
      this.sounds(facts);
    } else {
      this.motion.stop();
    }
    if (this.at === null) {
      this.theatre.showing(this.watch.known, this.busy);
    }
  }

  sounds(facts) {
    const what = facts.map((fact) => momentOf(fact.kind)?.what);
    if (facts.some((fact) => fact.kind === "game-over")) {
      sound("end");
    } else {
      sound(["entity", "capture", "fight"].find((one) => what.includes(one)) ?? (this.tray.hasDice ? "dice" : "move"));
    }
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
      put(this.story, withBadges(`Seat ${seat}`, look), `: ${move}`);
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
    if (isTransient(failure)) {
      throw failure;
    }
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
  watch.start();
  title(`${titleOf(watch.look.ruleset)}: ${watch.look.seats.map((seat) => seat.name).join(", ")}`);
  page = new GamePage(main, watch, module);
  page.fromHash();
}
