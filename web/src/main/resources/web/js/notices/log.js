// The deliveries to one receiver: what was sent, what waits, and dead letters to send again.
import { h, put } from "../lib/dom.js";
import { table } from "../lib/page.js";
import { ago } from "../lib/words.js";

const SHOWN = 20;
const STATES = { pending: "waits", sent: "delivered", dead: "given up" };

function state(one) {
  const words = STATES[one.state] ?? one.state;
  return h("span", { class: one.state === "dead" ? "chip waiting" : "chip" }, words);
}

export class DeliveryLog {
  /** Asks below a path, by the `ask` and the `button` of a page. */
  constructor(page, path) {
    this.page = page;
    this.path = `${path}/deliveries`;
    this.element = h("div", {});
  }

  async show() {
    const { items } = await this.page.ask(`${this.path}?limit=${SHOWN}`);
    put(
      this.element,
      items.length
        ? table(
            "Deliveries",
            [{ number: "No." }, "Notice", "State", { number: "Attempts" }, "Last attempt", ""],
            items.map((one) => [
              one.number,
              one.title,
              state(one),
              one.attempts,
              one.tried ? `${one.outcome ?? ""} ${ago(Date.parse(one.tried))}` : "",
              one.state === "dead" ? this.again(one) : "",
            ]),
          )
        : h("p", { class: "empty" }, "Nothing was sent yet."),
      this.page.button("Refresh the log", () => this.show()),
    );
  }

  again(one) {
    return this.page.button("Send again", async () => {
      await this.page.ask(`${this.path}/${one.number}/retry`, "POST");
      await this.show();
    });
  }
}
