package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/** Random ladders and those who wait on them. */
final class Pools {
  private Pools() {}

  static LadderSettings settings(int tableSize, int smallest, int gamesMax, boolean sameOwner) {
    return new LadderSettings(
        "Test",
        "sol/1",
        new TreeMap<>(),
        "sol",
        tableSize,
        smallest,
        gamesMax,
        3,
        30,
        5,
        sameOwner,
        ClockOrder.USUAL,
        OnForfeit.CARETAKER);
  }

  static LadderSettings settings(SplittableRandom random) {
    int size = 2 + random.nextInt(5);
    int smallest = 2 + random.nextInt(size - 1);
    return settings(size, smallest, 1 + random.nextInt(20), random.nextInt(4) == 0);
  }

  /** Up to 40, of few owners, so that they are often in each other's way. */
  static List<Candidate> pool(SplittableRandom random) {
    int size = random.nextInt(40);
    int owners = 1 + random.nextInt(12);
    var pool = new ArrayList<Candidate>();
    for (int i = 0; i < size; i++) {
      var player = "p-%02d".formatted(i);
      var owner = "o-" + random.nextInt(owners);
      var member = new LadderMember(player, player, null, owner, 1 + random.nextInt(3));
      var seats = random.ints(random.nextInt(6), 0, 9).boxed().toList();
      pool.add(
          new Candidate(member, rating(random), random.nextInt(90_000), random.nextInt(4), seats));
    }
    return pool;
  }

  static LadderRating rating(SplittableRandom random) {
    return random.nextInt(4) == 0
        ? LadderRating.UNKNOWN
        : new LadderRating(random.nextDouble(0, 50), random.nextDouble(1, 9), random.nextInt(20));
  }
}
