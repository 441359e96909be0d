// A knock-out as columns of matches, one column per round.
import { s } from "./dom.js";
import { place } from "./words.js";

const WIDE = 190;
const LINE = 19;
const GAP = 34;
const TOP = 26;
const LETTERS_MOST = 20;

const short = (name) => (name.length > LETTERS_MOST ? `${name.slice(0, LETTERS_MOST - 1)}…` : name);
const tall = (table) => table.seats.length * LINE + 8;

/** The result as text, for screen readers. */
const resultText = (table, nameOf) =>
  `${table.seats.map(nameOf).join(" and ")}: ${
    table.places?.length
      ? `${table.seats
          .filter((_, i) => table.places[i] === 1)
          .map(nameOf)
          .join(" and ")} first`
      : "not finished"
  }`;

const roundText = (round, nameOf) =>
  `Round ${round.round}: ${round.tables.map((table) => resultText(table, nameOf)).join("; ")}`;

/** A bye has no box; the line of an entrant continues from its last match, dashed if it lost that match. */
export function bracket(rounds, nameOf) {
  const slot = Math.max(...rounds.flatMap((round) => round.tables.map(tall))) + 16;
  const most = Math.max(...rounds.map((round) => round.tables.length));
  const height = TOP + most * slot;
  const middle = (column, row) => TOP + ((row + 0.5) / rounds[column].tables.length) * (height - TOP);
  const places = new Map();
  const lines = []; // below all boxes, because some lines pass several rounds
  const parts = rounds.map((round, column) => [
    s("text", { x: column * (WIDE + GAP) + WIDE / 2, y: 14, class: "bracket-head" }, `Round ${round.round}`),
    round.tables.map((table, row) => {
      const [x, y] = [column * (WIDE + GAP), middle(column, row)];
      const top = y - tall(table) / 2;
      lines.push(
        ...table.seats
          .map((entrant) => places.get(entrant))
          .filter(Boolean)
          .map(([fx, fy, won]) =>
            s("path", {
              d: `M${fx + WIDE} ${fy}C${fx + WIDE + GAP / 2} ${fy} ${x - GAP / 2} ${y} ${x} ${y}`,
              class: won ? "bracket-line" : "bracket-line lost",
            }),
          ),
      );
      table.seats.forEach((entrant, i) => places.set(entrant, [x, y, table.places?.[i] === 1]));
      return s(
        "g",
        {},
        s("title", {}, resultText(table, nameOf)),
        s("rect", { x, y: top, width: WIDE, height: tall(table), rx: 8, class: "bracket-box" }),
        table.seats.map((entrant, i) =>
          s(
            "text",
            { x: x + 10, y: top + 17 + i * LINE, class: table.places?.[i] === 1 ? "bracket-name won" : "bracket-name" },
            short(nameOf(entrant)),
          ),
        ),
        (table.places ?? []).map((won, i) =>
          s(
            "text",
            {
              x: x + WIDE - 10,
              y: top + 17 + i * LINE,
              "text-anchor": "end",
              class: won === 1 ? "bracket-name won" : "bracket-name",
            },
            place(won),
          ),
        ),
      );
    }),
  ]);
  const width = rounds.length * (WIDE + GAP) - GAP;
  return s(
    "svg",
    {
      viewBox: `-1 0 ${width + 2} ${height}`,
      class: "chart bracket",
      "--bracket": `${width}px`,
      role: "img",
      "aria-label": `Bracket. ${rounds.map((round) => roundText(round, nameOf)).join(". ")}`,
    },
    lines,
    parts,
  );
}
