package org.apogee.proving.alert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.local.LocalAlertmanager;
import org.apogee.local.LocalPrometheus;
import org.apogee.proving.alert.AlertDrill.Raised;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Three faults, each of which raises its alert and no false one, before a real Prometheus. A real
 * Alertmanager delivers the alert and its end to a webhook. The long form with all faults is {@code
 * apogee bench alerts}.
 */
class AlertsTest {
  private static final Logger LOG = LoggerFactory.getLogger(AlertsTest.class);
  private static final int FASTER = 6;
  private static final int GAMES = 6;

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path home;

  @Test
  void aFaultRaisesItsAlertAndNoOther() throws Exception {
    assumeTrue(
        LocalPrometheus.program().isPresent(), "skipped: Debian's package prometheus is missing");
    assumeTrue(
        LocalAlertmanager.program().isPresent(),
        "skipped: Debian's package prometheus-alertmanager is missing");
    try (var drill = AlertDrill.start(StackPlan.onFreePorts(home, 1), FASTER, GAMES, LOG::info)) {
      assertThat(drill.quiet(Duration.ofSeconds(15))).as("alerts without a fault").isEmpty();
      var raised = new ArrayList<Raised>();
      for (var alarm : Alarm.of(List.of("broker", "consumer", "poison"))) {
        raised.add(drill.raise(alarm));
      }
      assertThat(raised).as("each with its alert, and no false one").allMatch(Raised::isRight);
    }
  }
}
