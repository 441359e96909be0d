package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolView.NOBODY;
import static org.apogee.engine.sol.SolView.NONE;

import java.util.ArrayList;
import java.util.List;

/** The whole game as text for a terminal of 100 columns, drawn from the view alone. */
final class SolSketch {
  static final int WIDTH = 100;

  private static final String SEAT_ROW = "%-8s%8s%7s%8s%6s%7s%9s%6s%6s%6s  %-11s %s\n";

  private SolSketch() {}

  static String draw(SolView view) {
    var text = new StringBuilder();
    head(view, text);
    SolRings.draw(view, text);
    text.append('\n');
    seats(view, text);
    text.append('\n');
    suits(view, text);
    text.append('\n');
    turn(view, text);
    return text.toString();
  }

  private static void head(SolView view, StringBuilder text) {
    text.append(
        "Round %d of %d    countdown to the nova %d    %s\n\n"
            .formatted(
                view.round(),
                view.maxRounds(),
                view.countdown(),
                view.quietTurnsMax() == 0
                    ? "the Sun draws no card by itself"
                    : "turns without a card %d of %d"
                        .formatted(view.quietTurns(), view.quietTurnsMax())));
  }

  /** Pieces are what is left in the reserve: bridges, nodes, foundries, towers. */
  private static void seats(SolView view, StringBuilder text) {
    text.append(
        SEAT_ROW.formatted(
            "",
            "momentum",
            "place",
            "energy",
            "pool",
            "board",
            "reserve",
            "lost",
            "track",
            "dock",
            "B  N  F  T",
            "card held"));
    for (var seat : view.seats()) {
      text.append(
          SEAT_ROW.formatted(
              (seat.seat() == view.seatToAct() ? "> " : "  ") + "seat " + seat.seat(),
              seat.momentum(),
              seat.place(),
              seat.energy(),
              seat.pool(),
              seat.onBoard(),
              seat.reserve(),
              seat.lost(),
              seat.track(),
              seat.dock(),
              "%d  %d  %d  %d"
                  .formatted(seat.bridges(), seat.nodes(), seat.foundries(), seat.towers()),
              seat.held()));
    }
  }

  private static void suits(SolView view, StringBuilder text) {
    text.append("  %-16s%4s%7s  %s\n".formatted("cards", "left", "played", "effect of the suit"));
    for (var suit : view.suits()) {
      text.append(
          "  %-16s%4d%7d  %-14s%s\n"
              .formatted(
                  suit.name(), suit.left(), suit.discarded(), suit.effect(), suit.sentence()));
    }
  }

  private static void turn(SolView view, StringBuilder text) {
    if (view.seatToAct() == NOBODY) {
      text.append("The game is over (").append(view.ending()).append(").\n");
      if (!view.result().equals(NONE)) {
        text.append("Result: ").append(view.result().replace('-', ' ')).append(".\n");
      }
      return;
    }
    var notes = notes(view.turn());
    if (!notes.isEmpty()) {
      text.append(wrapped("This turn:", "  ", notes)).append('\n');
    }
    text.append("Seat ").append(view.seatToAct()).append(' ').append(question(view)).append(".\n");
  }

  private static List<String> notes(SolView.Turn turn) {
    var notes = new ArrayList<String>();
    if (turn.action().equals("move")) {
      notes.add("movement points " + turn.movementPoints());
    }
    if (turn.hurls() > 0) {
      notes.add("hurls " + turn.hurls());
    }
    if (turn.cardsOwed() > 0) {
      notes.add("cards owed " + turn.cardsOwed());
    }
    if (!turn.drawn().isEmpty()) {
      turn.drawn().forEach(suit -> notes.add("drawn " + suit));
    }
    if (!turn.activated().isEmpty()) {
      notes.add("activated " + String.join(" ", turn.activated()));
    }
    if (!turn.effect().equals(NONE)) {
      var uses = turn.effectUses() > 0 ? " (" + turn.effectUses() + " left)" : "";
      notes.add("effect " + turn.effect() + uses);
    }
    if (!turn.namedSuit().equals(NONE)) {
      notes.add("suit " + turn.namedSuit());
    }
    return notes;
  }

  /** A line that begins with a label, broken and indented where it would become too wide. */
  static String wrapped(String label, String gap, List<String> items) {
    var text = new StringBuilder(label);
    int lineStart = 0;
    for (var item : items) {
      if (text.length() - lineStart + gap.length() + item.length() > WIDTH) {
        text.append('\n');
        lineStart = text.length();
        text.append(" ".repeat(label.length()));
      }
      text.append(gap).append(item);
    }
    return text.toString();
  }

  private static String question(SolView view) {
    return switch (view.phase()) {
      case "choose" -> "chooses an action";
      case "move" -> "moves";
      case "convert" -> "converts";
      case "activate" -> "activates";
      case "bonus" -> "may take the bonus of " + view.turn().bonusOf();
      case "flare" -> "may pay 1 energy at " + view.turn().flareAt() + " for a sundiver";
      case "keep" -> "keeps a card";
      default -> "has a last chance to transmit";
    };
  }
}
