// All games, with filters and paging.
import { GameList } from "../lib/gamelist.js";
import { h, put, title } from "../lib/dom.js";
import { GAMES } from "../lib/words.js";

export async function show(main) {
  title("Games");
  const asked = new URLSearchParams(location.search);
  const list = new GameList({ limit: 25 });
  const select = (name, label, choices) =>
    h(
      "select",
      { "aria-label": label, name, onchange: () => apply() },
      choices.map(([value, words]) => h("option", { value, selected: asked.get(name) === value }, words)),
    );
  const filters = [
    select("ruleset", "Game", [["", "All games"], ...Object.entries(GAMES).map(([id, game]) => [id, game.title])]),
    select("stage", "Stage", [
      ["", "All stages"],
      ["live", "Live"],
      ["over", "Finished"],
      ["cancelled", "Cancelled"],
    ]),
    select("origin", "Kind", [
      ["", "All kinds"],
      ["casual", "Casual"],
      ["tournament", "Tournament"],
      ["ladder", "Ladder"],
    ]),
  ];
  const apply = () => {
    const chosen = new URLSearchParams(
      filters.filter((filter) => filter.value).map((filter) => [filter.name, filter.value]),
    );
    history.replaceState(null, "", chosen.size ? `?${chosen}` : location.pathname);
    return list.show(chosen.size ? `&${chosen}` : "");
  };
  put(
    main,
    h("h1", {}, "Games"),
    h("div", { class: "filters" }, filters),
    h("section", { class: "panel" }, list.element),
  );
  await apply();
}
