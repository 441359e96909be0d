// The rules of a game: how to play in three minutes, then every rule with its anchor and a search.
import { h, put, say, title } from "../lib/dom.js";
import { anchorOf, blocks, inline } from "../lib/markdown.js";
import { count, GAMES } from "../lib/words.js";
import { boardOf } from "../game/boards.js";

const SEATS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** A file that comes with the pages, whatever their address is. */
const asset = (name) => new URL(`../../${name}`, import.meta.url);
const read = async (name, kind = "json") => {
  const answer = await fetch(asset(name));
  if (!answer.ok) {
    throw new Error(`${name} is missing.`);
  }
  return answer[kind]();
};

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

function contents(found) {
  return h(
    "nav",
    { "aria-label": "Chapters", class: "chapters" },
    h(
      "ul",
      {},
      found
        .filter((one) => one.level === 2)
        .map((one) => h("li", {}, h("a", { href: `#${one.element.id}` }, one.words))),
    ),
  );
}

/** Shows only blocks with all words of the search, and the headings above them. */
function search(found, text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  let hits = 0;
  const above = [];
  for (const block of found) {
    if (block.kind === "heading") {
      block.element.hidden = wanted.length > 0;
      above.splice(Math.max(0, block.level - 1));
      above[block.level - 1] = block.element;
      continue;
    }
    const words = block.words.toLowerCase();
    const isHit = wanted.every((word) => words.includes(word));
    block.element.hidden = !isHit;
    if (isHit && wanted.length) {
      hits++;
      above.filter(Boolean).forEach((heading) => {
        heading.hidden = false;
      });
    }
  }
  return hits;
}

/** The address of a rule leads to it, also after the text has come. */
function follow() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) {
    target.scrollIntoView({ block: "start" });
    document.querySelector(".rule-now")?.classList.remove("rule-now");
    target.classList.add("rule-now");
  }
}

async function game(main, id) {
  title(`Rules of ${GAMES[id].title}`);
  const [lessons, text] = await Promise.all([learn(id), read(`rules/${id}.md`, "text")]);
  const found = blocks(text);
  const [first, ...rest] = found;
  const hits = h("p", { class: "quiet", role: "status" });
  const body = h(
    "div",
    { class: "rules" },
    rest.map((one) => one.element),
  );
  const field = h("input", {
    id: "search",
    type: "search",
    class: "search",
    placeholder: "R 6.3, or words of a rule",
    oninput: () => {
      const number = search(rest, field.value);
      say(hits, field.value.trim() ? count(number, "paragraph") : "");
    },
  });
  put(
    main,
    h("h1", {}, GAMES[id].title),
    h("p", { class: "lead" }, GAMES[id].text),
    lessons,
    h("h2", { class: "spaced", id: "all" }, first?.words ?? "All rules"),
    h("div", { class: "field" }, h("label", { for: "search" }, "Search the rules"), field, hits),
    contents(rest),
    body,
  );
  addEventListener("hashchange", follow);
  requestAnimationFrame(follow);
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
