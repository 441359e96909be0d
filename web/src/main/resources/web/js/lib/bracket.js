// A knock-out as columns of matches, one column a round.
import { s } from "./dom.js";

const WIDE = 190;
const TALL = 46;
const GAP = 34;

export function bracket(rounds, nameOf) {
  const most = Math.max(...rounds.map((round) => round.tables.length));
  const height = most * (TALL + 16) + 30;
  const middle = (column, row) => 26 + ((row + 0.5) / rounds[column].tables.length) * (height - 30);
  const places = new Map();
  const parts = rounds.map((round, column) => [
    s("text", { x: column * (WIDE + GAP) + WIDE / 2, y: 14, class: "bracket-head" }, `Round ${round.round}`),
    round.tables.map((table, row) => {
      const [x, y] = [column * (WIDE + GAP), middle(column, row)];
      const lines = table.seats.map((entrant) => places.get(entrant)).filter(Boolean)
        .map(([fx, fy]) => s("path", { d: `M${fx + WIDE} ${fy}C${fx + WIDE + GAP / 2} ${fy} ${x - GAP / 2} ${y} ${x} ${y}`, class: "bracket-line" }));
      table.seats.forEach((entrant) => places.set(entrant, [x, y]));
      return [lines, s("rect", { x, y: y - TALL / 2, width: WIDE, height: TALL, rx: 8, class: "bracket-box" }),
        table.seats.slice(0, 2).map((entrant, i) => s("text", { x: x + 10, y: y - 6 + i * 19, class: table.places?.[i] === 1 ? "bracket-name won" : "bracket-name" },
          nameOf(entrant).slice(0, 22)))];
    })]);
  return s("svg", { viewBox: `0 0 ${rounds.length * (WIDE + GAP)} ${height}`, class: "chart bracket", role: "img", "aria-label": "Bracket of the tournament" }, parts);
}
