// The actions of a director as data: fields, the request, and a sentence on what the request will do.
import { count } from "../lib/words.js";

const reason = { name: "reason", label: "Reason", required: true, max: 200 };
const why = { name: "reason", label: "Reason, if you want to give one", max: 200 };
const entrant = { name: "entrant", label: "Entrant", kind: "entrant" };
const at = { name: "table", label: "Table", kind: "table" };
const places = { name: "places", label: "Places", kind: "places", of: "table" };

/** A request with a reason only if there is one. */
const explained = (body, { reason: given }) => (given ? { ...body, reason: given } : body);

const isOpen = (one) => one.state === "open";
const rulesOf = (one) => one.settings.registration ?? {};

/** Whether entrants may enter now, by the times of the settings. */
function isRegistering(one) {
  const { opensAt = 0, closesAt = 0 } = rulesOf(one);
  return Date.now() >= opensAt && (!closesAt || Date.now() < closesAt);
}

const isBeforeCheckIn = (one) => {
  const { checkInFrom = 0, checkInUntil = 0 } = rulesOf(one);
  return !checkInUntil || Date.now() < checkInFrom;
};
const isGoing = (one) => ["running", "paused"].includes(one.state);
const isBeforeEnd = (one) => isOpen(one) || isGoing(one);
const isCorrectable = (one) => isGoing(one) || one.state === "played";
/** Also in a complete group: its competition follows until its next stage begins. */
const isRuled = (one) => isCorrectable(one) || (one.state === "finished" && Boolean(one.settings.structure?.partOf));
const isKnockOut = (one) => /knock-out/.test(one.format);
/** In a knock-out, the results of earlier rounds have decided who plays on. */
const correctable = { ...at, only: (table, one) => !isKnockOut(one) || table.round === one.round };
const tablePath = ({ table }, what) => `rounds/${table.round}/tables/${table.table}/${what}`;
const tableWords = ({ table }) => `table ${table.table} of round ${table.round}`;
const placesWords = (page, { table, places: given }) =>
  table.seats.map((who, i) => `${page.nameOf(who)} ${given[i]}`).join(", ");

/** Each has: when it is possible, its fields, its sentence, and its request. */
export const ACTIONS = [
  {
    id: "open-registration",
    label: "Open the registration",
    possible: (one) => isOpen(one) && !isRegistering(one),
    says: () => "Everybody who meets the conditions can enter from now on.",
    request: () => ({ path: "registration/open" }),
  },
  {
    id: "close-registration",
    label: "Close the registration",
    possible: (one) => isOpen(one) && isRegistering(one),
    says: () => "Nobody can enter any more, except by you.",
    request: () => ({ path: "registration/close" }),
  },
  {
    id: "check-in",
    label: "Open the check-in",
    possible: (one) => isOpen(one) && isBeforeCheckIn(one),
    fields: [{ name: "minutes", label: "Minutes", kind: "number", first: () => 15 }],
    says: (page, { minutes }) =>
      `Entrants confirm that they are present. In ${count(minutes, "minute")} those who have not lose their seats.`,
    request: ({ minutes }) => ({ path: "check-in/open", body: { minutes } }),
  },
  {
    id: "start",
    label: "Start",
    possible: isOpen,
    says: (page) => `Starts with ${count(page.one.entrants.length, "entrant")} and pairs the first round.`,
    request: () => ({ path: "start" }),
  },
  {
    id: "pause",
    label: "Pause",
    possible: (one) => one.state === "running",
    says: () => "No further round starts. Games in play continue.",
    request: () => ({ path: "pause" }),
  },
  {
    id: "resume",
    label: "Resume",
    possible: (one) => one.state === "paused",
    says: () => "Rounds start again.",
    request: () => ({ path: "resume" }),
  },
  {
    id: "end-round",
    label: "End the round",
    possible: (one, rounds) => isGoing(one) && rounds.some((round) => round.state === "decided"),
    says: (page) => `Ends round ${page.decidedRound()} now; the next round is paired at once.`,
    request: (_, page) => ({ path: `rounds/${page.decidedRound()}/end` }),
  },
  {
    id: "confirm",
    label: "Confirm",
    possible: (one) => one.state === "played",
    says: () => "The standings become final. No result can be corrected afterwards.",
    request: () => ({ path: "confirm" }),
  },
  {
    id: "message",
    label: "Message to all",
    possible: (one) => isBeforeEnd(one) || one.state === "played",
    fields: [{ name: "text", label: "Message", required: true, max: 500 }],
    says: (page) => `${count(page.one.entrants.length, "entrant")} and every spectator can read it.`,
    request: ({ text }) => ({ path: "message", body: { text } }),
  },
  {
    id: "result",
    label: "Ruling",
    possible: isRuled,
    fields: [correctable, places, { name: "unplayed", label: "Nobody met anybody", kind: "flag" }, reason],
    says: (page, values) =>
      `Sets ${tableWords(values)}: ${placesWords(page, values)}. A game in play is cancelled; a rating that ` +
      "the table has changed is corrected.",
    request: (values) => ({
      path: tablePath(values, "result"),
      body: { places: values.places, played: !values.unplayed, reason: values.reason },
    }),
  },
  {
    id: "adjudicate",
    label: "End a game in play",
    possible: isGoing,
    fields: [{ ...at, only: (table) => table.state === "running" }, places, reason],
    says: (page, values) => `Ends the game of ${tableWords(values)}: ${placesWords(page, values)}. It counts.`,
    request: (values) => ({
      path: tablePath(values, "adjudicate"),
      body: { places: values.places, reason: values.reason },
    }),
  },
  {
    id: "void",
    label: "Void a table",
    possible: isRuled,
    fields: [correctable, reason],
    says: (_, values) => `The games of ${tableWords(values)} no longer count, also not for ratings.`,
    request: (values) => ({ path: tablePath(values, "void"), body: { replay: false, reason: values.reason } }),
  },
  {
    id: "replay",
    label: "Play a table again",
    possible: isCorrectable,
    fields: [correctable, reason],
    says: (_, values) => `The games of ${tableWords(values)} no longer count; a new game starts at once.`,
    request: (values) => ({ path: tablePath(values, "void"), body: { replay: true, reason: values.reason } }),
  },
  {
    id: "join",
    label: "Late entrant",
    possible: (one) => isOpen(one) || (isGoing(one) && ["swiss", "arena"].includes(one.format)),
    fields: [
      { name: "player", label: "Player ID", max: 64 },
      { name: "bot", label: "or a house bot, such as pilot", max: 64 },
      why,
    ],
    says: (page, { player, bot }) => `${player || bot || "The entrant"} is paired from the next round on.`,
    request: (values) => ({
      path: "entrants",
      body: explained(values.player ? { player: values.player } : { bot: values.bot }, values),
    }),
  },
  {
    id: "bye",
    label: "Bye",
    possible: (one) => isBeforeEnd(one) && one.format === "swiss",
    fields: [
      { ...entrant, only: (who) => who.active },
      { name: "round", label: "Round", kind: "number", first: (page) => page.one.round + 1 },
      { name: "absent", label: "Without points", kind: "flag" },
      why,
    ],
    says: (page, values) =>
      `${page.nameOf(values.entrant)} has a bye, round ${values.round}: ${values.absent ? "no points" : "half a win"}.`,
    request: (values) => ({
      path: "byes",
      body: explained(
        { entrant: values.entrant, round: values.round, kind: values.absent ? "absent" : "requested" },
        values,
      ),
    }),
  },
  {
    id: "withdraw",
    label: "Withdraw an entrant",
    possible: isBeforeEnd,
    fields: [{ ...entrant, only: (who) => who.active }, why],
    says: (page, values) => `${page.nameOf(values.entrant)} is never paired again. A game in play continues.`,
    request: ({ entrant: who, reason: given }) => ({
      path: `entrants/${encodeURIComponent(who)}${given ? `?reason=${encodeURIComponent(given)}` : ""}`,
      method: "DELETE",
    }),
  },
  {
    id: "forbid",
    label: "Keep two apart",
    possible: isBeforeEnd,
    fields: [{ ...entrant, name: "one", label: "One" }, { ...entrant, name: "other", label: "Other" }, why],
    says: (page, values) =>
      `${page.nameOf(values.one)} and ${page.nameOf(values.other)} meet only if no other pairing is possible.`,
    request: (values) => ({ path: "forbidden", body: explained({ one: values.one, other: values.other }, values) }),
  },
  {
    id: "extend",
    label: "Extend",
    isKeyed: true,
    possible: (one) => isCorrectable(one) && !isKnockOut(one),
    fields: [{ name: "more", label: "Rounds, or minutes of an arena", kind: "number", first: () => 1 }, why],
    says: (page, { more }) => `Adds ${count(more, page.one.format === "arena" ? "minute" : "round")}.`,
    request: (values, page) => ({
      path: "extend",
      body: explained(page.one.format === "arena" ? { minutes: values.more } : { rounds: values.more }, values),
    }),
  },
  {
    id: "cancel",
    label: "Cancel the tournament",
    possible: (one) => isBeforeEnd(one) || one.state === "played",
    fields: [reason],
    says: () => "It ends without final standings, and all games in play are cancelled.",
    request: (values) => ({ path: "cancel", body: { reason: values.reason } }),
  },
];
