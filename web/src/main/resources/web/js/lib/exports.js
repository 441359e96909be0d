// Links to an event as files and calendars for other programs.
import { ROOT } from "./api.js";
import { h } from "./dom.js";

/** A line of links; each is a label and a path below that of the event. */
const links = (label, base, files) =>
  h(
    "p",
    { class: "quiet spaced-top", role: "group", "aria-label": label },
    `${label}: `,
    files.flatMap(([words, file], i) => [
      i ? " · " : null,
      h("a", { href: `${ROOT}${base}/${file}`, download: true }, words),
    ]),
  );

export const tournamentExports = (path, one) =>
  links(
    "Download",
    path,
    [
      ["standings (CSV)", "standings.csv"],
      ["games (CSV)", "games.csv"],
      ["everything (JSON)", "export.json"],
      one.format === "swiss" && one.tableSize === 2 && !one.teams && one.settings.deals !== "mirrored"
        ? ["report (TRF)", "trf?names=display"]
        : null,
      ["calendar", "calendar.ics"],
    ].filter(Boolean),
  );

export const competitionExports = (path) => links("Download", path, [["ranking (CSV)", "ranking.csv"]]);

export const seasonExports = (path) =>
  links("Download", path, [
    ["tables (CSV)", "tables.csv"],
    ["calendar", "calendar.ics"],
  ]);

/** Coming events, for programs that subscribe to a calendar. */
export const calendarOfAll = () =>
  h(
    "p",
    { class: "quiet" },
    h("a", { href: `${ROOT}/tournaments/calendar.ics` }, "Calendar of coming events"),
    ", to subscribe to.",
  );
