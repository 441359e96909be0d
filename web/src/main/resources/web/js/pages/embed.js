// One game for other sites: the board, the seats and a link, and nothing else.
import { isTransient, sentenceOf } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { MiniGame } from "../lib/minigame.js";

const REFRESH = 1500;

export async function show(main, id) {
  title("Game");
  document.body.classList.add("bare-page");
  let game;
  try {
    game = await MiniGame.of(id);
  } catch (failure) {
    if (isTransient(failure)) {
      throw failure;
    }
    put(main, h("h1", {}, "No such game"), h("p", {}, sentenceOf(failure)));
    return;
  }
  title(`${game.element.getAttribute("aria-label")}: ${game.look.seats.map((seat) => seat.name).join(", ")}`);
  put(
    main,
    h("h1", { class: "visually-hidden" }, game.element.getAttribute("aria-label")),
    h("div", { class: "tv-grid", "data-boards": 1 }, game.element),
    h("p", { class: "quiet" }, h("a", { href: `/games/${encodeURIComponent(id)}`, target: "_top" }, "Watch on Apogee")),
  );
  const timer = setInterval(async () => {
    if (game.isOver) {
      clearInterval(timer);
    } else if (!document.hidden) {
      await game.refresh().catch(() => {}); // the node is away for a moment
    }
  }, REFRESH);
}
