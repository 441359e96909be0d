// Says that something waits: in the title, in the icon, by a sound, by a notification of the browser.
import { sound } from "./sounds.js";
import { wishes } from "./wishes.js";

const SIGN = "● ";

export class Notice {
  constructor() {
    this.icon = document.querySelector("link[rel=icon]");
    this.calm = this.icon?.getAttribute("href");
    this.waits = false;
    this.title = document.title;
    document.addEventListener("visibilitychange", () => this.close());
  }

  /** Whether the viewer must decide; `what` is the game. */
  turn(waits, what) {
    if (waits === this.waits) {
      return;
    }
    this.waits = waits;
    if (waits) {
      this.title = document.title;
    }
    document.title = waits ? `${SIGN}Your move: ${what}` : this.title;
    this.icon?.setAttribute("href", waits ? this.calm.replace("icon.svg", "icon-turn.svg") : this.calm);
    if (waits) {
      sound("turn");
      this.notify(what);
    } else {
      this.close();
    }
  }

  notify(what) {
    if (wishes.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      this.shown = new Notification("Your move", { body: what, icon: this.calm, tag: location.pathname });
      this.shown.onclick = () => window.focus();
    }
  }

  close() {
    if (!document.hidden) {
      this.shown?.close();
      this.shown = null;
    }
  }
}

/** Asks the browser once; true if notifications will be shown. */
export async function mayNotify() {
  if (!("Notification" in window)) {
    return false;
  }
  return (await Notification.requestPermission()) === "granted";
}
