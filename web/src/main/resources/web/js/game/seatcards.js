// The seats above the board: player, state and remaining time.
import { h, put, say } from "../lib/dom.js";
import { badge } from "../lib/seats.js";
import { vacationOf } from "../lib/vacation.js";
import { clock, place } from "../lib/words.js";

const SHORT = 20_000;
const HALF_A_DAY = 43_200_000;

export class SeatCards {
  constructor(watch, module) {
    this.watch = watch;
    this.module = module;
    this.cards = watch.look.seats.map((who, number) => this.card(who, number));
    /** The time of the viewer's seat once more: on a phone the seats are below the board. */
    this.ownTime = h("span", { class: "time" });
    this.showVacations();
    this.element = h(
      "section",
      { class: "seats area-seats", "aria-label": "Seats" },
      this.cards.map((card) => card.element),
    );
    setInterval(() => document.hidden || this.tick(), 1000);
  }

  card(who, number) {
    const isMe = this.watch.seat === number;
    const name = h("a", { href: `/players/${encodeURIComponent(who.player)}` }, who.name);
    const time = h("span", { class: "time" });
    const facts = h("p", { class: "facts" });
    const away = h("p", { class: "facts away", hidden: true });
    const element = h(
      "div",
      { class: `seat-card seat${number}` },
      h("div", { class: "who" }, h("span", { class: "sitter" }, badge(number), name, isMe ? " (you)" : ""), time),
      facts,
      away,
    );
    return { element, time, facts, away, shown: "" };
  }

  /** In a game by days the clock of a seat on vacation is paused. */
  showVacations() {
    const { look } = this.watch;
    if (look.stage === "live" && look.clocks.some((left) => left > HALF_A_DAY)) {
      look.seats.forEach(async (who, number) => {
        const words = who.bot ? "" : await vacationOf(who.player);
        const { away } = this.cards[number];
        away.hidden = !words;
        say(away, words);
      });
    }
  }

  show(view, seatToAct, isLast) {
    const { places, scores } = this.watch.look;
    this.cards.forEach((card, number) => {
      const acts = seatToAct === number;
      card.element.classList.toggle("acting", acts);
      const { lines } = this.module.seat(view, number);
      const all = lines.filter(([name, value]) => name && value !== "" && value !== undefined).slice(0, 6);
      const final =
        isLast && this.watch.isOver && places.length
          ? [
              ["Place", place(places[number])],
              ["Score", scores[number]],
            ]
          : [];
      const key = JSON.stringify([all, final]);
      if (key !== card.shown) {
        card.shown = key;
        put(
          card.facts,
          [...final, ...all].map(([name, value]) => h("span", {}, `${name} `, h("b", {}, String(value)))),
        );
      }
    });
    this.tick();
  }

  tick() {
    const { look, lookedAt } = this.watch;
    this.cards.forEach((card, number) => {
      const runs = look.seatToAct === number && look.stage === "live" && !look.pausedUntil;
      const isBot = look.seats[number].bot;
      if (isBot) {
        say(card.time, runs ? "thinking …" : "house bot");
        return;
      }
      const passed = runs ? performance.now() - lookedAt : 0;
      const left = Math.max(0, (look.clocks[number] ?? 0) - passed);
      const times = this.watch.seat === number ? [card.time, this.ownTime] : [card.time];
      for (const time of times) {
        say(time, clock(left));
        time.classList.toggle("short", runs && left < SHORT);
      }
    });
  }
}
