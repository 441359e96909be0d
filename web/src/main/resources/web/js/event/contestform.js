// What the forms of a competition and of a season share: game, stages, preview, refusals, sending.
import { send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { atMostEvery, h, put, title } from "../lib/dom.js";
import { chosenOptions, showOptions } from "../lib/options.js";
import { panel } from "../lib/page.js";
import { clear, field, folded, group, mark, whole } from "./fields.js";
import { previewStages } from "./stagepreview.js";
import { Stages } from "./stages.js";

const PREVIEW_EVERY = 700;

export class ContestForm {
  /** With what is special: `kind`, `heading`, `expected`, `above` and `below` (fields), and `body(form)`. */
  constructor(main, known, special) {
    this.special = special;
    this.games = known.items;
    this.key = crypto.randomUUID(); // a repeated click creates one contest
    this.options = h("div", {});
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.preview = h("div", { "aria-live": "polite" });
    this.again = atMostEvery(PREVIEW_EVERY, () => this.look());
    this.stages = new Stages(() => this.again());
    this.button = h("button", { class: "main" }, "Create");
    this.form = this.build();
    title(special.heading);
    put(
      main,
      h("h1", {}, special.heading),
      h(
        "div",
        { class: "grid two event-form" },
        this.form,
        h("div", { class: "aside" }, panel("Preview", this.preview)),
      ),
    );
    this.form.addEventListener("input", () => {
      this.stages.arrange();
      this.again();
    });
    this.chooseGame();
    this.look();
  }

  build() {
    const { above, below, expected } = this.special;
    return h(
      "form",
      {
        class: "grid",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.create();
        },
      },
      group(
        this.special.kind === "seasons" ? "Season" : "Competition",
        above,
        field(
          "game",
          "Game",
          h(
            "select",
            { onchange: () => this.chooseGame() },
            this.games.map((one) => h("option", { value: one.game }, one.title)),
          ),
        ),
        expected ? whole("expected", "How many do you expect?", "For the preview only.", expected) : null,
      ),
      below,
      this.stages.element,
      folded("Options of the game", this.options),
      this.wrong,
      h("div", {}, this.button),
    );
  }

  chooseGame() {
    showOptions(
      this.options,
      this.games.find((one) => one.game === this.value("game")),
    );
  }

  value(name) {
    return this.form.elements[name]?.value.trim() ?? "";
  }

  number(name) {
    return this.value(name) === "" ? undefined : Number(this.value(name));
  }

  body() {
    const options = chosenOptions(this.options);
    return {
      game: this.value("game"),
      stages: this.stages.read(Object.keys(options).length ? { options } : {}),
      ...this.special.body(this),
    };
  }

  async look() {
    if (!token.get()) {
      put(
        this.preview,
        h("p", {}, "Only players with an account create events. ", h("a", { href: signInAddress() }, "Sign in")),
      );
      return;
    }
    const asked = (this.asked = (this.asked ?? 0) + 1);
    const drawn = h("div", {});
    try {
      const { game, stages } = this.body();
      await previewStages(drawn, { game, stages, expected: this.special.entrants(this) });
    } catch (failure) {
      put(drawn, h("p", { class: "notice wrong" }, `Stage ${failure.stage}: ${sentenceOf(failure)}`));
    }
    if (asked === this.asked) {
      put(this.preview, ...drawn.childNodes);
    }
  }

  async create() {
    clear(this.form);
    if (!this.value("name")) {
      mark(this.form, "name", "It needs a name.", true);
      return;
    }
    this.button.disabled = true;
    try {
      const { kind } = this.special;
      const made = await send(`/${kind}`, { ...this.body(), key: this.key }, token.get());
      location.assign(`/${kind}/${encodeURIComponent(made[kind.slice(0, -1)])}`);
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
      this.wrong.scrollIntoView({ block: "nearest" });
    } finally {
      this.button.disabled = false;
    }
  }
}
