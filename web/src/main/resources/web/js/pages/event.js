// A form for a new event: every format and option of the API, with a preview while it is filled in.
import { ask, get, rulesets, send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { CLOCKS } from "../lib/clocks.js";
import { atMostEvery, h, put, say, title } from "../lib/dom.js";
import { botNames } from "../lib/opponents.js";
import { showOptions } from "../lib/options.js";
import { panel } from "../lib/page.js";
import { gameOf, plain, sentence } from "../lib/words.js";
import { check, choice, clear, field, folded, group, mark, text, whole } from "../event/fields.js";
import { prefill } from "../event/prefill.js";
import { showPreview } from "../event/preview.js";
import { fieldOf, FormReader } from "../event/request.js";
import { localZone, tomorrowEvening, zones } from "../event/zone.js";

const FORMATS = [
  ["swiss", "Swiss: everybody plays every round, against entrants with similar points"],
  ["round-robin", "Round robin: everybody meets everybody"],
  ["knock-out", "Knock-out: losers are out"],
  ["double-knock-out", "Double knock-out: out after two losses"],
  ["arena", "Arena: as many games as fit into the time"],
  ["gauntlet", "Gauntlet: the best of the starting list meets every challenger"],
];

const TIE_BREAKS = [
  "buchholz",
  "median-buchholz",
  "sonneborn-berger",
  "head-to-head",
  "wins",
  "score-sum",
  "board-points",
];
const KINDS = [
  ["people", "People"],
  ["bots", "Bots of players"],
  ["house", "House bots"],
];
const REPEATS = [
  ["", "Once"],
  ["FREQ=DAILY", "Every day"],
  ["FREQ=WEEKLY", "Every week"],
  ["FREQ=WEEKLY;INTERVAL=2", "Every second week"],
  ["FREQ=MONTHLY", "Every month on this day"],
  ["own", "By a rule of its own"],
];
const PREVIEW_EVERY = 700;

class EventPage {
  /** With a tournament, the form changes its settings. */
  constructor(main, known, edited) {
    this.games = known.items;
    this.houseBots = known.bots;
    this.edited = edited;
    this.isRefused = false;
    this.key = crypto.randomUUID(); // a repeated click creates one event
    this.options = h("div", {});
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.preview = h("div", { "aria-live": "polite" }, h("p", { class: "quiet" }, "Fill in the form."));
    this.button = h("button", { class: "main" }, "Create");
    this.form = this.build();
    this.reader = new FormReader(this.form, this.options);
    put(
      main,
      h("h1", {}, edited ? `Change ${edited.name}` : "New event"),
      edited
        ? h("p", { class: "notice" }, "Entrants, entry codes and invited players stay unless you enter other ones.")
        : null,
      h(
        "div",
        { class: "grid two event-form" },
        this.form,
        h("div", { class: "aside" }, panel("Preview", this.preview)),
      ),
    );
    const again = atMostEvery(PREVIEW_EVERY, () => this.look());
    this.form.addEventListener("input", () => {
      this.isRefused = false;
      this.arrange();
      again();
    });
    if (edited) {
      this.form.elements.game.value = gameOf(edited.game);
    }
    this.chooseGame();
    if (edited) {
      this.reader.kept = prefill(this.form, this.options, edited);
    }
    this.arrange();
    this.look();
  }

  build() {
    const asked = new URLSearchParams(location.search).get("game");
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
        "Event",
        text("name", "Name", null, { maxlength: 80, required: true, autocomplete: "off" }),
        field(
          "game",
          "Game",
          h(
            "select",
            { onchange: () => this.chooseGame() },
            this.games.map((one) => h("option", { value: one.game, selected: one.game === asked }, one.title)),
          ),
        ),
        choice("format", "Format", FORMATS),
        whole("expected", "How many do you expect?", "For the preview only.", { min: 2, max: 500, value: 8 }),
        this.only("rounds", whole("rounds", "Rounds", "Empty: as many as the format needs.", { min: 1, max: 100 })),
        this.only("minutes", whole("minutes", "Minutes", null, { min: 1, max: 10_080, value: 30 })),
      ),
      group("Start", ...this.startFields()),
      this.only("registration", group("Registration", ...this.registrationFields())),
      this.only("registration", folded("Conditions for entrants", ...this.conditionFields())),
      folded("Tables, points and clock", ...this.tableFields()),
      folded("Rounds and final results", ...this.controlFields()),
      this.only(
        "bots",
        folded(
          "House bots that play from the beginning",
          botNames(this.houseBots).map(([bot, name], i) =>
            field(`bot-${i}`, name, h("input", { type: "number", min: 0, max: 64, value: 0, "data-bot": bot })),
          ),
        ),
      ),
      folded("Options of the game", this.options),
      this.wrong,
      h("div", {}, this.button),
    );
  }

  /** A part that is shown only for some choices. */
  only(name, ...fields) {
    return h("div", { "data-only": name }, fields);
  }

  startFields() {
    return [
      choice("starts", "Start", [
        ["hand", "By hand"],
        ["at", "At a time"],
      ]),
      this.only(
        "planned",
        field("startAt", "Date and time", h("input", { type: "datetime-local", value: tomorrowEvening() })),
        field(
          "zone",
          "Time zone",
          h(
            "select",
            {},
            zones().map((zone) => h("option", { value: zone, selected: zone === localZone() }, zone)),
          ),
        ),
        choice("repeat", "Repeat", REPEATS),
        this.only("rule", text("rule", "Rule", "A recurrence rule of iCalendar, such as FREQ=MONTHLY;BYDAY=1FR.")),
        this.only(
          "repeat",
          whole("ahead", "Created in advance", "So many events are open at a time.", { min: 1, max: 20, value: 2 }),
        ),
      ),
    ];
  }

  registrationFields() {
    return [
      whole("capacity", "Seats, in a team event places of teams", "Empty: no limit. When all are taken, others wait.", {
        min: 2,
      }),
      this.only(
        "planned",
        whole("opens", "Opens, minutes before the start", "Empty: at once.", { min: 1 }),
        whole("closes", "Closes, minutes before the start", "Empty: with the start.", { min: 0 }),
        whole("checkInOpens", "Check-in opens, minutes before the start", "Empty: no check-in.", { min: 1 }),
        whole(
          "checkInCloses",
          "Check-in closes, minutes before the start",
          "Entrants who have not checked in by then lose their seats to the waiting list.",
          { min: 0 },
        ),
      ),
      text("codes", "Entry codes", "Several are separated by commas. They are stored as hashes: note them.", {
        autocomplete: "off",
      }),
    ];
  }

  conditionFields() {
    return [
      whole("ratingMin", "Rating at least", null, { min: 1, max: 100 }),
      whole("ratingMax", "Rating at most", null, { min: 1, max: 100 }),
      whole("gamesMin", "Rated games at least", null, { min: 1 }),
      whole("accountDays", "Age of the account at least, in days", null, { min: 1 }),
      h(
        "fieldset",
        { class: "field" },
        h("legend", {}, "Open to"),
        KINDS.map(([value, words]) => this.box("kinds", value, words, true)),
      ),
      check("noGuests", "No guests"),
      text("allowed", "Only these players", "IDs of players, separated by commas. Empty: everybody."),
    ];
  }

  tableFields() {
    return [
      whole("tableSize", "Seats at a table", "Empty: as few as the game allows.", { min: 2, max: 8 }),
      whole("smallestTable", "Smallest table", null, { min: 2, max: 8 }),
      whole("largestTable", "Largest table", null, { min: 2, max: 8 }),
      this.only(
        "teams",
        whole("boards", "Boards of a match of teams", "Empty: everybody plays alone.", { min: 1, max: 20 }),
        whole("reserves", "Reserves of a team, at most", null, { min: 0, max: 20, value: 0 }),
      ),
      this.only(
        "deals",
        choice("deals", "Dice and cards", [
          ["own", "Every table has its own"],
          ["mirrored", "Mirrored: the same at all tables of a round; seats are compared across tables"],
        ]),
      ),
      whole("gamesPerMatch", "Games at each table", null, { min: 1, max: 9, value: 1 }),
      this.only("points", text("points", "Points by place", "Such as 3, 2, 1, 0. Empty: evenly from 1 to 0.")),
      h(
        "fieldset",
        { class: "field" },
        h("legend", {}, "Tie-breaks, in this order"),
        TIE_BREAKS.map((value) => this.box("tieBreaks", value, sentence(plain(value)), false)),
        h("p", { class: "quiet" }, "None: the usual ones."),
      ),
      choice("clock", "Clock", [
        ["", "The usual one"],
        ["fast", "3 min + 2 s a turn"],
        ["medium", "10 min + 5 s a turn"],
        ["slow", "30 min + 20 s a turn"],
        ["own", "Other"],
      ]),
      this.only(
        "clock",
        whole("bank", "Minutes at the start", null, { min: 0.1, step: "any", value: 10 }),
        whole("increment", "Seconds for each turn", null, { min: 0, step: "any", value: 5 }),
        whole("cap", "At most for one decision, in minutes", null, { min: 0.1, step: "any", value: 5 }),
      ),
      choice("onForfeit", "When a seat forfeits", [
        ["caretaker", "a bot plays on for it"],
        ["end", "the game ends"],
      ]),
      check("rated", "Rated", true),
      text("seed", "Seed of the lots", "Empty: drawn at random.", { inputmode: "numeric" }),
    ];
  }

  controlFields() {
    return [
      this.only(
        "roundEnds",
        choice("roundEnds", "A round ends", [
          ["auto", "when all its tables are decided"],
          ["after", "some time later"],
          ["manual", "when a director ends it"],
        ]),
        this.only("roundDelay", whole("roundDelay", "Minutes later", null, { min: 1, value: 10 })),
        whole("roundEvery", "Hours between the starts of two rounds", "Empty: no limit.", { min: 1 }),
      ),
      choice("confirms", "The results become final", [
        ["auto", "after the last round"],
        ["after", "some time later; until then they can be corrected"],
        ["manual", "when a director confirms them"],
      ]),
      this.only("confirmDelay", whole("confirmDelay", "Hours later", null, { min: 1, value: 24 })),
    ];
  }

  box(name, value, words, checked) {
    return h("label", { class: "box" }, h("input", { type: "checkbox", name, value, checked }), ` ${words}`);
  }

  chooseGame() {
    const ruleset = this.games.find((one) => one.game === this.form.elements.game.value);
    showOptions(this.options, ruleset);
  }

  /** Shows the parts that belong to what is chosen. */
  arrange() {
    const { format, clock, repeat, roundEnds, confirms } = this.form.elements;
    const isPlanned = this.reader.isPlanned();
    const shown = {
      rounds: format.value === "swiss" || format.value === "round-robin",
      minutes: format.value === "arena",
      teams: this.reader.canMirror(),
      registration: true,
      bots: !this.reader.isOfTeams(),
      deals: this.reader.canMirror() && !this.reader.isOfTeams(),
      points: !this.reader.isMirrored(),
      planned: isPlanned,
      repeat: isPlanned && repeat.value !== "",
      rule: isPlanned && repeat.value === "own",
      clock: clock.value === "own",
      roundEnds: format.value !== "arena",
      roundDelay: format.value !== "arena" && roundEnds.value === "after",
      confirmDelay: confirms.value === "after",
    };
    this.form.querySelectorAll("[data-only]").forEach((part) => (part.hidden = !shown[part.dataset.only]));
    if (clock.value !== "own" && clock.value !== "") {
      const [minutes, seconds] = CLOCKS[clock.value];
      this.form.elements.bank.value = minutes;
      this.form.elements.increment.value = seconds;
      this.form.elements.cap.value = minutes;
    }
    this.form.elements.repeat.disabled = Boolean(this.edited);
    const words = this.reader.repeats() ? "Create the series" : "Create";
    say(this.button, this.edited ? "Save" : words);
  }

  askToSignIn() {
    put(
      this.preview,
      h("p", {}, "Only players with an account create events. ", h("a", { href: signInAddress() }, "Sign in")),
    );
  }

  async look() {
    if (!token.get()) {
      this.askToSignIn();
      return;
    }
    const asked = (this.asked = (this.asked ?? 0) + 1);
    try {
      const body = this.reader.preview();
      const preview = await ask("/tournaments/preview", { method: "POST", body, secret: token.get() });
      if (asked === this.asked) {
        if (!this.isRefused) {
          clear(this.form);
          this.wrong.hidden = true;
        }
        showPreview(this.preview, preview);
      }
    } catch (failure) {
      if (asked === this.asked) {
        this.show(failure, false);
      }
    }
  }

  /** At the field that it is about, if it is known; otherwise above the button. */
  show(failure, focuses) {
    clear(this.form);
    if (failure.status === 401) {
      this.askToSignIn();
    }
    const name = fieldOf(failure, this.form);
    if (name && mark(this.form, name, sentenceOf(failure), focuses)) {
      this.wrong.hidden = true;
    } else if (focuses || failure.status !== 401) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }

  async create() {
    if (!this.reader.value("name")) {
      clear(this.form);
      mark(this.form, "name", "The event needs a name.", true);
      return;
    }
    this.button.disabled = true;
    try {
      if (this.edited) {
        const path = `/tournaments/${encodeURIComponent(this.edited.id)}`;
        const { entrants: _, ...body } = this.reader.tournament();
        await ask(`${path}/settings`, { method: "PUT", body, secret: token.get() });
        location.assign(path);
      } else if (this.reader.repeats()) {
        const body = { ...this.reader.template(), key: this.key };
        await send("/tournaments/templates", body, token.get());
        location.assign("/tournaments/series");
      } else {
        const body = { ...this.reader.tournament(), key: this.key };
        const made = await send("/tournaments", body, token.get());
        location.assign(`/tournaments/${encodeURIComponent(made.tournament)}`);
      }
    } catch (failure) {
      this.isRefused = true; // a preview that is on its way must not hide it
      this.show(failure, true);
    } finally {
      this.button.disabled = false;
    }
  }
}

export async function show(main) {
  const id = new URLSearchParams(location.search).get("edit");
  title(id ? "Change an event" : "New event");
  new EventPage(main, await rulesets(), id ? await get(`/tournaments/${encodeURIComponent(id)}`) : null);
}
