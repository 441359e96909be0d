// One competition: its stages and groups, who advances and why, and the final ranking.
import { get, rulesets } from "../lib/api.js";
import { Actions, viewer } from "../event/contestactions.js";
import { directsCompetition } from "../event/directing.js";
import { stateChip } from "../lib/contests.js";
import { h, put, say, title } from "../lib/dom.js";
import { competitionExports } from "../lib/exports.js";
import { botChoice } from "../lib/opponents.js";
import { firstThree } from "../lib/standings.js";
import { fill, keep, panel, table } from "../lib/page.js";
import { part } from "../lib/renew.js";
import { count, plain, titleOf } from "../lib/words.js";

const EVERY = 5_000;

/** The standings of a group if it is complete, else its entrants in the order of seeding. */
function groupTable(stage, group, advancing) {
  const reasons = new Map(advancing.map((one) => [one.entrant, one.reason]));
  const about = new Map(group.entrants.map((one) => [one.entrant, one]));
  const rows = group.standings.length
    ? group.standings.map((row) => [
        row.place,
        row.name,
        { number: row.points },
        reasons.has(row.entrant) ? h("strong", {}, `advances: ${reasons.get(row.entrant)}`) : "",
      ])
    : group.entrants.map((one, i) => [i + 1, one.name, { number: one.carried }, about.get(one.entrant).reason]);
  const heads = group.standings.length
    ? [{ number: "Place" }, "Name", { number: "Points" }, "Next stage"]
    : [{ number: "Seed" }, "Name", { number: "Carried points" }, "Why here"];
  return table(`${stage}, group ${group.group}`, heads, rows);
}

const groupOf = (stage) => (group) =>
  h(
    "section",
    {},
    h(
      "h3",
      {},
      h(
        "a",
        { href: `/tournaments/${encodeURIComponent(group.tournament)}` },
        stage.groupsInAll === 1 ? stage.name : `Group ${group.group}`,
      ),
      " ",
      stateChip(group.state),
    ),
    group.lateCorrection
      ? h("p", { class: "notice" }, "A correction came after the next stage or confirmation. It changes nothing.")
      : null,
    groupTable(stage.name, group, stage.advancing),
  );

function rule(stage) {
  const advance = stage.advance ? `the first ${stage.advance === 1 ? "" : `${stage.advance} `}of each group` : null;
  const best = stage.best ? `the best ${stage.best} on the next place` : null;
  const who = [advance, best].filter(Boolean).join(" and ");
  return [
    titleOf(stage.game.replace(/\/.*/, "")),
    plain(stage.format),
    `tables of ${stage.tableSize}`,
    count(stage.groupsInAll, "group"),
    who && `${who} advance`,
    stage.carry === "none" ? null : `points carried over: ${stage.carry}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const stagePanel = (stage) =>
  panel(
    stage.name,
    h("p", { class: "quiet" }, rule(stage)),
    stage.groups.length
      ? h("div", { class: "grid two" }, stage.groups.map(groupOf(stage)))
      : h("p", { class: "empty" }, "This stage has not begun."),
  );

const ranking = (rows) =>
  table(
    "Ranking",
    [{ number: "Place" }, "Name", { number: "Last stage" }],
    rows.map((row) => [row.place, row.name, row.stage]),
  );

const champions = (one) =>
  panel(
    "Result",
    firstThree(
      "Podium",
      one.ranking
        .filter((row) => row.place <= 3)
        .map((row) => ({ ...row, href: `/players/${encodeURIComponent(row.player ?? row.entrant)}` })),
    ),
  );

/** A link to the season, whose directors direct this too. */
const partOf = ({ season }) =>
  season ? [" · part of a ", h("a", { href: `/seasons/${encodeURIComponent(season)}` }, "season")] : null;

/** All that decides what somebody can do. */
const termsOf = ({ state, owner, directors, manual, played, entrants, stages }) => ({
  state,
  owner,
  directors,
  manual,
  played,
  entrants,
  stages: stages.map((stage) => ({ name: stage.name, state: stage.state })),
});

/** What the viewer can do now. */
function actionsOf(one, me, directs, actions, bots) {
  const mine = one.entrants.find((who) => who.entrant === me);
  const isLive = one.state === "open" || one.state === "running";
  if (!isLive) {
    return null;
  }
  if (!me) {
    return one.state === "open" ? panel("Registration", actions.signIn("to join.")) : null;
  }
  const begun = one.stages.filter((stage) => stage.state !== "planned").length;
  const isDone = one.stages.slice(0, begun).every((stage) => stage.state === "over");
  const mayBegin = directs && !one.played && begun < one.stages.length && isDone; // played: too few are left
  return panel(
    directs ? "Direct" : "Registration",
    h(
      "div",
      { class: "filters" },
      one.state === "open" && !mine?.active ? actions.post("Join", "entrants", { player: me }, "main") : null,
      mine?.active ? actions.remove("Withdraw", `entrants/${encodeURIComponent(me)}`) : null,
      mayBegin ? actions.post(`Begin ${one.stages[begun].name}`, "advance", { stage: begun + 1 }) : null,
      directs && one.manual && one.played ? actions.post("Confirm the results", "confirm", undefined, "main") : null,
    ),
    directs && one.state === "open"
      ? actions.form("House bot", "Add", botChoice(bots), "entrants", (bot) => ({
          bot,
          name: `${bot} ${one.entrants.length + 1}`,
        }))
      : null,
    directs
      ? actions.form(
          "Cancel, because",
          "Cancel",
          h("input", { required: true, maxlength: 200 }),
          "cancel",
          (reason) => ({ reason }),
        )
      : null,
    actions.wrong,
  );
}

export async function show(main, id) {
  const head = h("h1", {}, "Competition");
  const body = h("div", { class: "grid" });
  put(main, head, body);
  let before = "";
  const [me, { bots }] = await Promise.all([viewer(), rulesets()]);
  const actions = new Actions(`/competitions/${encodeURIComponent(id)}`, () => load());
  const possible = part(({ directs, ...one }) => actionsOf(one, me, directs, actions, bots));
  const directing = part((one) => actions.directors(one, me));
  const load = () =>
    fill(
      body,
      () => get(`/competitions/${encodeURIComponent(id)}`),
      async (one) => {
        title(one.name);
        const text = JSON.stringify(one);
        if (text === before) {
          return [...body.querySelectorAll(":scope > :not(.outage)")];
        }
        const directs = me !== null && (await directsCompetition(one, me).catch(() => false));
        before = text;
        say(head, one.name);
        return [
          h("p", { class: "lead" }, stateChip(one.state), ` ${count(one.entrantsInAll, "entrant")}`, partOf(one)),
          one.state === "finished" ? champions(one) : null,
          possible({ ...termsOf(one), directs }),
          directing({ owner: one.owner, directors: one.directors }),
          one.state === "open"
            ? panel(
                "Entrants",
                h(
                  "ul",
                  { class: "list" },
                  one.entrants.map((who) => h("li", {}, who.name, who.active ? "" : " (withdrawn)")),
                ),
              )
            : null,
          ...one.stages.map(stagePanel),
          one.state === "finished"
            ? panel(
                "Final ranking",
                ranking(one.ranking),
                competitionExports(`/competitions/${encodeURIComponent(id)}`),
              )
            : null,
          panel(
            "Steps",
            h(
              "ul",
              { class: "list" },
              [...one.audit].reverse().map((step) => h("li", {}, step.text)),
            ),
          ),
        ].filter(Boolean);
      },
      "This node runs no competitions.",
    );
  await load();
  keep(EVERY, load, false);
}
