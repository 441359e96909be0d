package org.apogee.engine.solis;

/** What is asked about a seat's sectors only now and then, by secret objectives. */
final class Census {
  private Census() {}

  static int improvementsOf(Galaxy galaxy, int seat) {
    int count = 0;
    for (long rest = galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      count += galaxy.improvements(Hex.first(rest));
    }
    return count;
  }

  static int sectorsInRing(Galaxy galaxy, int seat, int ring) {
    int count = 0;
    for (long rest = galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      count += Hex.ring(Hex.first(rest)) == ring ? 1 : 0;
    }
    return count;
  }

  static int bestValue(Galaxy galaxy, int seat) {
    int best = 0;
    for (long rest = galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      best = Math.max(best, galaxy.value(Hex.first(rest)));
    }
    return best;
  }

  static int anomaliesOf(Galaxy galaxy, int seat) {
    return Long.bitCount(galaxy.anomalies & galaxy.owned[seat]);
  }
}
