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
  private static final int NARROW = 360;

  /** Every page in both themes on both sizes, with pictures: minutes, so not by default. */
  private static final boolean ALL = Boolean.getBoolean("looks");

  private static final int HEIGHT_MOST = 3000;
  private static final long BYTES_MOST = 300_000;

  private final Site site;
  private final Tab tab;

  Looks(Site site, Tab tab) {
    this.site = site;
    this.tab = tab;
  }

  List<String> complaints() {
    return tab.complaints();
  }

  /**
   * On a desk and on a phone; {@code shown} says when all is there. A page costs at most 300 kB.
   *
   * <p>By default dark on a desk and light on a phone; with {@code -Dlooks=true} in all four ways,
   * with pictures.
   */
  void onDeskAndPhone(String name, String path, String shown) {
    tab.looking(DESK, 900, "dark").forgetful();
    tab.go(site.url(path));
    tab.awaitTrue(shown);
    assertThat(tab.bytes()).as("bytes of %s", name).isPositive().isLessThan(BYTES_MOST);
    look(name, "desk-dark", DESK);
    if (ALL) {
      tab.looking(DESK, 900, "light");
      look(name, "desk-light", DESK);
      tab.looking(PHONE, 844, "dark");
      look(name, "phone-dark", PHONE);
    }
    tab.looking(PHONE, 844, "light");
    look(name, "phone-light", PHONE);
    tab.looking(NARROW, 780, "light");
    assertFits(name + " at 360 px");
  }

  private void look(String page, String how, int width) {
    var name = page + "-" + how;
    tab.awaitTrue("document.fonts.status === 'loaded'");
    if (ALL) {
      tab.shoot(PICTURES.resolve(name + ".png"), width, HEIGHT_MOST);
    }
    assertThat(complaints()).as(name).isEmpty();
    assertUsable(name);
  }

  /** That everybody can use the page as it is now, and that it fits. */
  void assertUsable(String name) {
    assertFits(name);
    assertThat(violations()).as(name).isEmpty();
  }

  private void assertFits(String name) {
    assertThat(tab.isTrue("document.documentElement.scrollWidth <= innerWidth"))
        .as("%s is not wider than its window", name)
        .isTrue();
  }

  /** What axe finds by its rules of WCAG 2.2 A and AA. */
  private List<String> violations() {
    if (!tab.isTrue("!!window.axe")) {
      tab.value(axe() + "; true");
    }
    var found =
        tab.value(
            """
            axe.run(document, {
                runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
                resultTypes: ["violations"],
              })
              .then(({violations}) => violations
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
