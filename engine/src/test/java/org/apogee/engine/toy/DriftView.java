package org.apogee.engine.toy;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.View;

/**
 * What one viewer knows of a game of Drift.
 *
 * @param hand the fuel cards of the viewer, ascending; none for an observer
 * @param burned the cards out of the game, ascending
 */
public record DriftView(
    int viewer,
    int round,
    int rounds,
    int goal,
    int seatToAct,
    List<Probe> probes,
    int pile,
    List<Integer> burned,
    List<Integer> hand)
    implements View {

  /** A seat as everybody sees it. */
  public record Probe(int seat, int distance, int cards) {}

  public DriftView {
    probes = List.copyOf(probes);
    burned = List.copyOf(burned);
    hand = List.copyOf(hand);
  }

  static DriftView of(DriftPosition position, int viewer) {
    var probes = new ArrayList<Probe>();
    for (int seat = 0; seat < position.seats(); seat++) {
      int cards = DriftPosition.size(position.hands[seat]);
      probes.add(new Probe(seat, position.distances[seat], cards));
    }
    return new DriftView(
        viewer,
        position.round,
        position.rounds,
        position.goal,
        position.seatToAct,
        probes,
        DriftPosition.size(position.pile),
        cards(position.burned),
        viewer == OBSERVER ? List.of() : cards(position.hands[viewer]));
  }

  private static List<Integer> cards(int[] counts) {
    var cards = new ArrayList<Integer>();
    for (int fuel = 0; fuel < counts.length; fuel++) {
      for (int copy = 0; copy < counts[fuel]; copy++) {
        cards.add(fuel);
      }
    }
    return cards;
  }

  String drawn() {
    var text = new StringBuilder("round %d of %d, goal %d\n".formatted(round, rounds, goal));
    for (var probe : probes) {
      text.append(probe.seat() == seatToAct ? "> seat " : "  seat ")
          .append(probe.seat())
          .append("  ")
          .append(".".repeat(Math.min(probe.distance(), goal)))
          .append("A %d\n".formatted(probe.distance()));
    }
    return text.append("hand %s, pile %d".formatted(hand, pile)).toString();
  }
}
