package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.Position;

/** Places and scores by what the board shows. */
record Standing(List<Integer> places, List<Integer> scores) {
  /** The seat that gave up is last, the others keep their order. */
  static Standing withLast(Position position, int last) {
    int seats = position.seats();
    var places = new ArrayList<Integer>();
    for (int seat = 0; seat < seats; seat++) {
      int place = position.place(seat);
      places.add(seat == last ? seats : place - (position.place(last) < place ? 1 : 0));
    }
    return new Standing(places, IntStream.range(0, seats).mapToObj(position::score).toList());
  }
}
