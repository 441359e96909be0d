// The forecast of an event.
import { h, put } from "../lib/dom.js";
import { count } from "../lib/words.js";

function span(minutes) {
  if (minutes < 60) {
    return count(minutes, "minute");
  }
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) {
    return count(Math.round(hours / 24), "day");
  }
  return minutes % 60 ? `${count(hours, "hour")} ${count(minutes % 60, "minute")}` : count(hours, "hour");
}

const basis = ({ duration }) =>
  duration.basis === "measured"
    ? `Measured in ${count(duration.gamesMeasured, "game")}: ${duration.medianDecisions} decisions of ` +
      `${duration.secondsPerDecision.toFixed(1)} seconds. The clocks allow ${span(duration.atMostMinutes)} at most.`
    : "No games of this kind were measured here: this is what the clocks allow.";

function roundText(round) {
  const sizes = Object.entries(round.sizes).map(([seats, tables]) => `${count(tables, "table")} of ${seats}`);
  const byes = round.byes ? `, ${count(round.byes, "bye")}` : "";
  return `${sizes.join(", ") || "no tables"}${byes}`;
}

/** Rounds that are alike are one line. */
function roundLines(rounds) {
  const texts = rounds.map(roundText);
  const lines = [];
  texts.forEach((line, i) => {
    const last = lines.at(-1);
    if (last?.line === line) {
      last.to = i + 1;
    } else {
      lines.push({ line, from: i + 1, to: i + 1 });
    }
  });
  return lines.map(({ line, from, to }) => `${from === to ? `Round ${from}` : `Rounds ${from} to ${to}`}: ${line}`);
}

export function showPreview(element, preview) {
  const facts = [
    ["Entrants", String(preview.entrants)],
    preview.rounds ? ["Rounds", String(preview.rounds)] : null,
    preview.games === undefined ? null : ["Games", String(preview.games)],
    preview.duration ? ["Duration", span(preview.duration.minutes)] : null,
    preview.capacity ? ["Games at once", `${preview.capacity.gamesAtOnce} (room for ${preview.capacity.room})`] : null,
  ].filter(Boolean);
  put(
    element,
    h(
      "dl",
      { class: "preview-facts" },
      facts.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
    ),
    preview.warnings.map((warning) => h("p", { class: "notice", "data-code": warning.code }, warning.sentence)),
    preview.duration ? h("p", { class: "quiet" }, basis(preview)) : null,
    preview.perRound
      ? h(
          "ul",
          { class: "quiet" },
          roundLines(preview.perRound).map((line) => h("li", {}, line)),
        )
      : null,
    preview.complete === false ? h("p", { class: "quiet" }, "Later rounds are like the first.") : null,
  );
}
