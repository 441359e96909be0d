package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.apogee.local.LocalDatabase;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.node.lobby.Joiner;
import org.apogee.node.lobby.Lobby;
import org.apogee.node.lobby.LobbyRefusals;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.token.Player;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the lobby keeps of seeks: their keys, and how it reads while it decides. */
class LobbyRowsTest {
  private static String url;
  private static Api api;
  private static Someone ada;
  private static Someone bea;

  @BeforeAll
  static void start() {
    url = LocalDatabase.forTests().freshDatabase();
    api = new Api(Map.of("apogee.database.url", url));
    ada = api.player("Ada");
    bea = api.player("Bea");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aKeyMadeOneSeekAndNoOther() {
    var hal = api.player("Hal");
    var made = make(hal, "{\"game\":\"sol\",\"seats\":3,\"key\":\"one\"}");
    assertThat(join(bea, id(made)).status()).isEqualTo(200);
    var repeat = make(hal, "{\"key\":\"one\",\"game\":\"sol/1\",\"seats\":3,\"rated\":false}");
    assertThat(repeat.status()).as("the same in other words").isEqualTo(200);
    assertThat(id(repeat)).isEqualTo(id(made));
    for (var other :
        List.of(
            "{\"game\":\"nova\",\"seats\":3,\"key\":\"one\"}",
            "{\"game\":\"sol\",\"seats\":2,\"key\":\"one\"}",
            "{\"game\":\"sol\",\"seats\":3,\"key\":\"one\",\"listed\":false}")) {
      var refused = make(hal, other);
      assertThat(refused.status()).as(other).isEqualTo(409);
      assertThat(refused.code()).isEqualTo("other-seek-made");
    }
    var challenge = "{\"game\":\"sol\",\"players\":[\"%s\"],\"key\":\"%s\"}";
    assertThat(api.post("/challenges", challenge.formatted(bea.id(), "two"), hal.token()).status())
        .isEqualTo(201);
    assertThat(api.post("/challenges", challenge.formatted(bea.id(), "one"), hal.token()).code())
        .isEqualTo("other-seek-made");
    assertThat(api.post("/challenges", challenge.formatted(bea.id(), "two"), hal.token()).status())
        .isEqualTo(200);
    assertThat(api.post("/challenges", challenge.formatted(ada.id(), "two"), hal.token()).code())
        .isEqualTo("other-seek-made");
  }

  @Test
  void theKeyOfASeekThatBecameAGameMakesNoOtherWhenTheSeekIsForgotten() {
    var wish = "{\"game\":\"sol\",\"key\":\"daily\"}";
    var seek = id(make(ada, wish));
    assertThat(join(bea, seek).json().get("stage").asText()).isEqualTo("opened");
    var database = api.node.node().database();
    await().until(() -> api.get("/games").body().contains(seek));
    database.statement(sql ->
        sql.update("UPDATE games.seek SET changed = now() - interval '2 days' WHERE id = ?", seek));
    api.node.node().lobby().sweep(0);
    assertThat(api.get("/seeks/" + seek).code()).isEqualTo("no-such-seek");
    assertThat(make(ada, wish).code()).isEqualTo("other-seek-made");
  }

  /** With a second one, as many joins as the pool has connections would wait for each other. */
  @Test
  void aJoinThatReadsARatingNeedsOneConnection() {
    var seek = id(make(ada, "{\"game\":\"sol\",\"rated\":true,\"ratingMin\":1200}"));
    var node = api.node.node();
    var password = new Secret(LocalDatabase.PASSWORD);
    var one = new DatabaseSettings(url, LocalDatabase.USER, password, 1);
    try (var database = Database.open(one, "test", new SimpleMeterRegistry());
        var lobby =
            new Lobby(
                database,
                node.games(),
                node.inboxes(),
                InstantSource.system(),
                node.lobby().settings())) {
      var joiner =
          new Joiner(bea.id(), bea.name(), Player.Kind.PERSON, false, OptionalDouble.empty());
      assertThatThrownBy(() -> lobby.join(seek, joiner, null))
          .hasMessageContaining(LobbyRefusals.RATING_OUT_OF_RANGE.sentence());
      rate(database, bea, 1300);
      assertThat(lobby.join(seek, joiner, null).players()).hasSize(2);
    }
  }

  /** As the analytics store a rating. */
  private static void rate(Database database, Someone player, int mean) {
    database.transaction(sql -> {
      sql.update("CREATE SCHEMA analytics");
      sql.update(
          "CREATE TABLE analytics.rating"
              + " (pool TEXT, participant TEXT, is_entity BOOLEAN, mean DOUBLE PRECISION)");
      return sql.update(
          "INSERT INTO analytics.rating VALUES ('people-sol', ?, false, ?)", player.id(), mean);
    });
  }

  private static Got make(Someone owner, String body) {
    return api.post("/seeks", body, owner.token());
  }

  private static String id(Got made) {
    assertThat(made.status()).as(made.body()).isLessThan(300);
    return made.json().get("id").asText();
  }

  private static Got join(Someone joiner, String seek) {
    return api.post("/seeks/" + seek + "/join", "{}", joiner.token());
  }
}
