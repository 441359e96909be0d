package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EarlyRefusalTest {
  private static final long MILLIS = 1_000_000;

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
      var request = "GET /it/all HTTP/1.1\r\nHost: x\r\n\r\n";
      var last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
      var answers = server.raw(request.repeat(39) + last);

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
  void turnsAreSpacedAndTheLastOnesShared() {
    var pace = new Pace(() -> now);
    assertThat(pace.next()).isZero();
    assertThat(pace.next()).isEqualTo(5 * MILLIS);
    assertThat(pace.next()).isEqualTo(10 * MILLIS);
    now += 12 * MILLIS;
    assertThat(pace.next()).isEqualTo(3 * MILLIS);
    for (int i = 0; i < 1000; i++) {
      assertThat(pace.next()).isLessThanOrEqualTo(1000 * MILLIS);
    }
    assertThat(pace.next()).isEqualTo(1000 * MILLIS);
    now += 60_000 * MILLIS;
    assertThat(pace.next()).as("a pause saves nothing up").isZero();
    assertThat(pace.next()).isEqualTo(5 * MILLIS);
  }
}
