// Small charts, drawn once: a line with its uncertainty, and bars.
import { h, s } from "./dom.js";

const WIDTH = 460;
const HEIGHT = 190;
const LEFT = 40;
const BOTTOM = 26;

function steps(least, most) {
  const rough = (most - least) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: 8 }, (_, i) => first + i * step).filter((value) => value <= most);
}

const digits = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1).replace(/\.0$/, ""));

/** Points are `{value, spread, title}` from old to new. */
export function lineChart(points, label) {
  const least = Math.min(...points.map((point) => point.value - point.spread));
  const most = Math.max(...points.map((point) => point.value + point.spread));
  const x = (i) => LEFT + (points.length === 1 ? 0.5 : i / (points.length - 1)) * (WIDTH - LEFT - 12);
  const y = (value) => 10 + (1 - (value - least) / (most - least || 1)) * (HEIGHT - BOTTOM - 10);
  const at = (i, value) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = points.map((point, i) => at(i, point.value + point.spread));
  const lower = points.map((point, i) => at(i, point.value - point.spread)).reverse();
  const dots =
    points.length <= 60
      ? points.map((point, i) =>
          s(
            "circle",
            { cx: x(i), cy: y(point.value), r: 3, class: "dot" },
            s("title", {}, point.title ?? digits(point.value)),
          ),
        )
      : [];
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img", "aria-label": label },
    steps(least, most).map((value) => [
      s("line", { x1: LEFT, x2: WIDTH - 10, y1: y(value), y2: y(value), class: "axis" }),
      s("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, digits(value)),
    ]),
    s("path", { d: `M${upper.concat(lower).join("L")}Z`, class: "band" }),
    s("path", { d: `M${points.map((point, i) => at(i, point.value)).join("L")}`, class: "line" }),
    dots,
    s("text", { x: LEFT, y: HEIGHT - 6 }, "older"),
    s("text", { x: WIDTH - 10, y: HEIGHT - 6, "text-anchor": "end" }, "newer"),
  );
}

/** Bars are `{name, share, words, bad}` with a share from 0 to 1. They form a list, for screen readers. */
export const barChart = (bars, label) =>
  h(
    "ul",
    { class: "bars", "aria-label": label },
    bars.map((bar) =>
      h(
        "li",
        {},
        h("span", { class: "name" }, bar.name),
        h("span", { class: "words" }, bar.words),
        h(
          "span",
          { class: `bar${bar.bad ? " bad" : ""}`, "aria-hidden": "true" },
          h("span", { "--share": `${(100 * bar.share).toFixed(1)}%` }),
        ),
      ),
    ),
  );

/** The same data as a table, for screen readers and for exact values. */
export function numbers(caption, heads, rows) {
  return h(
    "details",
    {},
    h("summary", {}, "As numbers"),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
      h(
        "table",
        {},
        h("caption", {}, caption),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            heads.map((head) => h("th", { scope: "col" }, head)),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map((row) =>
            h(
              "tr",
              {},
              row.map((cell) => h("td", {}, cell instanceof Node ? cell : String(cell))),
            ),
          ),
        ),
      ),
    ),
  );
}
