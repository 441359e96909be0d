package org.apogee.stack.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RouteTableTest {
  @ParameterizedTest
  @CsvSource({
    "ANALYTICS, /api/v1/ratings",
    "ANALYTICS, /api/v1/ratings?limit=3",
    "ANALYTICS, /api/v1/ratings/nova-solis",
    "ANALYTICS, /api/v1/ratings/sol/history?participant=x",
    "ANALYTICS, /api/v1/stats/entity",
    "ANALYTICS, /api/v1/analytics/openapi.json",
    "ANALYTICS, /api/v1/players/house:greedy/history",
    "ANALYTICS, /api/v1/players/p-1/history?limit=3",
    "MATCHMAKER, /api/v1/tournaments",
    "MATCHMAKER, /api/v1/tournaments?state=open",
    "MATCHMAKER, /api/v1/tournaments/t-1/stream",
    "MATCHMAKER, /api/v1/seasons/s-1/calendar.ics",
    "NODE, /api/v1/players/p-1",
    "NODE, /api/v1/players//history",
    "NODE, /api/v1/players",
    "NODE, /api/v1/players/p-1/history/x",
    "NODE, /api/v1/ratingsx",
    "NODE, /api/v1/games/ratings",
    "NODE, /api/v1/games?after=/api/v1/ratings",
    "NODE, /ratings",
    "NODE, /tournaments/t-1",
    "NODE, /",
    "NODE, *",
    "NODE, ''",
  })
  void aPathGoesToThePartThatServesIt(Part part, String path) {
    assertThat(RouteTable.documented().part(path)).isEqualTo(part);
  }

  @Test
  void aRuleIsTheShortestStartThatNobodyShares() {
    var table =
        table(
            List.of("/api/v1/games", "/api/v1/games/{id}"),
            List.of("/api/v1/cups", "/api/v1/cups/{id}", "/api/v1/games/{id}/cup"),
            List.of("/api/v1/games/{id}/graph", "/api/v1/games/{id}/graph/{day}", "/api/v1/sum"));
    assertThat(table.rules(Part.NODE)).isEmpty();
    assertThat(table.rules(Part.MATCHMAKER))
        .extracting(PathRule::regex)
        .containsExactly("/api/v1/cups(/|$)", "/api/v1/games/[^/]+/cup$");
    assertThat(table.rules(Part.ANALYTICS))
        .extracting(PathRule::regex)
        .containsExactly("/api/v1/games/[^/]+/graph(/|$)", "/api/v1/sum$");
  }

  @Test
  void aPathBelowWhichTwoPartsServeIsARuleOfItsOwn() {
    var table =
        table(
            List.of("/api/v1/cups/{id}/games"),
            List.of("/api/v1/cups", "/api/v1/cups/{id}", "/api/v1/cups/{id}/rounds"),
            List.of());
    assertThat(table.rules(Part.MATCHMAKER))
        .extracting(PathRule::regex)
        .containsExactly("/api/v1/cups$", "/api/v1/cups/[^/]+$", "/api/v1/cups/[^/]+/rounds$");
  }

  @Test
  void aPathOfTwoPartsIsRefused() {
    assertThatThrownBy(
            () -> table(List.of("/api/v1/a/{id}"), List.of(), List.of("/api/v1/a/{other}")))
        .hasMessage("two documents claim /api/v1/a/*");
    assertThatThrownBy(() -> table(List.of(), List.of("/cups/{id}"), List.of()))
        .hasMessage("not a path of the API: /cups/*");
  }

  private static RouteTable table(
      List<String> node, List<String> matchmaker, List<String> analytics) {
    return RouteTable.of(
        Map.of(Part.NODE, node, Part.MATCHMAKER, matchmaker, Part.ANALYTICS, analytics));
  }
}
