// Says that the connection is lost, if it stays lost for a moment, or that somebody is signed out.
import { signInAddress } from "../lib/api.js";
import { h, put } from "../lib/dom.js";

const AFTER = 1500;

export class Banner {
  constructor() {
    this.element = h(
      "p",
      { class: "notice banner", role: "status", hidden: true },
      "The connection is lost. This page reconnects by itself; no move is lost.",
    );
    this.timer = 0;
  }

  signedOut() {
    this.show(false);
    put(this.element, "You are signed out. ", h("a", { href: signInAddress() }, "Sign in"), " to play on.");
    this.element.hidden = false;
  }

  show(isLost) {
    if (!isLost) {
      clearTimeout(this.timer);
      this.timer = 0;
      this.element.hidden = true;
    } else if (!this.timer) {
      this.timer = setTimeout(() => {
        this.element.hidden = false;
      }, AFTER);
    }
  }
}
