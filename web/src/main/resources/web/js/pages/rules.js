// The rules of a game: how to play in three minutes, then every rule with its anchor and a search.
import { h, put, title } from "../lib/dom.js";
import { anchorOf, blocks, inline } from "../lib/markdown.js";
import { followAnchors, read, readable } from "../lib/reading.js";
import { GAMES } from "../lib/words.js";
import { boardOf } from "../game/boards.js";

const SEATS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

async function learn(game) {
  const [{ steps }, boards, module] = await Promise.all([
    read(`learn/${game}.json`),
    read(`learn/${game}-boards.json`),
    boardOf(game),
  ]);
  return h(
    "section",
    { class: `learn game-${game}`, "aria-labelledby": "learn" },
    h("h2", { id: "learn" }, "Learn in three minutes"),
    h(
      "ol",
      { class: "lessons" },
      steps.map((step, i) => lesson(step, module.draw(boards[i], { seats: SEATS, narrow: true, legal: null }).svg)),
    ),
    h(
      "ul",
      { class: "legend", "aria-label": "Signs" },
      module.legend().map(({ drawn, words }) => h("li", {}, sign(drawn), words)),
    ),
    h(
      "p",
      { class: "filters" },
      h("a", { class: "button main", href: `/play?game=${game}` }, `Play ${GAMES[game].title}`),
      h("a", { class: "button", href: `/games?ruleset=${game}&stage=live` }, "Watch a game"),
    ),
  );
}

function sign(drawn) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-12 -12 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.append(drawn);
  return svg;
}

const lesson = (step, svg) =>
  h(
    "li",
    { class: "panel" },
    h("h3", {}, step.title),
    h("div", { class: "board-frame lesson-board" }, svg),
    h("p", {}, inline(step.text), " ", h("a", { href: `#${anchorOf(step.rule)}` }, step.rule)),
  );

async function game(main, id) {
  title(`Rules of ${GAMES[id].title}`);
  const [lessons, text] = await Promise.all([learn(id), read(`rules/${id}.md`, "text")]);
  const found = blocks(text);
  const [first, ...rest] = found;
  put(
    main,
    h("h1", {}, GAMES[id].title),
    h("p", { class: "lead" }, GAMES[id].text),
    lessons,
    h("h2", { class: "spaced", id: "all" }, first?.words ?? "All rules"),
    readable(rest, { label: "Search the rules", hint: "R 6.3, or words of a rule" }),
  );
  followAnchors();
}

function overview(main) {
  title("Rules");
  put(
    main,
    h("h1", {}, "Rules"),
    h("p", { class: "lead" }, "Each game in three minutes, and every rule with its number."),
    h(
      "div",
      { class: "cards" },
      Object.entries(GAMES).map(([id, one]) =>
        h(
          "div",
          { class: `panel game-card game-${id}` },
          h("h2", {}, h("a", { href: `/rules/${id}` }, one.title)),
          h("p", { class: "quiet" }, one.text),
        ),
      ),
    ),
  );
}

export async function show(main, id) {
  if (id === undefined) {
    overview(main);
  } else if (GAMES[id]) {
    await game(main, id);
  } else {
    title("Rules");
    put(main, h("h1", {}, "No such game"), h("p", {}, h("a", { href: "/rules" }, "The games with rules here")));
  }
}
