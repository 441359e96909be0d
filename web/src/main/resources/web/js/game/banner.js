// Says that the connection is lost, if it stays lost for a moment.
import { h } from "../lib/dom.js";

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
