// Results of the Entity by scenario, seats, race and bot.
import { get } from "../lib/api.js";
import { barChart, numbers } from "../lib/chart.js";
import { h, put, title } from "../lib/dom.js";
import { fill, panel } from "../lib/page.js";
import { count, plain, sentence } from "../lib/words.js";
import { glossaryOf } from "../table/cards.js";

/** Parts with a single value are omitted: they repeat the total. */
const PARTS = [
  ["difficulties", "By difficulty"],
  ["powers", "By initial power"],
  ["tables", "By number of seats"],
  ["modes", "By mode"],
  ["races", "By race"],
  ["bots", "By player"],
  ["phases", "By number of Entity phases"],
];
const nameOf = (line) => line.name ?? sentence(plain(line.of));
const percent = (line) => (line.games ? `${Math.round((100 * line.defeats) / line.games)} %` : "–");

/** The share's 95 % interval (Wilson's): after one game it is nearly everything. */
function interval({ games, defeats }) {
  const z2 = 1.96 ** 2;
  const share = defeats / games;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = Math.sqrt((z2 * share * (1 - share)) / games + z2 ** 2 / (4 * games ** 2)) / (1 + z2 / games);
  const [from, to] = [middle - half, middle + half].map((end) => Math.round(100 * Math.min(1, Math.max(0, end))));
  return `${from} to ${to} %`;
}

function bars(lines, label) {
  const shown = lines.slice(0, 20);
  return [
    barChart(
      shown.map((line) => ({
        name: nameOf(line),
        share: line.games ? line.defeats / line.games : 0,
        words: line.games ? `${percent(line)} of ${count(line.games, "game")} (${interval(line)})` : "no games",
      })),
      label,
    ),
    numbers(
      label,
      ["Of", "Games", "Defeats of the Entity", "Share", "95 % interval"],
      shown.map((line) => [nameOf(line), line.games, line.defeats, percent(line), line.games ? interval(line) : "–"]),
    ),
  ];
}

/** With names: those of races from the game's glossary, and one for everybody who is not a house bot. */
async function statistics() {
  const [stats, glossary] = await Promise.all([get("/stats/entity"), glossaryOf("nova-solis")]);
  const named = (line, name) => ({ ...line, name });
  return {
    ...stats,
    races: stats.races.map((line) => named(line, glossary.find(line.of)[0]?.name)),
    bots: stats.bots.map((line) => named(line, line.of === "outside" ? "People and bots from outside" : null)),
  };
}

function draw(stats) {
  if (!stats.games) {
    return panel(null, h("p", { class: "empty" }, "No game against the Entity has ended yet."));
  }
  const share = stats.defeats / stats.games;
  return [
    h(
      "div",
      { class: "numbers" },
      panel(
        null,
        h("p", { class: "big-number" }, count(stats.games, "game")),
        h("p", { class: "quiet" }, "finished against the Entity"),
      ),
      panel(
        null,
        h("p", { class: "big-number" }, `${Math.round(100 * share)} %`),
        h("p", { class: "quiet" }, "won by the seats"),
      ),
      panel(
        null,
        h("p", { class: "big-number" }, `${Math.round(100 * (1 - share))} %`),
        h("p", { class: "quiet" }, "won by the Entity"),
      ),
    ),
    h(
      "div",
      { class: "grid charts spaced" },
      panel(
        "By scenario",
        bars(
          stats.scenarios.map((line) => ({
            ...line,
            of: `${line.difficulty}, power ${line.power}, ${count(line.seats, "seat")}`,
          })),
          "Share of games that the seats won, by scenario",
        ),
      ),
      panel(
        "How games ended",
        barChart(
          stats.endings.map((line) => ({
            name: nameOf(line),
            share: line.games / stats.games,
            words: count(line.games, "game"),
            bad: !line.defeats,
          })),
          "How games against the Entity ended",
        ),
      ),
      PARTS.filter(([key]) => stats[key].length > 1).map(([key, heading]) =>
        panel(heading, bars(stats[key], `Share of games that the seats won, ${sentence(heading).toLowerCase()}`)),
      ),
    ),
  ];
}

export async function show(main) {
  title("The Entity");
  const body = h("div", { class: "game-nova-solis" }, h("p", { class: "quiet" }, "…"));
  put(
    main,
    h("h1", {}, "The Entity"),
    h(
      "p",
      { class: "lead" },
      "In Nova Solis all empires face one common enemy. It has no seat, but it has ratings, and these are its results.",
    ),
    body,
  );
  await fill(body, statistics, draw, "This node keeps no statistics of the Entity.");
}
