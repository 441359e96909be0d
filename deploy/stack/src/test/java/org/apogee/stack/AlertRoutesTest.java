package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apogee.local.LocalAlertmanager;
import org.apogee.local.LocalPorts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The routes of an installation in a real Alertmanager, which sends to a webhook. */
class AlertRoutesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int FASTER = 60;

  @TempDir Path home;

  @Test
  void onlyTheReceiversDifferFromThoseOfAnInstallation() {
    var here = AlertRoutes.to("http://127.0.0.1:1", 1);
    var there = Rules.read("alertmanager.yml");
    assertThat(upToReceivers(here)).isEqualTo(upToReceivers(there));
    assertThat(here).contains("url: http://127.0.0.1:1/page").doesNotContain("url_file");
    assertThat(names(here)).isEqualTo(names(there)).containsExactly("page", "ticket");
  }

  @Test
  void aDrillWaitsShorterAndRoutesTheSame() {
    assertThat(AlertRoutes.to("http://127.0.0.1:1", 10))
        .contains("group_wait: 3s", "group_interval: 30s", "repeat_interval: 8640s")
        .contains("group_wait: 1s", "group_interval: 6s", "repeat_interval: 360s");
  }

  private static String upToReceivers(String settings) {
    return settings.substring(0, settings.indexOf("\nreceivers:"));
  }

  private static List<String> names(String settings) {
    return settings
        .lines()
        .filter(line -> line.startsWith("  - name: "))
        .map(line -> line.substring(10))
        .toList();
  }

  @Test
  void pagesAndTicketsArriveWhereTheyBelongAndSoDoTheirEnds() throws Exception {
    try (var real = new Real()) {
      real.post("", alert("DatabaseAway", "page", ""), alert("DeadLetters", "ticket", ""));
      real.awaitNotification("page", true, "DatabaseAway");
      real.awaitNotification("ticket", true, "DeadLetters");
      real.post("2020-01-01T00:00:00Z", alert("DatabaseAway", "page", ""));
      real.awaitNotification("page", false, "DatabaseAway");
      assertThat(real.received)
          .as("nothing arrives twice, or at the other receiver")
          .hasSize(3)
          .allMatch(one -> one.receiver().equals(one.labels().get("severity")));
    }
  }

  @Test
  void aCauseSilencesItsConsequencesAndNothingElse() throws Exception {
    try (var real = new Real()) {
      real.post(
          "",
          alert("DatabaseAway", "page", "a"),
          alert("RequestsFailing", "page", ""),
          alert("InvariantBroken", "page", ""),
          alert("NodeDown", "ticket", "a"),
          alert("HeapTight", "ticket", "a"),
          alert("HeapTight", "ticket", "b"));
      var expected =
          Map.of(
              "DatabaseAway a", "active",
              "RequestsFailing ", "suppressed",
              "InvariantBroken ", "active",
              "NodeDown a", "active",
              "HeapTight a", "suppressed",
              "HeapTight b", "active");
      await().atMost(PATIENCE).untilAsserted(() -> assertThat(real.states()).isEqualTo(expected));
      real.awaitNotification("ticket", true, "HeapTight");
      assertThat(real.received)
          .noneMatch(one -> one.alert().equals("RequestsFailing"))
          .noneMatch(
              one -> one.alert().equals("HeapTight") && "a".equals(one.labels().get("instance")));
    }
  }

  private static Map<String, String> alert(String name, String severity, String instance) {
    return Map.of("alertname", name, "severity", severity, "instance", instance);
  }

  /** The program, our routes, and a webhook. */
  private final class Real implements AutoCloseable {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final List<Notification> received = new CopyOnWriteArrayList<>();
    private final AlertInbox inbox = new AlertInbox(received::add);
    private final HttpClient client = HttpClient.newHttpClient();
    private final LocalAlertmanager alertmanager;

    Real() {
      assumeTrue(
          LocalAlertmanager.program().isPresent(),
          "skipped: Debian's package prometheus-alertmanager is missing");
      alertmanager =
          LocalAlertmanager.start(home, LocalPorts.free(), AlertRoutes.to(inbox.address(), FASTER));
    }

    /** As Prometheus posts alerts; with a time in the past they have ended. */
    @SafeVarargs
    final void post(String endsAt, Map<String, String>... alerts) throws Exception {
      var body = new ArrayList<Map<String, Object>>();
      for (var labels : alerts) {
        body.add(
            endsAt.isEmpty()
                ? Map.of("labels", labels)
                : Map.of("labels", labels, "endsAt", endsAt));
      }
      var request =
          HttpRequest.newBuilder(URI.create(alertmanager.address() + "/api/v2/alerts"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(MAPPER.writeValueAsString(body)))
              .build();
      assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    }

    /** By name and instance, whether an alert is active or suppressed. */
    Map<String, String> states() throws IOException, InterruptedException {
      var request =
          HttpRequest.newBuilder(URI.create(alertmanager.address() + "/api/v2/alerts")).build();
      var states = new TreeMap<String, String>();
      for (JsonNode alert : MAPPER.readTree(client.send(request, BodyHandlers.ofString()).body())) {
        states.put(
            alert.at("/labels/alertname").asText() + " " + alert.at("/labels/instance").asText(),
            alert.at("/status/state").asText());
      }
      return states;
    }

    void awaitNotification(String receiver, boolean isFiring, String alert) {
      await()
          .atMost(PATIENCE)
          .until(() ->
              received.stream()
                  .anyMatch(one ->
                      one.receiver().equals(receiver)
                          && one.isFiring() == isFiring
                          && one.alert().equals(alert)));
    }

    @Override
    public void close() {
      alertmanager.close();
      inbox.close();
      client.close();
    }
  }
}
