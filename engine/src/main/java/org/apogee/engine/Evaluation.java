package org.apogee.engine;

/** How good a position looks to a seat: what bots go by when they cannot look further. */
@FunctionalInterface
public interface Evaluation extends Pace {
  /**
   * From 0 (surely last) to 1 (surely alone in front), higher is better. It sees the whole
   * position, so it must use nothing that the seat cannot know. It allocates nothing.
   */
  double value(Position position, int seat);

  /** The least that can be said: place first, then the share of the points. */
  Evaluation BY_PLACE_AND_SCORE =
      (position, seat) -> {
        double best = 1;
        for (int other = 0; other < position.seats(); other++) {
          best = Math.max(best, Math.abs(position.score(other)));
        }
        double score = (position.score(seat) / best + 1) / 2;
        double place = 1 - (position.place(seat) - 1) / (double) position.seats();
        return 0.5 * place + 0.5 * score;
      };

  /** What is left of a place's worth when a common enemy has beaten all seats. */
  double DEFEAT = 0.1;

  /**
   * What a finished game is worth: 1 for the only winner, ties share, 0 for the last. Where no seat
   * is first, the common enemy of a co-operative game is, and all of it is worth a tenth.
   */
  static double ofEnd(Position over, int seat) {
    int seats = over.seats();
    if (seats == 1) {
      return BY_PLACE_AND_SCORE.value(over, seat);
    }
    int best = Integer.MAX_VALUE;
    int better = 0;
    int equal = 0;
    for (int other = 0; other < seats; other++) {
      best = Math.min(best, over.place(other));
      if (over.place(other) < over.place(seat)) {
        better++;
      } else if (other != seat && over.place(other) == over.place(seat)) {
        equal++;
      }
    }
    double value = 1 - (better + equal / 2.0) / (seats - 1);
    return best > 1 ? DEFEAT * value : value;
  }
}
