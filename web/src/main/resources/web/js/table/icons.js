// Signs for groups of moves, by what they do.
import { s } from "../lib/dom.js";

const SHAPES = {
  go: "M3 12h13M11 6l6 6-6 6",
  fight: "M4 4l16 16M20 4L4 20",
  build: "M4 20V10l8-6 8 6v10z",
  card: "M6 3h12v18H6zM9 8h6M9 12h6",
  trade: "M4 8h14l-4-4M20 16H6l4 4",
  learn: "M9 3v6L4 20h16L15 9V3M8 3h8",
  leave: "M6 6h12v12H6z",
  turn: "M5 12a7 7 0 1 1 3 5.7M5 12V6M5 12h6",
  choose: "M5 12l5 5L19 7",
};

const WORDS = [
  [
    "leave",
    /^(end|pass|done|stop|withdraw$|decline|refuse|stay|drop|.*-done|eliminate|scrap|abandon|give-up|leave-out)/,
  ],
  ["fight", /attack|fire|hit|assault|siege|fight|hurl|form|allocate|die|negate/],
  ["go", /move|fly|launch|to$|warp|send|load|unload|retreat|flee|shift|fleet/],
  [
    "build",
    /build|ship|extractor|construct|regiment|station|node|foundry|tower|bridge|colon|improve|reinforce|^lay|specialise/,
  ],
  ["trade", /trade|exchange|offer|accept|bid|spend|pay|lower|raise|tension/],
  ["learn", /research|discover|claim|archive|tech|scan|explore|advance|synth/],
  ["card", /card|play|keep|draw|discard|jettison|special|hand|objective|effect|use/],
  ["turn", /logistics|turn|activate|bonus/],
];

export function icon(kind) {
  const [name] = WORDS.find(([, words]) => words.test(kind)) ?? ["choose"];
  return s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, s("path", { d: SHAPES[name] }));
}
