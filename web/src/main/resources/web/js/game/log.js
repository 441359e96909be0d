// The log of facts. It holds a window of entries around the decision that is shown, never thousands.
import { h, put } from "../lib/dom.js";
import { told } from "../lib/seats.js";

const WINDOW = 120;
const BIG = /destroyed|lost|captured|revealed|flare|supernova|nova|entity|conquered|eliminat|game-over|finished|forfeit|attack|battle|invad|siege|colonised|station-built/;

export class Log {
  constructor(watch, goTo) {
    this.watch = watch;
    this.goTo = goTo;
    this.shown = "";
    this.list = h("ol", { class: "log", tabindex: 0, "aria-label": "What happened" });
    this.element = h("section", { class: "panel area-log" }, h("h2", {}, "What happened"), this.list);
  }

  show(ply) {
    const entries = this.watch.entries.filter((entry) => entry.facts.length > 0);
    let at = entries.findLastIndex((entry) => entry.ply <= ply);
    const end = Math.min(entries.length, Math.max(at + 30, WINDOW));
    const start = Math.max(0, end - WINDOW);
    const key = `${start}-${end}-${at}`;
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    const seats = this.watch.look.seats;
    let current = null;
    const rows = entries.slice(start, end).map((entry, i) => {
      const isNow = start + i === at;
      const row = h("li", isNow ? { class: "now", "aria-current": "true" } : {}, this.link(entry.ply),
        h("div", {}, entry.facts.map((fact) => h("div", BIG.test(fact.kind) ? { class: "big" } : {}, told(fact.text, seats)))));
      current = isNow ? row : current;
      return row;
    });
    put(this.list, rows.length ? rows : h("li", { class: "empty" }, "Nothing yet."));
    if (current) {
      const wanted = current.offsetTop - this.list.offsetTop - this.list.clientHeight * 0.6;
      this.list.scrollTop = Math.max(0, wanted);
    }
  }

  link(ply) {
    return h("a", { class: "ply", href: `#ply=${ply}`, "aria-label": `Go to decision ${ply}`, onclick: (event) => {
      event.preventDefault();
      this.goTo(ply);
    } }, String(ply));
  }
}
