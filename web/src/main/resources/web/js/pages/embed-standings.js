// The standings of one tournament for other sites: live, and nothing else.
import { get, isTransient, sentenceOf } from "../lib/api.js";
import { stateChip } from "../lib/contests.js";
import { atMostEvery, h, put, title } from "../lib/dom.js";
import { standingsTable } from "../lib/standings.js";
import { follow } from "../lib/stream.js";
import { chooseTheme } from "../lib/theme.js";

const EVERY = 2000;
const ROWS_MOST = 1000;

export async function show(main, id) {
  const wishes = new URLSearchParams(location.search);
  chooseTheme(wishes.get("theme"));
  document.body.classList.add("bare-page");
  title("Standings");
  const path = `/tournaments/${encodeURIComponent(id)}`;
  const most = Number(wishes.get("rows")) || ROWS_MOST;
  const link = (row) => [
    row.name ?? row.entrant,
    row.active === false ? h("span", { class: "quiet" }, " (withdrawn)") : null,
  ];
  const load = async () => {
    const [one, standings] = await Promise.all([get(path), get(`${path}/standings`)]);
    title(`${one.name}: standings`);
    put(
      main,
      h("div", { class: "game-head" }, h("h1", { class: "embed-title" }, one.name), stateChip(one.state)),
      standingsTable(standings, {
        isBegun: one.round > 0,
        most,
        withTieBreaks: false,
        link: (row) => h("span", {}, link(row)),
      }),
      h("p", { class: "quiet" }, h("a", { href: path, target: "_top" }, "All results on Apogee")),
    );
  };
  try {
    await load();
  } catch (failure) {
    if (isTransient(failure)) {
      throw failure;
    }
    put(main, h("h1", {}, "Standings"), h("p", {}, sentenceOf(failure)));
    return;
  }
  const again = atMostEvery(EVERY, () => load().catch(() => again()));
  follow(`${path}/stream`, { line: again });
}
