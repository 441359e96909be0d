// For authors of programs: the reference of each game, the bot protocol and the API.
import { h, put, title } from "../lib/dom.js";
import { blocks } from "../lib/markdown.js";
import { followAnchors, read, readable } from "../lib/reading.js";
import { GAMES } from "../lib/words.js";

const TEXTS = {
  "bot-protocol": "Write a bot in any language",
  api: "The API",
  feed: "The public feed",
  dumps: "Nightly dumps",
};

const DOCUMENTS = [
  ["/api/v1/openapi.json", "Games, players, tokens"],
  ["/api/v1/tournaments/openapi.json", "Tournaments, ladders, competitions"],
  ["/api/v1/analytics/openapi.json", "Ratings, statistics"],
];

const schemaOf = (game) => `/api/v1/rulesets/${game}/schema`;
const item = (href, words, text) => h("li", {}, h("a", { href }, words), text ? ` ${text}` : "");

function gameCard([id, game]) {
  return h(
    "div",
    { class: `panel game-card game-${id}` },
    h("h3", {}, h("a", { href: `/developers/${id}` }, game.title)),
    h("p", { class: "quiet" }, "Every field, move, fact, option, counter and ending, with examples."),
    h("p", {}, h("a", { href: schemaOf(id) }, "JSON Schema"), " · ", h("a", { href: `/rules/${id}` }, "Rules")),
  );
}

function overview(main) {
  title("Developers");
  put(
    main,
    h("h1", {}, "Developers"),
    h(
      "p",
      { class: "lead" },
      "A bot reads one JSON object per line and answers with one. It plays on your machine, and here with a token.",
    ),
    h("p", { class: "filters" }, h("a", { class: "button main", href: "/bots/new" }, "Make a bot")),
    h("h2", {}, "The games"),
    h("div", { class: "cards" }, Object.entries(GAMES).map(gameCard)),
    h("h2", { class: "spaced" }, "Protocol and API"),
    h(
      "ul",
      {},
      item("/developers/bot-protocol", TEXTS["bot-protocol"], "in ten minutes: the bot protocol."),
      item("/developers/api", TEXTS.api, "and what to do about each error."),
    ),
    h("h2", { class: "spaced" }, "Open data"),
    h(
      "ul",
      {},
      item("/developers/dumps", `${TEXTS.dumps}:`, "all records, ratings and standings as files."),
      item("/developers/feed", `${TEXTS.feed}:`, "everything as it happens."),
    ),
    h("h2", { class: "spaced" }, "OpenAPI documents"),
    h(
      "ul",
      {},
      DOCUMENTS.map(([href, words]) => item(href, words)),
    ),
  );
}

function links(id) {
  const own = GAMES[id] ? [h("a", { href: schemaOf(id) }, "JSON Schema"), " · "] : [];
  const rules = GAMES[id] ? [h("a", { href: `/rules/${id}` }, "Rules"), " · "] : [];
  return h("p", {}, own, rules, h("a", { href: "/developers" }, "All pages for developers"));
}

async function text(main, id) {
  title(GAMES[id] ? `${GAMES[id].title} for programs` : TEXTS[id]);
  const [first, ...rest] = blocks(await read(`developers/${id}.md`, "text"));
  put(
    main,
    h("h1", {}, first.words),
    links(id),
    readable(rest, { label: "Search this page", hint: "A field, a kind or a word", byRow: true }),
  );
  followAnchors();
}

export async function show(main, id) {
  if (id === undefined) {
    overview(main);
  } else if (GAMES[id] || TEXTS[id]) {
    await text(main, id);
  } else {
    title("Developers");
    put(main, h("h1", {}, "No such page"), h("p", {}, h("a", { href: "/developers" }, "The pages for developers")));
  }
}
