// Seats on all pages: a coloured badge with a number, and a name.
import { h } from "./dom.js";
import { gameOf } from "./words.js";

export const badge = (seat) => h("span", { class: `badge seat${seat}`, "aria-hidden": "true" }, String(seat + 1));

const SEAT = /\b[Ss]eat (\d)\b/g;
/** In NOVA a seat may also be called P0; in Beyond Nebula that is a planet. */
const POWER = /\b[Ss]eat (\d)\b|\bP(\d)\b/g;
const namesIn = ({ ruleset }) => (gameOf(ruleset) === "nova" ? POWER : SEAT);

/** "seats 0 and 2" in the engine's sentences is "seat 0 and seat 2", so that each gets its name. */
const eachByItself = (text) =>
  text.replace(/\b[Ss]eats ((?:\d, )*\d and \d)\b/g, (_, seats) => seats.replace(/\d/g, "seat $&"));

/** A text of a game with badges and names for its seats. */
export function withBadges(words, game) {
  const text = eachByItself(words);
  const { seats } = game;
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(namesIn(game))) {
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
export const withNames = (text, game) =>
  eachByItself(text).replace(namesIn(game), (whole, ...groups) => {
    const seat = Number(groups.find((group) => group !== undefined));
    return game.seats[seat] ? `${game.seats[seat].name} (${seat + 1})` : whole;
  });
