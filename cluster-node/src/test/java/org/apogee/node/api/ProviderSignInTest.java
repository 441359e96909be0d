package org.apogee.node.api;

import static java.util.Map.entry;
import static java.util.Objects.requireNonNull;
import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.TokenRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.OAuth2Config;
import no.nav.security.mock.oauth2.token.OAuth2TokenCallback;
import no.nav.security.mock.oauth2.token.OAuth2TokenProvider;
import org.apogee.node.api.Api.Got;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Sign-ins at a real identity provider, as a browser makes them. */
class ProviderSignInTest {
  private static final String PASSWORD = "correct horse battery";
  private static final String CLIENT = "apogee-test";

  private static MockOAuth2Server provider;
  private static Api api;
  private static final HttpClient CLIENT_OF_BROWSER = HttpClient.newHttpClient();

  @BeforeAll
  static void start() {
    provider =
        new MockOAuth2Server(
            new OAuth2Config(
                false,
                null,
                null,
                false,
                new OAuth2TokenProvider(),
                Set.of(new WhoHasWhichCode())));
    provider.start();
    api =
        new Api(
            Map.ofEntries(
                entry("apogee.gateway.guests-per-hour", 1000),
                entry("apogee.accounts.per-address", 1000),
                entry("apogee.http.public-url", "http://games.example.org"),
                entry("apogee.oidc.issuer", provider.issuerUrl("acme").toString()),
                entry("apogee.oidc.name", "Acme"),
                entry("apogee.oidc.client-id", CLIENT),
                entry("apogee.oidc.client-secret", "a secret of the client"),
                entry("apogee.oidc.sign-out", "provider"),
                entry("apogee.oidc.role-claim", "groups"),
                entry("apogee.oidc.admins", "league-admins"),
                entry("apogee.oidc.moderators", "league-moderators")));
  }

  @AfterAll
  static void stop() {
    api.close();
    provider.shutdown();
    CLIENT_OF_BROWSER.close();
  }

  /** A request of our own page, with these headers. */
  private static Got page(String method, String path, String body, String... headers) {
    var request = api.request(path).header("X-Apogee-Session", "1");
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return api.send(
        request
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  private static String cookie(Got got) {
    assertThat(got.status()).as(got.body()).isLessThan(300);
    var set = got.headers().getOrDefault("set-cookie", "");
    assertThat(set).contains("HttpOnly", "SameSite=Lax", "Path=/");
    return set.substring(0, set.indexOf(';'));
  }

  /** Somebody at the provider. */
  private record Someone(String subject, String name, List<String> groups) {}

  /** By the code that the provider gave their browsers. */
  private static final Map<String, Someone> PEOPLE = new ConcurrentHashMap<>();

  private static final class WhoHasWhichCode implements OAuth2TokenCallback {
    private static Someone who(TokenRequest request) {
      var grant = (AuthorizationCodeGrant) request.getAuthorizationGrant();
      return requireNonNull(PEOPLE.get(grant.getAuthorizationCode().getValue()));
    }

    @Override
    public String issuerId() {
      return "acme";
    }

    @Override
    public String subject(TokenRequest request) {
      return who(request).subject;
    }

    @Override
    public String typeHeader(TokenRequest request) {
      return "JWT";
    }

    @Override
    public List<String> audience(TokenRequest request) {
      return List.of(CLIENT);
    }

    @Override
    public Map<String, Object> addClaims(TokenRequest request) {
      return Map.of("preferred_username", who(request).name, "groups", who(request).groups);
    }

    @Override
    public long tokenExpiry() {
      return 60;
    }
  }

  /** The cookie of a sign-in that began, and what the provider gave the browser. */
  private record Back(String cookie, String body) {}

  private static Back atProvider(String subject, String name, List<String> groups, Got begun) {
    assertFits("ProviderAddress", begun);
    var address = URI.create(begun.json().get("address").asText());
    try {
      var answer =
          CLIENT_OF_BROWSER.send(
              HttpRequest.newBuilder(address).build(), BodyHandlers.discarding());
      var back = URI.create(answer.headers().firstValue("location").orElseThrow());
      assertThat(back.toString()).startsWith("http://games.example.org/sign-in?");
      var fields =
          Stream.of(back.getRawQuery().split("&", -1))
              .map(part -> part.split("=", 2))
              .filter(part -> List.of("code", "state", "iss").contains(part[0]))
              .collect(Collectors.toMap(part -> part[0], part -> part[1]));
      PEOPLE.put(requireNonNull(fields.get("code")), new Someone(subject, name, groups));
      return new Back(cookie(begun), ProtocolJson.MAPPER.writeValueAsString(fields));
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static Got begin(String body, String... headers) {
    return page("POST", "/session/provider", body, headers);
  }

  private static Got complete(Back back, String... headers) {
    var all = Stream.concat(Stream.of("Cookie", back.cookie), Stream.of(headers));
    return page("PUT", "/session/provider", back.body, all.toArray(String[]::new));
  }

  /** In a browser that has a session. */
  private static Got completeIn(String session, Back back) {
    return complete(new Back(back.cookie + "; " + session, back.body));
  }

  private static Got signIn(String subject, String name, String... groups) {
    return complete(atProvider(subject, name, List.of(groups), begin("{\"next\":\"/play\"}")));
  }

  private static String id(Got got) {
    assertThat(got.status()).as(got.body()).isLessThan(300);
    return got.json().at("/player/id").asText();
  }

  private static Got session(String cookie) {
    return api.send(api.request("/session").header("Cookie", cookie));
  }

  @Test
  void aPersonHasTheSamePlayerEachTime() {
    var first = signIn("s-ada", "Ada");
    assertFits("SignedInAtProvider", first);
    assertThat(first.json().at("/player/name").asText()).isEqualTo("Ada");
    assertThat(first.json().get("next").asText()).isEqualTo("/play");
    var shown = session(cookie(first));
    assertFits("BrowserSession", shown);
    assertThat(shown.json().get("account").asText()).isEqualTo("provider");
    assertThat(shown.json().at("/provider/name").asText()).isEqualTo("Acme");
    assertThat(shown.json().at("/provider/linked").asBoolean()).isTrue();
    assertThat(id(signIn("s-ada", "Renamed at the provider"))).isEqualTo(id(first));
  }

  @Test
  void aSignInWorksOnceAndOnlyInItsBrowser() {
    var back = atProvider("s-bea", "Bea", List.of(), begin("{}"));
    var other = cookie(begin("{}"));
    assertThat(page("PUT", "/session/provider", back.body).code()).isEqualTo("no-such-sign-in");
    assertThat(complete(new Back(other, back.body)).code())
        .as("of another browser")
        .isEqualTo("no-such-sign-in");
    assertThat(complete(back).status()).isEqualTo(200);
    assertThat(complete(back).code()).as("a second time").isEqualTo("no-such-sign-in");
  }

  @Test
  void onlyOurOwnPageSignsIn() {
    var plain = api.request("/session/provider").header("Content-Type", "application/json");
    assertThat(api.send(plain.POST(BodyPublishers.ofString("{}"))).code())
        .isEqualTo("not-from-our-page");
    var back = atProvider("s-mia", "Mia", List.of(), begin("{}"));
    var foreign = api.request("/session/provider").header("Content-Type", "application/json");
    foreign.header("Cookie", back.cookie).header("X-Apogee-Session", "1");
    foreign.header("Origin", "https://evil.example");
    assertThat(api.send(foreign.PUT(BodyPublishers.ofString(back.body))).code())
        .isEqualTo("not-from-our-page");
  }

  @Test
  void theNextPageIsOneOfOurs() {
    for (var next :
        List.of(
            "https://evil.example/",
            "//evil.example/",
            "/.//evil.example/",
            "/%2e//evil.example/",
            "/\\\\evil.example",
            "javascript:alert(1)",
            "evil",
            "/\\t/evil")) {
      assertThat(begin("{\"next\":\"" + next + "\"}").status()).as(next).isEqualTo(400);
    }
    assertThat(begin("{\"next\":\"/games/g1?ply=3\"}").status()).isEqualTo(200);
  }

  @Test
  void aGuestKeepsItsPlayerAndItsBots() {
    var made = page("POST", "/guests", "{\"name\":\"Gus\"}").json();
    var bearer = new String[] {"Authorization", "Bearer " + made.at("/token/secret").asText()};
    var bot = page("POST", "/me/bots", "{\"name\":\"Gus bot\"}", bearer).json();
    var back = atProvider("s-gus", "Gustav", List.of(), begin("{}", bearer));
    assertThat(complete(back).code())
        .as("without the guest's token somebody else sits there")
        .isEqualTo("no-such-sign-in");
    var again = atProvider("s-gus", "Gustav", List.of(), begin("{}", bearer));
    var done = complete(again, bearer);
    assertThat(id(done)).isEqualTo(made.at("/player/id").asText());
    assertThat(done.json().at("/player/name").asText()).isEqualTo("Gus");
    var cookie = cookie(done);
    assertThat(session(cookie).json().get("guest").asBoolean()).isFalse();
    var bots = api.send(api.request("/me/bots").header("Cookie", cookie)).json();
    assertThat(bots.at("/items/0/id").asText()).isEqualTo(bot.at("/player/id").asText());
    assertThat(id(signIn("s-gus", "Gustav"))).isEqualTo(id(done));
  }

  @Test
  void aNameThatIsTakenOrOfficialIsReplaced() {
    signUp("Otto");
    assertThat(signIn("s-otto", "otto").json().at("/player/name").asText()).isEqualTo("otto 2");
    assertThat(signIn("s-staff", "Administrator").json().at("/player/name").asText())
        .startsWith("Player ");
    assertThat(signIn("s-odd", "<b>Zoë</b> @x").json().at("/player/name").asText())
        .isEqualTo("b Zoë b");
  }

  private static Got signUp(String name) {
    var got =
        page(
            "POST", "/accounts", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD));
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    return got;
  }

  @Test
  void anAccountCanBeLinkedAndAnIdentityHasOnePlayer() {
    var lea = signUp("Lea");
    var old = cookie(lea);
    var wish = "{\"link\":true,\"next\":\"/account\"}";
    assertThat(begin(wish).code()).as("nobody").isEqualTo("no-token");
    var linked = completeIn(old, atProvider("s-lea", "L", List.of(), begin(wish, "Cookie", old)));
    assertThat(id(linked)).isEqualTo(id(lea));
    assertThat(session(old).json().has("player")).as("the session before").isFalse();
    assertThat(id(signIn("s-lea", "L"))).isEqualTo(id(lea));
    var max = cookie(signUp("Max"));
    var taken = completeIn(max, atProvider("s-lea", "L", List.of(), begin(wish, "Cookie", max)));
    assertThat(taken.code()).isEqualTo("identity-taken");
    assertThat(id(session(max))).as("Max is still signed in").isNotEqualTo(id(lea));
  }

  @Test
  void theProviderGivesAndTakesItsRoles() {
    var boss = signIn("s-rosa", "Rosa", "league-admins");
    assertThat(session(cookie(boss)).json().get("scopes").toString()).contains("admin");
    var later = signIn("s-rosa", "Rosa", "chess");
    assertThat(session(cookie(later)).json().get("scopes").toString()).doesNotContain("admin");
    var made =
        api.put("/players/" + id(later) + "/role", "{\"role\":\"moderator\"}", Api.ORGANISER);
    assertThat(made.status()).as(made.body()).isLessThan(300);
    var kept = signIn("s-rosa", "Rosa", "chess");
    assertThat(session(cookie(kept)).json().get("scopes").toString())
        .as("what an admin gave stays")
        .contains("moderate");
  }

  private static String role(String player) {
    return api.get("/players/" + player).json().get("role").asText();
  }

  @Test
  void theProviderTakesNoHigherRoleOfAnAdmin() {
    var kim = id(signIn("s-kim", "Kim"));
    api.put("/players/" + kim + "/role", "{\"role\":\"admin\"}", Api.ORGANISER);
    for (var group : List.of("league-moderators", "chess")) {
      signIn("s-kim", "Kim", group);
      assertThat(role(kim)).as(group).isEqualTo("admin");
    }
    var lee = id(signIn("s-lee", "Lee", "league-admins"));
    signIn("s-lee", "Lee", "league-moderators");
    assertThat(role(lee)).as("its own role").isEqualTo("moderator");
  }

  @Test
  void theOperatorsPlayerStaysAnAdminWhateverTheProviderSays() {
    var made = api.post("/players/organiser/password-link", Api.ORGANISER).json();
    var secret = made.get("path").asText().replaceFirst(".*=", "");
    var body = "{\"link\":\"%s\",\"password\":\"%s\"}".formatted(secret, PASSWORD);
    var chosen = page("PUT", "/session/password-link", body);
    var old = cookie(chosen);
    var wish = "{\"link\":true,\"next\":\"/account\"}";
    var linked = atProvider("s-boss", "Boss", List.of("league-admins"), begin(wish, "Cookie", old));
    assertThat(id(completeIn(old, linked))).isEqualTo("organiser");
    var later = signIn("s-boss", "Boss", "league-moderators");
    assertThat(role("organiser")).isEqualTo("admin");
    signIn("s-boss", "Boss", "league-admins");
    unlink(cookie(later));
    assertThat(role("organiser")).as("unlinked").isEqualTo("admin");
  }

  private static Got unlink(String cookie) {
    return page("DELETE", "/me/provider", "", "Cookie", cookie);
  }

  @Test
  void anAccountWithAPasswordCanBeUnlinked() {
    var first = signIn("s-una", "Una", "league-admins");
    assertThat(unlink(cookie(first)).code()).as("the only way to sign in").isEqualTo("no-password");
    var chosen =
        page(
            "PUT",
            "/me/password",
            "{\"password\":\"%s\"}".formatted(PASSWORD),
            "Cookie",
            cookie(first));
    var other = cookie(signIn("s-una", "Una", "league-admins"));
    var unlinked = unlink(cookie(chosen));
    assertFits("SignedIn", unlinked);
    var shown = session(cookie(unlinked)).json();
    assertThat(shown.at("/player/id").asText()).isEqualTo(id(first));
    assertThat(shown.at("/provider/linked").asBoolean()).isFalse();
    assertThat(shown.get("scopes").toString()).as("its role").doesNotContain("admin");
    assertThat(session(other).json().has("player")).as("a session of the provider").isFalse();
    assertThat(unlink(cookie(unlinked)).code()).isEqualTo("not-linked");
    assertThat(id(signIn("s-una", "Una"))).as("a new player").isNotEqualTo(id(first));
  }

  private static Got signOut(String path, String cookie) {
    return page("DELETE", path, "", "Cookie", cookie);
  }

  @Test
  void signingOutLeadsToTheProvider() {
    for (var path : List.of("/session", "/me/sessions")) {
      var cookie = cookie(signIn("s-ida", "Ida"));
      var out = signOut(path, cookie);
      assertFits("SignedOut", out);
      assertThat(out.json().get("address").asText())
          .startsWith(provider.endSessionEndpointUrl("acme").toString())
          .contains("id_token_hint=", "post_logout_redirect_uri=http%3A%2F%2Fgames.example.org");
      assertThat(session(cookie).json().has("player")).isFalse();
      assertThat(signOut("/session", cookie).status()).as("a second time").isEqualTo(204);
    }
    var ofPassword = cookie(signUp("Pia"));
    assertThat(signOut("/session", ofPassword).status()).isEqualTo(204);
  }

  @Test
  void aRefusalOfTheProviderIsNamed() {
    var back = atProvider("s-nina", "Nina", List.of(), begin("{}"));
    var body = back.body.replaceAll("\"code\":\"[^\"]*\",?", "").replace(",}", "}");
    assertThat(complete(new Back(back.cookie, body)).code()).isEqualTo("provider-refused");
  }
}
