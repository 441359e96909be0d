package org.apogee.grafana;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apogee.local.LocalAlertmanager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The routes of an installation, by Alertmanager's own judge and against the alerts. */
class RoutesTest {
  private static final Path ROUTES = Path.of("alertmanager", "alertmanager.yml");
  private static final Pattern MATCHER = Pattern.compile("(\\w+)=~?\"(.+)\"");
  private static final Map<String, String> SEVERITIES =
      Rules.alerts().stream()
          .collect(
              Collectors.toMap(
                  alert -> alert.path("alert").asText(),
                  alert -> alert.at("/labels/severity").asText()));

  private final JsonNode routes = new YAMLMapper().readTree(ROUTES.toFile());

  RoutesTest() throws IOException {}

  @Test
  void alertmanagerAcceptsThem(@TempDir Path home) throws Exception {
    var routing = settings(home);
    amtool("check-config", routing);
    assertThat(amtool("config", "routes", "test", "--config.file=" + routing, "severity=page"))
        .endsWith("page");
    assertThat(amtool("config", "routes", "test", "--config.file=" + routing, "severity=ticket"))
        .endsWith("ticket");
    assertThat(
            amtool(
                "config",
                "routes",
                "test",
                "--config.file=" + routing,
                "severity=page",
                "alertname=AlertsNotDelivered"))
        .as("by both, because one of them fails")
        .endsWith("ticket,page");
  }

  /** Debian's Alertmanager knows the URL of a webhook from a file only since 0.26. */
  private static String settings(Path home) throws IOException {
    var text = Files.readString(ROUTES).replaceAll("url_file: .+", "url: http://127.0.0.1:1/");
    return Files.writeString(home.resolve("alertmanager.yml"), text).toString();
  }

  @Test
  void everySeverityHasItsReceiverAndEverySecretIsInAFile() {
    var names = new TreeSet<String>();
    for (var receiver : routes.path("receivers")) {
      names.add(receiver.path("name").asText());
      var webhook = receiver.path("webhook_configs").path(0);
      assertThat(webhook.properties()).extracting(Map.Entry::getKey).containsExactly("url_file");
    }
    assertThat(names).isEqualTo(new TreeSet<>(SEVERITIES.values()));
  }

  @Test
  void inhibitionsNameAlertsAndATicketNeverSilencesAPage() {
    assertThat(routes.path("inhibit_rules")).isNotEmpty();
    for (var rule : routes.path("inhibit_rules")) {
      var sources = alerts(rule.path("source_matchers"));
      var targets = alerts(rule.path("target_matchers"));
      assertThat(SEVERITIES.keySet()).containsAll(sources).containsAll(targets);
      assertThat(sources).as("an alert would silence itself").doesNotContainAnyElementsOf(targets);
      if (sources.stream().anyMatch(source -> "ticket".equals(SEVERITIES.get(source)))) {
        assertThat(targets)
            .as("silenced by " + sources)
            .allMatch(target -> "ticket".equals(SEVERITIES.get(target)));
      }
    }
  }

  private static Set<String> alerts(JsonNode matchers) {
    var names = new TreeSet<String>();
    for (var text : matchers) {
      var matcher = MATCHER.matcher(text.asText());
      assertThat(matcher.matches()).as(text.asText()).isTrue();
      if (matcher.group(1).equals("alertname")) {
        names.addAll(List.of(matcher.group(2).split("\\|")));
      }
    }
    assertThat(names).isNotEmpty();
    return names;
  }

  private static String amtool(String... arguments) throws IOException, InterruptedException {
    assumeTrue(
        LocalAlertmanager.program().isPresent(),
        "skipped: Debian's package prometheus-alertmanager is missing");
    var command = new ArrayList<>(List.of("amtool"));
    command.addAll(List.of(arguments));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.strip();
  }
}
