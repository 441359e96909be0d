// Notices in the browser: the kinds, whether the system shows them, and the newest.
import { h, put } from "../lib/dom.js";
import { KindBoxes } from "../lib/kinds.js";
import { ago } from "../lib/words.js";
import { sawAll, system } from "./header.js";

const PATH = "/me/notices";

export class BrowserPanel {
  constructor(page) {
    this.page = page;
    this.element = h("div", {});
  }

  async show() {
    const { kinds, choices, items } = await this.page.ask(PATH);
    put(this.element, this.list(items), this.form(kinds, choices), this.system());
    if (items.length) {
      await sawAll(items[0].number);
    }
  }

  form(kinds, choices) {
    const boxes = new KindBoxes("Show a notice in these pages when", choices, kinds);
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.page.act(async () => {
            await this.page.ask(PATH, "PUT", { kinds: boxes.chosen() });
            this.page.tell("Saved. Pages that are open follow after a reload.");
          });
        },
      },
      boxes.element,
      h("button", {}, "Save"),
    );
  }

  system() {
    if (!system.possible()) {
      return h("p", { class: "quiet" }, "This browser shows notices only in its pages.");
    }
    const words = system.on()
      ? "While a page is open in the background, this browser notifies you."
      : "Notices show only in the pages.";
    return h(
      "div",
      { class: "notice-part" },
      h("p", { class: "quiet" }, words),
      this.page.button(system.on() ? "Stop notifications" : "Notify me outside of the page", async () => {
        if (system.on()) {
          system.off();
        } else if (!(await system.ask())) {
          this.page.tell("The browser does not allow notifications. Change that in its settings for this site.");
        }
        await this.show();
      }),
    );
  }

  list(items) {
    return items.length
      ? h(
          "ul",
          { class: "plain" },
          items
            .slice(0, 20)
            .map((one) =>
              h(
                "li",
                {},
                h("a", { href: one.path }, one.title),
                h("span", { class: "quiet" }, ` ${one.text} · ${ago(Date.parse(one.at))}`),
              ),
            ),
        )
      : h("p", { class: "empty" }, "No notices yet.");
  }
}
