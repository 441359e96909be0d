package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What somebody sees who looks at a page while the platform does not answer, and afterwards. */
@ExtendWith(OnSite.class)
class OutageTest {
  private static final String WAITS =
      "document.querySelector('.outage')?.textContent.includes('does not answer right now')";

  private final Site site;
  private final Tab tab;

  OutageTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @Test
  void aPageThatIsOpenedDuringAnOutageShowsItselfAfterwards() {
    var id = site.over("sol");
    tab.cutOff("*/api/v1/games/*");
    tab.go(site.url("/games/" + id));
    tab.awaitTrue(WAITS);
    assertThat(tab.text("h1")).isEqualTo("One moment");
    tab.cutOff();
    tab.awaitTrue("!!document.querySelector('.places li')");
    assertThat(tab.isTrue("!document.querySelector('.outage')")).isTrue();
  }

  @Test
  void aPageWhoseScriptDidNotArriveShowsItselfAfterwards() {
    tab.cutOff("*/js/pages/status.js");
    tab.go(site.url("/status"));
    tab.awaitTrue(WAITS);
    tab.cutOff();
    tab.awaitTrue("!!document.querySelector('main table')");
  }

  /** Each try looks at the game, and none but the last listens to it. */
  @Test
  void aGameWhoseBoardDidNotArriveHasOneStreamAfterwards() {
    var id = site.over("sol");
    tab.cutOff("*/js/boards/sol.js");
    tab.go(site.url("/games/" + id));
    tab.awaitTrue(WAITS);
    tab.value(
        """
        (() => {
          const real = window.fetch;
          window.asked = [];
          window.fetch = (address, ...rest) => {
            asked.push(String(address));
            return real(address, ...rest);
          };
          return true;
        })()
        """);
    tab.awaitTrue("asked.some((address) => /games\\/[^/]+$/.test(address))");
    tab.cutOff();
    tab.awaitTrue("!!document.querySelector('.places li')");
    assertThat(tab.value("asked.filter((address) => address.includes('/stream')).length"))
        .hasToString("1");
  }

  @Test
  void aPageKeepsWhatItShowsDuringAnOutage() {
    tab.go(site.url("/status"));
    tab.awaitTrue("!!document.querySelector('main table')");
    tab.cutOff("*/api/v1/status");
    tab.awaitTrue(WAITS);
    assertThat(tab.isTrue("!!document.querySelector('main table')")).isTrue();
    tab.cutOff();
    tab.awaitTrue("!document.querySelector('.outage')");
  }

  @Test
  void eachPanelOfTheStartPageComesBack() {
    tab.cutOff("*/api/v1/*");
    tab.go(site.url("/"));
    tab.awaitTrue("document.querySelectorAll('.outage').length >= 4");
    tab.cutOff();
    tab.awaitTrue("!document.querySelector('.outage')");
    assertThat(tab.text(".contests")).contains("Tournaments", "Top of the ladders");
  }
}
