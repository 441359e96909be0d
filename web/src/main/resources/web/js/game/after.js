// After the game: places, what decided it, and what can be done next.
import { ask, send, sentenceOf, token } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { badge, withBadges } from "../lib/seats.js";
import { count, gameOf, outcome, place, plain } from "../lib/words.js";

export class After {
  constructor(watch, story, verify) {
    this.watch = watch;
    this.story = story;
    this.verify = verify;
    this.result = h("div", {});
    this.decided = h("p", {});
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.said = h("p", { class: "quiet", "aria-live": "polite" });
    this.element = h(
      "section",
      { class: "panel area-after", hidden: true },
      h("h2", {}, "The result"),
      this.result,
      this.decided,
      h("div", { class: "filters" }, this.buttons()),
      this.said,
      this.wrong,
    );
  }

  buttons() {
    const { look } = this.watch;
    const game = gameOf(look.ruleset);
    const button = (words, act, kind) => h("button", { type: "button", class: kind, onclick: act }, words);
    return [
      this.canRematch() ? button("Rematch", () => this.rematch(), "main rematch") : null,
      h("a", { class: "button", href: `/play?game=${encodeURIComponent(game)}` }, "Play again"),
      button("Share", () => this.share()),
      button("Verify", () => this.verify()),
    ];
  }

  /** Against house bots alone: other people must agree first. */
  canRematch() {
    const { look, seat } = this.watch;
    return seat !== null && look.seats.every((one, i) => i === seat || one.player.startsWith("house:"));
  }

  show() {
    const { look, finished, isOver } = this.watch;
    this.element.hidden = !isOver || look.stage === "cancelled";
    if (this.element.hidden) {
      return;
    }
    const entity = finished?.entityPlace ?? 0;
    const key = JSON.stringify([look.places, look.scores, entity, this.story.points.length, this.watch.entries.length]);
    if (key === this.key) {
      return;
    }
    this.key = key;
    const rows = look.places.map((won, seat) => ({
      won,
      line: [withBadges(`Seat ${seat}`, look), h("span", { class: "side" }, count(look.scores[seat], "point"))],
    }));
    if (entity > 0) {
      rows.push({ won: entity, line: [h("span", { class: "entity-name" }, "The Entity")] });
    }
    put(
      this.result,
      h("p", { class: "lead" }, outcome({ ...look, entityPlace: entity })),
      h(
        "ol",
        { class: "places" },
        rows
          .sort((a, b) => a.won - b.won)
          .map(({ won, line }) => h("li", {}, h("span", { class: "rank" }, place(won)), line)),
      ),
      finished ? h("p", { class: "quiet" }, `Ending: ${plain(finished.ending)}.`) : null,
    );
    this.showDecided();
  }

  /** The largest swing for a winner, and since when it was in front. */
  showDecided() {
    const { look } = this.watch;
    const winner = look.places.indexOf(1);
    const lead = this.story.leads().at(-1);
    const swing = this.story
      .swings()
      .filter((one) => (winner < 0 ? one.by < 0 : (one.seat === winner) === one.by > 0))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
    const parts = [];
    if (swing?.fact) {
      parts.push(
        h("strong", {}, "The decisive moment: "),
        withBadges(swing.fact.text, look),
        ` (decision ${swing.fact.ply}). `,
      );
    }
    if (winner >= 0 && lead?.seat === winner) {
      parts.push(
        h("span", { class: "sitter" }, badge(winner), look.seats[winner].name),
        ` led from decision ${lead.ply} on.`,
      );
    }
    put(this.decided, parts);
  }

  async rematch() {
    const { look, seat } = this.watch;
    const bots = look.seats.map((one) => one.player.replace("house:", ""));
    // Seats move on by one, so that the first seat is not always the same.
    const order = bots.map((_, i) => (i + 1) % bots.length);
    const seats = order.map((i) => (i === seat ? { player: token.player() } : { bot: bots[i] }));
    this.wrong.hidden = true;
    try {
      const body = { game: gameOf(look.ruleset), seats, options: look.options, key: crypto.randomUUID() };
      const { game } = await send("/games", body, token.get());
      location.assign(`/games/${encodeURIComponent(game)}`);
    } catch (failure) {
      this.fail(failure);
    }
  }

  async share() {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) {
        await navigator.share({ title: document.title, url });
      } else {
        await navigator.clipboard.writeText(url);
        say(this.said, `Copied: ${url}`);
      }
    } catch {
      say(this.said, url); // the browser has no clipboard here, or the viewer changed their mind
    }
  }

  fail(failure) {
    this.wrong.hidden = false;
    put(this.wrong, sentenceOf(failure));
  }
}

/** "What would the strong house bot have played here?": one decision of a finished game, on request. */
export class Analysis {
  constructor(watch) {
    this.watch = watch;
    this.button = h(
      "button",
      { type: "button", onclick: () => this.run() },
      "What would a strong bot have played here?",
    );
    this.answer = h("p", { "aria-live": "polite" });
    this.element = h("div", { class: "analysis", hidden: true }, this.button, this.answer);
  }

  /** For the decision that led to the position on the board. */
  show(ply) {
    this.element.hidden = !this.watch.isOver || this.watch.look.stage === "cancelled" || ply < 1;
    if (ply !== this.ply) {
      this.ply = ply;
      put(this.answer);
      this.button.disabled = false;
    }
  }

  async run() {
    const { ply } = this;
    this.button.disabled = true;
    if (!token.get()) {
      put(this.answer, "Only players can ask. ", h("a", { href: "/play" }, "Play as a guest"), " first.");
      return;
    }
    put(this.answer, "Thinking …");
    try {
      const found = await ask(`${this.watch.path}/analysis`, {
        method: "POST",
        body: { ply: ply - 1 },
        secret: token.get(),
      });
      if (ply === this.ply) {
        put(this.answer, this.words(found));
      }
    } catch (failure) {
      if (ply === this.ply) {
        put(this.answer, sentenceOf(failure));
        this.button.disabled = false;
      }
    }
  }

  words({ seat, played, best, bot }) {
    const { look } = this.watch;
    const who = withBadges(`Seat ${seat}`, look);
    return played.code === best.code
      ? [who, " played the move of ", bot, ": ", h("strong", {}, withBadges(best.text, look)), "."]
      : [
          bot,
          " would have played ",
          h("strong", {}, withBadges(best.text, look)),
          "; ",
          who,
          " played ",
          withBadges(played.text, look),
          ".",
        ];
  }
}
