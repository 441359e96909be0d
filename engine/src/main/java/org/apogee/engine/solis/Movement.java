package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.words.Phrase;

/** R 10: standard moves and warps. {@link Reach} knows the ways. */
final class Movement {
  static final int BASE = 1;

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
  static long warpInOrigins(SolisPosition p, int seat, int point) {
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

  static long warpOutDestinations(SolisPosition p, int seat, int point) {
    int range = range(p, seat);
    long through = Reach.through(p, seat, p.wealth.passive(seat, Passive.PASS) > 0);
    long open = Reach.open(p, seat);
    return Reach.flood(Hex.bit(point), range, through, open, p.galaxy.wormholes)
        & Reach.supported(p, seat, range)
        & ~Hex.bit(point);
  }

  static void move(SolisPosition p, int seat, int destination) {
    begin(p, seat, destination, Step.MOVE_PICK, TurnRecord.NONE);
  }

  /** R 19.6. */
  static void jump(SolisPosition p, int seat, int destination, int tech) {
    begin(p, seat, destination, Step.MOVE_PICK, tech);
  }

  static void warpIn(SolisPosition p, int seat, int point) {
    begin(p, seat, point, Step.WARP_IN_PICK, TurnRecord.NONE);
  }

  static void warpOut(SolisPosition p, int seat, int point) {
    begin(p, seat, point, Step.WARP_OUT_TO, TurnRecord.NONE);
  }

  private static void begin(SolisPosition p, int seat, int place, Step step, int tech) {
    p.turn.reset();
    p.turn.set(TurnRecord.PLACE, place);
    p.turn.set(TurnRecord.JUMP, tech);
    p.ask(step, seat);
  }

  /** What the action costs with so many ships moved. */
  static int cost(SolisPosition p, int seat, int ships) {
    if (!p.frames.isAt(Step.MOVE_PICK)) {
      return BASE;
    }
    int capacity =
        Track.moves(p.wealth.level(seat, Track.FLEET)) + p.wealth.passive(seat, Passive.MOVE_CAP);
    int jump = p.turn.get(TurnRecord.JUMP);
    int base = jump < 0 ? BASE : TurnPowers.cost(p, seat, jump);
    return base + Math.max(0, ships - capacity);
  }

  static void legalPicks(SolisPosition p, int seat, long origins, boolean warp, MoveList into) {
    if (!Energy.affords(p, seat, Energy.MOVE, cost(p, seat, p.turn.get(TurnRecord.COUNT) + 1))) {
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

  static void legalDone(SolisPosition p, int seat, MoveList into) {
    if (p.turn.get(TurnRecord.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  /** All ships together only where there are several; stars only where some lie free. */
  static boolean fits(SolisPosition p, int seat, int origin, int all, int carry) {
    return (all == 0 || p.galaxy.ships(seat, origin) > 1)
        && (carry == 0 || (p.galaxy.loose(origin) > 0 && !Hex.has(p.blocked(seat), origin)));
  }

  /** A ship, or all ships of a sector, come to the place of the action. */
  static void pick(SolisPosition p, int seat, long move, Chronicle chronicle) {
    fly(p, seat, SolisMoves.a(move), p.turn.get(TurnRecord.PLACE), move, chronicle);
  }

  static void fly(SolisPosition p, int seat, int from, int to, long move, Chronicle chronicle) {
    boolean all = SolisMoves.b(move) == 1;
    boolean carry = SolisMoves.c(move) == 1;
    int ships = all ? p.galaxy.ships(seat, from) : 1;
    p.galaxy.addShips(seat, from, -ships);
    p.galaxy.addShips(seat, to, ships);
    p.turn.add(TurnRecord.COUNT, ships);
    SolisFacts.moved(chronicle, p, seat, from, to, ships);
    if (carry) {
      carryStars(p, seat, from, to, chronicle);
    }
    retreat(p, seat, from, chronicle);
  }

  /** R 10.14. */
  private static void carryStars(SolisPosition p, int seat, int from, int to, Chronicle chronicle) {
    int stars = p.galaxy.loose(from);
    p.galaxy.setLoose(from, 0);
    if (to == p.empires.get(seat, Empires.HOME)) {
      Stars.earnCommon(
          p, seat, stars, SolisCounter.STARS_ANOMALIES, "stars brought home", chronicle);
    } else {
      p.galaxy.setLoose(to, p.galaxy.loose(to) + stars);
      SolisFacts.carried(chronicle, p, seat, stars, to);
    }
  }

  /** R 10.11: once for each sector that is left in an action. */
  private static void retreat(SolisPosition p, int seat, int from, Chronicle chronicle) {
    if (Hex.has(p.turn.marked, from)) {
      return;
    }
    p.turn.marked |= Hex.bit(from);
    for (int other = 0; other < p.seats(); other++) {
      if (p.areEnemies(seat, other) && Hex.has(p.galaxy.forces(other), from)) {
        var why =
            chronicle.listens()
                ? Phrase.of("the retreat of seat %d from %s", seat, SolisWords.sector(from))
                : "";
        Stars.earnOwn(p, other, 1, SolisCounter.STARS_COMBAT, why, chronicle);
      }
    }
  }

  static void finish(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.MOVE, cost(p, seat, p.turn.get(TurnRecord.COUNT)));
    SolisFacts.paid(chronicle, p, seat, cost, "the move");
    if (p.turn.get(TurnRecord.JUMP) >= 0) {
      p.empires.usedPowers[seat] |= 1L << p.turn.get(TurnRecord.JUMP);
    }
    Stars.claimToken(p, seat, chronicle);
    Turns.goOn(p, chance, chronicle);
  }
}
