package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyticsPartTest {
  @ParameterizedTest
  @CsvSource({
    "true, /api/v1/ratings",
    "true, /api/v1/ratings?limit=3",
    "true, /api/v1/ratings/nova-solis",
    "true, /api/v1/ratings/sol/history?participant=x",
    "true, /api/v1/stats/entity",
    "true, /api/v1/analytics/openapi.json",
    "true, /api/v1/players/house:greedy/history",
    "true, /api/v1/players/p-1/history?limit=3",
    "false, /api/v1/players/p-1",
    "false, /api/v1/players",
    "false, /api/v1/players/p-1/history/x",
    "false, /api/v1/ratingsx",
    "false, /api/v1/games/ratings",
    "false, /ratings",
    "false, /",
  })
  void itsPathsAreKnown(boolean isOurs, String path) {
    assertThat(AnalyticsPart.isOurs(path)).isEqualTo(isOurs);
  }
}
