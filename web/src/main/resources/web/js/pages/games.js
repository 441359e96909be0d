// All games, with filters and paging.
import { get } from "../lib/api.js";
import { GameList } from "../lib/gamelist.js";
import { h, put, title } from "../lib/dom.js";
import { GAMES } from "../lib/words.js";

/** A search begins when the typing pauses for so long. */
const TYPED = 300;

/** Tournaments and ladders whose games can be listed; a node without them has none. */
async function events(select, chosen) {
  const lists = await Promise.all(
    ["/tournaments?limit=50", "/ladders"].map((path) =>
      get(path).then(
        (page) => page.items,
        () => [],
      ),
    ),
  );
  const known = lists.flat().map((one) => [one.id, one.name ?? one.id]);
  if (chosen && !known.some(([id]) => id === chosen)) {
    known.push([chosen, chosen]);
  }
  select.append(...known.map(([id, words]) => h("option", { value: id, selected: id === chosen }, words)));
}

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
  const name = h("input", {
    type: "search",
    class: "search",
    name: "name",
    maxlength: 40,
    "aria-label": "Player",
    placeholder: "Player, such as Ada or pilot",
    value: asked.get("name") ?? "",
    oninput: () => {
      clearTimeout(typing);
      typing = setTimeout(apply, TYPED);
    },
  });
  let typing = 0;
  const event = h(
    "select",
    { "aria-label": "Event", name: "by", onchange: () => apply() },
    h("option", { value: "" }, "All events"),
  );
  await events(event, asked.get("by"));
  const fields = [...filters, event, name];
  const apply = () => {
    const chosen = new URLSearchParams(
      fields.filter((field) => field.value.trim()).map((field) => [field.name, field.value.trim()]),
    );
    history.replaceState(null, "", chosen.size ? `?${chosen}` : location.pathname);
    return list.show(chosen.size ? `&${chosen}` : "");
  };
  put(
    main,
    h("h1", {}, "Games"),
    h("div", { class: "filters", role: "search", "aria-label": "Games" }, fields),
    h("section", { class: "panel" }, list.element),
  );
  await apply();
}
