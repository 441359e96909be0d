package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.words.Words;

/** Draws a view as text: the map with the viewer's own field below, then who has what. */
final class NebulaSketch {
  private static final int CELL = 4;
  private static final int COLUMNS = 100;

  private NebulaSketch() {}

  static String draw(NebulaView view) {
    var text = new StringBuilder();
    text.append(heading(view)).append("\n\n");
    drawMap(view, text);
    text.append("o path  x radiation  ? unexplored  P planet  S N ships (S1+ more than one)\n");
    for (int i = 0; i < view.planets().size(); i++) {
      text.append('\n').append(planet(Planets.title(i), view.planets().get(i)));
    }
    text.append('\n');
    for (var ship : view.ships()) {
      text.append('\n').append(ship(ship));
    }
    for (var player : view.players()) {
      drawPlayer(player, view.active() == player.seat(), text);
    }
    return text.toString();
  }

  private static String heading(NebulaView view) {
    if (view.decision().equals("over")) {
      return "Over (%s): %s"
          .formatted(
              view.ending(), view.winner() < 0 ? "nobody wins" : "seat " + view.winner() + " wins");
    }
    int turn = view.players().get(view.active()).turnsTaken() + 1;
    var line =
        "Turn %d of %d of seat %d, seat %d decides: %s"
            .formatted(turn, view.turnLimit(), view.active(), view.seatToAct(), view.decision());
    return line
        + (view.using().isEmpty() ? "" : " " + view.using())
        + (view.combat().isEmpty() ? "" : ", " + String.join(" against ", view.combat()))
        + (view.ties() == 0 ? "" : ", " + Words.count(view.ties(), "tie") + " in a row")
        + (view.hit().isEmpty() ? "" : ", " + view.hit() + " is hit");
  }

  private static void drawMap(NebulaView view, StringBuilder text) {
    boolean turned = view.viewer() == 1;
    numbers(turned ? 0 : 1, turned, text);
    for (int line = 0; line < GalacticMap.SIDE; line++) {
      int row = turned ? GalacticMap.SIDE - 1 - line : line;
      var name = GalacticMap.name(GalacticMap.at(row, 0));
      text.append(name, 0, 2).append(' ');
      for (int i = 0; i < GalacticMap.SIDE; i++) {
        int column = turned ? GalacticMap.SIDE - 1 - i : i;
        var cell = cell(view, GalacticMap.name(GalacticMap.at(row, column)), row, column);
        text.append(cell).append(" ".repeat(CELL - cell.length()));
      }
      text.append(name, 0, 2).append('\n');
    }
    numbers(turned ? 1 : 0, turned, text);
  }

  /** Columns are counted from the left in a player's own field, from the right in the other. */
  private static void numbers(int field, boolean turned, StringBuilder text) {
    text.append("   ");
    boolean ascending = (field == 0) != turned;
    for (int i = 1; i <= GalacticMap.SIDE; i++) {
      text.append("%-4d".formatted(ascending ? i : GalacticMap.SIDE + 1 - i));
    }
    text.append('\n');
  }

  private static String cell(NebulaView view, String block, int row, int column) {
    var marks = new ArrayList<String>();
    for (var planet : view.planets()) {
      if (planet.block().equals(block)) {
        marks.add(planet.name());
      }
    }
    for (var ship : view.ships()) {
      if (ship.block().equals(block)) {
        marks.add(ship.name());
      }
    }
    if (!marks.isEmpty()) {
      return marks.getFirst() + (marks.size() > 1 ? "+" : "");
    }
    if (view.unexplored().contains(block)) {
      return "?";
    }
    int id = GalacticMap.at(row, column);
    return GalacticMap.isRadioactive(id) ? "x" : GalacticMap.isMapped(id) ? "o" : ".";
  }

  private static String planet(String title, NebulaView.Planet planet) {
    String owner =
        planet.controller() >= 0
            ? "seat " + planet.controller()
            : planet.colonised() ? "neutral" : "free";
    return "%s %-12s %-4s %-8s %2d regiments%s%s"
        .formatted(
            planet.name(),
            title,
            planet.block(),
            owner,
            planet.regiments(),
            planet.fresh() > 0 ? ", %d fresh".formatted(planet.fresh()) : "",
            planet.root() >= 0 ? ", root of seat " + planet.root() : "");
  }

  private static String ship(NebulaView.Ship ship) {
    return "%s at %-4s %d/%d regiments, durability %d, %d steps made%s"
        .formatted(
            ship.name(),
            ship.block(),
            ship.regiments(),
            ship.capacity(),
            ship.durability(),
            ship.stepsUsed(),
            ship.marks().isEmpty() ? "" : ", " + String.join(" ", ship.marks()));
  }

  private static void drawPlayer(NebulaView.Player player, boolean isActive, StringBuilder text) {
    text.append(isActive ? "\n\n> seat " : "\n\n  seat ").append(player.seat()).append("  ");
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      text.append(resource == 0 ? "" : ", ")
          .append(NebulaWords.resource(resource))
          .append(' ')
          .append(player.reserves().get(resource))
          .append(" +".repeat(player.extractors().get(resource)));
    }
    text.append('\n').append(" ".repeat(10)).append(buildings(player));
    wrap(player.techs().stream().map(NebulaSketch::tech).toList(), text);
    wrap(player.marks(), text);
  }

  private static String buildings(NebulaView.Player player) {
    var words = new ArrayList<String>();
    for (int i = 0; i < Resource.COUNT; i++) {
      int state = player.buildings().get(i);
      if (state != Players.NO_BUILDING) {
        words.add(
            NebulaWords.building(i) + (state == Players.OWNED ? "" : " (under construction)"));
      }
    }
    return words.isEmpty() ? "no building" : String.join(", ", words);
  }

  private static String tech(NebulaView.TechSeen tech) {
    var name =
        tech.name().equals("unknown") ? tech.colour() + " " + tech.tier() + " tech" : tech.name();
    return name
        + (tech.state().equals("ready") ? "" : " %s %d".formatted(tech.state(), tech.indicator()))
        + (tech.jammed() ? " jammed" : "")
        + (tech.frozen() ? " frozen" : "");
  }

  private static void wrap(List<String> words, StringBuilder text) {
    int column = COLUMNS;
    for (var word : words) {
      if (column + word.length() > COLUMNS - ", ".length()) {
        text.append('\n').append(" ".repeat(10));
        column = 10;
      } else {
        text.append(", ");
        column += 2;
      }
      text.append(word);
      column += word.length();
    }
  }
}
