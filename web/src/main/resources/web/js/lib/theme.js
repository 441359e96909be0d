// The theme that the address asks for, in place of that of the browser: for pages inside pages of other sites.
const OF_THE_BROWSER = /prefers-color-scheme/;

/** Rules for light browsers apply to all or to none. */
export function chooseTheme(theme) {
  if (theme !== "light" && theme !== "dark") {
    return;
  }
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule.media && OF_THE_BROWSER.test(rule.media.mediaText)) {
        rule.media.mediaText = theme === "light" ? "all" : "not all";
      }
    }
  }
}
