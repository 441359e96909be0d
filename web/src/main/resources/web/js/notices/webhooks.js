// Webhooks: made, tested, removed, each with its log. The same for a player and for a tournament.
import { h, put } from "../lib/dom.js";
import { KindBoxes } from "../lib/kinds.js";
import { DeliveryLog } from "./log.js";

const SHAPES = { apogee: "Signed JSON", discord: "Discord" };

export class WebhookPanel {
  /**
   * Asks below a path, by the `ask`, `act`, `tell` and `button` of a page.
   * `turns` says whether notices of turns are among the choices.
   */
  constructor(page, path, choices, turns = true) {
    this.page = page;
    this.path = path;
    this.choices = choices;
    this.turns = turns;
    this.list = h("div", {});
    this.secret = h("p", { class: "notice", hidden: true });
    this.element = h("div", {}, this.form(), this.secret, this.list);
  }

  async show() {
    const { items } = await this.page.ask(this.path);
    put(this.list, items.length ? items.map((one) => this.webhook(one)) : h("p", { class: "empty" }, "No webhooks."));
  }

  form() {
    const id = `address${this.path.replaceAll("/", "-")}`;
    const address = h("input", { id, type: "url", required: true, maxlength: 1000, placeholder: "https://…" });
    const shape = h(
      "select",
      { id: `${id}-shape` },
      Object.entries(SHAPES).map(([value, words]) => h("option", { value }, words)),
    );
    const kinds = new KindBoxes("Send a notice when", this.choices, this.choices, this.turns ? false : null);
    const field = (words, input) => h("div", { class: "field" }, h("label", { for: input.id }, words), input);
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.page.act(async () => {
            const made = await this.page.ask(this.path, "POST", {
              address: address.value.trim(),
              shape: shape.value,
              kinds: kinds.chosen(),
              ...(this.turns ? { fastTurns: kinds.fastTurns() } : {}),
            });
            address.value = "";
            this.secret.hidden = false;
            put(
              this.secret,
              "The secret of the signatures. Copy it now, it is shown only once: ",
              h("code", {}, made.secret),
            );
            await this.show();
          });
        },
      },
      field("Address", address),
      field("Body", shape),
      kinds.element,
      h("button", {}, "Add the webhook"),
    );
  }

  webhook(one) {
    const path = `${this.path}/${encodeURIComponent(one.id)}`;
    const log = new DeliveryLog(this.page, path);
    const kinds = new KindBoxes("Notices", this.choices, one.kinds, this.turns ? one.fastTurns : null);
    const again = async (done) => {
      this.page.tell(done);
      await this.show();
    };
    return h(
      "details",
      { class: "notice-part", ontoggle: (event) => event.target.open && this.page.act(() => log.show()) },
      h(
        "summary",
        {},
        one.address,
        " ",
        h("span", { class: "chip" }, SHAPES[one.shape]),
        one.waiting ? h("span", { class: "chip" }, `${one.waiting} waiting`) : null,
        one.dead ? h("span", { class: "chip waiting" }, `${one.dead} given up`) : null,
      ),
      one.disabledWhy ? h("p", { class: "notice wrong" }, `${one.disabledWhy} Save to enable it again.`) : null,
      kinds.element,
      h(
        "div",
        { class: "filters" },
        this.page.button("Save", async () => {
          const body = { kinds: kinds.chosen(), ...(this.turns ? { fastTurns: kinds.fastTurns() } : {}) };
          await this.page.ask(path, "PUT", body);
          await again("Saved.");
        }),
        this.page.button("Send a test", async () => {
          await this.page.ask(`${path}/test`, "POST");
          this.page.tell("The test is on its way.");
          await log.show();
        }),
        this.page.button("Remove", async () => {
          await this.page.ask(path, "DELETE");
          await again("The webhook is removed.");
        }),
      ),
      log.element,
    );
  }
}
