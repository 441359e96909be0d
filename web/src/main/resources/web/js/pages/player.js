// A player or bot: ratings over time with their uncertainty, results and time-outs.
import { get, isMissing, isTransient, rulesets, sentenceOf, token } from "../lib/api.js";
import { lineChart, numbers } from "../lib/chart.js";
import { h, put, title } from "../lib/dom.js";
import { GameList } from "../lib/gamelist.js";
import { botWords } from "../lib/opponents.js";
import { fill, panel, table } from "../lib/page.js";
import { provisional, round } from "../lib/ratings.js";
import { COUNTED_MOST, recordOf } from "../lib/record.js";
import { vacationWords } from "../lib/vacation.js";
import { count, day, gameOf, place, plain, titleOf } from "../lib/words.js";

const PAGES_MOST = 5;
const SLOWEST = 5;

async function history(id) {
  const items = [];
  let cursor = "";
  for (let page = 0; page < PAGES_MOST; page++) {
    const next = await get(
      `/players/${encodeURIComponent(id)}/history?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    items.push(...next.items);
    cursor = next.next;
    if (!cursor) {
      break;
    }
  }
  return items;
}

/** The rating now, in each pool; the curves are drawn only from the newest changes. */
async function standings(id) {
  const { items } = await get(`/ratings?participant=${encodeURIComponent(id)}&limit=200`);
  return items.length
    ? h(
        "section",
        { class: "panel below" },
        h("h2", {}, "Ratings"),
        table(
          "Rating in each pool",
          ["Pool", { number: "Rating" }, { number: "Rank" }, { number: "Games" }, "Last game"],
          items.map(({ pool, standing }) => [
            titleOf(pool),
            { number: `${round(standing.rating)} ± ${round(standing.uncertainty)}` },
            standing.rank,
            standing.games,
            day(standing.lastGame),
          ]),
        ),
      )
    : null;
}

/** The games that count, from changes with the newest first. */
function counted(changes) {
  const latest = new Map();
  changes.forEach((change) => latest.has(change.game) || latest.set(change.game, change));
  return [...latest.values()].filter((change) => change.place > 0).length;
}

/** The place, and of a correction also why. */
function placeOf(change) {
  const words = change.place > 0 ? place(change.place) : "does not count";
  return change.kind === "result" ? words : `${words} (${change.kind}: ${change.reason ?? ""})`;
}

function curve(pool, changes) {
  const games = counted(changes);
  const earlier = Math.min(...changes.map((change) => change.number)) - 1; // of a long history only the end is here
  const shown = earlier ? `the newest ${count(games, "game")}` : count(games, "game");
  const points = changes.toReversed().map((change) => ({
    value: change.after.rating,
    spread: change.after.uncertainty,
    title: `${round(change.after.rating)} ± ${round(change.after.uncertainty)} after ${day(change.at)}`,
  }));
  const last = changes[0];
  const now = `${round(last.after.rating)} plus or minus ${round(last.after.uncertainty)}`;
  return h(
    "section",
    { class: `panel game-${gameOf(pool)}`, "data-pool": pool },
    h("h2", {}, `Rating in ${titleOf(pool)}`),
    h(
      "p",
      {},
      h("span", { class: "big-number" }, String(round(last.after.rating))),
      h(
        "span",
        { class: "quiet" },
        ` ± ${round(last.after.uncertainty)}${earlier ? "; below are" : " after"} ${shown}`,
      ),
      provisional({ games: games + earlier, uncertainty: last.after.uncertainty }),
    ),
    lineChart(points, `Rating in ${titleOf(pool)} over ${shown}, now ${now}`),
    numbers(
      "The last games",
      ["When", "Place", "Of", "Before", "After", "Game"],
      changes
        .slice(0, 25)
        .map((change) => [
          day(change.at),
          placeOf(change),
          change.entrants,
          round(change.before.rating),
          round(change.after.rating),
          h("a", { href: `/games/${encodeURIComponent(change.game)}` }, "look"),
        ]),
    ),
  );
}

/** The results of the player's newest hundred games. */
async function results(id) {
  const { games, wins, timeouts, resigned } = await recordOf(id);
  const figure = (number, words) =>
    h("div", { class: "panel" }, h("p", { class: "big-number" }, String(number)), h("p", { class: "quiet" }, words));
  return h(
    "div",
    { class: "numbers" },
    figure(games, games === COUNTED_MOST ? "newest games counted here" : "games over"),
    figure(wins, "first places"),
    figure(timeouts, "time-outs"),
    figure(resigned, "resigned or crashed"),
  );
}

const counts = (byCode) =>
  Object.entries(byCode)
    .map(([code, times]) => `${plain(code)} ${times}`)
    .join(", ") || "none";

/** For the owner alone: forfeits, failures of the program and slow decisions, by version. */
function reliability({ items }) {
  const slowest = items
    .flatMap((one) => one.slowest.map((slow) => ({ ...slow, of: one })))
    .toSorted((one, other) => other.outsideMillis - one.outsideMillis)
    .slice(0, SLOWEST);
  return [
    table(
      "Failures by version",
      ["Version", { number: "Newest games" }, "Forfeits", "Failures of the program"],
      items.map((one) => [one.version ?? one.name, one.games, counts(one.forfeits), counts(one.failures)]),
    ),
    slowest.length
      ? table(
          "Slowest decisions",
          ["Game", "Version", { number: "Player, ms", title: "Network and thinking" }, { number: "Platform, ms" }],
          slowest.map((slow) => [
            h("a", { href: `/games/${encodeURIComponent(slow.game)}#ply=${slow.ply + 1}` }, `decision ${slow.ply + 1}`),
            slow.of.version ?? slow.of.name,
            slow.outsideMillis,
            slow.platformMillis,
          ]),
        )
      : null,
  ];
}

const HOUSE = "house:";

/** How a house bot plays; nothing for other players. */
async function showHouse(element, id) {
  if (id.startsWith(HOUSE)) {
    const { bots } = await rulesets();
    put(element, botWords(bots, id.slice(HOUSE.length)));
  }
}

export async function show(main, id) {
  title("Player");
  let player;
  try {
    player = await get(`/players/${encodeURIComponent(id)}`).catch((failure) => {
      if (!id.startsWith(HOUSE)) {
        throw failure;
      }
      return { name: id.slice(HOUSE.length), kind: "house" }; // a house bot without a game on this platform
    });
  } catch (failure) {
    if (isTransient(failure)) {
      throw failure;
    }
    put(
      main,
      h("h1", {}, "No such player"),
      h("p", {}, isMissing(failure) ? "This node does not serve players." : sentenceOf(failure)),
    );
    return;
  }
  title(player.name);
  const plays = h("p", { class: "quiet" });
  const figures = h("div", {});
  const ratings = h("div", {});
  const curves = h("div", { class: "grid curves" }, h("p", { class: "quiet" }, "…"));
  const isOwn = Boolean(token.get()) && [id, player.owner].includes(token.player());
  const reliable = h("div", {});
  const games = new GameList({ query: `&player=${encodeURIComponent(id)}`, limit: 15 });
  put(
    main,
    h(
      "div",
      { class: "game-head" },
      h("h1", {}, player.name),
      h("span", { class: "chip" }, plain(player.kind)),
      player.vacationUntil ? h("span", { class: "chip" }, vacationWords(player.vacationUntil)) : null,
      player.created ? h("span", { class: "quiet" }, `since ${day(Date.parse(player.created))}`) : null,
    ),
    plays,
    figures,
    ratings,
    isOwn ? h("section", { class: "panel below reliability" }, h("h2", {}, "Failures"), reliable) : null,
    h("div", { class: "grid two spaced" }, curves, panel("Games", games.element)),
  );
  await Promise.all([
    showHouse(plays, id).catch(() => {}), // the figures count, also without it
    fill(
      figures,
      () => results(id),
      (drawn) => drawn,
    ),
    standings(id).then(
      (drawn) => put(ratings, drawn),
      () => {}, // the panel of the curves says why
    ),
    fill(
      curves,
      () => history(id),
      (items) => {
        const pools = Map.groupBy(items, (change) => change.pool);
        return pools.size
          ? [...pools]
              .toSorted(([, one], [, other]) => other.length - one.length)
              .map(([pool, changes]) => curve(pool, changes))
          : panel("Ratings", h("p", { class: "empty" }, "No rated game has ended yet."));
      },
      "This node keeps no ratings.",
    ),
    isOwn &&
      fill(reliable, () => get(`/players/${encodeURIComponent(id)}/failures`, { secret: token.get() }), reliability),
    games.load(),
  ]);
}
