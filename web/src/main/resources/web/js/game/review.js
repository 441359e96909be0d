// For the owner of a seat: why it was given up, what its program wrote last, and where the time of its moves went.
import { get, sentenceOf, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { table } from "../lib/page.js";
import { withBadges } from "../lib/seats.js";
import { plain, sentence } from "../lib/words.js";

const SLOWEST = 5;

const millis = (micros) => ({ number: (micros / 1000).toLocaleString("en", { maximumFractionDigits: 1 }) });
const platform = (receipt) =>
  Object.entries(receipt.micros).reduce((sum, [part, micros]) => sum + (part === "outside" ? 0 : micros), 0);

export class Review {
  constructor(watch) {
    this.watch = watch;
    this.element = h("div", {});
  }

  /** Once the game has ended; then all receipts are stored. */
  async show() {
    if (!this.watch.isOver || this.isShown || !token.get()) {
      return;
    }
    this.isShown = true;
    try {
      for (const seat of await this.ownSeats()) {
        const path = `${this.watch.path}/seats/${seat}/bundle`;
        this.element.append(this.seat(seat, await get(path, { secret: token.get() })));
      }
    } catch (failure) {
      if (failure.status === 401) {
        return; // not the owner of a seat any more
      }
      this.element.append(h("p", { class: "notice wrong", role: "alert" }, sentenceOf(failure)));
    }
  }

  /** Of the viewer, and of its bots. */
  async ownSeats() {
    const { seats } = this.watch.look;
    const outside = seats.map((_, i) => i).filter((i) => !seats[i].bot);
    const own = new Set([token.player()]);
    if (outside.some((i) => !own.has(seats[i].player))) {
      const { items } = await get("/me/bots", { secret: token.get() });
      items.forEach((bot) => own.add(bot.id));
    }
    return outside.filter((i) => own.has(seats[i].player));
  }

  seat(seat, bundle) {
    const { forfeit, failures, receipts } = bundle;
    const slowest = receipts.toSorted((a, b) => b.micros.outside - a.micros.outside).slice(0, SLOWEST);
    return h(
      "section",
      { class: "panel seat-review", "data-seat": seat },
      h("h2", {}, withBadges(`Seat ${seat}: what happened`, this.watch.look)),
      forfeit ? h("p", { class: "notice" }, `Given up at decision ${forfeit.ply + 1}: ${forfeit.reason}`) : null,
      failures.map((one) => this.failure(one)),
      slowest.length
        ? table(
            "Slowest moves",
            ["Decision", { number: "Player, ms", title: "Network and thinking" }, { number: "Platform, ms" }],
            slowest.map((one) => [this.decision(one.ply), millis(one.micros.outside), millis(platform(one))]),
          )
        : h("p", { class: "quiet" }, "There are no receipts of this seat's moves."),
      h("div", { class: "filters" }, this.save(seat, bundle)),
      h("p", { class: "quiet" }, "The bundle has the questions, the answers and where the time of each move went."),
    );
  }

  failure({ ply, code, reason, lines }) {
    return h(
      "details",
      {},
      h("summary", {}, `${sentence(plain(code))} at decision ${ply + 1}: ${reason}`),
      lines.length ? h("pre", {}, lines.join("\n")) : h("p", { class: "quiet" }, "Its standard error was empty."),
    );
  }

  /** The bundle counts the decisions before; the page counts from 1, and shows the board after that decision. */
  decision(ply) {
    return h("a", { href: `#ply=${ply + 1}` }, String(ply + 1));
  }

  save(seat, bundle) {
    const content = new Blob([JSON.stringify(bundle, null, 1)], { type: "application/json" });
    return h(
      "a",
      { class: "button", href: URL.createObjectURL(content), download: `${this.watch.id}-seat-${seat}.json` },
      "Save the bundle",
    );
  }
}
