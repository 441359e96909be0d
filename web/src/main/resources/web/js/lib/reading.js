// Long texts that come with the pages: a search, the chapters, and anchors that are followed once the text is there.
import { h, say } from "./dom.js";
import { count } from "./words.js";

/** A file that comes with the pages, whatever their address is. */
export async function read(name, kind = "json") {
  const answer = await fetch(new URL(`../../${name}`, import.meta.url));
  if (!answer.ok) {
    throw new Error(`${name} is missing.`);
  }
  return answer[kind]();
}

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

const hasAll = (text, wanted) => wanted.every((word) => text.toLowerCase().includes(word));

/** Shows only the rows of a table with all words; a row without a name belongs to the one above. */
function searchRows(table, wanted) {
  let hits = 0;
  let group = [];
  const close = () => {
    const isHit = hasAll(group.map((row) => row.textContent).join(" "), wanted);
    for (const row of group) {
      row.hidden = !isHit;
    }
    hits += isHit && group.length ? 1 : 0;
  };
  for (const row of table.querySelectorAll("tbody tr")) {
    if (row.firstChild?.textContent) {
      close();
      group = [];
    }
    group.push(row);
  }
  close();
  return hits;
}

function searchBlock(block, wanted, byRow) {
  if (byRow && block.kind === "table") {
    return searchRows(block.element, wanted);
  }
  return hasAll(block.words, wanted) ? 1 : 0;
}

/** Shows only what has all words of the search, and the headings above it. */
function search(found, text, byRow) {
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
    const here = searchBlock(block, wanted, byRow);
    block.element.hidden = here === 0;
    if (here && wanted.length) {
      hits += here;
      above.filter(Boolean).forEach((heading) => {
        heading.hidden = false;
      });
    }
  }
  return hits;
}

/** The blocks of a text below its search and its chapters; `byRow` finds single rows of tables. */
export function readable(found, { label, hint, byRow = false }) {
  const hits = h("p", { class: "quiet", role: "status" });
  const field = h("input", {
    id: "search",
    type: "search",
    class: "search",
    placeholder: hint,
    oninput: () => {
      const number = search(found, field.value, byRow);
      say(hits, field.value.trim() ? count(number, byRow ? "entry" : "paragraph", byRow ? "entries" : undefined) : "");
    },
  });
  return [
    h("div", { class: "field" }, h("label", { for: "search" }, label), field, hits),
    contents(found),
    h(
      "div",
      { class: "rules" },
      found.map((one) => one.element),
    ),
  ];
}

/** The address of a paragraph leads to it, also after the text has come. */
function follow() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) {
    target.scrollIntoView({ block: "start" });
    document.querySelector(".rule-now")?.classList.remove("rule-now");
    target.classList.add("rule-now");
  }
}

export function followAnchors() {
  addEventListener("hashchange", follow);
  requestAnimationFrame(follow);
}
