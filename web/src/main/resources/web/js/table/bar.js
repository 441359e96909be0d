// The bar of moves: what was picked, moves of words in groups, and what ends something, apart.
import { h, put } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { plain, sentence } from "../lib/words.js";
import { icon } from "./icons.js";

const SHOWN = 120;

/** One move as a button that says all of it. */
function button(move, look, act) {
  return h(
    "button",
    { type: "button", class: "move", "data-move": move.code, onclick: () => act(move) },
    h("span", {}, withBadges(move.sentence, look)),
  );
}

function group(kind, moves, look, act) {
  return h(
    "section",
    { class: "verb", "aria-label": sentence(plain(kind)) },
    h("h3", {}, icon(kind), sentence(plain(kind))),
    moves.map((move) => button(move, look, act)),
  );
}

function groups(moves, look, act) {
  const shown = moves.slice(0, SHOWN);
  const byKind = Map.groupBy(shown, (move) => move.kind);
  return [
    [...byKind].map(([kind, some]) => group(kind, some, look, act)),
    moves.length > shown.length
      ? h("p", { class: "quiet" }, `${moves.length - shown.length} more: pick a piece to see its moves.`)
      : null,
  ];
}

/**
 * Fills the bar.
 *
 * @param choosing what can be picked, and what was
 * @param act chooses a move
 */
export function fillBar(element, choosing, look, act) {
  const listed = choosing.isPicking ? choosing.candidates : choosing.verbs;
  const ends = choosing.verbs.filter((move) => move.isFinal);
  put(
    element,
    groups(
      listed.filter((move) => choosing.isPicking || !move.isFinal),
      look,
      act,
    ),
    ends.length
      ? h(
          "div",
          { class: "ends" },
          ends.map((move) => button(move, look, act)),
        )
      : null,
  );
}

/** Every move of the decision, for those who would rather read a list. */
export function fillList(element, moves, look, act) {
  put(element, groups(moves, look, act));
}
