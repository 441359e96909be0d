package org.apogee.engine.nova;

/** R 16: the third X card of a deck ends a turn. */
final class Interphase {
  private static final int ECONOMY = 0;
  private static final int HOME_REGION = 1;
  private static final int RIM = 2;
  private static final int CORE = 3;

  private Interphase() {}

  static void run(NovaPosition p) {
    int next = p.frames.get(2);
    p.frames.set(2, next + 1);
    if (next == ECONOMY) {
      p.count(NovaCounter.INTERPHASES);
      economy(p);
      points(p);
      advance(p);
    } else if (next <= p.seats()) {
      int seat = (p.active() + next - 1) % p.seats();
      if (p.powers.isAlive(seat)) {
        p.frames.push(Step.ELIMINATE, seat, 1);
      }
    } else {
      end(p);
    }
  }

  /** R 16.1. */
  static void economy(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat)) {
        p.powers.base[seat] = Economy.base(p, seat);
        NovaFacts.economy(p, seat);
      }
    }
  }

  /** R 16.2. */
  private static void points(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat)) {
        int gained = pointsOf(p, seat);
        p.powers.points[seat] += gained;
        NovaFacts.points(p, seat, gained);
      }
    }
  }

  static int pointsOf(NovaPosition p, int seat) {
    int points = 0;
    for (int level = Marker.SETTLEMENT.level; level <= Marker.HIGHEST; level++) {
      long markers = p.board.owned(seat) & p.board.atLevel(level);
      points += Marker.of(level).points * Long.bitCount(markers);
    }
    for (int minor = 0; minor < Party.MINORS; minor++) {
      points += p.independents.relation(minor, seat) == Independents.ALLY ? 1 : 0;
    }
    for (int region = 0; region < p.map().regions(); region++) {
      points += isMajority(p, seat, region) ? pointsOfRegion(p.map(), region) : 0;
    }
    return points;
  }

  static int pointsOfRegion(Galaxy map, int region) {
    return region == map.core() ? CORE : region == map.rim() ? RIM : HOME_REGION;
  }

  static int markers(NovaPosition p, int party, int region) {
    long planets = Galaxy.planetsOf(p.map().systemsOfRegion(region));
    return Long.bitCount(p.board.owned(party) & planets);
  }

  private static boolean isMajority(NovaPosition p, int seat, int region) {
    int own = markers(p, seat, region);
    for (int party = 0; party < Party.COUNT; party++) {
      if (party != seat && markers(p, party, region) >= own) {
        return false;
      }
    }
    return true;
  }

  /** R 16.3 and R 16.4. */
  private static void advance(NovaPosition p) {
    p.setTurn(p.turn() + (p.isAccelerated() ? 2 : 1));
    p.accelerate(false);
    if (p.turn() > p.options().lastTurn(p.seats())) {
      p.end(NovaEnding.FINAL_INTERPHASE);
      return;
    }
    NovaFacts.turn(p);
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < Development.COUNT; i++) {
        age(p, seat, Development.of(i));
      }
    }
  }

  private static void age(NovaPosition p, int seat, Development development) {
    int life = p.powers.life(seat, development);
    if (life > 0) {
      p.powers.setLife(seat, development, life - 1);
      if (life == 1) {
        p.decks.toDiscards(development.card.number);
        NovaFacts.obsolete(p, seat, development);
      }
    }
  }

  /** R 16.6 to 16.8. */
  private static void end(NovaPosition p) {
    int deck = p.frames.get(1);
    Housekeeping.run(p);
    if (!p.isOver()) {
      Tension.changeAll(p, -1);
      p.decks.shuffle(deck);
      GalaxyFacts.shuffled(p, deck);
      Turns.endImpulse(p);
    }
  }
}
