// The request that a filled form stands for, and the field that a refusal is about.
import { chosenOptions } from "../lib/options.js";
import { withOffset } from "./zone.js";

/** Of what the form asks for, in seconds. */
const MINUTE = 60;
const HOUR = 3600;

/** Fields of a request with another name in the form. */
const FIELDS = {
  bankMillis: "bank",
  incrementMillis: "increment",
  capMillis: "bank",
  opens: "opens",
  checkIn: "checkInOpens",
  roundDelaySeconds: "roundDelay",
  roundEverySeconds: "roundEvery",
  confirmDelaySeconds: "confirmDelay",
};

/** Refusals whose sentence names no field. */
const CODES = {
  "bad-table-size": "tableSize",
  "bad-seat-count": "tableSize",
  "bad-points": "points",
  "bad-deals": "deals",
  "bad-teams": "boards",
  "bad-clock": "bank",
  "bad-start": "startAt",
  "bad-registration": "checkInOpens",
  "bad-code": "codes",
  "capacity-too-small": "capacity",
  "bad-rule": "rule",
  "bad-zone": "zone",
  "unknown-game": "game",
};

/** The name of the form's field that a failure is about, or null. */
export function fieldOf(failure, form) {
  const path = /'([A-Za-z][A-Za-z.[\]0-9]*)'/.exec(failure.message)?.[1] ?? "";
  const parts = path.replace(/\[\d+\]/g, "").split(".");
  const inCheckIn = parts.at(-2) === "checkIn";
  const last = inCheckIn ? `checkIn${parts.at(-1).replace(/^./, (c) => c.toUpperCase())}` : parts.at(-1);
  const known = [FIELDS[last] ?? last, CODES[failure.code]].filter(Boolean);
  return known.find((name) => form.querySelector(`[id="event-${name}"]`)) ?? null;
}

const numbers = (words) =>
  words
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
const lines = (words) =>
  words
    .split(/[\n,;]+/)
    .map((word) => word.trim())
    .filter(Boolean);
const before = (minutes) => (minutes === "" ? undefined : `PT${Number(minutes)}M`);

/** An object without the entries that say nothing, or undefined. */
function compact(object) {
  const kept = Object.entries(object).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && !value.length),
  );
  return kept.length ? Object.fromEntries(kept) : undefined;
}

export class FormReader {
  constructor(form, options) {
    this.form = form;
    this.options = options;
    this.kept = null; // of the event that the form changes
  }

  value(name) {
    return this.form.elements[name]?.value?.trim() ?? "";
  }

  number(name) {
    const words = this.value(name);
    return words === "" ? undefined : Number(words);
  }

  isSet(name) {
    return this.form.elements[name]?.checked ?? false;
  }

  chosen(name) {
    return [...this.form.querySelectorAll(`[name="${name}"]:checked`)].map((box) => box.value);
  }

  clock() {
    if (this.value("clock") === "") {
      return undefined;
    }
    return {
      bankMillis: Math.round(this.number("bank") * 60_000),
      incrementMillis: Math.round((this.number("increment") ?? 0) * 1000),
      capMillis: Math.round((this.number("cap") ?? this.number("bank")) * 60_000),
    };
  }

  /** A time of the registration; one that nobody changed stays exact. */
  moment(name) {
    const kept = this.kept?.times[name];
    return kept && this.value(name) === kept.shown ? this.keptTime(kept.time) : before(this.value(name));
  }

  /** What has passed stays; what is still to come moves with the start. */
  keptTime(time) {
    const start = this.startAt();
    const isMoved = start && this.kept.start && time > Date.now();
    return new Date(isMoved ? time + Date.parse(start) - this.kept.start.time : time).toISOString();
  }

  /** The boxes do not show the order. */
  tieBreaks() {
    const chosen = this.chosen("tieBreaks");
    const kept = this.kept?.tieBreaks ?? [];
    return kept.length === chosen.length && chosen.every((one) => kept.includes(one)) ? kept : chosen;
  }

  registration() {
    const checkIn = compact({ opens: this.moment("checkInOpens"), closes: this.moment("checkInCloses") });
    const conditions = compact({
      ratingMin: this.number("ratingMin"),
      ratingMax: this.number("ratingMax"),
      gamesMin: this.number("gamesMin"),
      accountDays: this.number("accountDays"),
      kinds: this.chosen("kinds").length < 3 ? this.chosen("kinds") : [],
      allowed: lines(this.value("allowed")),
      noGuests: this.isSet("noGuests") || undefined,
    });
    return compact({
      opens: this.moment("opens"),
      closes: this.moment("closes"),
      capacity: this.number("capacity"),
      checkIn,
      conditions,
      codes: lines(this.value("codes")),
    });
  }

  /** Nothing for what is usual. */
  control() {
    const isArena = this.value("format") === "arena";
    const moment = (name) => (this.value(name) === "auto" ? undefined : this.value(name));
    const roundEnds = isArena ? undefined : moment("roundEnds");
    const confirms = moment("confirms");
    const seconds = (name, unit) => Math.round((this.number(name) ?? 0) * unit) || undefined;
    return compact({
      roundEnds,
      roundDelaySeconds: roundEnds === "after" ? seconds("roundDelay", MINUTE) : undefined,
      roundEverySeconds: isArena ? undefined : seconds("roundEvery", HOUR),
      confirms,
      confirmDelaySeconds: confirms === "after" ? seconds("confirmDelay", HOUR) : undefined,
    });
  }

  bots() {
    return [...this.form.querySelectorAll("[data-bot]")].flatMap((input) =>
      Array.from({ length: Number(input.value) || 0 }, () => ({ bot: input.dataset.bot })),
    );
  }

  isPlanned() {
    return this.value("starts") === "at";
  }

  repeats() {
    return this.isPlanned() && this.value("repeat") !== "";
  }

  /** Everybody plays every round for points. */
  canMirror() {
    return ["swiss", "round-robin"].includes(this.value("format"));
  }

  isMirrored() {
    return this.canMirror() && !this.isOfTeams() && this.value("deals") === "mirrored";
  }

  isOfTeams() {
    return this.canMirror() && this.value("boards") !== "";
  }

  teams() {
    return this.isOfTeams() ? compact({ boards: this.number("boards"), reserves: this.number("reserves") }) : undefined;
  }

  /** All that is not the time of the start. */
  settings() {
    const isArena = this.value("format") === "arena";
    return compact({
      name: this.value("name"),
      game: this.value("game"),
      options: compact(chosenOptions(this.options)),
      format: this.value("format"),
      tableSize: this.number("tableSize"),
      smallestTable: this.number("smallestTable"),
      largestTable: this.number("largestTable"),
      rounds: isArena ? undefined : this.number("rounds"),
      minutes: isArena ? this.number("minutes") : undefined,
      gamesPerMatch: this.number("gamesPerMatch"),
      clock: this.clock(),
      onForfeit: this.value("onForfeit"),
      deals: this.isMirrored() ? "mirrored" : undefined,
      points: this.isMirrored() ? undefined : numbers(this.value("points")),
      tieBreaks: this.tieBreaks(),
      seed: this.value("seed"),
      rated: this.isSet("rated"),
      teams: this.teams(),
      entrants: this.isOfTeams() ? [] : this.bots(),
      registration: this.registration(),
      control: this.control(),
      ...this.kept?.unseen,
    });
  }

  startAt() {
    const local = this.value("startAt");
    const zone = this.value("zone");
    if (!this.isPlanned() || !local) {
      return undefined;
    }
    const start = this.kept?.start;
    const isKept = start && start.shown === local && start.zone === zone;
    return isKept ? new Date(start.time).toISOString() : withOffset(local, zone);
  }

  tournament() {
    return compact({ ...this.settings(), startAt: this.startAt() });
  }

  preview() {
    return compact({ ...this.tournament(), name: this.value("name") || "Preview", expected: this.number("expected") });
  }

  template() {
    const rule = this.value("repeat") === "own" ? this.value("rule") : this.value("repeat");
    return compact({
      rule,
      zone: this.value("zone"),
      start: this.value("startAt"),
      ahead: this.number("ahead"),
      tournament: this.settings(),
    });
  }
}
