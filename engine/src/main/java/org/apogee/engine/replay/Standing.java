package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;

/** Places and scores by what the board shows. */
public record Standing(List<Integer> places, List<Integer> scores) {
  /** The seat that gave up is last, the others keep their order. Alone, it is not first either. */
  public static Standing withLast(Position position, int last) {
    int seats = position.seats();
    int behind = Math.max(2, seats);
    var places = new ArrayList<Integer>();
    for (int seat = 0; seat < seats; seat++) {
      int place = position.place(seat);
      places.add(seat == last ? behind : place - (position.place(last) < place ? 1 : 0));
    }
    return new Standing(places, IntStream.range(0, seats).mapToObj(position::score).toList());
  }

  /**
   * The final places of a game that went on without some seats: those stand behind all others, the
   * first to go last of all.
   *
   * @param gone the seats that were given up, in that order
   */
  public static List<Integer> behindOthers(Outcome outcome, List<Integer> gone) {
    var places = new ArrayList<>(outcome.places());
    for (int seat = 0; seat < places.size(); seat++) {
      int before = outcome.places().get(seat);
      for (int other : gone) {
        if (outcome.places().get(other) < before) {
          places.set(seat, places.get(seat) - 1);
        }
      }
    }
    int last = places.size() + (outcome.entityPlace() == 1 ? 1 : 0);
    for (int i = 0; i < gone.size(); i++) {
      places.set(gone.get(i), last - i);
    }
    return List.copyOf(places);
  }
}
