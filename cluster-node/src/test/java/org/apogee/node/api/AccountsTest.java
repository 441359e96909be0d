package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.apogee.node.api.Api.Got;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Tokens;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Accounts and sessions, as a browser uses them. */
class AccountsTest {
  private static final String PASSWORD = "correct horse battery";

  private static Api api;

  @BeforeAll
  static void start() {
    api =
        new Api(
            Map.of(
                "apogee.gateway.guests-per-hour", 1000,
                "apogee.http.trust-forwarded", true,
                "apogee.accounts.failures-per-account-and-address", 3,
                "apogee.accounts.failures-per-account", 5));
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static Got ask(String method, String path, String body, String... headers) {
    var request = api.request(path);
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    if (body.isEmpty()) {
      return api.send(request.method(method, BodyPublishers.noBody()));
    }
    request.header("Content-Type", "application/json");
    return api.send(request.method(method, BodyPublishers.ofString(body)));
  }

  private static Got own(String method, String path, String body, String cookie) {
    return cookie.isEmpty()
        ? ask(method, path, body, "X-Apogee-Session", "1")
        : ask(method, path, body, "X-Apogee-Session", "1", "Cookie", cookie);
  }

  private static String login(String name, String password) {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
  }

  private static String cookie(Got got) {
    var set = got.headers().getOrDefault("set-cookie", "");
    assertThat(set).as(got.body()).contains("HttpOnly", "SameSite=Lax", "Path=/");
    return set.substring(0, set.indexOf(';'));
  }

  private static String signUp(String name) {
    var got = own("POST", "/accounts", login(name, PASSWORD), "");
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    assertFits("SignedIn", got);
    return cookie(got);
  }

  @Test
  void aSessionActsForItsPlayerUntilItEnds() {
    var cookie = signUp("Ada");
    var session = ask("GET", "/session", "", "Cookie", cookie);
    assertFits("BrowserSession", session);
    assertThat(session.json().at("/player/name").asText()).isEqualTo("Ada");
    assertThat(session.json().get("scopes").toString()).isEqualTo("[\"organise\",\"play\"]");
    assertThat(ask("GET", "/me", "", "Cookie", cookie).status()).isEqualTo(200);
    var list = ask("GET", "/me/sessions", "", "Cookie", cookie).json().get("items");
    assertThat(list).hasSize(1);
    assertThat(own("DELETE", "/session", "", cookie).status()).isEqualTo(204);
    assertThat(ask("GET", "/me", "", "Cookie", cookie).code()).isEqualTo("no-token");
    assertThat(ask("GET", "/session", "", "Cookie", cookie).json().has("player")).isFalse();
  }

  @Test
  void aChangeNeedsTheHeaderThatOtherSitesCannotSend() {
    var cookie = signUp("Bea");
    var bot = "{\"name\":\"Beas bot\"}";
    assertThat(ask("POST", "/me/bots", bot, "Cookie", cookie).code())
        .isEqualTo("not-from-our-page");
    assertThat(
            ask(
                    "POST",
                    "/me/bots",
                    bot,
                    "Cookie",
                    cookie,
                    "X-Apogee-Session",
                    "1",
                    "Sec-Fetch-Site",
                    "cross-site")
                .code())
        .isEqualTo("not-from-our-page");
    assertThat(
            ask(
                    "POST",
                    "/me/bots",
                    bot,
                    "Cookie",
                    cookie,
                    "X-Apogee-Session",
                    "1",
                    "Origin",
                    "https://evil.example")
                .code())
        .isEqualTo("not-from-our-page");
    assertThat(ask("POST", "/session", login("Bea", PASSWORD)).code())
        .as("somebody else's sign-in")
        .isEqualTo("not-from-our-page");
    assertThat(ask("DELETE", "/me/sessions", "", "Cookie", cookie).code())
        .isEqualTo("not-from-our-page");
    assertThat(own("POST", "/me/bots", bot, cookie).status()).isEqualTo(201);
  }

  @Test
  void aSignInOpensANewSessionAndEndsTheOneBefore() {
    var planted = signUp("Mallory");
    signUp("Cleo");
    var got = own("POST", "/session", login("cleo", PASSWORD), planted);
    assertThat(got.status()).as(got.body()).isEqualTo(200);
    var fresh = cookie(got);
    assertThat(fresh).isNotEqualTo(planted);
    assertThat(ask("GET", "/me", "", "Cookie", planted).code()).isEqualTo("no-token");
    var unknown = "apogee_session=chosen-by-somebody";
    var again = own("POST", "/session", login("Cleo", PASSWORD), unknown);
    assertThat(cookie(again)).isNotEqualTo(unknown).isNotEqualTo(fresh);
  }

  @Test
  void failedSignInsAreLimitedAndAnsweredAlike() {
    signUp("Dora");
    assertThat(guess("Dora", "192.0.2.9").body())
        .isEqualTo(guess("Somebody unknown", "192.0.2.9").body());
    for (var name : new String[] {"Dora", "Nobody at all"}) {
      for (int i = 0; i < 3; i++) {
        var got = guess(name, "192.0.2.1");
        assertThat(got.status()).isEqualTo(401);
        assertThat(got.code()).isEqualTo("wrong-password");
      }
      assertThat(guess(name, "192.0.2.1").code()).as(name).isEqualTo("too-many-attempts");
    }
    assertThat(guess("DORA", "192.0.2.2").code()).as("another address").isEqualTo("wrong-password");
    var right =
        ask(
            "POST",
            "/session",
            login("Dora", PASSWORD),
            "X-Apogee-Session",
            "1",
            "X-Forwarded-For",
            "192.0.2.1");
    assertThat(right.code())
        .as("the right one tells a guesser nothing")
        .isEqualTo("too-many-attempts");
  }

  private static Got guess(String name, String from) {
    return ask(
        "POST",
        "/session",
        login(name, "not the password"),
        "X-Apogee-Session",
        "1",
        "X-Forwarded-For",
        from);
  }

  @Test
  void aGuestBecomesAnAccountAndKeepsItsPlayerGamesAndBots() {
    var made = ask("POST", "/guests", "{\"name\":\"Gus\"}").json();
    var id = made.at("/player/id").asText();
    var token = made.at("/token/secret").asText();
    var bot = api.post("/me/bots", "{\"name\":\"Gus bot\"}", token).json();
    var botId = bot.at("/player/id").asText();
    var botToken = bot.at("/token/secret").asText();
    var got =
        ask(
            "POST",
            "/accounts",
            login("Gustav", PASSWORD),
            "X-Apogee-Session",
            "1",
            "Authorization",
            "Bearer " + token);
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    assertThat(got.json().at("/player/id").asText()).isEqualTo(id);
    assertThat(got.json().at("/player/name").asText()).isEqualTo("Gustav");
    var session = ask("GET", "/session", "", "Cookie", cookie(got)).json();
    assertThat(session.get("guest").asBoolean()).isFalse();
    assertThat(session.get("account").asText()).isEqualTo("password");
    var bots = ask("GET", "/me/bots", "", "Cookie", cookie(got)).json();
    assertThat(bots.at("/items/0/id").asText()).isEqualTo(botId);
    assertThat(
            api.get("/players/" + botId + "/tokens", botToken).json().at("/items/0").has("expires"))
        .isFalse();
    var twice =
        ask(
            "POST",
            "/accounts",
            login("Gustav", PASSWORD),
            "X-Apogee-Session",
            "1",
            "Authorization",
            "Bearer " + token);
    assertThat(twice.code()).isEqualTo("has-account");
  }

  @Test
  void aGuestOfAPageHasACookieAndNoToken() {
    var planted = signUp("Planter");
    assertThat(ask("POST", "/guests", "{\"name\":\"Gil\",\"session\":true}").code())
        .isEqualTo("not-from-our-page");
    var got = own("POST", "/guests", "{\"name\":\"Gil\",\"session\":true}", "");
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    assertFits("Guest", got);
    assertThat(got.json().has("token")).isFalse();
    var cookie = cookie(got);
    assertThat(cookie).isNotEqualTo(planted);
    var session = ask("GET", "/session", "", "Cookie", cookie).json();
    assertThat(session.get("guest").asBoolean()).isTrue();
    assertThat(session.get("account").asText()).isEqualTo("none");
    assertThat(session.get("scopes").toString()).isEqualTo("[\"play\"]");
    var kept = own("POST", "/accounts", "{\"password\":\"" + PASSWORD + "\"}", cookie);
    assertThat(kept.json().at("/player/id")).isEqualTo(got.json().at("/player/id"));
    assertThat(ask("GET", "/me", "", "Cookie", cookie).code()).isEqualTo("no-token");
    var after = ask("GET", "/session", "", "Cookie", cookie(kept)).json();
    assertThat(after.get("guest").asBoolean()).isFalse();
  }

  @Test
  void anAdminMakesALinkForAForgottenPassword() {
    var cookie = signUp("Lou");
    var id = ask("GET", "/me", "", "Cookie", cookie).json().at("/player/id").asText();
    assertThat(own("POST", "/players/" + id + "/password-link", "", cookie).code())
        .isEqualTo("wrong-scope");
    var made = api.post("/players/" + id + "/password-link", Api.ORGANISER);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertFits("PasswordLink", made);
    var path = made.json().get("path").asText();
    assertThat(path).startsWith("/sign-in#password=");
    var choice =
        "{\"link\":\"%s\",\"password\":\"a quite new one\"}"
            .formatted(path.substring(path.indexOf('=') + 1));
    assertThat(ask("PUT", "/session/password-link", choice).code()).isEqualTo("not-from-our-page");
    var got = own("PUT", "/session/password-link", choice, "");
    assertFits("SignedIn", got);
    assertThat(got.json().at("/player/id").asText()).isEqualTo(id);
    assertThat(ask("GET", "/me", "", "Cookie", cookie(got)).status()).isEqualTo(200);
    assertThat(ask("GET", "/me", "", "Cookie", cookie).code()).isEqualTo("no-token");
    assertThat(own("PUT", "/session/password-link", choice, "").code()).isEqualTo("no-such-link");
    var trail = api.get("/audit?subject=" + id + "&area=account", Api.ORGANISER);
    assertThat(trail.body()).contains("password-link-made", "password-changed");
  }

  @Test
  void anotherProcessRefusesSessionsThatAreSignedOutEverywhere() {
    var cookie = signUp("Hana");
    var other = cookie(own("POST", "/session", login("Hana", PASSWORD), ""));
    try (var elsewhere =
        Tokens.listening(api.node.node().database(), Instant::now, Duration.ofMinutes(1))) {
      var secret = cookie.substring(cookie.indexOf('=') + 1);
      assertThat(elsewhere.find(secret).isSession()).isTrue();
      assertThat(own("DELETE", "/me/sessions", "", other).status()).isEqualTo(204);
      org.awaitility.Awaitility.await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> elsewhere.known(secret).isEmpty());
      Assertions.assertThatThrownBy(() -> elsewhere.find(secret))
          .isInstanceOf(RequestRefused.class);
    }
    assertThat(ask("GET", "/me", "", "Cookie", cookie).code()).isEqualTo("no-token");
  }

  @Test
  void aNewPasswordEndsOtherSessionsAndTheOldPassword() {
    var first = signUp("Ines");
    var other = cookie(own("POST", "/session", login("Ines", PASSWORD), ""));
    var wrong = "{\"current\":\"no such password\",\"password\":\"another long one\"}";
    assertThat(own("PUT", "/me/password", wrong, first).code()).isEqualTo("wrong-password");
    var change = "{\"current\":\"" + PASSWORD + "\",\"password\":\"another long one\"}";
    var got = own("PUT", "/me/password", change, first);
    assertThat(got.status()).as(got.body()).isEqualTo(200);
    assertThat(ask("GET", "/me", "", "Cookie", cookie(got)).status()).isEqualTo(200);
    for (var ended : new String[] {first, other}) {
      assertThat(ask("GET", "/me", "", "Cookie", ended).code()).isEqualTo("no-token");
    }
    assertThat(own("POST", "/session", login("Ines", PASSWORD), "").code())
        .isEqualTo("wrong-password");
    assertThat(own("POST", "/session", login("Ines", "another long one"), "").status())
        .isEqualTo(200);
  }

  @Test
  void weakPasswordsAndOfficialNamesAreRefused() {
    assertThat(own("POST", "/accounts", login("Jon", "short"), "").code())
        .isEqualTo("weak-password");
    assertThat(own("POST", "/accounts", login("Jon", "aaaaaaaaaa"), "").code())
        .isEqualTo("weak-password");
    assertThat(own("POST", "/accounts", login("Administrator", PASSWORD), "").code())
        .isEqualTo("name-reserved");
  }

  @Test
  void aTokenHasANameAndALastUse() {
    var cookie = signUp("Kim");
    var id = ask("GET", "/me", "", "Cookie", cookie).json().at("/player/id").asText();
    var made = own("POST", "/players/" + id + "/tokens", "{\"name\":\"laptop\"}", cookie);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    var list = ask("GET", "/players/" + id + "/tokens", "", "Cookie", cookie).json().get("items");
    assertThat(list).as("a session is not a token").hasSize(1);
    assertThat(list.get(0).get("name").asText()).isEqualTo("laptop");
    assertThat(list.get(0).has("lastUsed")).isFalse();
  }
}
