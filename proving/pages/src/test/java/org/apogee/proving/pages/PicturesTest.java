package org.apogee.proving.pages;

import static java.util.Objects.requireNonNull;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
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

  private final Site site;
  private final Tab tab;
  private final Hands hands;

  PicturesTest(Site site) {
    this.site = site;
    this.tab = site.tab().looking(DESK, DESK_HEIGHT, "dark");
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
    Pictures.write("play-" + game, tab.window());
    tab.looking(PHONE, PHONE_HEIGHT, "light").go(site.url("/games/" + id));
    tab.awaitTrue(READY);
    pickSomething();
    Pictures.write("play-" + game + "-phone", tab.window());
    site.end(id);
  }

  /** A guest's own game, somewhere in its middle, with the guest to move. */
  private String inPlay(String game) {
    tab.go(site.url("/play?game=" + game));
    tab.awaitTrue("!!document.querySelector('form button.main, .who-first a')");
    if (!tab.isTrue("document.body.innerText.includes('You play as')")) {
      tab.fill("#guest-name", "Ada");
      tab.click("form button.main");
      tab.awaitTrue("document.body.innerText.includes('You play as')");
    }
    var seat =
        hands.seat(
            tab.value("sessionStorage.getItem('apogee-player')").asText(),
            tab.value("sessionStorage.getItem('apogee-token')").asText());
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
}
