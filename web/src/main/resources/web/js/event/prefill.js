// Fills the event form with the settings of a tournament that exists.
import { fillOptions } from "../lib/options.js";
import { localIn } from "./zone.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function set(form, name, value) {
  const control = form.elements[name];
  if (control && value !== undefined && value !== null) {
    control.value = value;
  }
}

function tick(form, name, values) {
  form.querySelectorAll(`[name="${name}"]`).forEach((box) => (box.checked = values.includes(box.value)));
}

/** The field of each time of the registration. */
const TIMES = { opens: "opensAt", closes: "closesAt", checkInOpens: "checkInFrom", checkInCloses: "checkInUntil" };

function registration(form, { startAt, registration: rules }) {
  set(form, "capacity", rules.capacity);
  for (const [name, time] of Object.entries(TIMES)) {
    set(form, name, rules[time] && startAt ? Math.round((startAt - rules[time]) / MINUTE) : undefined);
  }
  for (const name of ["ratingMin", "ratingMax", "gamesMin", "accountDays"]) {
    set(form, name, rules.conditions[name]);
  }
  if (rules.conditions.kinds) {
    tick(form, "kinds", rules.conditions.kinds);
  }
  form.elements.noGuests.checked = rules.conditions.noGuests ?? false;
}

function control(form, rules) {
  set(form, "roundEnds", rules.roundEnds);
  set(form, "roundDelay", rules.roundDelayMillis / MINUTE || undefined);
  set(form, "roundEvery", rules.roundEveryMillis / HOUR || undefined);
  set(form, "confirms", rules.confirms);
  set(form, "confirmDelay", rules.confirmDelayMillis / HOUR || undefined);
}

/**
 * What the form does not show, or not exactly: a time with seconds, or before a start that is not
 * planned, the order of tie-breaks. A save replaces all settings, so the request repeats it.
 */
function keptOf(form, { startAt, registration: rules, structure, tieBreaks }) {
  const { startAt: start, zone } = form.elements;
  const times = Object.entries(TIMES).filter(([, time]) => rules[time]);
  return {
    start: startAt ? { time: startAt, shown: start.value, zone: zone.value } : null,
    times: Object.fromEntries(
      times.map(([name, time]) => [name, { time: rules[time], shown: form.elements[name].value }]),
    ),
    tieBreaks,
    unseen: { champions: structure.champions, seeded: structure.seeded },
  };
}

/** Fills the form and returns what it cannot show. The game's own fields exist already; `options` holds them. */
export function prefill(form, options, one) {
  const { settings } = one;
  for (const name of ["tableSize", "smallestTable", "largestTable", "gamesPerMatch", "onForfeit", "seed", "deals"]) {
    set(form, name, settings[name]);
  }
  set(form, "name", one.name);
  set(form, "format", one.format);
  set(form, "rounds", settings.rounds || undefined);
  set(form, "minutes", settings.arenaMillis ? settings.arenaMillis / MINUTE : undefined);
  set(form, "points", settings.points.join(", "));
  set(form, "boards", settings.structure.boards || undefined);
  set(form, "reserves", settings.structure.reserves);
  tick(form, "tieBreaks", settings.tieBreaks);
  form.elements.rated.checked = settings.rated;
  set(form, "clock", "own");
  set(form, "bank", settings.clock.bankMillis / MINUTE);
  set(form, "increment", settings.clock.incrementMillis / 1000);
  set(form, "cap", settings.clock.capMillis / MINUTE);
  if (settings.startAt) {
    set(form, "starts", "at");
    set(form, "startAt", localIn(form.elements.zone.value, settings.startAt));
  }
  control(form, settings.control);
  registration(form, settings);
  fillOptions(options, settings.options);
  return keptOf(form, settings);
}
