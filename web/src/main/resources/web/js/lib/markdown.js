// The rules are written in a small part of Markdown; this draws it, without markup in strings.
import { h } from "./dom.js";

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)\s]+\))/;
const RULE = /^\*\*((?:R|D)[ -][\w.-]+(?: [A-Z_]+)?)\*\*/;
/** References such as "R 6.3" and "(6.3)" lead to the rule. */
const REFERENCE = /\b(R \d+(?:\.\d+)+(?: [A-Z]{3,})?|D-\d+)\b/;

export const anchorOf = (rule) => rule.replace(/[^\w.]+/g, "-");

export function inline(text, known = new Set()) {
  return text.split(INLINE).map((part) => {
    if (part.startsWith("**")) {
      return h("strong", {}, references(part.slice(2, -2), known));
    }
    if (part.startsWith("`")) {
      return h("code", {}, part.slice(1, -1));
    }
    if (/^\*[^*]+\*$/.test(part)) {
      return h("em", {}, references(part.slice(1, -1), known));
    }
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? link[1] : references(part, known);
  });
}

function references(text, known) {
  return text
    .split(new RegExp(REFERENCE, "g"))
    .map((part) => (known.has(anchorOf(part)) ? h("a", { href: `#${anchorOf(part)}` }, part) : part));
}

const cellsOf = (line) =>
  line
    .replace(/^\s*\|/, "")
    .replace(/\|\s*$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** The names of all rules that a text defines, as anchors. */
export function rulesIn(text) {
  const found = new Set();
  for (const line of text.split("\n")) {
    const rule = RULE.exec(line.replace(/^\|\s*/, "")) ?? /^\|\s*(D-\d+)\s*\|/.exec(line);
    if (rule) {
      found.add(anchorOf(rule[1]));
    }
  }
  return found;
}

/** The blocks of a text as `{kind, element, words}`; the element of a rule has its name as an anchor. */
export function blocks(text) {
  const known = rulesIn(text);
  const lines = text.split("\n");
  const found = [];
  let i = 0;
  const add = (kind, element, words, level) => found.push({ kind, element, words, level });
  const run = (test) => {
    const from = i;
    while (i < lines.length && test(lines[i])) {
      i++;
    }
    return lines.slice(from, i);
  };
  while (i < lines.length) {
    const line = lines[i];
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    if (!line.trim()) {
      i++;
    } else if (heading) {
      i++;
      const name = /^[\d.]*\d/.exec(heading[2])?.[0] ?? heading[2];
      const id = `s-${name.replace(/[^\w.]+/g, "-")}`;
      const level = heading[1].length;
      add("heading", h(`h${Math.min(6, level)}`, { id }, inline(heading[2], known)), heading[2], level);
    } else if (line.startsWith("```")) {
      i++;
      const code = run((one) => !one.startsWith("```"));
      i++;
      add("code", h("pre", { class: "scroll", tabindex: 0 }, h("code", {}, code.join("\n"))), code.join(" "));
    } else if (/^\s*\|/.test(line)) {
      const rows = run((one) => /^\s*\|/.test(one));
      add("table", tableOf(rows, known), rows.join(" "));
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const items = run((one) => /^\s*([-*]|\d+\.) /.test(one) || (/^\s+\S/.test(one) && one.trim()));
      add("list", listOf(items, known), items.join(" "));
    } else {
      const words = [
        lines[i++],
        ...run((one) => one.trim() && !/^(#|```|\s*\||\s*([-*]|\d+\.) |\*\*(R|D)[ -])/.test(one)),
      ].join(" ");
      const rule = RULE.exec(words);
      add("text", h("p", rule ? { id: anchorOf(rule[1]), class: "rule" } : {}, inline(words, known)), words);
    }
  }
  return found;
}

function listOf(lines, known) {
  const items = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (item) {
      items.push(item[1]);
    } else {
      items[items.length - 1] += ` ${line.trim()}`;
    }
  }
  const isNumbered = /^\s*\d/.test(lines[0]);
  const first = Number(/^\s*(\d+)/.exec(lines[0])?.[1] ?? 1);
  return h(
    isNumbered ? "ol" : "ul",
    isNumbered && first !== 1 ? { start: first } : {},
    items.map((item) => h("li", {}, inline(item, known))),
  );
}

function tableOf(lines, known) {
  const rows = lines.filter((line) => !/^\s*\|[\s:|-]+\|?\s*$/.test(line)).map(cellsOf);
  const [heads, ...body] = rows;
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": heads.filter(Boolean).join(", ") || "Table" },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((cell) => (cell ? h("th", { scope: "col" }, inline(cell, known)) : h("td", {}))),
        ),
      ),
      h(
        "tbody",
        {},
        body.map((row) => {
          const rule = RULE.exec(row[0]) ?? /^(D-\d+)$/.exec(row[0]);
          return h(
            "tr",
            rule ? { id: anchorOf(rule[1]) } : {},
            row.map((cell) => h("td", {}, inline(cell, known))),
          );
        }),
      ),
    ),
  );
}
