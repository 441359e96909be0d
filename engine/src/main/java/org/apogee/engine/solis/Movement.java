package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 10: standard moves and warps. {@link Reach} knows the ways. */
final class Movement {
  private static final int BASE = 1;

  private Movement() {}

  /** R 1.10. */
  static long jumpPoints(SolisPosition p, int seat) {
    return p.galaxy.owned[seat] & (p.galaxy.gates | p.galaxy.wormholes);
  }

  static int range(SolisPosition p, int seat) {
    return 1 + p.wealth.passive(seat, Passive.MOVE_RANGE);
  }

  /** R 10.6: sectors that at least one ship can move to. */
  static long destinations(SolisPosition p, int seat) {
    return destinations(p, seat, range(p, seat), p.wealth.passive(seat, Passive.PASS) > 0);
  }

  static long destinations(SolisPosition p, int seat, int range, boolean passes) {
    long ships = p.galaxy.active[seat];
    if (ships == 0) {
      return 0;
    }
    long through = Reach.through(p, seat, passes);
    long open = Reach.open(p, seat);
    long reached = Reach.flood(ships, range, through, open, p.galaxy.wormholes);
    long found = reached & Reach.supported(p, seat, range);
    for (long own = found & ships; own != 0; own &= own - 1) {
      long bit = Hex.bit(Hex.first(own));
      long others = Reach.flood(bit, range, through, open, p.galaxy.wormholes) & ships & ~bit;
      found &= others == 0 ? ~bit : -1L;
    }
    return found;
  }

  static long warpInPoints(SolisPosition p, int seat, long jumps) {
    long found = 0;
    for (long rest = jumps; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      found |= warpInOrigins(p, seat, sector) == 0 ? 0 : Hex.bit(sector);
    }
    return found;
  }

  /** R 10.7: blocking does not matter. */
  private static long warpInOrigins(SolisPosition p, int seat, int point) {
    long open = Reach.open(p, seat);
    long near = Reach.flood(Hex.bit(point), range(p, seat), open, open, p.galaxy.wormholes);
    return near & p.galaxy.active[seat] & ~Hex.bit(point);
  }

  static long warpOutPoints(SolisPosition p, int seat, long jumps) {
    long found = 0;
    for (long rest = jumps & p.galaxy.active[seat]; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      found |= warpOutDestinations(p, seat, sector) == 0 ? 0 : Hex.bit(sector);
    }
    return found;
  }

  private static long warpOutDestinations(SolisPosition p, int seat, int point) {
    int range = range(p, seat);
    long through = Reach.through(p, seat, p.wealth.passive(seat, Passive.PASS) > 0);
    long open = Reach.open(p, seat);
    return Reach.flood(Hex.bit(point), range, through, open, p.galaxy.wormholes)
        & Reach.supported(p, seat, range)
        & ~Hex.bit(point);
  }

  static void move(SolisPosition p, int seat, int destination) {
    begin(p, seat, destination, Step.MOVE_PICK, Flow.NONE);
  }

  /** R 19.6. */
  static void jump(SolisPosition p, int seat, int destination, int tech) {
    begin(p, seat, destination, Step.MOVE_PICK, tech);
  }

  static void warpIn(SolisPosition p, int seat, int point) {
    begin(p, seat, point, Step.WARP_IN_PICK, Flow.NONE);
  }

  static void warpOut(SolisPosition p, int seat, int point) {
    begin(p, seat, point, Step.WARP_OUT_TO, Flow.NONE);
  }

  private static void begin(SolisPosition p, int seat, int place, Step step, int tech) {
    p.flow.reset();
    p.flow.set(Flow.PLACE, place);
    p.flow.set(Flow.JUMP, tech);
    p.ask(step, seat);
  }

  /** What the action costs with so many ships moved. */
  private static int cost(SolisPosition p, int seat, int ships) {
    if (p.step() != Step.MOVE_PICK) {
      return BASE;
    }
    int capacity =
        Track.moves(p.wealth.level(seat, Track.FLEET)) + p.wealth.passive(seat, Passive.MOVE_CAP);
    int jump = p.flow.get(Flow.JUMP);
    int base = jump < 0 ? BASE : TurnPowers.cost(p, seat, jump);
    return base + Math.max(0, ships - capacity);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int place = p.flow.get(Flow.PLACE);
    switch (p.step()) {
      case MOVE_PICK -> legalPicks(p, seat, moveOrigins(p, seat, place), false, into);
      case WARP_IN_PICK -> legalPicks(p, seat, warpInOrigins(p, seat, place), true, into);
      default -> legalWarpsOut(p, seat, place, into);
    }
    if (p.flow.get(Flow.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  private static long moveOrigins(SolisPosition p, int seat, int destination) {
    int jump = p.flow.get(Flow.JUMP);
    int range = range(p, seat) + (jump < 0 ? 0 : TurnPowers.amount(p, seat, jump));
    boolean passes = jump >= 0 || p.wealth.passive(seat, Passive.PASS) > 0;
    long bit = Hex.bit(destination);
    long through = Reach.through(p, seat, passes);
    return Reach.flood(bit, range, through, Reach.open(p, seat), p.galaxy.wormholes)
        & p.galaxy.active[seat]
        & ~bit;
  }

  private static void legalPicks(
      SolisPosition p, int seat, long origins, boolean warp, MoveList into) {
    if (!Energy.affords(p, seat, Energy.MOVE, cost(p, seat, p.flow.get(Flow.COUNT) + 1))) {
      return;
    }
    for (int carry = 0; carry <= 1; carry++) {
      for (int all = 0; all <= (warp ? 1 : 0); all++) {
        for (long rest = origins; rest != 0; rest &= rest - 1) {
          int origin = Hex.first(rest);
          if (fits(p, seat, origin, all, carry)) {
            into.add(SolisMoves.of(SolisMoves.MOVE_PICK, seat, origin, all, carry));
          }
        }
      }
    }
  }

  private static void legalWarpsOut(SolisPosition p, int seat, int point, MoveList into) {
    if (p.galaxy.ships(seat, point) == 0) {
      return;
    }
    long destinations = warpOutDestinations(p, seat, point);
    for (int carry = 0; carry <= 1; carry++) {
      for (int all = 0; all <= 1; all++) {
        for (long rest = destinations; rest != 0; rest &= rest - 1) {
          if (fits(p, seat, point, all, carry)) {
            into.add(SolisMoves.of(SolisMoves.WARP_OUT_TO, seat, Hex.first(rest), all, carry));
          }
        }
      }
    }
  }

  /** All ships together only where there are several; stars only where some lie free. */
  private static boolean fits(SolisPosition p, int seat, int origin, int all, int carry) {
    return (all == 0 || p.galaxy.ships(seat, origin) > 1)
        && (carry == 0 || (p.galaxy.loose(origin) > 0 && !Hex.has(p.blocked(seat), origin)));
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    boolean all = SolisMoves.b(move) == 1;
    boolean carry = SolisMoves.c(move) == 1;
    switch (SolisMoves.kind(move)) {
      case SolisMoves.MOVE_PICK -> fly(p, seat, a, p.flow.get(Flow.PLACE), all, carry);
      case SolisMoves.WARP_OUT_TO -> fly(p, seat, p.flow.get(Flow.PLACE), a, all, carry);
      default -> finish(p, seat);
    }
  }

  private static void fly(SolisPosition p, int seat, int from, int to, boolean all, boolean carry) {
    int ships = all ? p.galaxy.ships(seat, from) : 1;
    p.galaxy.addShips(seat, from, -ships);
    p.galaxy.addShips(seat, to, ships);
    p.flow.add(Flow.COUNT, ships);
    SolisFacts.moved(p, seat, from, to, ships);
    if (carry) {
      carryStars(p, seat, from, to);
    }
    retreat(p, seat, from);
  }

  /** R 10.14. */
  private static void carryStars(SolisPosition p, int seat, int from, int to) {
    int stars = p.galaxy.loose(from);
    p.galaxy.setLoose(from, 0);
    if (to == p.empires.get(seat, Empires.HOME)) {
      Stars.earnCommon(p, seat, stars, Tally.STARS_ANOMALIES, "stars brought home");
    } else {
      p.galaxy.setLoose(to, p.galaxy.loose(to) + stars);
      SolisFacts.carried(p, seat, stars, to);
    }
  }

  /** R 10.11: once for each sector that is left in an action. */
  private static void retreat(SolisPosition p, int seat, int from) {
    if (Hex.has(p.flow.marked, from)) {
      return;
    }
    p.flow.marked |= Hex.bit(from);
    for (int other = 0; other < p.seats(); other++) {
      if (p.areEnemies(seat, other) && Hex.has(p.galaxy.forces(other), from)) {
        var why = p.listens() ? "a retreat of seat " + seat : "";
        Stars.earnOwn(p, other, 1, Tally.STARS_COMBAT, why);
      }
    }
  }

  private static void finish(SolisPosition p, int seat) {
    Energy.pay(p, seat, Energy.MOVE, cost(p, seat, p.flow.get(Flow.COUNT)));
    if (p.flow.get(Flow.JUMP) >= 0) {
      p.empires.usedPowers[seat] |= 1L << p.flow.get(Flow.JUMP);
    }
    Stars.claimToken(p, seat);
    Turn.goOn(p);
  }
}
