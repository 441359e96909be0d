// Names, times and numbers as people read them.
export const GAMES = {
  "nova-solis": { title: "Nova Solis", text: "Empires around a dying star, and the Entity that attacks them all." },
  sol: { title: "SOL", text: "Harvest the Sun before it dies, and leave in time." },
  supernova: { title: "Supernova", text: "Build civilisations out of cards, trade, attack and bluff." },
  "beyond-nebula": { title: "Beyond Nebula", text: "A duel of fleets, research and planets on a mapped galaxy." },
  nova: { title: "NOVA", text: "Powers, cards and sieges around one galactic core." },
};

export const gameOf = (ruleset) => ruleset.split("/")[0];
export const titleOf = (ruleset) => GAMES[gameOf(ruleset)]?.title ?? ruleset;

export function clock(millis) {
  const all = Math.max(0, Math.floor(millis / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const STEPS = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86_400, "hour", 3600],
  [Infinity, "day", 86_400],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

export function ago(millis, now = Date.now()) {
  const seconds = Math.max(0, (now - millis) / 1000);
  if (seconds < 5) {
    return "just now";
  }
  const [, unit, size] = STEPS.find(([limit]) => seconds < limit);
  return relative.format(-Math.floor(seconds / size), unit);
}

export const day = (millis) => new Date(millis).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
export const date = (millis) => new Date(millis).toLocaleDateString("en-GB", { dateStyle: "medium" });
const minute = (millis) => new Date(millis).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The time of today, or else with its day. */
export const moment = (millis) => (date(millis) === date(Date.now()) ? minute(millis) : day(millis));
export const count = (number, one, many = `${one}s`) => `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
export const plain = (code) => code.replaceAll("-", " ").replaceAll("_", " ").toLowerCase();
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Options are named like variables and have codes as values; seats count from 1 on the pages. */
export const optionName = (name) => plain(name.replace(/([A-Z])/g, " $1"));
export const optionValue = (name, value) =>
  name.endsWith("Seat") && /^\d+$/.test(value) ? String(Number(value) + 1) : plain(value);

/** A game's options as a list: "demand printed, preset printed". */
export const optionsText = (options) =>
  Object.entries(options)
    .map(([name, value]) => `${optionName(name)} ${optionValue(name, value)}`)
    .join(", ");

/** The preset of a game's options, unless it is the usual one. */
export const presetOf = ({ preset }) => (preset && preset !== "tournament" ? `preset ${plain(preset)}` : null);

/** The states of tournaments and ladders, with their colours. */
export const STATES = {
  new: { words: "not started" },
  open: { words: "open" },
  running: { words: "running", kind: "live" },
  live: { words: "live", kind: "live" },
  paused: { words: "paused", kind: "waiting" },
  played: { words: "played, not confirmed", kind: "waiting" },
  finished: { words: "finished" },
  over: { words: "finished" },
  cancelled: { words: "cancelled" },
  lost: { words: "does not count", kind: "waiting" },
  void: { words: "does not count", kind: "waiting" },
};
export const STAGES = { live: "live", over: "finished", cancelled: "cancelled" };

/** Ordinal numbers from "1st". */
export function place(number) {
  return `${number}${["th", "st", "nd", "rd"][number] ?? "th"}`;
}

const GIVEN_UP = { resigned: "gave up", "time-out": "ran out of time" };

/** A game for one that its player gave up: nobody has won it, whatever its places are. */
export const isGivenUpAlone = ({ seats, ending }) => seats.length === 1 && ending in GIVEN_UP;

/** The outcome of a game in one sentence. */
export function outcome(game) {
  if (game.stage === "cancelled") {
    return "Cancelled.";
  }
  if (isGivenUpAlone(game)) {
    return `${game.seats[0].name} ${GIVEN_UP[game.ending]}.`;
  }
  const winners = game.seats.filter((_, seat) => game.places[seat] === 1).map((seat) => seat.name);
  if (game.entityPlace === 1 || winners.length === 0) {
    return "The Entity wins.";
  }
  return winners.length === game.seats.length && winners.length > 1
    ? "All seats share first place."
    : `${winners.join(" and ")} ${winners.length > 1 ? "win" : "wins"}.`;
}
