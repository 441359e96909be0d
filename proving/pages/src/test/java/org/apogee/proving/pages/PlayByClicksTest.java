package org.apogee.proving.pages;

import static org.apogee.proving.pages.ClicksOnBoard.ENDED;
import static org.apogee.proving.pages.ClicksOnBoard.READY;
import static org.apogee.proving.pages.ClicksOnBoard.STEP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A guest plays whole games against a house bot, by clicks on the board, the cards and the bar
 * alone, or by keyboard alone. What is clicked is chosen by what the page shows.
 *
 * <p>The quickest games are part of each build; {@code -Dall.games=true} plays all.
 */
@ExtendWith(OnSite.class)
class PlayByClicksTest {
  private static final Set<String> IN_EACH_BUILD = Set.of("sol", "supernova");

  /** So few turns that a game is soon over. */
  private static final Map<String, String> SHORT =
      Map.of(
          "sol", "\"maxRounds\":\"10\"",
          "nova", "\"lastTurn\":\"1\"",
          "supernova", "\"turnLimit\":\"5\"",
          "beyond-nebula", "\"turnLimit\":\"8\",\"quickStart\":\"1\"",
          "nova-solis", "");

  private static final String FOCUS_IN_BAR =
      "document.querySelector('.bar-of-moves').contains(document.activeElement)";

  private static final String MOVE_REQUESTS =
      "performance.getEntriesByType('resource')"
          + ".filter((one) => one.name.endsWith('/moves')).length";

  /** Far more than the usual clock has. */
  private static final long BANK_MILLIS = 7_200_000;

  private static final int CLICKS_MOST = 3000;
  private static final int TABS_MOST = 400;
  private static final double CLICKS_PER_DECISION_MOST = 2;

  /** Ends of turns are rare, or nothing would happen. */
  private static final int ENDS_IN_A_HUNDRED = 15;

  /** Walks past two of three moves, so that games differ from the first moves of each list. */
  private static final int LIKED_ONE_OF = 3;

  /** After so many Tabs a walker takes what comes. */
  private static final int PATIENCE_TABS = 150;

  /**
   * What has the focus: an answer, a move or a piece, the end of something, or nothing of these.
   */
  private static final String FOCUSED =
      """
      (() => {
        const question = document.querySelector(".question:not([hidden])");
        if (document.querySelector(".turn-note").textContent.includes("ended")) return "gone";
        if (!question && !document.querySelector(".picker").hasAttribute("data-ready")) return "gone";
        const one = document.activeElement;
        if (one.matches(".question .yes")) return "yes";
        const moves = ".board .place.legal, .owned .legal, .bar-of-moves .verb .move";
        if (one.matches(".ends .move")) return document.querySelector(moves) ? "end" : "yes";
        return one.matches(moves) ? "move" : "";
      })()
      """;

  private final Site site;
  private final Tab tab;
  private final Looks looks;

  PlayByClicksTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
    this.looks = new Looks(site, tab);
  }

  @AfterEach
  void close() {
    tab.close();
  }

  private static boolean isPlayed(String game) {
    return IN_EACH_BUILD.contains(game) || Boolean.getBoolean("all.games");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "supernova", "nova", "beyond-nebula", "nova-solis"})
  void aGuestPlaysAWholeGameByClicks(String game) {
    assumeTrue(isPlayed(game), "played with -Dall.games=true");
    var id = sitDown(game);
    var board = new ClicksOnBoard(7, ENDS_IN_A_HUNDRED);
    var clicks = play(() -> board.click(tab));
    assertOver(id, game);
    System.out.printf(
        "pages: %s by clicks: %d decisions, median %.1f, at most %d clicks each%n",
        game, clicks.size(), median(clicks), Collections.max(clicks));
    assertThat(median(clicks))
        .as("clicks: %s", clicks)
        .isLessThanOrEqualTo(CLICKS_PER_DECISION_MOST);
    looks.onDeskAndPhone(game + "-played", "/games/" + id, ENDED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "nova-solis"})
  void aGuestPlaysAWholeGameByKeyboardAlone(String game) {
    assumeTrue(game.equals("sol") || isPlayed(game), "played with -Dall.games=true");
    var id = sitDown(game);
    var random = new SplittableRandom(7);
    play(() -> pressSomething(random));
    assertOver(id, game);
  }

  @Test
  void aTurnIsComposedAndTakenBack() {
    var id = sitDown("sol");
    tab.awaitTrue(READY);
    int staged = 0;
    for (int i = 0; i < 10; i++) {
      boolean goesBack = staged > 0 && i % 3 == 2;
      var step = tab.value(STEP).asText();
      if (goesBack) {
        tab.click(".take-back");
      } else {
        tab.click(staged == 0 ? ".bar-of-moves .move" : ".board .place.legal");
        if (staged > 0) {
          tab.awaitTrue("!!document.querySelector('.clear:not([hidden])')");
          tab.click(".board .place.legal");
        }
      }
      staged += goesBack ? -1 : 1;
      tab.awaitTrue(STEP + " !== '" + step + "' && " + READY);
      assertThat(tab.value("document.querySelectorAll('.steps li').length").asInt())
          .isEqualTo(staged);
      if (staged == 3) {
        tab.click(".take-back");
        staged--;
        tab.awaitTrue("document.querySelectorAll('.steps li').length === 2 && " + READY);
      }
    }
    assertThat(site.get("/games/" + id).get("plies").asInt()).as("nothing was sent").isZero();
    tab.click(".send-now");
    int planned = staged;
    site.await(() -> site.get("/games/" + id).get("plies").asInt() >= planned);
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  @Test
  void aBoardThatShowsAnEarlierDecisionOffersNoMoves() {
    var id = sitDown("sol");
    tab.awaitTrue(steps(1));
    tab.click(".send-now");
    site.await(() -> site.get("/games/" + id).get("seatToAct").asInt() == 0);
    site.await(() -> site.get("/games/" + id).get("plies").asInt() > 0);
    tab.go(site.url("/games/" + id + "#ply=0"));
    tab.awaitTrue("document.querySelector('.picker').innerText.includes('It is your turn.')");
    tab.awaitTrue(
        "document.querySelector('.picker').innerText.includes('The board shows an earlier decision.')");
    assertThat(tab.isTrue(READY)).isFalse();
    assertThat(tab.isTrue("!!document.querySelector('.bar-of-moves .move')")).isFalse();
    tab.click(".picker .live");
    tab.awaitTrue(READY + " && !!document.querySelector('.bar-of-moves .move')");
    tab.click("[aria-label=First]");
    tab.awaitTrue("!document.querySelector('.bar-of-moves .move') && !(" + READY + ")");
    tab.click(".picker .live");
    tab.awaitTrue(READY + " && !!document.querySelector('.bar-of-moves .move')");
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  @Test
  void escapeAnswersNoDropsAChoiceAndTakesAMoveBack() {
    var id = sitDown("sol");
    tab.awaitTrue(steps(1));
    addAMoveOnTheBoard();
    tab.awaitTrue(steps(2));
    tab.click(".resign");
    tab.awaitTrue("!!document.querySelector('.question:not([hidden])')");
    tab.key("Escape");
    tab.awaitTrue("document.querySelector('.question').hidden");
    tab.click(".board .place.legal");
    tab.awaitTrue("!!document.querySelector('.clear:not([hidden])')");
    tab.key("Escape");
    tab.awaitTrue("document.querySelector('.clear').hidden");
    assertThat(tab.isTrue(steps(2))).isTrue();
    tab.key("Escape");
    tab.awaitTrue(steps(1));
    assertThat(site.get("/games/" + id).get("stage").asText()).isEqualTo("live");
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  @Test
  void theFocusStaysAtTheTableWhenItsButtonGoesAway() {
    var id = sitDown("sol");
    tab.awaitTrue(steps(1));
    tab.click(".resign");
    tab.clickOn("[...document.querySelectorAll('.question button')].at(-1)");
    tab.awaitTrue("document.querySelector('.question').hidden && " + FOCUS_IN_BAR);
    tab.click(".board .place.legal");
    tab.click(".clear:not([hidden])");
    tab.awaitTrue("document.querySelector('.clear').hidden && " + FOCUS_IN_BAR);
    tab.click(".send-now");
    tab.awaitTrue("document.querySelector('.plan').hidden && " + FOCUS_IN_BAR);
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  /** A rejected fetch is what a page sees of a broken connection. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Promise.reject(new TypeError('Failed to fetch'))",
        "Promise.resolve(new Response('{}', {status: 503, headers: {'Content-Type': 'application/json'}}))"
      })
  void aFailedRequestKeepsTheComposedTurn(String failure) {
    var id = sitDown("sol");
    tab.awaitTrue(steps(1));
    tab.value(
        """
        (() => {
          const { fetch } = window;
          window.failed = 0;
          window.fetch = (address, ...more) =>
            String(address).endsWith("/try") && window.failed++ === 0 ? %s : fetch(address, ...more);
          return true;
        })()
        """
            .formatted(failure));
    addAMoveOnTheBoard();
    tab.awaitTrue("window.failed === 1 && !document.querySelector('.picker > .wrong').hidden");
    tab.awaitTrue(READY);
    assertThat(tab.isTrue(steps(1))).as("the composed move is still there").isTrue();
    assertThat(tab.isTrue("!document.querySelector('.plan').hidden")).isTrue();
    addAMoveOnTheBoard();
    tab.awaitTrue(steps(2));
    assertThat(tab.isTrue("document.querySelector('.picker > .wrong').hidden")).isTrue();
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  private void addAMoveOnTheBoard() {
    tab.awaitTrue(READY);
    tab.click(".board .place.legal");
    tab.awaitTrue("!!document.querySelector('.clear:not([hidden])')");
    tab.click(".board .place.legal");
  }

  /** The first decision of SOL has one move, which the page takes by itself. */
  private static String steps(int count) {
    return "document.querySelectorAll('.steps li').length === " + count + " && (" + READY + ")";
  }

  @Test
  void aPlayerWhoResignedVerifiesTheGameAndPlaysAgain() {
    var id = sitDown("sol");
    tab.click(".resign");
    tab.click(".question .yes");
    tab.awaitTrue("document.querySelector('.places li')?.textContent.includes('random')");
    tab.clickOn("[...document.querySelectorAll('.area-after button')].at(-1)");
    tab.awaitTrue("document.querySelectorAll('.checks li').length === 3");
    tab.click(".rematch");
    tab.awaitTrue(
        "!location.pathname.endsWith('" + id + "') && !!document.querySelector('.picker')");
    var next = site.get(tab.value("location.pathname").asText());
    assertThat(next.get("stage").asText()).isEqualTo("live");
    assertThat(next.at("/seats/1/name").asText()).as("seats move on").startsWith("Guest of sol");
    assertThat(next.at("/clocks/1").asLong())
        .as("the clock is that of the game before")
        .isBetween(BANK_MILLIS / 2, BANK_MILLIS);
    assertThat(looks.complaints()).isEmpty();
    site.end(tab.value("location.pathname.split('/')[2]").asText());
  }

  @Test
  void aCardExplainsWhatIsOnTheBoard() {
    var id = site.over("supernova");
    tab.go(site.url("/games/" + id));
    tab.awaitTrue("!!document.querySelector('.board [data-names]')");
    tab.click(".board .place:not([data-place^=E])");
    tab.awaitTrue("!document.querySelector('.terms').hidden");
    assertThat(tab.text(".terms")).containsPattern("planet|homeworld").contains("R 2");
    assertThat(tab.value("document.querySelector('.terms a').getAttribute('href')").asText())
        .startsWith("/rules/supernova#R-2");
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aPowerSeesWhatIsPublicOfItsRivals() {
    var id = sitDown("nova");
    tab.awaitTrue("document.querySelectorAll('.board .place > title').length > 20");
    assertThat(tab.value("document.querySelector('.status').textContent").asText())
        .contains("Tension of seats 1 and 2")
        .containsPattern("X \\d of 3");
    assertThat(tab.value("document.querySelector('.seat-card.seat1 .facts').textContent").asText())
        .containsSubsequence("VP", "Naval power", "Economy", "Cards E");
    assertThat(
            tab.value(
                    "[...document.querySelectorAll('.board .place > title')]"
                        + ".map((title) => title.textContent).join()")
                .asText())
        .contains("active, in space");
    assertThat(looks.complaints()).isEmpty();
    site.end(id);
  }

  /** As a guest, against the bot that thinks least; the game's id. */
  private String sitDown(String game) {
    tab.go(site.url("/play?game=" + game));
    tab.fill("#guest-name", "Guest of " + game);
    tab.click("#guest-name + button");
    tab.awaitTrue("document.body.innerText.includes('You play as')");
    var order =
        """
        {"game":"%1$s","options":{%2$s},"seats":[{"player":"%3$s"},{"bot":"random"}],
         "clock":{"bankMillis":%4$d,"incrementMillis":0,"capMillis":%4$d}}
        """
            .formatted(game, SHORT.get(game), tab.player(), BANK_MILLIS);
    var token = tab.freshToken();
    var id = site.ask("/games", Optional.of(order), token).get("game").asText();
    tab.go(site.url("/games/" + id));
    tab.awaitTrue("!!document.querySelector('.picker')");
    return id;
  }

  /** Until the game is over; how many presses each decision took. */
  private List<Integer> play(BooleanSupplier press) {
    var perDecision = new ArrayList<Integer>();
    var last = "";
    int since = 0;
    for (int presses = 0; presses < CLICKS_MOST; presses++) {
      tab.awaitTrue(READY);
      var step = tab.value(STEP).asText();
      if (!step.equals(last)) {
        perDecision.add(since);
        last = step;
        since = 0;
      }
      if (tab.isTrue(ENDED)) {
        break;
      }
      since += press.getAsBoolean() ? 1 : 0;
    }
    return perDecision.subList(1, perDecision.size());
  }

  private void assertOver(String id, String game) {
    var look = site.get("/games/" + id);
    assertThat(look.get("stage").asText()).as(game).isEqualTo("over");
    assertThat(tab.value(MOVE_REQUESTS).asInt())
        .as("moves sent before the session was open; all others go by the session")
        .isLessThan(look.get("plies").asInt() / 4);
    assertThat(tab.text(".story")).containsPattern("wins|share|win");
    assertThat(looks.complaints()).isEmpty();
  }

  /** Walks by Tab until something with the focus is to its liking, and presses Enter. */
  private boolean pressSomething(SplittableRandom random) {
    for (int tabs = 0; tabs < TABS_MOST; tabs++) {
      var focused = tab.value(FOCUSED).asText();
      boolean isLiked =
          switch (focused) {
            case "yes" -> true;
            case "move" -> tabs > PATIENCE_TABS || random.nextInt(LIKED_ONE_OF) == 0;
            case "end" -> random.nextInt(100) < ENDS_IN_A_HUNDRED;
            default -> false;
          };
      if (focused.equals("gone")) {
        return false; // a single move has played itself meanwhile, perhaps the last one
      }
      if (isLiked) {
        tab.press("Enter");
        return true;
      }
      tab.focusNext();
    }
    throw new AssertionError(
        "nothing can be reached by keyboard: "
            + tab.value("document.querySelector('.picker').outerHTML").asText());
  }

  private static double median(List<Integer> numbers) {
    var sorted = numbers.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}
