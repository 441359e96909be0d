package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class EarlyRefusalTest {
  private static final long MILLIS = 1_000_000;
  private static final String REQUEST = "GET /it/all HTTP/1.1\r\nHost: x\r\n\r\n";

  private long now;

  @Test
  void eachRequestOfAFloodIsAnsweredInItsTurnAndReachesNoHandler() throws IOException {
    var handled = new AtomicInteger();
    try (var server =
        new TestServer(
            "anonymous-per-second = 1, anonymous-burst = 3",
            Route.get(
                "/it/all",
                Access.ANYBODY,
                _ -> {
                  handled.incrementAndGet();
                  return Answer.json(Map.of());
                }))) {
      var last = REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
      var answers = server.raw(REQUEST.repeat(39) + last);

      assertThat(answers.split("HTTP/1.1 ", -1)).as("all answered").hasSize(41);
      int refused = answers.split("HTTP/1.1 429 ", -1).length - 1;
      assertThat(refused).isEqualTo(40 - handled.get()).isGreaterThan(30);
      assertThat(answers.split("Retry-After: 1\r\n", -1)).hasSize(refused + 1);
      assertThat(answers.split("\"code\":\"too-many-requests\"", -1)).hasSize(refused + 1);
      assertThat(server.registry.scrape())
          .contains("apogee_rate_limited_total{scope=\"address\"} " + (double) refused)
          .contains("apogee_refusals_total{code=\"too-many-requests\"} " + (double) refused);
    }
  }

  @Test
  void whatHasNoLimitIsNotRefused() {
    try (var server =
        new TestServer(
            "anonymous-per-second = 1, anonymous-burst = 1",
            Route.get("/it/all", Access.ANYBODY, _ -> Answer.json(Map.of())))) {
      server.get("/it/all");
      assertThat(server.get("/it/all").statusCode()).isEqualTo(429);
      assertThat(server.get("/page").statusCode()).isEqualTo(404);
      assertThat(server.get("/it/all", TestServer.PLAYER).statusCode()).isEqualTo(200);
      assertThat(server.get("/it/all", TestServer.UNDECIDED).statusCode())
          .as("not refused for its address, as long as nobody can say whose it is")
          .isEqualTo(503);
    }
  }

  @Test
  void aHeadCountsAgainstTheLimit() {
    try (var server =
        new TestServer(
            "anonymous-per-second = 1, anonymous-burst = 1",
            Route.get("/it/all", Access.ANYBODY, _ -> Answer.json(Map.of())))) {
      assertThat(server.send(server.request("/it/all").HEAD()).statusCode()).isEqualTo(200);
      assertThat(server.send(server.request("/it/all").HEAD()).statusCode()).isEqualTo(429);
    }
  }

  @Test
  void aServerThatStopsAnswersWhatWaits() throws IOException {
    int clients = 400;
    var handled = new AtomicInteger();
    var sockets = new ArrayList<Socket>();
    try (var server =
        new TestServer(
            "anonymous-per-second = 1, anonymous-burst = 1",
            Route.get(
                "/it/all",
                Access.ANYBODY,
                _ -> {
                  handled.incrementAndGet();
                  return Answer.json(Map.of());
                }))) {
      for (int i = 0; i < clients; i++) {
        var socket = server.socket();
        sockets.add(socket);
        socket.getOutputStream().write(REQUEST.getBytes(US_ASCII));
      }
      var refused = server.registry.get("apogee.rate.limited").tag("scope", "address").counter();
      await().until(() -> refused.count() + handled.get() == clients);
    }
    for (var socket : sockets) {
      var answer = new String(socket.getInputStream().readAllBytes(), US_ASCII);
      assertThat(answer).containsPattern("^HTTP/1.1 (200|429) ");
      socket.close();
    }
  }

  @Test
  void turnsAreSpaced() {
    var pace = new Pace(() -> now, () -> 0);
    assertThat(pace.next(0, 1)).isZero();
    assertThat(pace.next(1, 1)).isEqualTo(5 * MILLIS);
    assertThat(pace.next(2, 1)).isEqualTo(10 * MILLIS);
    now += 12 * MILLIS;
    assertThat(pace.next(3, 1)).isEqualTo(3 * MILLIS);
    now += 60_000 * MILLIS;
    assertThat(pace.next(0, 1)).as("a pause saves nothing up").isZero();
    assertThat(pace.next(1, 1)).isEqualTo(5 * MILLIS);
  }

  @Test
  void whoeverAsksMostWaitsLongest() {
    var random = new AtomicReference<>(0.0);
    var pace = new Pace(() -> now, random::get);
    for (int i = 0; i < 4000; i++) {
      assertThat(pace.next(i, 1)).isLessThanOrEqualTo(19_000 * MILLIS);
    }
    assertThat(pace.next(4000, 1)).isEqualTo(19_000 * MILLIS);
    assertThat(pace.next(0, 1)).as("another sender").isEqualTo(1000 * MILLIS);
    assertThat(pace.next(2, 1)).as("its third request").isEqualTo(3000 * MILLIS);
    assertThat(pace.next(4000, 0.5)).as("few connections are left").isEqualTo(9500 * MILLIS);
    assertThat(pace.next(4000, 0)).as("none is left").isEqualTo(1000 * MILLIS);
    random.set(0.5);
    assertThat(pace.next(4000, 1))
        .as("they do not leave together")
        .isCloseTo(19_000 * MILLIS * 5 / 6, within(1L));
  }

  @Test
  void whenFewConnectionsAreLeftARefusalEndsItsOwn() throws IOException {
    try (var server =
            new TestServer(
                "anonymous-per-second = 1, anonymous-burst = 1, connections-max = 4",
                Route.get("/it/all", Access.ANYBODY, _ -> Answer.json(Map.of())));
        var _ = server.socket();
        var _ = server.socket();
        var sender = server.socket()) {
      sender.getOutputStream().write(REQUEST.repeat(2).getBytes(US_ASCII));
      var answers = new String(sender.getInputStream().readAllBytes(), US_ASCII);
      assertThat(answers)
          .startsWith("HTTP/1.1 200 ")
          .contains("HTTP/1.1 429 ")
          .contains("Connection: close\r\n");
    }
  }
}
