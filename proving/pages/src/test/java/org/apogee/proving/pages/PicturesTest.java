package org.apogee.proving.pages;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Takes the pictures of the documentation from real games: {@code -Dpictures=true} writes them to
 * {@code docs/pictures}.
 */
@ExtendWith(OnSite.class)
@EnabledIfSystemProperty(named = "pictures", matches = "true")
class PicturesTest {
  private static final Path FOLDER = Path.of("..", "..", "docs", "pictures");
  private static final int DESK = 1280;
  private static final int DESK_HEIGHT = 900;
  private static final int PHONE = 390;
  private static final int PHONE_HEIGHT = 844;

  /** Where the middle of a game is, in decisions. */
  private static final Map<String, Integer> MIDDLE =
      Map.of("sol", 60, "nova-solis", 150, "supernova", 40, "beyond-nebula", 60, "nova", 60);

  private static final Map<String, String> OPPONENTS =
      Map.of(
          "sol", "{\"bot\":\"greedy\"},{\"bot\":\"greedy\"}",
          "nova-solis", "{\"bot\":\"greedy\"},{\"bot\":\"greedy\"}",
          "supernova", "{\"bot\":\"greedy\"},{\"bot\":\"greedy\"}",
          "beyond-nebula", "{\"bot\":\"greedy\"}",
          "nova", "{\"bot\":\"greedy\"},{\"bot\":\"greedy\"}");

  private static final String READY =
      "document.querySelector('.picker').hasAttribute('data-ready')";

  /** Whatever begins to move stands still, and {@code isDrawn} says that there is a new board. */
  private static final String PAUSE_ALL =
      """
      (() => {
        new MutationObserver(() => {
          document.getAnimations().forEach((one) => one.pause());
          window.isDrawn = true;
        }).observe(document.querySelector("main"), {childList: true, subtree: true});
        return true;
      })()
      """;

  private static final double[] SHARES = {0.05, 0.35, 0.65, 0.95};

  private final Site site;
  private final Tab tab;
  private final Hands hands;

  PicturesTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(DESK, DESK_HEIGHT, "dark");
    this.hands = new Hands(site);
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "nova-solis", "supernova", "beyond-nebula", "nova"})
  void aGameInPlay(String game) {
    var id = inPlay(game);
    pickSomething();
    tab.value("scrollTo(0, 0) ?? true");
    write("play-" + game, tab.window());
    if (game.equals("supernova")) {
      tab.value("document.querySelector('.owned').scrollIntoView({block: 'center'}) ?? true");
      write("hand", tab.boxOf(".owned", 0));
    }
    tab.looking(PHONE, PHONE_HEIGHT, "light").go(site.url("/games/" + id));
    tab.awaitTrue(READY);
    pickSomething();
    write("play-" + game + "-phone", tab.window());
    site.end(id);
  }

  /** A guest's own game, somewhere in its middle, with the guest to move. */
  private String inPlay(String game) {
    tab.go(site.url("/play?game=" + game));
    tab.awaitTrue("!!document.querySelector('#guest-name, .who-first a[href^=\"/players\"]')");
    if (!tab.isTrue("document.body.innerText.includes('You play as')")) {
      tab.fill("#guest-name", "Ada");
      tab.click("#guest-name + button");
      tab.awaitTrue("document.body.innerText.includes('You play as')");
    }
    var seat = hands.seat(tab.player(), tab.freshToken());
    var id = site.open(game, "", seat + "," + OPPONENTS.get(game));
    hands.playUntil(id, requireNonNull(MIDDLE.get(game)));
    tab.go(site.url("/games/" + id));
    tab.awaitTrue(READY);
    return id;
  }

  private void pickSomething() {
    tab.clickOn("document.querySelector('.board .place.legal')");
    tab.awaitTrue(READY);
  }

  @Test
  void aCardOfTheGlossary() {
    var id = site.over("nova-solis");
    tab.go(site.url("/games/" + id));
    tab.awaitTrue("!!document.querySelector('.board .place[data-names]')");
    tab.hover(".board .entity-gate, .board .entity");
    tab.awaitTrue("!document.querySelector('.terms').hidden");
    write("card", tab.boxOf(".terms", 90));
  }

  /** The first decision by which several pieces move, at four moments. */
  @Test
  void turnsHappen() {
    var id = site.over("nova-solis");
    tab.looking(480, DESK_HEIGHT, "dark").moving();
    tab.go(site.url("/games/" + id + "#ply=0"));
    tab.awaitTrue("document.querySelectorAll('.board .place').length > 0");
    tab.value(PAUSE_ALL);
    tab.value("document.querySelector('.board-frame').scrollIntoView({block: 'start'}) ?? true");
    do {
      tab.value("window.isDrawn = false");
      tab.key("ArrowRight");
      tab.awaitTrue("window.isDrawn");
    } while (!tab.isTrue("document.querySelectorAll('.traveller').length > 1"));
    for (int frame = 0; frame < SHARES.length; frame++) {
      tab.value(
          """
          (() => {
            for (const one of document.getAnimations()) {
              one.currentTime = %f * 300;
            }
            return true;
          })()
          """
              .formatted(SHARES[frame]));
      write("motion-" + (frame + 1), tab.boxOf(".board-frame", 0));
    }
  }

  @Test
  void theStage() {
    var ids = new ArrayList<String>();
    for (var game : new String[] {"nova-solis", "sol", "supernova", "nova"}) {
      var id = site.open(game, "", hands.seat("Ada of " + game) + "," + OPPONENTS.get(game));
      hands.playUntil(id, 2 * requireNonNull(MIDDLE.get(game)));
      ids.add(id);
    }
    tab.looking(DESK, 720, "dark").go(site.url("/tv"));
    tab.awaitTrue("document.querySelectorAll('.tv-grid .board .place').length > 100");
    write("tv", tab.window());
    ids.forEach(site::end);
  }

  private static void write(String name, byte[] picture) {
    try {
      Files.write(FOLDER.resolve(name + ".webp"), picture);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
