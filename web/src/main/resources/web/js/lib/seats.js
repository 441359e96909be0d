// Seats on all pages: a coloured badge with a number, and a name.
import { h } from "./dom.js";

export const badge = (seat) => h("span", { class: `badge seat${seat}`, "aria-hidden": "true" }, String(seat + 1));

const SEAT = /\b[Ss]eat (\d)\b|\bP(\d)\b/g;

/** A text of the game with badges and names for the seats. */
export function withBadges(text, seats) {
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

/** The same as plain text, for titles and screen readers. */
export const withNames = (text, seats) =>
  text.replace(SEAT, (whole, one, two) => {
    const seat = Number(one ?? two);
    return seats[seat] ? `${seats[seat].name} (${seat + 1})` : whole;
  });
