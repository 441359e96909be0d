package org.apogee.engine.nebula;

import java.util.LinkedHashMap;
import java.util.List;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;

/** R 12.4 and 12.5: who is ahead, and how the game ended. */
final class NebulaScoring {
  private static final int KEYS = 8;

  private NebulaScoring() {}

  /** R 12.5; while the game goes on, by the keys of the turn limit. */
  static int place(NebulaPosition p, int seat) {
    int leader = p.isOver() ? p.winner() : leader(p);
    return leader == Position.NOBODY || leader == seat ? 1 : 2;
  }

  /** R 12.4: the first key that differs decides; nobody leads if none does. */
  static int leader(NebulaPosition p) {
    for (int key = 1; key <= KEYS; key++) {
      int difference = key(p, key, 0) - key(p, key, 1);
      if (difference != 0) {
        return difference > 0 ? 0 : 1;
      }
    }
    return Position.NOBODY;
  }

  private static int key(NebulaPosition p, int key, int seat) {
    return switch (key) {
      case 1 -> p.planets.controlled(seat);
      case 2 -> foreignPlanets(p, seat);
      case 3 -> ownRoots(p, seat);
      case 4 -> regiments(p, seat);
      case 5 -> durability(p, seat);
      case 6 -> p.players.owned(seat);
      case 7 -> Integer.bitCount(p.techs.ready[seat] | p.techs.cooling[seat]);
      default -> p.players.sumOfReserves(seat);
    };
  }

  static int foreignPlanets(NebulaPosition p, int seat) {
    int count = 0;
    for (int colour = 0; colour < Resource.COUNT; colour++) {
      count += p.planets.isControlledBy(Planets.of(1 - seat, colour), seat) ? 1 : 0;
    }
    return count;
  }

  static int ownRoots(NebulaPosition p, int seat) {
    int count = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      boolean isOwn = p.planets.isRootOf(planet, seat) && p.planets.isControlledBy(planet, seat);
      count += isOwn ? 1 : 0;
    }
    return count;
  }

  static int regiments(NebulaPosition p, int seat) {
    int count = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      count += p.planets.isControlledBy(planet, seat) ? p.planets.regiments[planet] : 0;
    }
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      count += p.ships.regiments[ship];
    }
    return count;
  }

  private static int durability(NebulaPosition p, int seat) {
    int sum = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      sum += p.ships.durability[ship];
    }
    return sum;
  }

  static Outcome outcome(NebulaPosition p) {
    if (!p.isOver()) {
      throw new IllegalStateException("the game is not over: " + p);
    }
    var counters = new LinkedHashMap<String, Long>();
    counters.put("turns", (long) p.players.turnsTaken[0] + p.players.turnsTaken[1]);
    for (var counter : NebulaCounter.all()) {
      counters.put(counter.label, (long) p.counters[counter.number]);
    }
    return new Outcome(
        p.ending().code,
        List.of(place(p, 0), place(p, 1)),
        List.of(p.score(0), p.score(1)),
        Outcome.NO_ENTITY,
        counters);
  }
}
