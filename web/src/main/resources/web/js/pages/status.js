// Status for organisers: number of games, activity and stalled games.
import { get } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { fill, keep, panel, table } from "../lib/page.js";
import { ago, clock, count, titleOf } from "../lib/words.js";

const figure = (number, words) =>
  panel(null, h("p", { class: "big-number" }, String(number)), h("p", { class: "quiet" }, words));

function draw(status) {
  const live = status.rulesets.reduce((sum, one) => sum + one.live, 0);
  const still = status.quietest;
  return [
    h(
      "div",
      { class: "numbers" },
      figure(live.toLocaleString("en"), "games live"),
      figure(status.openedLastHour.toLocaleString("en"), "opened in the last hour"),
      figure(status.finishedLastHour.toLocaleString("en"), "finished in the last hour"),
      figure(status.movedLastMinute.toLocaleString("en"), "games with a move in the last minute"),
    ),
    h(
      "div",
      { class: "grid charts spaced" },
      panel(
        "Games",
        status.rulesets.length
          ? table(
              "Games by ruleset",
              ["Game", { number: "Live" }, { number: "Finished" }, { number: "Cancelled" }],
              status.rulesets.map((one) => [titleOf(one.ruleset), one.live, one.over, one.cancelled]),
            )
          : h("p", { class: "empty" }, "No games yet."),
      ),
      panel(
        "Longest without a move",
        still.length
          ? table(
              "Stalled live games",
              ["Game", "Since"],
              still.map((game) => [
                h("a", { href: `/games/${encodeURIComponent(game.id)}` }, titleOf(game.ruleset)),
                ago(game.changedMillis),
              ]),
            )
          : h("p", { class: "empty" }, "No game is live."),
      ),
      panel(
        "This node",
        h("p", {}, `Version ${status.version}, up for ${clock(status.upMillis)}.`),
        h(
          "p",
          { class: "quiet" },
          "The list of games lags slightly behind the games. Operators: see grafana/ for dashboards and alerts.",
        ),
      ),
    ),
    h(
      "p",
      { class: "quiet spaced" },
      `As of ${new Date(status.atMillis).toLocaleTimeString("en-GB")}, ${count(status.rulesets.length, "ruleset")}.`,
    ),
  ];
}

export async function show(main) {
  title("Status");
  const body = h("div", {}, h("p", { class: "quiet" }, "…"));
  put(main, h("h1", {}, "Status"), body);
  keep(4000, () => fill(body, () => get("/status"), draw, "This node does not serve a status."));
}
