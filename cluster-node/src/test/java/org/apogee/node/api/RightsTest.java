package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Roles and their rights, sanctions, and erasure. */
class RightsTest {
  private static Api api;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static Got role(Someone who, String role, String token) {
    return api.put("/players/" + who.id() + "/role", "{\"role\":\"" + role + "\"}", token);
  }

  private static String token(Someone of, String scopes, String by) {
    var made = api.post("/players/" + of.id() + "/tokens", "{\"scopes\":[" + scopes + "]}", by);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    return made.json().get("secret").asText();
  }

  @Test
  void aTokenHasNoMoreRightsThanTheRoleOfItsPlayer() {
    var mia = api.player("Mia");
    var nils = api.player("Nils");
    var game = api.open("sol", nils, nils.id(), api.botOf(nils, "Nils bot").id());
    var wish = "{\"scopes\":[\"play\",\"moderate\"]}";
    var path = "/players/" + mia.id() + "/tokens";
    assertThat(api.post(path, wish, mia.token()).code()).isEqualTo("wrong-scope");
    assertThat(api.post(path, wish, Api.ORGANISER).code()).isEqualTo("wrong-role");
    assertThat(role(mia, "moderator", mia.token()).code()).isEqualTo("wrong-scope");

    var changed = role(mia, "moderator", Api.ORGANISER);
    assertFits("Player", changed);
    assertThat(changed.json().get("role").asText()).isEqualTo("moderator");
    var moderating = token(mia, "\"play\",\"moderate\"", Api.ORGANISER);
    assertThat(api.get("/me", moderating).json().get("scopes")).hasSize(2);
    assertThat(api.post("/games/" + game + "/cancel", "{\"reason\":\"x\"}", mia.token()).code())
        .isEqualTo("not-your-game");
    assertThat(api.post("/games/" + game + "/cancel", "{\"reason\":\"x\"}", moderating).status())
        .isEqualTo(200);

    assertThat(role(mia, "player", Api.ORGANISER).status()).isEqualTo(200);
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> api.get("/me", moderating).json().get("scopes").size() == 1);
  }

  @Test
  void theOperatorsPlayerStaysAnAdminAndABotHasNoRole() {
    var ben = api.player("Ben");
    var bot = api.botOf(ben, "Bens bot");
    var operator = new Someone("organiser", "Organiser", "", "");
    assertThat(role(operator, "player", Api.ORGANISER).code()).isEqualTo("bad-role");
    assertThat(role(bot, "moderator", Api.ORGANISER).code()).isEqualTo("bad-role");
    assertThat(role(ben, "king", Api.ORGANISER).code()).isEqualTo("out-of-range");
    var nobody = new Someone("p-0", "Nobody", "", "");
    assertThat(role(nobody, "admin", Api.ORGANISER).code()).isEqualTo("unknown-player");
  }

  @Test
  void aSanctionHoldsForAnAccountAndItsBotsUntilItIsLifted() {
    var carl = api.player("Carl");
    var bot = api.botOf(carl, "Carls bot");
    var running = api.open("sol", carl, carl.id());
    var moderator = moderator("Mona");
    var path = "/players/" + carl.id() + "/sanctions";
    var ban = "{\"kind\":\"play\",\"reason\":\"Left ten games.\",\"hours\":48}";
    assertThat(api.post(path, ban, carl.token()).code()).isEqualTo("wrong-scope");
    var made = api.post(path, ban, moderator);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertFits("Sanction", made);

    var solo = "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}]}";
    assertThat(api.post("/games", solo.formatted(carl.id()), carl.token()).code())
        .isEqualTo("banned-from-play");
    assertThat(api.post("/games", solo.formatted(bot.id()), bot.token()).code())
        .isEqualTo("banned-from-play");
    assertThat(api.post("/games", solo.formatted(carl.id()), Api.ORGANISER).code())
        .as("seated by somebody else")
        .isEqualTo("banned-from-play");
    assertThat(api.get("/games/" + running + "/view", carl.token()).status()).isEqualTo(200);
    assertThat(api.post("/games/" + running + "/resign", carl.token()).status()).isEqualTo(200);
    var mine = api.get("/me", bot.token()).json().get("sanctions");
    assertThat(mine).hasSize(1);
    assertThat(mine.get(0).get("reason").asText()).isEqualTo("Left ten games.");

    var id = made.json().get("id").asText();
    assertThat(api.delete("/sanctions/" + id, carl.token()).code()).isEqualTo("wrong-scope");
    assertThat(api.delete("/sanctions/" + id, moderator).json().has("liftedBy")).isTrue();
    assertThat(api.post("/games", solo.formatted(carl.id()), carl.token()).status()).isEqualTo(201);
    assertThat(api.get(path, moderator).json().get("items")).hasSize(1);
    assertThat(api.get("/me", carl.token()).json().get("sanctions")).isEmpty();
  }

  private static Got signUp(String body, Someone who) {
    return api.send(
        api.request("/accounts")
            .header("X-Apogee-Session", "1")
            .header("Authorization", "Bearer " + who.token())
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  @Test
  void theMutedGiveNoNamesAndNoReasons() {
    var rude = api.player("Rude");
    var solo = "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}]}".formatted(rude.id());
    var game = api.post("/games", solo, rude.token()).json().get("game").asText();
    var mute = "{\"kind\":\"mute\",\"reason\":\"Rude names.\"}";
    var sanctioned = api.post("/players/" + rude.id() + "/sanctions", mute, Api.ORGANISER);
    assertThat(sanctioned.status()).isEqualTo(201);
    assertThat(api.post("/me/bots", "{\"name\":\"Ruder\"}", rude.token()).code())
        .isEqualTo("muted");
    var cancel = "{\"reason\":\"So there.\"}";
    assertThat(api.post("/games/" + game + "/cancel", cancel, rude.token()).code())
        .isEqualTo("muted");
    var account = "{\"name\":\"%s\",\"password\":\"correct horse battery\"}";
    assertThat(signUp(account.formatted("Ruder"), rude).code()).isEqualTo("muted");
    assertThat(signUp(account.formatted("Rude"), rude).status())
        .as("under the same name")
        .isEqualTo(201);
  }

  @Test
  void adminsAreNotSanctionedAndModeratorsOnlyByAdmins() {
    var moderator = moderator("Maud");
    var other = api.player("Otto");
    var bot = api.botOf(other, "Ottos bot");
    assertThat(role(other, "moderator", Api.ORGANISER).status()).isEqualTo(200);
    var mute = "{\"kind\":\"mute\",\"reason\":\"x\"}";
    assertThat(api.post("/players/organiser/sanctions", mute, moderator).code())
        .isEqualTo("not-against-admins");
    var path = "/players/" + other.id() + "/sanctions";
    assertThat(api.post(path, mute, moderator).code()).isEqualTo("not-against-moderators");
    var made = api.post(path, mute, Api.ORGANISER);
    assertThat(made.status()).isEqualTo(201);
    var lift = "/sanctions/" + made.json().get("id").asText();
    var own = token(other, "\"play\",\"moderate\"", Api.ORGANISER);
    assertThat(api.delete(lift, own).code()).as("its own").isEqualTo("not-against-moderators");
    assertThat(api.delete(lift, moderator).code()).isEqualTo("not-against-moderators");
    assertThat(api.delete(lift, Api.ORGANISER).json().has("liftedBy")).isTrue();
    assertThat(api.post("/players/" + bot.id() + "/sanctions", mute, moderator).code())
        .isEqualTo("not-an-account");
    assertThat(api.delete("/sanctions/s-0", moderator).code()).isEqualTo("unknown-sanction");
  }

  @Test
  void everyChangeIsInTheTrailAndNoSecretIs() {
    var dora = api.player("Dora");
    var moderator = moderator("Milo");
    var game = api.open("sol", dora, dora.id());
    api.post("/games/" + game + "/cancel", "{\"reason\":\"=cmd\"}", moderator);
    var secret = token(dora, "\"play\"", dora.token());
    api.delete("/tokens/" + api.get("/me", secret).json().get("token").asText(), dora.token());
    role(dora, "moderator", Api.ORGANISER);

    assertThat(api.get("/audit", moderator).code()).isEqualTo("wrong-scope");
    var about = api.get("/audit?subject=" + dora.id(), Api.ORGANISER);
    assertThat(actions(about)).containsExactly("set", "created");
    assertFits("AuditLine", about.json().get("items").get(0));
    var by = api.get("/audit?area=token&actor=" + dora.id(), Api.ORGANISER);
    assertThat(actions(by)).startsWith("revoked", "issued");
    assertThat(actions(api.get("/audit?area=game&text=" + game, Api.ORGANISER)))
        .containsExactly("cancelled");
    assertThat(actions(api.get("/audit?to=2020-01-01T00:00:00Z", Api.ORGANISER))).isEmpty();
    assertThat(api.get("/audit?from=yesterday", Api.ORGANISER).code()).isEqualTo("bad-parameter");

    var first = api.get("/audit?limit=1", Api.ORGANISER).json();
    var second = api.get("/audit?limit=1&cursor=" + first.get("next").asText(), Api.ORGANISER);
    assertThat(second.json().at("/items/0/number").asLong())
        .isLessThan(first.at("/items/0/number").asLong());
    var csv = api.get("/audit/export?format=csv&area=game", Api.ORGANISER);
    assertThat(csv.body()).startsWith("at,actor,area,action,subject,details\r\n");
    assertThat(csv.body()).contains("\"'=cmd\"");
    var all = api.get("/audit/export", Api.ORGANISER).body();
    assertThat(all).contains(game).doesNotContain("apogee_").doesNotContain("Dora");
  }

  @Test
  void anErasedPlayerLeavesGamesUnderANeutralNameAndAnUnchangedJournal() {
    var zora = api.player("Zora");
    var bot = api.botOf(zora, "Zoras bot");
    var eve = api.player("Yve");
    var game = api.open("sol", zora, zora.id(), bot.id());
    var path = "/players/" + zora.id();
    assertThat(api.delete(path + "?name=Zora", eve.token()).code()).isEqualTo("not-your-player");
    assertThat(api.delete(path + "?name=Zora", bot.token()).code()).isEqualTo("not-your-player");
    assertThat(api.delete(path, zora.token()).code()).isEqualTo("name-not-confirmed");
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> api.delete(path + "?name=Zora", zora.token()).code().equals("games-in-play"));
    api.post("/games/" + game + "/resign", zora.token());
    api.post("/games/" + game + "/resign", bot.token());
    assertThat(api.get("/games/" + game).body()).contains("Zora", "Zoras bot");
    var journal = journal(game);
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> api.delete(path + "?name=Zora", zora.token()).status() == 204);

    for (var token : List.of(zora.token(), bot.token())) {
      await().atMost(Duration.ofSeconds(10)).until(() -> api.get("/me", token).status() == 401);
    }
    var shown = api.get(path).json().get("name").asText();
    assertThat(shown).startsWith("Former player ");
    for (var look :
        List.of("/games/" + game, "/games/" + game + "/record", "/games?player=" + zora.id())) {
      assertThat(api.get(look).body()).as(look).contains(shown).doesNotContain("Zora");
    }
    var stream = api.lines("/games/" + game + "/stream", "").toList();
    assertThat(stream.getFirst()).contains(shown);
    assertThat(String.join("", stream)).doesNotContain("Zora");
    assertThat(api.get("/games?name=zora").json().get("items")).isEmpty();
    assertThat(journal(game)).isEqualTo(journal);
    var about = api.get("/audit?subject=" + zora.id(), Api.ORGANISER);
    assertThat(actions(about)).containsExactly("erased", "created");
    assertThat(api.player("Zora").id()).as("the name is free").isNotEqualTo(zora.id());
    assertThat(api.post("/guests", "{\"name\":\"Former player 1\"}", eve.token()).code())
        .isEqualTo("name-reserved");
  }

  @Test
  void anErasedPlayerDoesNotComeBack() {
    var ulf = api.player("Ulf");
    var bot = api.botOf(ulf, "Ulfs bot");
    var ann = api.player("Ann");
    assertThat(api.delete("/players/" + ulf.id() + "?name=Ulf", Api.ORGANISER).status())
        .isEqualTo(204);
    var name = api.get("/players/" + ulf.id()).json().get("name").asText();

    for (var gone : List.of(ulf, bot)) {
      assertUnknown(api.post("/players/" + gone.id() + "/tokens", "{}", Api.ORGANISER));
      var seats = "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}]}".formatted(gone.id());
      assertUnknown(api.post("/games", seats, Api.ORGANISER));
    }
    assertUnknown(role(ulf, "admin", Api.ORGANISER));
    assertUnknown(role(bot, "admin", Api.ORGANISER));
    for (var text : List.of(ulf.id(), name)) {
      var challenge = "{\"game\":\"sol\",\"players\":[\"%s\"]}".formatted(text);
      assertUnknown(api.post("/challenges", challenge, ann.token()));
    }
    assertThat(api.get("/players/" + ulf.id()).json().get("name").asText()).isEqualTo(name);
  }

  @Test
  void anErasedBotLeavesRoomForAnotherAndItsRecordToItsVersions() {
    var ina = api.player("Ina");
    var first = api.botOf(ina, "Inas bot");
    var wish = "{\"versionOf\":\"%s\",\"version\":\"2\"}".formatted(first.id());
    var second = api.post("/me/bots", wish, ina.token()).json().at("/player/id").asText();
    assertThat(api.delete("/players/" + first.id() + "?name=Inas%20bot", ina.token()).status())
        .isEqualTo(204);
    assertThat(api.get("/me/bots", ina.token()).json().get("items").findValuesAsText("id"))
        .containsExactly(second);
    var records = api.get("/players/" + second + "/failures", ina.token()).json().get("items");
    assertThat(records.findValuesAsText("player")).contains(first.id(), second);
  }

  private static void assertUnknown(Got got) {
    assertThat(got.status()).as(got.body()).isEqualTo(404);
    assertThat(got.code()).isEqualTo("unknown-player");
  }

  @Test
  void partsOfThePlatformAndThoseWithARoleAreNotErased() {
    var maya = api.player("Maya");
    role(maya, "moderator", Api.ORGANISER);
    assertThat(api.delete("/players/" + maya.id() + "?name=Maya", maya.token()).code())
        .isEqualTo("has-a-role");
    assertThat(api.delete("/players/organiser?name=Organiser", Api.ORGANISER).code())
        .isEqualTo("part-of-the-platform");
    assertThat(api.delete("/players/house:greedy?name=House%20greedy", Api.ORGANISER).code())
        .isEqualTo("part-of-the-platform");
  }

  /** A digest of everything that the journal has of a game. */
  private static String journal(String game) {
    return api.node
        .node()
        .database()
        .statement(sql ->
            sql.one(
                "SELECT md5(string_agg(encode(event_payload, 'hex'), ' ' ORDER BY sequence_number))"
                    + " FROM journal.event_journal WHERE persistence_id = ?",
                row -> row.getString(1),
                "game|" + game))
        .orElseThrow();
  }

  private static List<String> actions(Got page) {
    assertThat(page.status()).as(page.body()).isEqualTo(200);
    return page.json().get("items").findValuesAsText("action");
  }

  private static String moderator(String name) {
    var who = api.player(name);
    assertThat(role(who, "moderator", Api.ORGANISER).status()).isEqualTo(200);
    return token(who, "\"play\",\"moderate\"", Api.ORGANISER);
  }
}
