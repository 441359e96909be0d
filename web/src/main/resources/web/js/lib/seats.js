// Seats as they look everywhere: a colour with a number in it, and a name.
import { h } from "./dom.js";

export const badge = (seat) => h("span", { class: `badge seat${seat}`, "aria-hidden": "true" }, String(seat + 1));

const SEAT = /\b[Ss]eat (\d)\b|\bP(\d)\b/g;

/** A text of the game in which seats are badges with names. */
export function told(text, seats) {
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(SEAT)) {
    const seat = Number(match[1] ?? match[2]);
    if (!seats[seat]) {
      continue;
    }
    parts.push(text.slice(at, match.index), h("span", { class: "named" }, badge(seat), seats[seat].name));
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return parts;
}

/** The same as plain text, for titles and for those who listen. */
export const plainTold = (text, seats) =>
  text.replace(SEAT, (whole, one, two) => {
    const seat = Number(one ?? two);
    return seats[seat] ? `${seats[seat].name} (${seat + 1})` : whole;
  });
