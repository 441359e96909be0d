// One season: its events by date, and the table of each division.
import { get } from "../lib/api.js";
import { Actions, viewer } from "../event/contestactions.js";
import { stateChip } from "../lib/contests.js";
import { h, put, say, title } from "../lib/dom.js";
import { seasonExports } from "../lib/exports.js";
import { firstThree } from "../lib/standings.js";
import { fill, keep, panel, table } from "../lib/page.js";
import { part } from "../lib/renew.js";
import { count, day } from "../lib/words.js";

const EVERY = 10_000;

/** The fate of a member when the season ended. */
function moved(division, row) {
  if (row.next === 0) {
    return "leaves";
  }
  const down = row.next - division.division;
  return ["promoted", "", "relegated"][Math.sign(down) + 1];
}

const PROSPECTS = { promoted: "would be promoted", relegated: "would be relegated" };

/** Where a member goes: as the season has ended, or as its tables stand now. */
const moves = (season, division, row) =>
  season.state === "ended" ? moved(division, row) : (PROSPECTS[row.moves] ?? "");

const tableOf = (season, division) =>
  table(
    division.name,
    [
      { number: "Place" },
      "Name",
      { number: "Points" },
      ...season.events.map((event) => ({ number: `Event ${event.event}`, title: day(event.startsAt) })),
      "Next season",
    ],
    division.table.map((row) => [
      row.place,
      [
        h("a", { href: `/players/${encodeURIComponent(row.player ?? row.entrant)}` }, row.name ?? row.entrant),
        row.active === false ? h("span", { class: "quiet" }, " (withdrawn)") : null,
      ],
      row.points,
      ...row.events.map((place) => ({ number: place ? String(place) : "–" })),
      moves(season, division, row),
    ]),
  );

const eventRow = (season) => (event) =>
  h(
    "li",
    {},
    `Event ${event.event}, ${day(event.startsAt)}: `,
    event.divisions.flatMap((part, i) => [
      i ? ", " : "",
      part.competition && part.state !== "too-few"
        ? h("a", { href: `/competitions/${encodeURIComponent(part.competition)}` }, season.divisions[i].name)
        : season.divisions[i].name,
      " ",
      part.state === "too-few" ? "(too few members)" : stateChip(part.state),
      part.lateCorrection ? " (corrected after the end)" : "",
    ]),
  );

/** The first three of each division; provisional until the season has ended. */
const champions = (season) =>
  panel(
    season.state === "ended" ? "Result" : "Provisional result",
    h(
      "div",
      { class: "grid charts" },
      season.divisions.map((division) =>
        h(
          "div",
          {},
          h("h3", {}, division.name),
          firstThree(
            `Podium of ${division.name}`,
            division.table
              .filter((row) => row.place <= 3)
              .map((row) => ({
                ...row,
                name: row.name ?? row.entrant,
                href: `/players/${encodeURIComponent(row.player ?? row.entrant)}`,
                side: count(row.points, "point"),
              })),
          ),
        ),
      ),
    ),
  );

/** All that decides what somebody can do. */
const termsOf = ({ state, owner, directors, complete, zone, divisions }) => ({
  state,
  owner,
  directors,
  complete,
  zone,
  divisions: divisions.map(({ division, name, size, table }) => ({
    division,
    name,
    size,
    table: table.map(({ entrant, active }) => ({ entrant, active })),
  })),
});

/** What the viewer can do now. */
function actionsOf(season, me, actions) {
  if (season.state === "cancelled" || !me) {
    return season.state === "cancelled" ? null : panel("Registration", actions.signIn("to join."));
  }
  const rows = season.divisions.flatMap((division) => division.table);
  const mine = rows.find((row) => row.entrant === me);
  const owns = season.owner === me || season.directors?.includes(me);
  const isEnded = season.state === "ended";
  if (isEnded && !owns) {
    return null;
  }
  const first = () => h("input", { type: "datetime-local", required: true });
  return panel(
    owns ? "Direct" : "Registration",
    h(
      "div",
      { class: "filters" },
      isEnded || mine
        ? null
        : season.divisions
            .filter((division) => division.table.filter((row) => row.active).length < division.size)
            .map((division) =>
              actions.post(`Join ${division.name}`, "members", { division: division.division, player: me }, "main"),
            ),
      mine?.active && !isEnded ? actions.remove("Withdraw", `members/${encodeURIComponent(me)}`) : null,
      owns && !isEnded && season.complete ? actions.post("End the season", "end", undefined, "main") : null,
    ),
    owns && isEnded
      ? actions.form(
          `First event of the next season, in the time zone ${season.zone}`,
          "Create it",
          first(),
          "next",
          (at) => ({ first: at }),
        )
      : null,
    owns && !isEnded
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
  const head = h("h1", {}, "Season");
  const body = h("div", { class: "grid" });
  put(main, head, body);
  let before = "";
  const me = await viewer();
  const actions = new Actions(`/seasons/${encodeURIComponent(id)}`, () => load());
  const possible = part((season) => actionsOf(season, me, actions));
  const directing = part((season) => actions.directors(season, me));
  const load = () =>
    fill(
      body,
      () => get(`/seasons/${encodeURIComponent(id)}`),
      (season) => {
        title(season.name);
        const text = JSON.stringify(season);
        if (text === before) {
          return [...body.querySelectorAll(":scope > :not(.outage)")];
        }
        before = text;
        say(head, `${season.name}, season ${season.number}`);
        return [
          h(
            "p",
            { class: "lead" },
            stateChip(season.state),
            ` ${count(season.membersInAll, "member")}`,
            season.bestOf ? ` · the best ${season.bestOf} of ${count(season.eventsInAll, "event")} count` : "",
          ),
          season.state === "ended" || season.complete ? champions(season) : null,
          possible(termsOf(season)),
          directing({ owner: season.owner, directors: season.directors }),
          ...season.divisions.map((division) => panel(division.name, tableOf(season, division))),
          panel(
            "Events",
            h("ul", { class: "list" }, season.events.map(eventRow(season))),
            seasonExports(`/seasons/${encodeURIComponent(id)}`),
          ),
        ].filter(Boolean);
      },
      "This node runs no seasons.",
    );
  await load();
  keep(EVERY, load, false);
}
