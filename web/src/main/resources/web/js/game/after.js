// After the game: places, what decided it, and what can be done next.
import { ask, get, keyed, send, sentenceOf, token } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { badge, withBadges } from "../lib/seats.js";
import { awaitGame, detailsOf } from "../lib/seeks.js";
import { count, gameOf, outcome, place, plain, titleOf } from "../lib/words.js";

const isHouse = ({ player }) => player.startsWith("house:");
const houseBot = ({ player }) => player.replace("house:", "");

/** Equal for objects with the same fields, in any order. */
const textOf = (fields) => JSON.stringify(Object.entries(fields ?? {}).sort());
const isSameList = (one, other) => JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

export class After {
  constructor(watch, story, verify) {
    this.watch = watch;
    this.story = story;
    this.verify = verify;
    this.order = keyed();
    this.result = h("div", {});
    this.decided = h("p", {});
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.offer = h("div", { "aria-live": "polite" });
    this.said = h("p", { class: "quiet", "aria-live": "polite" });
    this.element = h(
      "section",
      { class: "panel area-after", hidden: true },
      h("h2", {}, "The result"),
      this.result,
      this.decided,
      h("div", { class: "filters" }, this.buttons()),
      this.offer,
      this.said,
      this.wrong,
    );
  }

  buttons() {
    const { look } = this.watch;
    const game = gameOf(look.ruleset);
    const button = (words, act, kind) => h("button", { type: "button", class: kind, onclick: act }, words);
    this.again = this.canRematch() ? button("Rematch", () => this.rematch(), "main rematch") : null;
    return [
      this.again,
      h("a", { class: "button", href: `/play?game=${encodeURIComponent(game)}` }, "Play again"),
      button("Share", () => this.share()),
      button("Verify", () => this.verify()),
    ];
  }

  /** Against people, a rematch is a challenge. */
  canRematch() {
    return this.watch.seat !== null && Boolean(token.get());
  }

  others() {
    const { look, seat } = this.watch;
    return look.seats.filter((one, i) => i !== seat && !isHouse(one));
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
    if (!this.offers && this.canRematch() && this.others().length) {
      this.offers = setInterval(() => document.hidden || this.lookForOffer(), 3000);
    }
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

  /** The button stays off while the next game is on its way. */
  async rematch() {
    const { again } = this;
    this.wrong.hidden = true;
    again.disabled = true;
    try {
      again.disabled = await (this.others().length ? this.challenge() : this.playBots());
    } catch (failure) {
      again.disabled = false;
      this.fail(failure);
    }
  }

  async playBots() {
    const { look, seat, started } = this.watch;
    const bots = look.seats.map(houseBot);
    // Seats move on by one, so that the first seat is not always the same.
    const order = bots.map((_, i) => (i + 1) % bots.length);
    const seats = order.map((i) => (i === seat ? { player: token.player() } : { bot: bots[i] }));
    const body = {
      game: gameOf(look.ruleset),
      seats,
      options: look.options,
      ...(started?.clock ? { clock: started.clock } : {}),
    };
    const { game } = await this.order("/games", body, token.get());
    location.assign(`/games/${encodeURIComponent(game)}`);
    return true;
  }

  /** Whether an offer is this game once more. */
  isRematch(offer) {
    const { look, started } = this.watch;
    const seats = (kind) => look.seats.filter(kind);
    return (
      offer.ruleset === look.ruleset &&
      textOf(offer.options) === textOf(look.options) &&
      textOf(offer.clock) === textOf(started?.clock) &&
      isSameList(
        offer.players.map((one) => one.player),
        seats((one) => !isHouse(one)).map((one) => one.player),
      ) &&
      isSameList(offer.bots, seats(isHouse).map(houseBot))
    );
  }

  /** A rematch, or else another game, that an opponent of this game offers. */
  async lookForOffer() {
    let offer = null;
    try {
      const { items } = await get("/challenges", { secret: token.get() });
      const opponents = new Set(this.others().map((one) => one.player));
      const offers = items.filter(
        (one) => opponents.has(one.owner) && one.players.some((place) => !place.agreed && !opponents.has(place.player)),
      );
      offer = offers.find((one) => this.isRematch(one)) ?? offers[0];
    } catch {
      return; // the next attempt is in three seconds
    }
    const isRematch = Boolean(offer) && this.isRematch(offer);
    const key = offer && `${offer.id} ${isRematch}`;
    if (key === this.offered) {
      return;
    }
    this.offered = key;
    if (!offer) {
      put(this.offer);
      return;
    }
    const path = `/challenges/${encodeURIComponent(offer.id)}`;
    const act = (words, kind, work) =>
      h("button", { type: "button", class: kind, onclick: () => work().catch((failure) => this.fail(failure)) }, words);
    put(
      this.offer,
      isRematch
        ? h("p", {}, `${offer.players[0].name} offers a rematch.`)
        : h("p", {}, `${offer.players[0].name} offers a game of ${titleOf(offer.ruleset)}: ${detailsOf(offer)}.`),
      h(
        "div",
        { class: "filters" },
        act("Accept", "main", async () => {
          await ask(`${path}/accept`, { method: "POST", secret: token.get() });
          await awaitGame(path);
        }),
        act("Decline", null, async () => {
          await send(`${path}/decline`, {}, token.get());
          put(this.offer);
        }),
      ),
    );
  }

  /** The same game with seats moved on by one; all must agree. True if its page is on its way. */
  async challenge() {
    const { look, seat, started } = this.watch;
    const count = look.seats.length;
    const rotated = look.seats.map((_, i) => (i + 1) % count);
    const body = {
      game: gameOf(look.ruleset),
      options: look.options,
      players: rotated
        .map((i) => look.seats[i])
        .filter((one) => one !== look.seats[seat] && !isHouse(one))
        .map((one) => one.player),
      seats: count,
      bots: look.seats.filter(isHouse).map(houseBot),
      ownSeat: rotated.indexOf(seat),
      rated: Boolean(started?.pool?.startsWith("people-")),
      ...(started?.clock ? { clock: started.clock } : {}),
    };
    const { id } = await this.order("/challenges", body, token.get());
    say(this.said, "The rematch is offered. The game begins when all agree.");
    const closed = await awaitGame(`/challenges/${encodeURIComponent(id)}`);
    if (closed) {
      say(this.said, closed.reason ? `Declined: ${closed.reason}` : "The offer has ended.");
    }
    return closed === null;
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

/** Plays on for people whose game another one continues. */
const STAND_IN = "lieutenant";

/** "What would the strong house bot have played here?": one decision of a finished game, on request. */
export class Analysis {
  constructor(watch) {
    this.watch = watch;
    this.button = h(
      "button",
      { type: "button", onclick: () => this.run() },
      "What would a strong bot have played here?",
    );
    this.fork = h("button", { type: "button", onclick: () => this.playOn() }, "Play on from here");
    this.answer = h("p", { "aria-live": "polite" });
    this.element = h(
      "div",
      { class: "analysis", hidden: true },
      h("div", { class: "filters" }, this.button, this.fork),
      this.answer,
    );
  }

  /** For the decision that led to the position on the board. */
  show(ply) {
    this.element.hidden = !this.watch.isOver || this.watch.look.stage === "cancelled" || ply < 1;
    if (ply !== this.ply) {
      this.ply = ply;
      put(this.answer);
      this.button.disabled = false;
      this.fork.disabled = ply >= this.watch.plies;
    }
  }

  /** The viewer takes the seat to act; house bots keep their seats and take those of others. */
  async playOn() {
    const { ply, watch } = this;
    if (!token.get()) {
      put(this.answer, "Only players can play on. ", h("a", { href: "/play" }, "Play as a guest"), " first.");
      return;
    }
    this.fork.disabled = true;
    try {
      const { frames } = await get(`${watch.path}/frames?from=${ply}&limit=1`, { secret: token.get() });
      const seats = watch.look.seats.map(({ player }, seat) =>
        seat === frames[0].seatToAct
          ? { player: token.player() }
          : { bot: player.startsWith("house:") ? player.replace("house:", "") : STAND_IN },
      );
      const { game } = await send(`${watch.path}/forks`, { ply, seats, key: crypto.randomUUID() }, token.get());
      location.assign(`/games/${encodeURIComponent(game)}`);
    } catch (failure) {
      put(this.answer, sentenceOf(failure));
      this.fork.disabled = false;
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
