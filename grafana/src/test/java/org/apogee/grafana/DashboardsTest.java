package org.apogee.grafana;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be held of a dashboard without the server that draws it. */
class DashboardsTest {
  private static final int COLUMNS = 24;
  private static final int NEWEST_SCHEMA = 42;
  private static final String SOURCE = "${datasource}";

  static List<Dashboard> dashboards() {
    return Dashboard.all();
  }

  @Test
  void thereAreNineAndNoTwoShareAnAddress() {
    assertThat(dashboards()).hasSize(9).extracting(Dashboard::uid).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("dashboards")
  void theDashboardIsPlain(Dashboard dashboard) {
    assertThat(dashboard.json().path("schemaVersion").asInt()).isBetween(30, NEWEST_SCHEMA);
    assertThat(dashboard.json().has("id")).as("an id of some server").isFalse();
    assertThat(dashboard.json().path("title").asText()).startsWith("Apogee: ");
    assertThat(dashboard.json().path("description").asText()).isNotBlank();
    var ids = dashboard.panels().map(panel -> panel.path("id").asInt()).toList();
    assertThat(ids).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("dashboards")
  void everyPanelSaysWhatItShowsAndWhatGoodIs(Dashboard dashboard) {
    dashboard
        .panels()
        .filter(panel -> !isRow(panel))
        .forEach(panel -> {
          var title = panel.path("title").asText();
          assertThat(title).isNotBlank();
          assertThat(panel.path("description").asText()).as(title).hasSizeGreaterThan(10);
          assertThat(panel.at("/fieldConfig/defaults/unit").asText()).as(title).isNotBlank();
          assertThat(panel.path("targets")).as(title).isNotEmpty();
          assertThat(panel.at("/datasource/uid").asText()).as(title).isEqualTo(SOURCE);
          Dashboard.elements(panel.path("targets"))
              .forEach(target -> {
                assertThat(target.at("/datasource/uid").asText()).isEqualTo(SOURCE);
                assertThat(target.path("expr").asText()).as(title).isNotBlank();
              });
          if (panel.path("type").asText().equals("timeseries")) {
            assertThat(panel.at("/options/legend/showLegend").asBoolean()).as(title).isTrue();
          }
        });
  }

  /** Except for a share "against the allowed" one, which is a factor. */
  @ParameterizedTest
  @MethodSource("dashboards")
  void aShareIsShownAsOne(Dashboard dashboard) {
    dashboard
        .panels()
        .filter(panel -> panel.path("description").asText().startsWith("Share of "))
        .filter(panel -> !panel.path("description").asText().contains("against the allowed"))
        .forEach(panel ->
            assertThat(panel.at("/fieldConfig/defaults/unit").asText())
                .as(panel.path("title").asText())
                .isEqualTo("percentunit"));
  }

  /** Each member that stays counts the same lost one. */
  @ParameterizedTest
  @MethodSource("dashboards")
  void lostMembersAreNotSummed(Dashboard dashboard) {
    assertThat(dashboard.queries())
        .filteredOn(query -> query.expression().contains("apogee_members_downed_total"))
        .allSatisfy(query -> assertThat(query.expression()).as(query.where()).startsWith("max"));
  }

  @Test
  void playersInTournamentsAreThoseOfRunningOnes() {
    assertThat(dashboards().stream().flatMap(Dashboard::queries))
        .filteredOn(query -> query.where().endsWith(": Players in tournaments"))
        .singleElement()
        .satisfies(query -> assertThat(query.expression()).contains("{state=\"running\"}"));
  }

  @ParameterizedTest
  @MethodSource("dashboards")
  void panelsFillTheGridWithoutOverlap(Dashboard dashboard) {
    var cells = new HashSet<String>();
    dashboard
        .panels()
        .forEach(panel -> {
          var title = panel.path("title").asText();
          var place = panel.path("gridPos");
          int x = place.path("x").asInt();
          int y = place.path("y").asInt();
          int width = place.path("w").asInt();
          int height = place.path("h").asInt();
          assertThat(x + width).as(title).isLessThanOrEqualTo(COLUMNS);
          assertThat(height).as(title).isBetween(1, 12);
          for (int column = x; column < x + width; column++) {
            for (int line = y; line < y + height; line++) {
              assertThat(cells.add(column + ":" + line)).as("overlap at " + title).isTrue();
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("dashboards")
  void variablesInQueriesAreDeclared(Dashboard dashboard) {
    var declared =
        Dashboard.elements(dashboard.json().at("/templating/list"))
            .map(variable -> variable.path("name").asText())
            .collect(Collectors.toSet());
    assertThat(declared).contains("datasource");
    dashboard
        .queries()
        .forEach(query ->
            assertThat(declared).as(query.where()).containsAll(Expression.variables(query)));
  }

  @Test
  void linksLeadToEachOther() {
    var known = dashboards().stream().map(dashboard -> "/d/" + dashboard.uid()).toList();
    for (var dashboard : dashboards()) {
      var links = new ArrayList<String>();
      Dashboard.elements(dashboard.json().path("links"))
          .forEach(link -> links.add(link.path("url").asText()));
      assertThat(known).as(dashboard.name()).containsAll(links);
      assertThat(links).hasSize(known.size() - 1);
    }
  }

  private static boolean isRow(JsonNode panel) {
    return panel.path("type").asText().equals("row");
  }
}
