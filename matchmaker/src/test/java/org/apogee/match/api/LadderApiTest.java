package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.match.TestCluster;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ladders through the API, with real games of house bots on a real database. */
final class LadderApiTest {
  private static TestCluster cluster;

  @BeforeAll
  static void start() {
    cluster = new TestCluster();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private static Stream<JsonNode> each(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  @Test
  void houseBotsPlayOnAndOnUntilTheyLeave() {
    var body =
        "{\"id\":\"duels\",\"game\":\"sol\",\"gamesMax\":2,\"gamesOfOneMax\":1,"
            + "\"patienceSeconds\":1}";
    assertThat(cluster.post("/ladders", body).status()).isEqualTo(201);
    assertThat(cluster.post("/ladders", body).json().path("repeated").asBoolean()).isTrue();
    for (var bot : List.of("random", "greedy", "mcts:1")) {
      var joined = cluster.post("/ladders/duels/entrants", "{\"bot\":\"" + bot + "\"}");
      assertThat(joined.json().path("entrant").asText()).isEqualTo("house:" + bot);
    }
    await().atMost(Duration.ofMinutes(3)).until(() -> look().path("games").asInt() >= 4);
    for (var bot : List.of("random", "greedy", "mcts:1")) {
      assertThat(cluster.delete("/ladders/duels/entrants/house:" + bot, TestCluster.ORGANISER))
          .extracting(TestCluster.Got::status)
          .isEqualTo(200);
    }
    await().atMost(Duration.ofMinutes(3)).until(() -> look().path("live").asInt() == 0);
    var whole = look();
    int games = whole.path("games").asInt();
    assertThat(whole.path("lost").asInt()).isZero();
    assertThat(whole.path("onLadder")).isEmpty();
    var seen = new HashSet<String>();
    for (int number = 1; number <= games; number++) {
      var record = cluster.node().history().record(new GameId("l-duels-" + number));
      assertThat(ReplayVerifier.verify(ReplayText.parse(record))).isInstanceOf(Verdict.Holds.class);
      assertThat(seen.add(record)).isTrue();
    }
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() ->
            each(cluster.get("/ladders").json().get("items"))
                .anyMatch(line ->
                    line.path("id").asText().equals("duels")
                        && line.path("games").asInt() == games));
  }

  @Test
  void onlyItsOwnerAndAdminsChangeALadder() {
    var organise = Set.of(Scope.PLAY, Scope.ORGANISE);
    var olga = cluster.player("Olga of the ladder", organise);
    var ruth = cluster.player("Ruth of the ladder", organise);
    var body = "{\"id\":\"olgas\",\"game\":\"sol\"}";
    assertThat(cluster.post("/ladders", body, olga.token()).status()).isEqualTo(201);
    assertThat(cluster.get("/ladders/olgas").json().path("owner").asText()).isEqualTo(olga.id());
    var pause = "{\"reason\":\"lunch\"}";
    var bot = "{\"bot\":\"greedy\"}";
    assertThat(cluster.post("/ladders/olgas/pause", pause, ruth.token()).code())
        .isEqualTo("not-your-event");
    assertThat(cluster.post("/ladders/olgas/entrants", bot, ruth.token()).code())
        .isEqualTo("not-your-event");
    assertThat(cluster.post("/ladders/olgas/pause", pause, olga.token()).status()).isEqualTo(200);
    assertThat(cluster.post("/ladders/olgas/entrants", bot, olga.token()).status()).isEqualTo(200);
    assertThat(cluster.post("/ladders/olgas/resume").status()).as("an admin").isEqualTo(200);
  }

  private static JsonNode look() {
    return cluster.get("/ladders/duels").json();
  }

  @Test
  void playersJoinAndLeaveForThemselvesOnly() {
    var ladder = "{\"id\":\"people\",\"game\":\"sol\",\"patienceSeconds\":1}";
    assertThat(cluster.post("/ladders", ladder).status()).isEqualTo(201);
    var ada = cluster.player("Ada of the ladder");
    var eve = cluster.player("Eve of the ladder");
    var join = "{\"player\":\"" + ada.id() + "\",\"games\":2}";
    assertThat(cluster.post("/ladders/people/entrants", join, eve.token()).code())
        .isEqualTo("not-your-entrant");
    assertThat(cluster.post("/ladders/people/entrants", join, ada.token()).status()).isEqualTo(200);
    var again = cluster.post("/ladders/people/entrants", join, ada.token());
    assertThat(again.json().path("repeated").asBoolean()).isTrue();
    var on = cluster.get("/ladders/people").json().path("onLadder");
    assertThat(each(on).map(line -> line.path("player").asText())).containsExactly(ada.id());
    var path = "/ladders/people/entrants/" + ada.id();
    assertThat(cluster.delete(path, eve.token()).code()).isEqualTo("not-your-entrant");
    assertThat(cluster.delete(path, ada.token()).status()).isEqualTo(200);
    assertThat(cluster.get("/ladders/people").json().path("onLadder")).isEmpty();
    assertThat(cluster.post("/ladders/people/resume").code()).isEqualTo("not-paused");
    assertThat(cluster.post("/ladders/people/pause", "{\"reason\":\"lunch\"}").status())
        .isEqualTo(200);
    assertThat(cluster.get("/ladders/people").json().path("pausedBecause").asText())
        .isEqualTo("lunch");
    assertThat(cluster.post("/ladders/people/resume").status()).isEqualTo(200);
  }

  @Test
  void aBanFromPlayStopsTheGamesOfALadder() {
    var ladder = "{\"id\":\"bans\",\"game\":\"sol\",\"patienceSeconds\":1}";
    assertThat(cluster.post("/ladders", ladder).status()).isEqualTo(201);
    var mia = cluster.player("Mia of the ladder");
    var sanctions = new Sanctions(cluster.node().database(), Instant::now);
    var join = "{\"player\":\"" + mia.id() + "\"}";
    assertThat(cluster.post("/ladders/bans/entrants", join, mia.token()).status()).isEqualTo(200);
    var ban =
        sanctions.impose("organiser", mia.id(), Sanction.Kind.PLAY, "Stalls.", Optional.empty());
    for (var bot : List.of("random", "greedy")) {
      var body = "{\"bot\":\"" + bot + "\"}";
      assertThat(cluster.post("/ladders/bans/entrants", body).status()).isEqualTo(200);
    }
    await()
        .atMost(Duration.ofMinutes(3))
        .until(() -> cluster.get("/ladders/bans").json().path("games").asInt() >= 3);
    assertThat(liveGamesOf(mia.id())).isZero();
    sanctions.lift("organiser", ban.id());
    await().atMost(Duration.ofMinutes(3)).until(() -> liveGamesOf(mia.id()) > 0);
  }

  private static int liveGamesOf(String player) {
    return each(cluster.get("/ladders/bans").json().path("onLadder"))
        .filter(line -> line.path("player").asText().equals(player))
        .mapToInt(line -> line.path("live").asInt())
        .sum();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          /ladders                    | {"id":"Big","game":"sol"}                                     | bad-id
          /ladders                    | {"id":"a","game":"chess"}                                     | unknown-game
          /ladders                    | {"id":"a"}                                                    | missing-field
          /ladders                    | {"id":"a","game":"sol","tableSize":2,"smallestTable":3}       | out-of-range
          /ladders                    | {"id":"a","game":"beyond-nebula","tableSize":3}               | bad-seat-count
          /ladders                    | {"id":"a","game":"sol","options":{"x":"y"}}                   | unknown-option
          /ladders                    | {"id":"a","game":"sol","games":1}                             | unknown-field
          /ladders                    | {"id":"a","game":"sol","patienceSeconds":0}                   | out-of-range
          /ladders/nowhere/entrants   | {"bot":"greedy"}                                              | no-such-ladder
          /ladders/nowhere/entrants   | {"bot":"clever"}                                              | unknown-bot
          /ladders/nowhere/entrants   | {"bot":"greedy","player":"p-1"}                               | bad-entrant
          /ladders/nowhere/entrants   | {"player":"p-nobody"}                                         | unknown-player
          /ladders/nowhere/entrants   | {"bot":"greedy","games":0}                                    | out-of-range
          /ladders/nowhere/pause      | {"reason":"x"}                                                | no-such-ladder
          /ladders/nowhere/pause      | {}                                                            | missing-field
          """)
  void whatCannotBeIsRefused(String path, String body, String code) {
    assertThat(cluster.post(path, body).code()).isEqualTo(code);
  }

  @Test
  void nothingIsHereThatWasNotOpened() {
    assertThat(cluster.get("/ladders/nowhere").status()).isEqualTo(404);
    assertThat(cluster.get("/ladders/nowhere").code()).isEqualTo("no-such-ladder");
    var eve = cluster.player("Eve who opens no ladder");
    assertThat(cluster.post("/ladders", "{\"id\":\"x\",\"game\":\"sol\"}", eve.token()).code())
        .isEqualTo("wrong-scope");
  }
}
