package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** People find each other by seeks, challenges and invitations. */
class LobbyTest {
  private static Api api;
  private static Someone ada;
  private static Someone bea;

  @BeforeAll
  static void start() {
    api =
        new Api(Map.of("apogee.gateway.guests-per-hour", 1000, "apogee.lobby.seeks-per-player", 4));
    ada = api.player("Ada");
    bea = api.player("Bea");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void ofTwentyJoinersOneGetsTheLastSeat() throws Exception {
    var joiners = new ArrayList<Someone>();
    for (int i = 0; i < 20; i++) {
      joiners.add(guest("Racer " + i));
    }
    var seek = id(make(ada, "{\"game\":\"sol\"}"));
    var answers = new ArrayList<Got>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var asked =
          threads.invokeAll(
              joiners.stream()
                  .map(joiner -> (Callable<Got>) () -> join(joiner, seek, "{}"))
                  .toList());
      for (var one : asked) {
        answers.add(one.get());
      }
    }
    var winners = answers.stream().filter(got -> got.status() == 200).toList();
    assertThat(winners).hasSize(1);
    assertThat(answers.stream().filter(got -> got.status() != 200))
        .allSatisfy(got -> assertThat(got.code()).isEqualTo("seek-full"));
    var opened = winners.getFirst().json();
    assertThat(opened.get("stage").asText()).isEqualTo("opened");
    var look = api.get("/games/" + opened.get("game").asText()).json();
    assertThat(look.get("seats").findValuesAsText("player"))
        .containsExactlyInAnyOrderElementsOf(opened.get("players").findValuesAsText("player"));
    var cancel = api.post("/games/" + seek + "/cancel", "{\"reason\":\"Losing.\"}", ada.token());
    assertThat(cancel.code()).as("it belongs to both").isEqualTo("not-your-game");
  }

  @Test
  void aChallengeAndItsGameAreNotices() {
    var kinds = "{\"kinds\":[\"challenge\",\"game-found\"]}";
    for (var one : List.of(ada, bea)) {
      assertThat(api.put("/me/notices", kinds, one.token()).status()).isEqualTo(204);
    }
    var wish = "{\"game\":\"sol\",\"players\":[\"" + bea.id() + "\"]}";
    var challenge = api.post("/challenges", wish, ada.token()).json().path("id").asText();
    assertThat(notices(bea)).containsExactly("Ada challenges you to a game of sol.");
    assertThat(notices(ada)).isEmpty();
    api.post("/challenges/" + challenge + "/accept", bea.token());
    assertThat(notices(bea)).contains("You play a game of sol against Ada.");
    assertThat(notices(ada)).containsExactly("You play a game of sol against Bea.");
  }

  @Test
  void theChallengerHearsOnceThatAChallengeIsDeclined() {
    var ove = api.player("Ove");
    var uwe = api.player("Uwe");
    var kinds = "{\"kinds\":[\"challenge-declined\"]}";
    for (var one : List.of(ove, uwe)) {
      assertThat(api.put("/me/notices", kinds, one.token()).status()).isEqualTo(204);
    }
    var wish = "{\"game\":\"sol\",\"players\":[\"" + uwe.id() + "\"]}";
    var challenge = api.post("/challenges", wish, ove.token()).json().path("id").asText();
    for (int time = 0; time < 2; time++) {
      var decline = "{\"reason\":\"I am on a journey.\"}";
      api.post("/challenges/" + challenge + "/decline", decline, uwe.token());
    }
    assertThat(notices(ove))
        .containsExactly("Your challenge to Uwe to a game of sol was declined: I am on a journey.");
    assertThat(notices(uwe)).isEmpty();
  }

  private static List<String> notices(Someone player) {
    return api.get("/me/notices", player.token()).json().path("items").findValuesAsText("text");
  }

  @Test
  void aSweeperOpensTheGameThatACrashKeptClosed() {
    var seek = id(make(ada, "{\"game\":\"sol\",\"seats\":2}"));
    // The row as it is stored if the process dies before it opens the game.
    var database = api.node.node().database();
    database.transaction(sql -> {
      sql.update("UPDATE games.seek SET stage = 'full' WHERE id = ?", seek);
      return sql.update(
          "INSERT INTO games.seek_player VALUES (?, 1, ?, 'Bea', true)", seek, bea.id());
    });
    assertThat(api.get("/games/" + seek).status()).isEqualTo(404);
    api.node.node().lobby().sweep(0);
    assertThat(look(seek).get("stage").asText()).isEqualTo("opened");
    assertThat(api.get("/games/" + seek).status()).isEqualTo(200);
    // It dies again after the opening, before that is stored.
    database.statement(
        sql -> sql.update("UPDATE games.seek SET stage = 'full' WHERE id = ?", seek));
    api.node.node().lobby().sweep(0);
    assertThat(look(seek).get("stage").asText()).isEqualTo("opened");
    assertThat(join(bea, seek, "{}").json().get("game").asText()).isEqualTo(seek);
  }

  @Test
  void anInviteLinkOpensAHiddenSeekForAGuest() {
    var made = make(ada, "{\"game\":\"sol\",\"listed\":false}").json();
    var seek = made.get("id").asText();
    var secret = made.get("invite").asText();
    assertThat(api.get("/seeks").json().get("items").findValuesAsText("id")).doesNotContain(seek);
    assertThat(api.get("/seeks/" + seek).code()).isEqualTo("no-such-seek");
    var guest = guest("Hugo");
    assertThat(join(guest, seek, "{}").code()).isEqualTo("no-such-seek");
    assertThat(join(guest, seek, "{\"invite\":\"guess\"}").code()).isEqualTo("no-such-seek");
    var body = "{\"invite\":\"" + secret + "\"}";
    var invitation = api.post("/seeks/" + seek + "/invitation", body, guest.token());
    assertThat(invitation.status()).isEqualTo(200);
    assertNoSecret(invitation.json(), secret);
    var joined = join(guest, seek, body);
    assertThat(joined.json().get("stage").asText()).isEqualTo("opened");
    assertThat(join(bea, seek, body).code()).as("used up").isEqualTo("seek-full");
    assertThat(DocumentSchemas.problems("Seek", joined.json())).isEmpty();
  }

  @Test
  void guestsAndBotsDoNotPlayRated() {
    var seek = make(bea, "{\"game\":\"sol\",\"rated\":true}").json();
    assertThat(seek.get("pool").asText()).isEqualTo("people-sol");
    var id = seek.get("id").asText();
    assertThat(join(guest("Ines"), id, "{}").code()).isEqualTo("guest-not-rated");
    assertThat(join(api.botOf(ada, "Ada bot"), id, "{}").code()).isEqualTo("rated-for-people");
    assertThat(make(guest("Jon"), "{\"game\":\"sol\",\"rated\":true}").code())
        .isEqualTo("guest-not-rated");
    var game = join(ada, id, "{}").json();
    assertThat(game.get("stage").asText()).isEqualTo("opened");
    assertThat(make(bea, "{\"game\":\"sol\",\"rated\":true,\"bots\":[\"greedy\"]}").code())
        .isEqualTo("bots-not-rated");
  }

  @Test
  void aChallengeIsToldAcceptedOrDeclined() {
    var eve = api.player("Eve");
    try (var lines = api.lines("/me/stream", eve.token())) {
      var made =
          api.post(
              "/challenges",
              "{\"game\":\"sol\",\"players\":[\"eve\"],\"ownSeat\":1,\"daysPerMove\":3}",
              ada.token());
      assertThat(made.status()).as(made.body()).isEqualTo(201);
      var id = made.json().get("id").asText();
      var line =
          lines
              .filter(text -> text.contains("\"challenge\""))
              .findFirst()
              .map(LobbyTest::json)
              .orElseThrow();
      assertThat(line.get("type").asText()).isEqualTo("challenge");
      assertThat(line.at("/seek/id").asText()).isEqualTo(id);
      var mine = api.get("/challenges", eve.token()).json().get("items");
      assertThat(mine.findValuesAsText("id")).contains(id);
      assertThat(api.get("/challenges/" + id, bea.token()).code()).isEqualTo("no-such-seek");
      assertThat(api.post("/challenges/" + id + "/accept", bea.token()).code())
          .isEqualTo("not-challenged");
      var accepted = api.post("/challenges/" + id + "/accept", eve.token()).json();
      assertThat(accepted.get("stage").asText()).isEqualTo("opened");
      var look = api.get("/games/" + accepted.get("game").asText()).json();
      assertThat(look.get("seats").findValuesAsText("player")).containsExactly(eve.id(), ada.id());
    }
    var again =
        api.post("/challenges", "{\"game\":\"sol\",\"players\":[\"Eve\"]}", ada.token()).json();
    var id = again.get("id").asText();
    var reason = "{\"reason\":\"Tomorrow.\"}";
    var mute = "{\"kind\":\"mute\",\"reason\":\"x\"}";
    var sanction = api.post("/players/" + eve.id() + "/sanctions", mute, Api.ORGANISER).json();
    assertThat(api.post("/challenges/" + id + "/decline", reason, eve.token()).code())
        .as("without words it could be declined")
        .isEqualTo("muted");
    api.delete("/sanctions/" + sanction.get("id").asText(), Api.ORGANISER);
    api.post("/challenges/" + id + "/decline", reason, eve.token());
    var declined = api.get("/challenges/" + id, ada.token()).json();
    assertThat(declined.get("stage").asText()).isEqualTo("declined");
    assertThat(declined.get("reason").asText()).isEqualTo("Tomorrow.");
  }

  @Test
  void theStreamHasTheWholeListAtEachChange() {
    var fay = api.player("Fay");
    try (var lines = api.lines("/seeks/stream", "")) {
      var items = lines.filter(line -> line.contains("\"seeks\"")).iterator();
      items.next();
      var seek = id(make(fay, "{\"game\":\"sol\",\"seats\":3,\"bots\":[\"greedy\"]}"));
      while (!items.next().contains(seek)) {
        // Other tests change the list, too.
      }
      assertThat(api.post("/seeks/" + seek + "/fill", bea.token()).code())
          .isEqualTo("not-your-seek");
      var filled = api.post("/seeks/" + seek + "/fill", fay.token()).json();
      assertThat(filled.get("stage").asText()).isEqualTo("opened");
      while (items.next().contains(seek)) {
        // It leaves the list with the next change.
      }
    }
  }

  @Test
  void aBannedPlayerGetsNoGameThroughWhatItOfferedBefore() {
    var uma = api.player("Uma");
    var seek = id(make(uma, "{\"game\":\"sol\"}"));
    var withBots = id(make(uma, "{\"game\":\"sol\",\"bots\":[\"greedy\"]}"));
    var challenge = challenge(uma, bea);
    var ban = "{\"kind\":\"play\",\"reason\":\"x\"}";
    assertThat(api.post("/players/" + uma.id() + "/sanctions", ban, Api.ORGANISER).status())
        .isEqualTo(201);

    assertThat(api.post("/seeks/" + withBots + "/fill", uma.token()).code())
        .isEqualTo("banned-from-play");
    var joined = join(bea, seek, "{}");
    assertThat(joined.status()).isEqualTo(409);
    assertThat(joined.code()).isEqualTo("player-unavailable");
    assertThat(api.post("/challenges/" + challenge + "/accept", bea.token()).code())
        .isEqualTo("player-unavailable");
    assertThat(look(seek).get("stage").asText()).isEqualTo("failed");
    assertThat(look(seek).get("reason").asText()).isEqualTo(joined.json().get("detail").asText());
    assertThat(join(bea, seek, "{}").code()).as("repeated").isEqualTo("seek-closed");
    for (var game : List.of(seek, withBots, challenge)) {
      assertThat(api.get("/games/" + game).status()).isEqualTo(404);
    }
  }

  @Test
  void aBannedJoinerLosesItsSeatToTheNext() {
    var una = api.player("Una");
    var seek = id(make(ada, "{\"game\":\"sol\",\"seats\":3}"));
    join(una, seek, "{}");
    var ban = "{\"kind\":\"play\",\"reason\":\"x\"}";
    api.post("/players/" + una.id() + "/sanctions", ban, Api.ORGANISER);

    var joined = join(bea, seek, "{}");
    assertThat(joined.json().get("stage").asText()).isEqualTo("open");
    assertThat(joined.json().get("players").findValuesAsText("player"))
        .containsExactly(ada.id(), bea.id());
    var last = join(api.player("Ugo"), seek, "{}");
    assertThat(last.json().get("stage").asText()).isEqualTo("opened");
  }

  @Test
  void houseBotsDoNotOpenTheGameOfABannedPlayer() {
    var ivo = api.player("Ivo");
    var seek = id(make(ivo, "{\"game\":\"sol\",\"bots\":[\"greedy\"]}"));
    var ban = "{\"kind\":\"play\",\"reason\":\"x\"}";
    api.post("/players/" + ivo.id() + "/sanctions", ban, Api.ORGANISER);
    var database = api.node.node().database();
    database.statement(
        sql -> sql.update("UPDATE games.seek SET fill_at = created WHERE id = ?", seek));
    api.node.node().lobby().sweep(0);
    assertThat(look(seek).get("stage").asText()).isEqualTo("failed");
    assertThat(api.get("/games/" + seek).status()).isEqualTo(404);
  }

  @Test
  void anErasureClosesSeeksAndChallengesAndFreesSeats() {
    var ole = api.player("Ole");
    var own = id(make(ole, "{\"game\":\"sol\"}"));
    var from = challenge(ole, bea);
    var to = challenge(bea, ole);
    var joined = id(make(ada, "{\"game\":\"sol\",\"seats\":3}"));
    assertThat(join(ole, joined, "{}").json().get("players")).hasSize(2);

    assertThat(api.delete("/players/" + ole.id() + "?name=Ole", ole.token()).status())
        .isEqualTo(204);
    assertThat(look(own).get("stage").asText()).isEqualTo("withdrawn");
    assertThat(api.get("/seeks").json().get("items").findValuesAsText("id"))
        .contains(joined)
        .doesNotContain(own);
    assertThat(join(bea, own, "{}").code()).isEqualTo("seek-closed");
    for (var challenge : List.of(from, to)) {
      assertThat(api.get("/challenges/" + challenge, bea.token()).json().get("stage").asText())
          .isEqualTo("withdrawn");
    }
    assertThat(look(joined).get("stage").asText()).isEqualTo("open");
    assertThat(look(joined).get("players").findValuesAsText("player")).containsExactly(ada.id());
  }

  @Test
  void aSeekWhoseGameIsAboutToOpenKeepsItsPlayers() {
    var kai = api.player("Kai");
    var seek = id(make(kai, "{\"game\":\"sol\"}"));
    var database = api.node.node().database();
    for (var stage : List.of("full", "opened")) {
      // As a process stores it before its game is in the list of games.
      database.statement(sql ->
          sql.update(
              "UPDATE games.seek SET stage = ?, changed = now() + interval '1 day' WHERE id = ?",
              stage,
              seek));
      assertThat(api.delete("/players/" + kai.id() + "?name=Kai", kai.token()).code())
          .as(stage)
          .isEqualTo("games-in-play");
    }
  }

  @Test
  void anErasedPlayerIsNotAddedToASeek() {
    var lou = api.player("Lou");
    var seek = id(make(lou, "{\"game\":\"sol\"}"));
    var database = api.node.node().database();
    // As an erasure left it before it closed seeks.
    database.statement(
        sql -> sql.update("UPDATE directory.player SET erased = now() WHERE id = ?", lou.id()));
    assertThat(join(bea, seek, "{}").code()).isEqualTo("player-unavailable");
    assertThat(make(lou, "{\"game\":\"sol\"}").code()).isEqualTo("unknown-player");
    var other = id(make(ada, "{\"game\":\"sol\"}"));
    assertThat(join(lou, other, "{}").code()).isEqualTo("unknown-player");
    api.delete("/seeks/" + other, ada.token());
  }

  private static String challenge(Someone from, Someone to) {
    return id(
        api.post(
            "/challenges", "{\"game\":\"sol\",\"players\":[\"" + to.id() + "\"]}", from.token()));
  }

  @Test
  void anAccountHasSoManyOpenSeeks() {
    var gil = api.player("Gil");
    var body = "{\"game\":\"sol\",\"key\":\"k%d\"}";
    for (int i = 0; i < 4; i++) {
      assertThat(make(gil, body.formatted(i)).status()).isEqualTo(201);
    }
    assertThat(make(gil, body.formatted(4)).code()).isEqualTo("too-many-open-seeks");
    var repeat = make(gil, body.formatted(0));
    assertThat(repeat.status()).isEqualTo(200);
    assertThat(api.delete("/seeks/" + id(repeat), gil.token()).json().get("stage").asText())
        .isEqualTo("withdrawn");
    assertThat(make(gil, body.formatted(4)).status()).isEqualTo(201);
    assertThat(make(gil, "{\"game\":\"sol\",\"seats\":9}").code()).isEqualTo("out-of-range");
  }

  private static void assertNoSecret(JsonNode json, String secret) {
    assertThat(json.has("lot")).isFalse();
    assertThat(json.toString()).doesNotContain(secret).doesNotContain("inviteHash");
  }

  private static Got make(Someone owner, String body) {
    return api.post("/seeks", body, owner.token());
  }

  private static String id(Got made) {
    if (made.status() >= 300) {
      throw new AssertionError(made.toString());
    }
    return made.json().get("id").asText();
  }

  private static JsonNode look(String seek) {
    return api.get("/seeks/" + seek).json();
  }

  private static Got join(Someone joiner, String seek, String body) {
    return api.post("/seeks/" + seek + "/join", body, joiner.token());
  }

  private static Someone guest(String name) {
    var json = api.post("/guests", "{\"name\":\"" + name + "\"}", Api.ORGANISER).json();
    return new Someone(json.at("/player/id").asText(), name, json.at("/token/secret").asText(), "");
  }

  private static JsonNode json(String line) {
    try {
      return ProtocolJson.MAPPER.readTree(line);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
