// The table of a tournament, and its first three: for the tournament's page and for other sites.
import { h } from "./dom.js";
import { table } from "./page.js";
import { count, place, plain, sentence } from "./words.js";

/** Points arrive as strings, because thirds have no finite decimals. */
export const number = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);

/** `link` makes the cell of an entrant; `most` bounds the rows, if given. */
export function standingsTable(
  { tieBreaks, items },
  { isBegun, link, most = items.length, withTieBreaks = true, rating = null },
) {
  if (!items.length) {
    return h("p", { class: "empty" }, "No entrants yet.");
  }
  const shown = withTieBreaks ? tieBreaks : [];
  return table(
    "Standings",
    [
      isBegun ? { number: "Place" } : { number: "Number" },
      "Name",
      ...(rating ? [{ number: "Rating" }] : []),
      { number: "Points" },
      ...shown.map((name) => ({
        number: name === "sonneborn-berger" ? "Sonneborn-Berger" : sentence(plain(name)),
      })),
    ],
    items
      .slice(0, most)
      .map((row, i) => [
        isBegun ? row.place : i + 1,
        link(row),
        ...(rating ? [{ number: rating(row) ?? "–" }] : []),
        number(row.points),
        ...shown.map((_, at) => number(row.tieBreaks[at])),
      ]),
  );
}

/** The first three of an event; each has a place, a name, and perhaps an address and a detail. */
export const firstThree = (label, rows) =>
  h(
    "ol",
    { class: "places first-three", "aria-label": label },
    rows.map((row) =>
      h(
        "li",
        { class: row.place === 1 ? "champion" : null },
        h("span", { class: "rank" }, place(row.place)),
        row.href ? h("a", { href: row.href }, row.name) : row.name,
        row.side ? h("span", { class: "side" }, row.side) : null,
      ),
    ),
  );

const entitySentence = ({ place: at, points, won, games }) => [
  h("span", { class: "entity-name" }, "The Entity"),
  ` won ${won} of ${count(games, "game")}: with ${count(number(points), "point")} it would be ${place(at)}.`,
];

/** The podium of a tournament that is played; null before. */
export function podiumOf(one) {
  const podium = one.podium;
  if (!podium) {
    return null;
  }
  const champions = podium.places.filter((row) => row.place === 1).map((row) => row.name);
  return [
    h(
      "p",
      { class: "lead" },
      `${champions.join(" and ")} ${champions.length > 1 ? "share first place" : "wins"}. `,
      one.state === "played" ? h("span", { class: "chip waiting" }, "provisional") : null,
    ),
    firstThree(
      "Podium",
      podium.places.map((row) => ({
        ...row,
        href: row.player ? `/players/${encodeURIComponent(row.player)}` : null,
        side: count(number(row.points), "point"),
      })),
    ),
    podium.entity ? h("p", { class: "quiet" }, entitySentence(podium.entity)) : null,
    one.state === "played"
      ? h("p", { class: "quiet" }, "A director can still correct results until the event is confirmed.")
      : null,
  ];
}
