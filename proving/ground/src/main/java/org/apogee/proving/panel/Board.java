package org.apogee.proving.panel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A dashboard: what it asks, and where it shows the answers. */
public record Board(String name, String title, List<Panel> panels) {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** The files of this folder in the jar, as they are in the repository's own folder. */
  public static final List<String> NAMES =
      List.of(
          "api",
          "bots",
          "cluster",
          "games",
          "journal",
          "machines",
          "organisers",
          "ratings",
          "wall");

  public Board {
    panels = List.copyOf(panels);
  }

  /**
   * A part of a dashboard.
   *
   * @param type as Grafana calls it; a row is a heading
   * @param x in columns, of which there are 24
   * @param unit as Grafana calls it
   */
  public record Panel(
      String title, String type, int x, int y, int w, int h, String unit, List<Query> queries) {
    public Panel {
      queries = List.copyOf(queries);
    }
  }

  /**
   * A question.
   *
   * @param expression with Grafana's variables in it
   * @param legend how a series is named by its labels
   */
  public record Query(String expression, String legend) {
    /** As Grafana would send it, for everything and a short window. */
    public String filled() {
      return expression
          .replace("$__rate_interval", "1m")
          .replace("$__range", "10m")
          .replaceAll("\\$\\w+", ".*");
    }
  }

  /** All dashboards of this build. */
  public static List<Board> all() {
    return NAMES.stream().map(Board::read).toList();
  }

  private static Board read(String name) {
    try (var in = Board.class.getResourceAsStream("/monitoring/dashboards/" + name + ".json")) {
      if (in == null) {
        throw new IllegalStateException("the dashboard " + name + " is not in this jar");
      }
      var json = MAPPER.readTree(in);
      var panels = new ArrayList<Panel>();
      json.path("panels").forEach(panel -> panels.add(panel(panel)));
      return new Board(name, json.path("title").asText(), panels);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Panel panel(JsonNode json) {
    var queries = new ArrayList<Query>();
    json.path("targets")
        .forEach(target ->
            queries.add(
                new Query(target.path("expr").asText(), target.path("legendFormat").asText())));
    var place = json.path("gridPos");
    return new Panel(
        json.path("title").asText(),
        json.path("type").asText(),
        place.path("x").asInt(),
        place.path("y").asInt(),
        place.path("w").asInt(),
        place.path("h").asInt(),
        json.at("/fieldConfig/defaults/unit").asText(),
        queries);
  }
}
