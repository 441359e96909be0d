// Checks the style of the pages: node style.mjs PRETTIER PAGES [--write]
//
// PRETTIER is a directory with Prettier's standalone modules, PAGES the directory of the pages. Every file must be
// formatted by Prettier, no line may be longer than 120 characters, and no conditional expression may contain
// another one. With --write the files are formatted first. Each problem is printed on a line; exit code 1 if any.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

const WIDTH = 120;
const PARSERS = { ".js": "babel", ".css": "css", ".html": "html" };

const [prettierHome, pages, mode] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(prettierHome, name)));
const prettier = await load("standalone.mjs");
const plugins = await Promise.all(["babel", "estree", "postcss", "html"].map((name) => load(`plugins/${name}.mjs`)));
const babel = plugins[0].parsers.babel;

/** The lines of conditional expressions that are an operand of another one: the rule of ESLint's no-nested-ternary. */
function nestedTernaries(node, isOperand = false, found = []) {
  if (Array.isArray(node)) {
    node.forEach((one) => nestedTernaries(one, isOperand, found));
  } else if (node && typeof node.type === "string") {
    const isTernary = node.type === "ConditionalExpression";
    if (isTernary && isOperand) {
      found.push(node.loc.start.line);
    }
    const keeps = isTernary || (isOperand && node.type === "ParenthesizedExpression");
    Object.values(node).forEach((value) => nestedTernaries(value, keeps, found));
  }
  return found;
}

async function problemsOf(file) {
  const parser = PARSERS[extname(file)];
  const options = { parser, plugins, printWidth: WIDTH };
  let text = await readFile(file, "utf8");
  if (mode === "--write") {
    text = await prettier.format(text, options);
    await writeFile(file, text);
  }
  const problems = (await prettier.check(text, options)) ? [] : ["not formatted"];
  text.split("\n").forEach((line, i) => line.length > WIDTH && problems.push(`line ${i + 1} is ${line.length} long`));
  if (parser === "babel") {
    const lines = nestedTernaries((await babel.parse(text, { ...options, originalText: text })).program);
    problems.push(...lines.map((line) => `nested conditional expression in line ${line}`));
  }
  return problems.map((problem) => `${relative(pages, file)}: ${problem}`);
}

const names = await readdir(pages, { recursive: true });
const files = names.filter((name) => extname(name) in PARSERS).map((name) => join(pages, name));
const problems = (await Promise.all(files.sort().map(problemsOf))).flat();
problems.forEach((problem) => console.log(problem));
process.exit(problems.length ? 1 : 0);
