// One ladder: who leads, who waits, what is played.
import { get } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { GameList } from "../lib/gamelist.js";
import { fill, keep, panel } from "../lib/page.js";
import { leaders } from "../lib/ratings.js";
import { plain, titleOf } from "../lib/words.js";

export async function show(main, id) {
  title("Ladder");
  const head = h("h1", {}, "Ladder");
  const facts = h("p", { class: "lead" });
  const board = h("div", {});
  const games = new GameList({ query: `&origin=ladder&by=${encodeURIComponent(id)}`, limit: 15, empty: "No game yet." });
  put(main, head, facts, h("div", { class: "grid two" }, panel("Leaderboard", board), panel("Games", games.element)));
  games.load();
  keep(10_000, () => fill(board, () => get(`/ladders/${encodeURIComponent(id)}`), async (ladder) => {
    title(ladder.name ?? id);
    say(head, ladder.name ?? id);
    say(facts, [ladder.ruleset ?? ladder.game ? titleOf(ladder.ruleset ?? ladder.game) : null, ladder.state ? plain(ladder.state) : null].filter(Boolean).join(" · "));
    const pool = ladder.pool ?? id;
    const page = await get(`/ratings/${encodeURIComponent(pool)}?kind=player&limit=50`).catch(() => ({ items: [] }));
    return leaders(page.items);
  }, "This node runs no ladders."));
}
