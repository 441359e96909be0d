// The address for e-mails: chosen, confirmed by a link, tested, removed.
import { h, put } from "../lib/dom.js";
import { KindBoxes } from "../lib/kinds.js";
import { DeliveryLog } from "./log.js";

const PATH = "/me/email";

export class EmailPanel {
  constructor(page) {
    this.page = page;
    this.element = h("div", {});
    this.log = new DeliveryLog(page, PATH);
  }

  async show() {
    const email = await this.page.ask(PATH);
    if (!email.available) {
      put(this.element, h("p", { class: "empty" }, "This installation sends no e-mails."));
      return;
    }
    put(this.element, this.state(email), this.form(email), email.address ? this.actions(email) : null);
    if (email.address) {
      this.element.append(this.log.element);
      await this.log.show();
    }
  }

  state(email) {
    if (email.disabledWhy) {
      return h("p", { class: "notice wrong" }, `${email.disabledWhy} Save your choice to get e-mails again.`);
    }
    return email.address && !email.confirmed
      ? h("p", { class: "notice" }, `Open the link that was sent to ${email.address}. Nothing else is sent before.`)
      : null;
  }

  form(email) {
    const address = h("input", {
      id: "email-address",
      type: "email",
      required: true,
      maxlength: 254,
      autocomplete: "email",
      value: email.address ?? "",
    });
    const kinds = new KindBoxes(
      "Send an e-mail when",
      this.page.choices,
      email.kinds ?? this.page.choices,
      email.fastTurns ?? false,
    );
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.page.act(async () => {
            const body = { address: address.value.trim(), kinds: kinds.chosen(), fastTurns: kinds.fastTurns() };
            await this.page.ask(PATH, "PUT", body);
            this.page.tell("Saved.");
            await this.show();
          });
        },
      },
      h("div", { class: "field" }, h("label", { for: "email-address" }, "Address"), address),
      kinds.element,
      h("button", {}, "Save"),
    );
  }

  actions(email) {
    const act = (words, done, path, method) =>
      this.page.button(words, async () => {
        await this.page.ask(path, method);
        this.page.tell(done);
        await this.show();
      });
    return h(
      "div",
      { class: "filters" },
      email.confirmed
        ? act("Send a test", "The test is on its way.", `${PATH}/test`, "POST")
        : act("Send the link again", "The link is on its way.", `${PATH}/link`, "POST"),
      act("Remove the address", "The address is removed.", PATH, "DELETE"),
    );
  }
}
