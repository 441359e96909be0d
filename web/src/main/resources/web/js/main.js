// Maps addresses to pages. Each page is a separate module, loaded on demand.
import { h, put, title } from "./lib/dom.js";
import { arrived, isTransient, sentenceOf, SIGNED_OUT, signInAddress, token } from "./lib/api.js";
import { keepTrying } from "./lib/page.js";

const PAGES = [
  [/^\/$/, "home"],
  [/^\/games$/, "games"],
  [/^\/games\/([^/]+)$/, "game"],
  [/^\/play$/, "play"],
  [/^\/tv$/, "tv"],
  [/^\/embed\/([^/]+)$/, "embed"],
  [/^\/embed\/tournaments\/([^/]+)$/, "embed-standings"],
  [/^\/rules$/, "rules"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/developers$/, "developers"],
  [/^\/developers\/([^/]+)$/, "developers"],
  [/^\/tournaments$/, "tournaments"],
  [/^\/tournaments\/new$/, "event"],
  [/^\/tournaments\/series$/, "series"],
  [/^\/tournaments\/([^/]+)$/, "tournament"],
  [/^\/competitions$/, "competitions"],
  [/^\/competitions\/new$/, "competition-form"],
  [/^\/competitions\/([^/]+)$/, "competition"],
  [/^\/seasons\/new$/, "season-form"],
  [/^\/seasons\/([^/]+)$/, "season"],
  [/^\/ladders$/, "ladders"],
  [/^\/ladders\/([^/]+)$/, "ladder"],
  [/^\/players\/([^/]+)$/, "player"],
  [/^\/entity$/, "entity"],
  [/^\/status$/, "status"],
  [/^\/sign-in$/, "sign-in"],
  [/^\/account$/, "account"],
  [/^\/notices$/, "notices"],
  [/^\/admin$/, "admin"],
  [/^\/bots\/new$/, "bots"],
];

function sayMissing(main, path) {
  title("Not found");
  put(
    main,
    h("h1", {}, "There is no page here"),
    h("p", {}, `Nothing is at ${path}. The address may be mistyped, or what it showed is gone.`),
    h(
      "p",
      {},
      h("a", { href: "/games" }, "Games"),
      " · ",
      h("a", { href: "/tournaments" }, "Tournaments"),
      " · ",
      h("a", { href: "/play" }, "Play"),
    ),
  );
}

function showAccount(words, address) {
  const link = document.querySelector(".account-link");
  link.textContent = words;
  link.href = address;
}

async function open() {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const main = document.getElementById("main");
  if (token.get()) {
    showAccount("Account", "/account");
    addEventListener(SIGNED_OUT, () => token.get() || showAccount("Sign in", signInAddress()));
    import("./notices/header.js").then((notices) => notices.start());
  } else if (path !== "/sign-in") {
    showAccount("Sign in", signInAddress());
  }
  for (const link of document.querySelectorAll("nav a")) {
    if (path === link.getAttribute("href") || path.startsWith(`${link.getAttribute("href")}/`)) {
      link.setAttribute("aria-current", "page");
    }
  }
  await show(main, path);
  main.dataset.shown = "true";
}

/** Shows a page; again from its beginning, if an outage prevented it. */
async function show(main, path) {
  try {
    const found = PAGES.map(([pattern, name]) => [pattern.exec(path), name]).find(([match]) => match);
    if (!found) {
      sayMissing(main, path);
      return;
    }
    const page = await arrived(import(`./pages/${found[1]}.js`));
    await page.show(main, ...found[0].slice(1).map(decodeURIComponent));
  } catch (failure) {
    if (isTransient(failure)) {
      put(
        main,
        h("h1", {}, "One moment"),
        keepTrying(failure, () => show(main, path)),
      );
      return;
    }
    put(
      main,
      h("h1", {}, "Something went wrong"),
      h("p", {}, sentenceOf(failure)),
      h("p", {}, h("a", { href: "/" }, "Back to the start page")),
    );
  }
}

open();
