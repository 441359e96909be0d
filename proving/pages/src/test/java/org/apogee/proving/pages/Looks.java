package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Looks at a page as a person would: how it is drawn, whether it complains, who can use it. */
final class Looks {
  static final Path PICTURES = Path.of("target", "screenshots");

  private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
  private static final int DESK = 1280;
  private static final int PHONE = 390;
  private static final int HEIGHT_MOST = 3000;

  private final Site site;
  private final Tab tab;

  Looks(Site site, Tab tab) {
    this.site = site;
    this.tab = tab;
  }

  List<String> complaints() {
    return tab.complaints();
  }

  /** Both schemes of colours, on both sizes of window; {@code shown} says when all is there. */
  void onDeskAndPhone(String name, String path, String shown) {
    tab.looking(DESK, 900, "dark");
    tab.go(site.url(path));
    tab.awaitTrue(shown);
    look(name + "-desk-dark", DESK);
    assertThat(violations()).as(name + " on a desk, dark").isEmpty();
    tab.looking(DESK, 900, "light");
    look(name + "-desk-light", DESK);
    tab.looking(PHONE, 844, "dark");
    look(name + "-phone-dark", PHONE);
    tab.looking(PHONE, 844, "light");
    look(name + "-phone-light", PHONE);
    assertThat(violations()).as(name + " on a phone, light").isEmpty();
  }

  private void look(String name, int width) {
    tab.awaitTrue("document.fonts.status === 'loaded'");
    tab.shoot(PICTURES.resolve(name + ".png"), width, HEIGHT_MOST);
    assertThat(complaints()).as(name).isEmpty();
    assertThat(tab.isTrue("document.documentElement.scrollWidth <= innerWidth"))
        .as("%s is not wider than its window", name)
        .isTrue();
  }

  /** What axe finds that keeps people out; its rules are those of WCAG 2.2 A and AA. */
  private List<String> violations() {
    if (!tab.isTrue("!!window.axe")) {
      tab.value(axe() + "; true");
    }
    var found =
        tab.value(
            """
            axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]})
              .then(({violations}) => violations
                .filter((one) => one.impact === "serious" || one.impact === "critical")
                .map((one) => one.id + ": " + one.nodes.slice(0, 3).map((node) =>
                  node.html.slice(0, 160) + " | " + node.failureSummary).join(" || ")))
            """);
    var words = new ArrayList<String>();
    found.forEach(one -> words.add(one.asText()));
    tab.complaints(); // axe reads its canvas often, and Chromium says so
    return words;
  }

  private static String axe() {
    try (var in = Looks.class.getResourceAsStream(AXE)) {
      if (in == null) {
        throw new AssertionError("axe is not where it was: " + AXE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }
}
