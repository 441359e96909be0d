// Any other game: its view as a table. Games can be added as a jar on the class path.
import { s } from "../lib/dom.js";
import { plain } from "../lib/words.js";
import { Board, text } from "./draw.js";

const isPlain = (value) => ["string", "number", "boolean"].includes(typeof value);

export function draw(view, context) {
  const lines = Object.entries(view).filter(([name, value]) => name !== "viewer" && isPlain(value));
  const board = new Board(`0 0 600 ${40 + lines.length * 26}`, "View of the game", context);
  lines.forEach(([name, value], i) => {
    board.place(name, [300, 30 + i * 26], 14, value, `${plain(name)}: ${value}`, () => [
      s("rect", { x: 20, y: 14 + i * 26, width: 560, height: 24, rx: 5, class: "card" }),
      text(300, 31 + i * 26, `${plain(name)}: ${value}`),
    ]);
  });
  return board.done();
}

export const status = (view) =>
  Object.entries(view)
    .filter(([, value]) => isPlain(value))
    .slice(0, 8);
export const seat = () => ({ score: null, lines: [] });
export const gauges = () => [];
export const legend = () => [];
