package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the pages cost, with {@code -Dmeasures=true}: printed, and held to limits that a quiet
 * machine keeps. No build depends on it.
 */
@ExtendWith(OnSite.class)
@EnabledIfSystemProperty(named = "measures", matches = "true")
class MeasuresTest {
  private static final int SECONDS = 20;
  private static final int VISITS = 5;

  /** Curve, log and small boards come after the board; they are not what watching costs. */
  private static final Duration LOADED_AFTER = Duration.ofSeconds(4);

  private static final int BYTES_MOST = 300_000;
  private static final int INTERACTIVE_WITHIN = 1000;

  /** Of one core, while a game is watched in which a decision is taken each second. */
  private static final double SHARE_MOST = 0.05;

  private final Site site;
  private final Tab tab;

  MeasuresTest(Site site) {
    this.site = site;
    this.tab = site.tab().looking(1280, 900, "dark");
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @Test
  void aFirstVisitOfEachPage() {
    var pages = new TreeMap<String, String>();
    pages.put("/", "document.querySelector('.featured .board')");
    pages.put("/games", "document.querySelector('.list a.row')");
    pages.put("/play", "document.querySelector('#guest-name')");
    pages.put("/tv", "document.querySelector('.tv-head')");
    for (var game : Site.SHORT.keySet()) {
      pages.put("/games/" + site.over(game), "document.querySelector('.board .place')");
      pages.put("/rules/" + game, "document.querySelector('.lesson-board .board')");
    }
    pages.forEach((path, shown) -> {
      for (int visit = 0; visit < VISITS; visit++) {
        tab.forgetful().go(site.url(path));
        tab.awaitTrue("!!" + shown);
        var cost = tab.measured(path);
        assertThat(cost.bytes()).as(path).isLessThanOrEqualTo(BYTES_MOST);
        assertThat(cost.interactiveMillis()).as(path).isLessThanOrEqualTo(INTERACTIVE_WITHIN);
      }
    });
  }

  /** Two players whose decisions come at an even rate, watched with animation. */
  @ParameterizedTest
  @CsvSource({
    "sol, 1",
    "nova-solis, 1",
    "supernova, 1",
    "beyond-nebula, 1",
    "nova, 1",
    "nova-solis, 4"
  })
  void aGameThatIsWatchedWithAnimation(String game, int decisionsASecond) {
    var hands = new Hands(site);
    var seats = hands.seat("Ada of " + game) + "," + hands.seat("Bob of " + game);
    var id = site.open(game, "", seats);
    hands.playUntil(id, 40);
    tab.moving().go(site.url("/games/" + id));
    tab.awaitTrue("!!document.querySelector('.board .place')");
    tab.value(
        """
        (() => {
          window.seen = {travellers: 0};
          new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
            window.seen.travellers += node.classList?.contains("traveller") ? 1 : 0;
          }))).observe(document.querySelector("main"), {childList: true, subtree: true});
          return true;
        })()
        """);
    LockSupport.parkNanos(LOADED_AFTER.toNanos());
    var before = site.browserTime();
    double tasks = tab.taskSeconds();
    long from = System.nanoTime();
    int decisions = 0;
    for (int tick = 0; tick < SECONDS * decisionsASecond; tick++) {
      decisions += hands.play(id) ? 1 : 0;
      long next = from + (tick + 1) * TimeUnit.SECONDS.toNanos(1) / decisionsASecond;
      LockSupport.parkNanos(next - System.nanoTime());
    }
    double passed = (System.nanoTime() - from) / 1e9;
    double share = (tab.taskSeconds() - tasks) / passed;
    double used = site.browserTime().minus(before).toNanos() / 1e9;
    System.out.printf(
        Locale.ROOT,
        "pages: %s watched with animation at %d decisions a second: main thread %.1f %%, all of the"
            + " browser %.1f %% of one core over %.1f s, %d decisions, %d pieces travelled%n",
        game,
        decisionsASecond,
        100 * share,
        100 * used / passed,
        passed,
        decisions,
        tab.value("window.seen.travellers").asInt());
    site.end(id);
    if (decisionsASecond == 1) {
      assertThat(share).as(game).isLessThanOrEqualTo(SHARE_MOST);
    }
  }
}
