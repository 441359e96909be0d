package org.apogee.match.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.http.Csv;

/** Results as tables with one head and one kind of row, from the views of the API. */
public final class EventTables {
  private static final List<String> GAMES =
      List.of(
          "round",
          "table",
          "table_state",
          "game",
          "state",
          "ending",
          "seat",
          "entrant",
          "player",
          "name",
          "place",
          "table_place",
          "table_points");

  private EventTables() {}

  /** The standings, one row for each entrant. */
  public static Csv standings(JsonNode whole, JsonNode standings) {
    var entrants = entrants(whole);
    var head = new ArrayList<>(List.of("place", "entrant", "player", "name", "active", "points"));
    standings.path("tieBreaks").forEach(tieBreak -> head.add(tieBreak.asText()));
    var csv = new Csv(head);
    for (var row : standings.path("items")) {
      var who = row.path("entrant").asText();
      var values =
          new ArrayList<Object>(
              List.of(
                  row.path("place").asInt(),
                  who,
                  text(entrants, who, "player"),
                  row.path("name").asText(),
                  row.path("active").asText(),
                  row.path("points").asText()));
      row.path("tieBreaks").forEach(value -> values.add(value.asText()));
      csv.row(values);
    }
    return csv;
  }

  /**
   * One row for each seat of each game, also of games that do not count. A table without a game,
   * such as one that was imported, has one row for each seat.
   */
  public static Csv games(JsonNode whole, JsonNode rounds) {
    var entrants = entrants(whole);
    var csv = new Csv(GAMES);
    for (var round : rounds.path("items")) {
      for (var table : round.path("tables")) {
        if (table.path("games").isEmpty()) {
          rows(csv, entrants, round, table, table);
        }
        for (var game : table.path("games")) {
          rows(csv, entrants, round, table, game);
        }
      }
    }
    return csv;
  }

  private static void rows(
      Csv csv, Map<String, JsonNode> entrants, JsonNode round, JsonNode table, JsonNode game) {
    var seats = texts(table.path("seats"));
    int seat = 0;
    for (var who : texts(game.path("seats"))) {
      int atTable = seats.indexOf(who);
      csv.row(
          List.of(
              round.path("round").asInt(),
              table.path("table").asInt(),
              table.path("state").asText(),
              game.path("game").asText(),
              game.has("game") ? game.path("state").asText() : "",
              game.path("ending").asText(),
              seat,
              who,
              text(entrants, who, "player"),
              text(entrants, who, "name"),
              game.has("game") ? game.path("places").path(seat).asText() : "",
              table.path("places").path(atTable).asText(),
              table.path("points").path(atTable).asText()));
      seat++;
    }
  }

  /** The final ranking of a competition. */
  public static Csv ranking(JsonNode competition) {
    var head = List.of("place", "entrant", "player", "name", "stage", "group");
    var csv = new Csv(head);
    for (var row : competition.path("ranking")) {
      csv.row(head.stream().map(column -> row.path(column).asText()).toList());
    }
    return csv;
  }

  /** The tables of all divisions of a season, with the place in each event. */
  public static Csv season(JsonNode season) {
    int events = season.path("eventsInAll").asInt();
    var head =
        new ArrayList<>(
            List.of("division", "place", "entrant", "player", "name", "active", "points"));
    for (int event = 1; event <= events; event++) {
      head.add("event_" + event);
    }
    var csv = new Csv(head);
    for (var division : season.path("divisions")) {
      for (var row : division.path("table")) {
        var values = new ArrayList<Object>();
        values.add(division.path("name").asText());
        for (var column : head.subList(1, 7)) {
          values.add(row.path(column).asText());
        }
        for (int event = 0; event < events; event++) {
          int place = row.path("events").path(event).asInt();
          values.add(place == 0 ? "" : place);
        }
        csv.row(values);
      }
    }
    return csv;
  }

  private static Map<String, JsonNode> entrants(JsonNode whole) {
    var entrants = new HashMap<String, JsonNode>();
    whole.path("entrants").forEach(who -> entrants.put(who.path("entrant").asText(), who));
    return entrants;
  }

  private static String text(Map<String, JsonNode> entrants, String who, String field) {
    var known = entrants.get(who);
    return known == null ? "" : known.path(field).asText();
  }

  private static List<String> texts(JsonNode array) {
    var texts = new ArrayList<String>();
    array.forEach(item -> texts.add(item.asText()));
    return texts;
  }
}
