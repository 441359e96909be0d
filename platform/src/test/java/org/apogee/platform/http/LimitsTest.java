package org.apogee.platform.http;

import static org.apogee.platform.http.TestServer.codeOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {
  private long now;

  private static TestServer forPlayers(String settings) {
    return new TestServer(
        settings, Route.get("/mine", Access.with(Scope.PLAY), _ -> Answer.json(Map.of())));
  }

  /** The status of the first answer that is not 401, or 401 if there is none of twenty. */
  private static int afterUnauthorized(IntFunction<HttpResponse<String>> ask) {
    return IntStream.range(0, 20)
        .map(i -> ask.apply(i).statusCode())
        .filter(status -> status != 401)
        .findFirst()
        .orElse(401);
  }

  @Test
  void aBucketEmptiesAndFillsAgain() {
    var limits = new RateLimits(new HttpSettings.Rate(2, 3), () -> now);
    for (int i = 0; i < 3; i++) {
      assertThat(limits.take("ada")).isEmpty();
    }
    assertThat(limits.take("ada")).contains(Duration.ofMillis(500));
    assertThat(limits.take("eve")).as("everybody has a bucket").isEmpty();
    now += Duration.ofMillis(500).toNanos();
    assertThat(limits.take("ada")).isEmpty();
    assertThat(limits.take("ada")).isPresent();
    now += Duration.ofHours(1).toNanos();
    for (int i = 0; i < 3; i++) {
      assertThat(limits.take("ada")).isEmpty();
    }
    assertThat(limits.take("ada")).as("a pause saves up a burst, no more").isPresent();
  }

  @Test
  void aFloodOfAddressesTakesNoMoreMemory() {
    var limits = new RateLimits(new HttpSettings.Rate(1, 1), () -> now);
    long admitted = IntStream.range(0, 50_000).filter(i -> limits.take("a" + i).isEmpty()).count();
    assertThat(limits.size()).isLessThanOrEqualTo(20_001);
    assertThat(admitted).isEqualTo(20_001);
    now += Duration.ofSeconds(2).toNanos();
    assertThat(limits.take("newcomer")).as("full buckets make room").isEmpty();
    assertThat(limits.size()).isLessThan(10);
  }

  @Test
  void whoAsksTooOftenWaitsAndNobodyElse() {
    try (var server =
        new TestServer(
            "requests-per-second = 1, requests-burst = 3, anonymous-burst = 1000",
            Route.get("/mine", Access.with(Scope.PLAY), _ -> Answer.json(Map.of())),
            Route.get("/theirs", Access.with(Scope.ORGANISE), _ -> Answer.json(Map.of())))) {
      int status = 200;
      var last = server.get("/mine", TestServer.PLAYER);
      for (int i = 0; i < 20 && status == 200; i++) {
        last = server.get("/mine", TestServer.PLAYER);
        status = last.statusCode();
      }
      assertThat(status).isEqualTo(429);
      assertThat(codeOf(last)).isEqualTo("too-many-requests");
      assertThat(last.headers().firstValue("Retry-After")).contains("1");
      assertThat(server.get("/theirs", TestServer.ORGANISER).statusCode()).isEqualTo(200);
      assertThat(server.registry.scrape()).contains("apogee_rate_limited_total{scope=\"owner\"}");
    }
  }

  @Test
  void guessingTokensIsAsSlowAsAskingWithoutOne() {
    try (var server = forPlayers("anonymous-per-second = 1, anonymous-burst = 5")) {
      assertThat(afterUnauthorized(i -> server.get("/mine", "guess-" + i))).isEqualTo(429);
      assertThat(server.registry.scrape())
          .contains("apogee_auth_failures_total{reason=\"bad-token\"}");
    }
  }

  @Test
  void aHeaderThatCannotBeReadPaysLikeAGuess() {
    try (var server = forPlayers("anonymous-per-second = 1, anonymous-burst = 5")) {
      int status =
          afterUnauthorized(
              i -> server.send(server.request("/mine").header("Authorization", "Basic " + i)));
      assertThat(status).isEqualTo(429);
    }
  }

  @Test
  void allTokensOfAnAccountShareItsRate() {
    try (var server = forPlayers("requests-per-second = 1, requests-burst = 4")) {
      int admitted = 0;
      for (int i = 0; i < 20; i++) {
        var token = i % 2 == 0 ? TestServer.PLAYER : TestServer.PLAYERS_BOT;
        admitted += server.get("/mine", token).statusCode() == 200 ? 1 : 0;
      }
      assertThat(admitted).as("with one token after the other").isLessThan(15);
    }
  }

  @Test
  void aValidTokenIsNotRefusedForAFloodFromItsAddress() {
    try (var server = forPlayers("anonymous-per-second = 1, anonymous-burst = 1")) {
      assertThat(afterUnauthorized(i -> server.get("/mine", "guess-" + i)))
          .as("the address has no room left")
          .isEqualTo(429);
      assertThat(server.get("/mine", TestServer.PLAYER).statusCode()).isEqualTo(200);
      assertThat(server.get("/mine", TestServer.ORGANISER).statusCode()).isEqualTo(403);
    }
  }

  @Test
  void aTokenThatWasRefusedIsNotLookedUpAgain() {
    try (var server = forPlayers("anonymous-burst = 1000")) {
      for (int i = 0; i < 10; i++) {
        assertThat(codeOf(server.get("/mine", TestServer.EXPIRED))).isEqualTo("expired-token");
      }
      assertThat(server.lookups).hasValue(1);
    }
  }

  @Test
  void anIssuedTokenThatIsNoLongerValidPaysByItsAddress() {
    try (var server = forPlayers("anonymous-per-second = 1, anonymous-burst = 5")) {
      assertThat(afterUnauthorized(_ -> server.get("/mine", TestServer.EXPIRED))).isEqualTo(429);
    }
  }

  @Test
  void behindAProxyTheLastForwardedAddressCounts() {
    try (var server =
        new TestServer(
            "trust-forwarded = true, anonymous-per-second = 1, anonymous-burst = 1",
            Route.get("/it", Access.ANYBODY, _ -> Answer.json(Map.of())))) {
      assertThat(forwarded(server, "10.0.0.1")).isEqualTo(200);
      assertThat(forwarded(server, "9.9.9.9, 10.0.0.1")).isEqualTo(429);
      assertThat(forwarded(server, "10.0.0.2")).isEqualTo(200);
      assertThat(forwarded(server, "2001:db8:0:1::1")).isEqualTo(200);
      assertThat(forwarded(server, "2001:db8:0:1::2")).as("one network").isEqualTo(429);
    }
  }

  @Test
  void theClientsAddressIsReadFromTheRightPastTrustedProxies() {
    try (var server =
        new TestServer(
            "trusted-proxies = \"127.0.0.1, 10.0.0.0/8,fd00::/8\","
                + " anonymous-per-second = 1, anonymous-burst = 1",
            Route.get("/it", Access.ANYBODY, _ -> Answer.json(Map.of())))) {
      assertThat(forwarded(server, "198.51.100.1, 10.1.2.3")).isEqualTo(200);
      assertThat(forwarded(server, "203.0.113.9, 198.51.100.1,10.9.9.9")).isEqualTo(429);
      assertThat(forwarded(server, "198.51.100.1:4711")).as("with its port").isEqualTo(429);
      assertThat(forwarded(server, "198.51.100.2")).isEqualTo(200);
      assertThat(forwarded(server, "198.51.100.3, what, fd00::1"))
          .as("as far as it reads")
          .isEqualTo(200);
      assertThat(forwarded(server, "198.51.100.4, what, fd00::1")).isEqualTo(429);
      var twoHeaders =
          server
              .request("/it")
              .header("X-Forwarded-For", "203.0.113.77")
              .header("X-Forwarded-For", "198.51.100.1");
      assertThat(server.send(twoHeaders).statusCode()).as("two headers, one list").isEqualTo(429);
    }
  }

  @Test
  void nobodyChoosesAnAddressWhereNoProxyIsTrusted() {
    try (var server =
        new TestServer(
            "trusted-proxies = \"192.0.2.0/24\", anonymous-per-second = 1, anonymous-burst = 1",
            Route.get("/it", Access.ANYBODY, _ -> Answer.json(Map.of())))) {
      assertThat(forwarded(server, "198.51.100.1")).isEqualTo(200);
      assertThat(forwarded(server, "198.51.100.2")).isEqualTo(429);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"10.0.0.0/33", "localhost", "10.0.0.0/", "10.0.0.0/8/8", ","})
  void aProxyThatIsNoNetworkStopsTheStart(String text) {
    assertThatThrownBy(() -> TestServer.settings("trusted-proxies = \"" + text + "\""))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.http.trusted-proxies");
  }

  private static int forwarded(TestServer server, String addresses) {
    return server.send(server.request("/it").header("X-Forwarded-For", addresses)).statusCode();
  }
}
