package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What an account may do, however many bots and tokens it has. */
class OwnerLimitsTest {
  private static Api api;

  @BeforeAll
  static void start() {
    api =
        new Api(
            Map.of(
                "apogee.gateway.guests-per-hour", 1000,
                "apogee.gateway.guests-per-address", 2,
                "apogee.gateway.games-per-hour", 4,
                "apogee.gateway.guest-games-per-hour", 2,
                "apogee.gateway.tokens-per-player", 3,
                "apogee.gateway.tokens-per-hour", 6,
                "apogee.http.trust-forwarded", true));
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aGuestCannotOutliveItsWeekByATokenOfItsOwn() {
    var guest = guest("Gwen", "198.51.100.1");
    var week = Instant.now().plus(Duration.ofDays(7));
    for (var wish : new String[] {"{}", "{\"days\":3650}"}) {
      var token = api.post("/players/" + guest.id() + "/tokens", wish, guest.token());
      assertThat(token.status()).isEqualTo(201);
      assertThat(Instant.parse(token.json().path("expires").asText("9999-01-01T00:00:00Z")))
          .isBefore(week);
    }
    var bot = api.post("/me/bots", "{\"name\":\"Gwen bot\"}", guest.token());
    assertThat(Instant.parse(bot.json().at("/token/expires").asText("9999-01-01T00:00:00Z")))
        .isBefore(week);
  }

  /** Else neither the limits nor the sanctions of an account would reach all its bots. */
  @Test
  void aBotOwnsNoBots() {
    var guest = guest("Ivy", "198.51.100.3");
    var bot = api.post("/me/bots", "{\"name\":\"Ivy bot\"}", guest.token());
    var token = bot.json().at("/token/secret").asText();
    var second = api.post("/me/bots", "{\"name\":\"Ivy bot of bot\"}", token);
    assertThat(second.status()).isEqualTo(403);
    assertThat(second.code()).isEqualTo("no-bots-of-bots");
  }

  @Test
  void aPlayerHasSoManyTokensAndCanSeeAndRevokeThem() {
    var ada = api.player("Ada");
    var path = "/players/" + ada.id() + "/tokens";
    assertThat(api.post(path, "{}", ada.token()).status()).isEqualTo(201);
    assertThat(api.post(path, "{}", ada.token()).status()).isEqualTo(201);
    var fourth = api.post(path, "{}", ada.token());
    assertThat(fourth.status()).isEqualTo(409);
    assertThat(fourth.code()).isEqualTo("too-many-tokens");
    var held = api.get(path, ada.token()).json().get("items");
    assertThat(held).hasSize(3);
    assertThat(held)
        .allSatisfy(token -> {
          assertThat(token.has("secret")).isFalse();
          assertThat(DocumentSchemas.problems("HeldToken", token)).isEmpty();
        });
    var oldest = held.get(2).get("id").asText();
    assertThat(oldest).isEqualTo(ada.tokenId());
    assertThat(api.delete("/tokens/" + held.get(0).get("id").asText(), ada.token()).status())
        .isEqualTo(204);
    assertThat(api.post(path, "{}", ada.token()).status()).isEqualTo(201);
    assertThat(api.get(path, api.player("Bea").token()).code()).isEqualTo("not-your-player");
  }

  @Test
  void anAccountMakesSoManyTokensInAnHour() {
    var eli = api.player("Eli");
    var path = "/players/" + eli.id() + "/tokens";
    var last = api.post(path, "{\"days\":1}", eli.token());
    for (int i = 0; i < 7; i++) {
      last = api.post(path, "{}", eli.token());
      if (last.status() == 201) {
        api.delete("/tokens/" + last.json().get("id").asText(), eli.token());
      }
    }
    assertTooMany(last, "too-many-new-tokens");
    assertTooMany(
        api.post("/me/bots", "{\"name\":\"Eli bot\"}", eli.token()), "too-many-new-tokens");
  }

  @Test
  void openingAndResigningIsCountedForThePlayerWithAllItsBots() {
    var cid = api.player("Cid");
    var bot = api.botOf(cid, "Cid bot");
    for (int i = 0; i < 4; i++) {
      var opener = i % 2 == 0 ? cid : bot;
      var game = open(opener, "\"key\":\"k" + i + "\",");
      assertThat(game.status()).as(game.body()).isEqualTo(201);
      var id = game.json().get("game").asText();
      assertThat(api.post("/games/" + id + "/resign", opener.token()).status()).isEqualTo(200);
    }
    assertTooMany(open(cid, ""), "too-many-openings");
    assertTooMany(open(bot, ""), "too-many-openings");
    assertThat(open(cid, "\"key\":\"k0\",").status()).as("a repeat opens nothing").isEqualTo(200);
    var id = open(cid, "\"key\":\"k0\",").json().get("game").asText();
    assertTooMany(api.post("/games/" + id + "/resign", bot.token()), "too-many-resignations");
  }

  @Test
  void aGuestMayOpenFewerGames() {
    var guest = guest("Hugo", "198.51.100.2");
    assertThat(open(guest, "").status()).isEqualTo(201);
    assertThat(open(guest, "").status()).isEqualTo(201);
    assertTooMany(open(guest, ""), "too-many-openings");
  }

  @Test
  void oneAddressDoesNotTakeTheRoomOfAllGuests() {
    assertThat(enter("{}", "203.0.113.1").status()).isEqualTo(201);
    assertThat(enter("{}", "203.0.113.1").status()).isEqualTo(201);
    assertTooMany(enter("{}", "203.0.113.1"), "too-many-guests");
    assertThat(enter("{}", "203.0.113.2").status()).isEqualTo(201);
  }

  @Test
  void nobodyTakesTheNameOfAnOffice() {
    var dan = api.player("Dan");
    assertThat(enter("{\"name\":\"0rganiser\"}", "203.0.113.3").code()).isEqualTo("name-reserved");
    assertThat(enter("{\"name\":\"Apogee Admin\"}", "203.0.113.3").status()).isEqualTo(403);
    assertThat(api.post("/me/bots", "{\"name\":\"OrganIser 2\"}", dan.token()).code())
        .isEqualTo("name-reserved");
    var byAdmin = api.post("/players", "{\"name\":\"Tournament Director\"}", Api.ORGANISER);
    assertThat(byAdmin.status()).isEqualTo(201);
  }

  @Test
  void nobodyLooksLikeSomebodyElse() {
    var fay = api.player("Fay Ludlow");
    var twin = api.post("/me/bots", "{\"name\":\"Fay LudIow\"}", fay.token());
    assertThat(twin.status()).isEqualTo(409);
    assertThat(twin.code()).isEqualTo("name-confusable");
    var mixed = api.post("/me/bots", "{\"name\":\"Fаy\"}", fay.token());
    assertThat(mixed.code()).as("with a Cyrillic letter").isEqualTo("bad-name");
  }

  private static void assertTooMany(Got got, String code) {
    assertThat(got.status()).as(got.body()).isEqualTo(429);
    assertThat(got.code()).isEqualTo(code);
    assertThat(Integer.parseInt(got.headers().get("retry-after"))).isBetween(1, 3600);
  }

  private static Got open(Someone opener, String key) {
    var body =
        "{%s\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"},{\"bot\":\"random\"}]}"
            .formatted(key, opener.id());
    return api.post("/games", body, opener.token());
  }

  private static Someone guest(String name, String address) {
    var json = enter("{\"name\":\"" + name + "\"}", address).json();
    return new Someone(
        json.at("/player/id").asText(),
        name,
        json.at("/token/secret").asText(),
        json.at("/token/id").asText());
  }

  private static Got enter(String body, String address) {
    return api.send(
        api.request("/guests")
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", address)
            .POST(BodyPublishers.ofString(body)));
  }
}
