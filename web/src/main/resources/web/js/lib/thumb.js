// Small boards in lists: drawn when they come into sight, and again when the game has gone on.
import { get } from "./api.js";
import { h } from "./dom.js";
import { gameOf } from "./words.js";

/** A list asks for each board at most so often. */
const NEW = 10_000;
const KEPT = 200;

/** By game: a list that is drawn again keeps its boards. */
const known = new Map();

const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      sight.unobserve(target);
      draw(target);
    }
  }
});

async function draw(element) {
  const { boardOf } = await import("../game/boards.js");
  try {
    const look = await get(`/games/${encodeURIComponent(element.dataset.of)}`);
    const module = await boardOf(gameOf(look.ruleset));
    const seats = look.seats.map((seat) => seat.name);
    const { svg } = module.draw(look.view, { seats, narrow: true, legal: null });
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    svg.querySelectorAll("title").forEach((title) => title.remove());
    element.replaceChildren(svg);
  } catch {
    element.classList.add("none"); // the list says everything else
  }
}

/** A frame that fills itself with the board of a game. */
export function thumb(game) {
  const now = performance.now();
  let one = known.get(game.id);
  if (!one) {
    one = { element: h("span", { class: "thumb", "data-of": game.id, "aria-hidden": "true" }), at: -NEW };
    known.set(game.id, one);
    if (known.size > KEPT) {
      known.delete(known.keys().next().value);
    }
  }
  if (one.plies !== `${game.stage} ${game.plies}` && now - one.at >= NEW) {
    Object.assign(one, { plies: `${game.stage} ${game.plies}`, at: now });
    sight.observe(one.element);
  }
  return one.element;
}
