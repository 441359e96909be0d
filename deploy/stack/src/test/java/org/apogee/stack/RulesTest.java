package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rules of a drill are those of an installation with shorter times, and nothing else. */
class RulesTest {
  @Test
  void rangesWaitsAndAgesAreShorterAndNothingElseIs() {
    var rules =
        """
              expr: |
                max(apogee_feed_lag_seconds) > 60 and x:ratio1h > 0.144
                and deriv(max(lag_records)[10m:30s]) > 1000 and rate(x{le="30.0"}[5m]) > 0
              for: 1m
            interval: 15s
        """;
    assertThat(Rules.faster(rules, 4))
        .isEqualTo(
            """
                  expr: |
                    max(apogee_feed_lag_seconds) > 15 and x:ratio1h > 0.144
                    and deriv(max(lag_records)[150s:7s]) > 1000 and rate(x{le="30.0"}[75s]) > 0
                  for: 15s
                interval: 3s
            """);
  }

  @Test
  void theShortestTimesStayLongEnoughForAFewScrapes() {
    assertThat(Rules.faster("rate(x[1m:15s])\n for: 15s", 60))
        .isEqualTo("rate(x[10s:1s])\n for: 1s");
  }

  @Test
  void everyAlertOfAnInstallationIsInTheDrill() {
    var real = Rules.all();
    var drill = Rules.faster(4);
    assertThat(drill).containsOnlyKeys(real.keySet());
    real.forEach((name, text) ->
        assertThat(
                drill
                    .getOrDefault(name, "")
                    .lines()
                    .filter(line -> line.contains("alert:"))
                    .toList())
            .isEqualTo(text.lines().filter(line -> line.contains("alert:")).toList()));
    assertThat(drill.get("alerts.yml")).contains("for: 15s").doesNotContain("[15m]");
  }
}
