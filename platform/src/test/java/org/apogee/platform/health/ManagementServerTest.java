package org.apogee.platform.health;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.health.Health.Question;
import org.apogee.platform.metrics.Build;
import org.apogee.platform.metrics.Metrics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ManagementServerTest {
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private boolean joined;
  private final Health health = new Health(() -> now);
  private final Metrics metrics = Metrics.of(Build.current());
  private final ManagementServer server =
      ManagementServer.start(
          Configuration.of(
              ConfigFactory.parseString("apogee.management { host = 127.0.0.1, port = 0 }")),
          health,
          metrics);
  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    client.close();
    server.close();
    metrics.close();
  }

  @Test
  void readyNamesEachCheckAndSinceWhenItSaysSo() throws Exception {
    health.started();
    health.check(Question.READY, "member", () -> joined);
    var before = get("/ready");
    assertThat(before.statusCode()).isEqualTo(503);
    assertThat(before.body())
        .isEqualTo(
            "{\"ok\":false,\"checks\":{"
                + "\"start-complete\":{\"ok\":true,\"since\":\"2026-01-01T00:00:00Z\"},"
                + "\"not-shutting-down\":{\"ok\":true,\"since\":\"2026-01-01T00:00:00Z\"},"
                + "\"member\":{\"ok\":false,\"since\":\"2026-01-01T00:00:00Z\"}}}");
    now = now.plusSeconds(9);
    joined = true;
    var after = get("/ready");
    assertThat(after.statusCode()).isEqualTo(200);
    assertThat(after.body())
        .contains("\"member\":{\"ok\":true,\"since\":\"2026-01-01T00:00:09Z\"}")
        .contains("\"not-shutting-down\":{\"ok\":true,\"since\":\"2026-01-01T00:00:00Z\"}");
  }

  @Test
  void aShutdownIsNotReadyButStillAlive() throws Exception {
    health.started();
    health.shutDown();
    assertThat(get("/ready").statusCode()).isEqualTo(503);
    assertThat(get("/alive").statusCode()).isEqualTo(200);
    assertThat(get("/started").statusCode()).isEqualTo(200);
    assertThat(get("/metrics").body()).contains("apogee_ready 0.0");
  }

  @Test
  void aCheckThatThrowsSaysNo() throws Exception {
    health.check(
        Question.ALIVE,
        "dispatcher",
        () -> {
          throw new IllegalStateException("stuck");
        });
    assertThat(get("/alive").statusCode()).isEqualTo(503);
  }

  @Test
  void aProcessThatStillStartsIsAliveAndNothingElse() throws Exception {
    assertThat(get("/started").statusCode()).isEqualTo(503);
    assertThat(get("/ready").statusCode()).isEqualTo(503);
    assertThat(get("/alive").statusCode()).isEqualTo(200);
    now = now.plusMillis(2500);
    health.started();
    assertThat(get("/started").statusCode()).isEqualTo(200);
    assertThat(get("/ready").statusCode()).isEqualTo(200);
    assertThat(get("/metrics").body()).contains("apogee_start_seconds 2.5");
  }

  @Test
  void metricsTellOfTheBuildAndTheMachine() throws Exception {
    health.started();
    var scrape = get("/metrics");
    assertThat(scrape.headers().firstValue("Content-Type"))
        .contains("text/plain; version=0.0.4; charset=utf-8");
    assertThat(scrape.body())
        .contains("apogee_build_info{", "version=\"0.", "jvm_memory_used_bytes", "apogee_ready 1.0")
        .doesNotContain("${");
    var lines = scrape.body().lines().filter(line -> line.startsWith("# HELP")).toList();
    assertThat(lines).as("every metric says what it is").noneMatch(line -> line.endsWith(" "));
  }

  @Test
  void otherPathsAreNotHere() throws Exception {
    assertThat(get("/").statusCode()).isEqualTo(404);
    assertThat(get("/ready/x").statusCode()).isEqualTo(404);
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    var uri = URI.create("http://127.0.0.1:" + server.port() + path);
    return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
  }
}
