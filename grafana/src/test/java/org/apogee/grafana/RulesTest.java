package org.apogee.grafana;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apogee.local.LocalPrometheus;
import org.junit.jupiter.api.Test;

/** The rules by Prometheus' own judge, and the pages that belong to them. */
class RulesTest {
  private static final Path RUNBOOKS = Path.of("..", "docs", "runbooks");
  private static final String ALERTS = "prometheus/tests/alerts_test.yml";
  private static final String HOURS = "prometheus/tests/hours_test.yml";
  private static final List<String> CHAPTERS =
      List.of(
          "**Impact on users.**",
          "**First look.**",
          "**Likely causes, most likely first**",
          "**What to do**",
          "**How to see that it worked.**",
          "**What not to do.**");

  @Test
  void prometheusAcceptsRulesAndSettings() throws Exception {
    promtool("check", "rules", "prometheus/rules/alerts.yml", "prometheus/rules/objectives.yml");
    promtool("check", "config", "prometheus/prometheus.yml");
  }

  @Test
  void eachAlertFiresWhenItShouldAndNotWhenAllIsWell() throws Exception {
    promtool("test", "rules", ALERTS, HOURS);
  }

  @Test
  void everyAlertIsTestedAndHasItsPage() throws Exception {
    var tests = Files.readString(Path.of(ALERTS)) + Files.readString(Path.of(HOURS));
    var names = new ArrayList<String>();
    for (var alert : Rules.alerts()) {
      var name = alert.path("alert").asText();
      names.add(name + ".md");
      assertThat(tests).as("a unit test of " + name).contains(name);
      assertThat(alert.at("/labels/severity").asText()).isIn("page", "ticket");
      assertThat(alert.at("/annotations/runbook").asText())
          .isEqualTo("docs/runbooks/" + name + ".md");
      var page = Files.readString(RUNBOOKS.resolve(name + ".md"));
      assertThat(page).startsWith("# " + name + "\n");
      assertThat(page).containsSubsequence(CHAPTERS);
    }
    try (var pages = Files.list(RUNBOOKS)) {
      assertThat(pages.map(page -> page.getFileName().toString()))
          .as("a page without an alert")
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  private static void promtool(String... arguments) throws IOException, InterruptedException {
    assumeTrue(
        LocalPrometheus.program().isPresent(), "skipped: Debian's package prometheus is missing");
    var command = new ArrayList<>(List.of("promtool"));
    command.addAll(List.of(arguments));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
