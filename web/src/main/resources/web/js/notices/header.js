// The player's notices on every page: a count in the header, a line in the page, and a notification of the system.
import { ask, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { follow } from "../lib/stream.js";

const SEEN = "apogee-notices-seen-";
const SYSTEM = "apogee-notices-system";
const PATH = "/me/notices";
/** A hidden page asks now and then: a stream of each tab would use up the connections of the browser. */
const HIDDEN_EVERY = 30_000;
const SHOWN_FOR = 12_000;

const seen = (key) => Number(localStorage.getItem(key) ?? 0);

/** Notices are numbered for each player, and several players may use one browser. */
async function keyOfSeen() {
  const player = token.player() ?? (await ask("/session", { secret: token.get() })).player?.id;
  return SEEN + player;
}

/** Whether this browser shows notices outside of the page. */
export const system = {
  possible: () => "Notification" in window,
  on: () => system.possible() && localStorage.getItem(SYSTEM) === "1" && Notification.permission === "granted",
  async ask() {
    const isGranted = (await Notification.requestPermission()) === "granted";
    localStorage.setItem(SYSTEM, isGranted ? "1" : "0");
    return isGranted;
  },
  off: () => localStorage.setItem(SYSTEM, "0"),
};

class Header {
  constructor(link) {
    this.link = link;
    this.unseen = new Set();
    this.last = 0;
    this.lines = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
    document.body.append(this.lines);
  }

  async start() {
    const [key, { kinds, items }] = await Promise.all([keyOfSeen(), ask(PATH, { secret: token.get() })]);
    items.filter((one) => one.number > seen(key)).forEach((one) => this.unseen.add(one.number));
    this.last = items[0]?.number ?? 0;
    this.count();
    if (!kinds.length) {
      return;
    }
    follow(`${PATH}/stream`, { from: this.last, secret: token.get(), line: (one) => this.take(one) });
    setInterval(() => document.hidden && this.poll(), HIDDEN_EVERY);
    addEventListener("storage", (event) => event.key === key && this.markSeen(seen(key)));
  }

  async poll() {
    const { items } = await ask(`${PATH}?after=${this.last}`, { secret: token.get() }).catch(() => ({ items: [] }));
    items.reverse().forEach((one) => this.take(one));
  }

  take(one) {
    if (one.number <= this.last) {
      return;
    }
    this.last = one.number;
    if (!document.hidden && location.pathname === one.path) {
      return; // the page shows it already
    }
    this.unseen.add(one.number);
    this.count();
    if (document.hidden && system.on()) {
      this.notify(one);
    } else {
      this.say(one);
    }
  }

  /** The tag makes the notifications of several tabs one. */
  notify(one) {
    const shown = new Notification(one.title, { body: one.text, tag: `apogee-${one.number}` });
    shown.onclick = () => {
      window.focus();
      location.assign(one.path);
    };
  }

  say(one) {
    const line = h("a", { class: "toast", href: one.path }, h("strong", {}, one.title), ` ${one.text}`);
    this.lines.append(line);
    setTimeout(() => line.remove(), SHOWN_FOR);
  }

  markSeen(number) {
    [...this.unseen].filter((one) => one <= number).forEach((one) => this.unseen.delete(one));
    this.count();
  }

  count() {
    const number = this.unseen.size;
    this.link.hidden = false;
    put(this.link, "Notices", number ? h("span", { class: "count" }, String(number)) : null);
    this.link.setAttribute("aria-label", number ? `Notices, ${number} new` : "Notices");
  }
}

let header = null;

/** For a page of somebody who has signed in. */
export function start() {
  header = new Header(document.querySelector(".notices-link"));
  header.start().catch(() => {}); // the page works without
}

/** The player has seen all up to this number. */
export async function sawAll(number) {
  const key = await keyOfSeen();
  localStorage.setItem(key, String(Math.max(number, seen(key))));
  header?.markSeen(number);
}
