package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 13: the reset of a seat's cycle, with technologies and combat tiles laid out anew. */
final class Logistics {
  private static final int EMPTY_BONUS = 2;

  private Logistics() {}

  /** R 13.1. */
  static boolean isAllowed(SolisPosition p, int seat) {
    int energy = Energy.of(p, seat);
    return energy == 0 || energy < p.empires.spentInAll(seat);
  }

  /** R 2.14. */
  static int stock(SolisPosition p, int seat, int good) {
    return good == Good.OMEGA
        ? p.wealth.artifacts(seat)
        : p.wealth.icons(seat, good) + p.empires.get(seat, Empires.MADE + good);
  }

  static int kindsInStock(SolisPosition p, int seat) {
    int kinds = 0;
    for (int good = 0; good < Good.BASICS; good++) {
      kinds += stock(p, seat, good) > 0 ? 1 : 0;
    }
    return kinds;
  }

  /** R 13.3: whether a set of technologies can be supplied together. */
  static boolean isSupplied(SolisPosition p, int seat, long set) {
    int omegas = stock(p, seat, Good.OMEGA);
    int any = 0;
    int onlyOmega = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      var tech = p.empires.tech(seat, Long.numberOfTrailingZeros(rest));
      any += tech.anySlots;
      onlyOmega += tech.slots[Good.OMEGA];
    }
    int missing = 0;
    int over = 0;
    for (int good = 0; good < Good.BASICS; good++) {
      int wanted = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        wanted += p.empires.tech(seat, Long.numberOfTrailingZeros(rest)).slots[good];
      }
      int left = stock(p, seat, good) - wanted;
      missing += Math.max(0, -left);
      over += Math.max(0, left);
    }
    return onlyOmega + missing <= omegas && any <= over + omegas - onlyOmega - missing;
  }

  /** R 13.2, steps 1 to 4. */
  static void begin(SolisPosition p, int seat) {
    var empires = p.empires;
    int unspent = Energy.of(p, seat);
    int bonus = Math.max(0, empires.spentInAll(seat) / 2 - unspent);
    empires.count(seat, Tally.LOGISTICS, 1);
    empires.count(seat, Tally.UNUSED_ENERGY, unspent);
    p.flow.add(Flow.LOGISTICS_COUNT, 1);
    ScienceFacts.logistics(p, seat);
    Stars.earnCommon(p, seat, bonus, Tally.STARS_LOGISTICS, "actions");
    if (unspent == 0) {
      Stars.earnCommon(p, seat, EMPTY_BONUS, Tally.STARS_LOGISTICS, "energy used up");
    }
    for (int space = 0; space < Empires.SPACES; space++) {
      empires.set(seat, Empires.SPENT + space, 0);
    }
    empires.set(seat, Empires.ENERGY, p.wealth.value(seat, Track.ENERGY) + Math.min(1, unspent));
    p.flow.reset();
    p.ask(Step.FLIP, seat);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    switch (p.step()) {
      case FLIP -> {
        for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
          if (mayTurn(p, seat, card)) {
            into.add(SolisMoves.of(SolisMoves.FLIP, seat, card));
          }
        }
        into.add(SolisMoves.of(SolisMoves.DONE, seat));
      }
      case ACTIVATE -> {
        for (long rest = p.empires.known[seat] & ~p.empires.active[seat];
            rest != 0;
            rest &= rest - 1) {
          int tech = Long.numberOfTrailingZeros(rest);
          if (mayActivate(p, seat, tech)) {
            into.add(SolisMoves.of(SolisMoves.ACTIVATE, seat, Techs.reference(tech)));
          }
        }
        into.add(SolisMoves.of(SolisMoves.DONE, seat));
      }
      default -> legalFaces(p, seat, into);
    }
  }

  private static boolean mayTurn(SolisPosition p, int seat, int card) {
    long sides = p.empires.known[seat] & (3L << Techs.race(card, 0));
    return sides != 0
        && (p.flow.get(Flow.TURNED) >>> card & 1) == 0
        && p.empires.tech(seat, Long.numberOfTrailingZeros(sides)).cost
            <= p.empires.get(seat, Empires.CREDITS);
  }

  /** R 13.2, step 5. */
  private static boolean mayActivate(SolisPosition p, int seat, int tech) {
    long active = p.empires.active[seat];
    boolean room =
        tech >= Techs.BASICS
            || Long.bitCount(active & Techs.BASIC_SET) < p.wealth.value(seat, Track.RESEARCH);
    return room && isSupplied(p, seat, active | (1L << tech));
  }

  /** R 13.2, step 6: a face whose place in the row is free, or none. */
  private static void legalFaces(SolisPosition p, int seat, MoveList into) {
    int kind = p.flow.get(Flow.KIND);
    boolean attack = TileKind.of(kind).attack;
    for (int face = 0; face <= Panel.FACES; face++) {
      if (face == 0 || p.empires.get(seat, Empires.overlay(attack, face)) < 0) {
        into.add(SolisMoves.of(SolisMoves.PLACE_TILE, seat, kind, face, 0));
      }
    }
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.FLIP -> turn(p, seat, a);
      case SolisMoves.ACTIVATE -> {
        int tech = Techs.byReference(a);
        p.empires.active[seat] |= 1L << tech;
        p.wealth.countTechs(p, seat);
        ScienceFacts.activated(p, seat, tech);
      }
      case SolisMoves.PLACE_TILE -> {
        int face = SolisMoves.b(move);
        if (face > 0) {
          p.empires.set(seat, Empires.overlay(TileKind.of(a).attack, face), a);
          ScienceFacts.tilePlaced(p, seat, a, face);
        }
        p.flow.add(Flow.LEFT, -1);
        nextTile(p, seat);
      }
      default -> {
        if (p.step() == Step.FLIP) {
          p.empires.active[seat] = 0;
          p.wealth.countTechs(p, seat);
          p.ask(Step.ACTIVATE, seat);
        } else {
          p.empires.clearOverlays(seat);
          nextTile(p, seat);
        }
      }
    }
  }

  private static void turn(SolisPosition p, int seat, int card) {
    int tech = Long.numberOfTrailingZeros(p.empires.known[seat] & (3L << Techs.race(card, 0)));
    p.empires.add(seat, Empires.CREDITS, -p.empires.tech(seat, tech).cost);
    p.empires.known[seat] ^= 3L << Techs.race(card, 0);
    p.flow.set(Flow.TURNED, p.flow.get(Flow.TURNED) | (1 << card));
    ScienceFacts.turned(p, seat, Techs.turned(tech));
  }

  /** Asks for the next tile to be laid, kind by kind; then finishes. */
  private static void nextTile(SolisPosition p, int seat) {
    while (p.flow.get(Flow.LEFT) == 0) {
      int kind = p.flow.get(Flow.KIND) + 1;
      if (kind == TileKind.count()) {
        finish(p, seat);
        return;
      }
      p.flow.set(Flow.KIND, kind);
      p.flow.set(Flow.LEFT, provided(p, seat, kind));
    }
    p.ask(Step.PLACE_TILE, seat);
  }

  private static int provided(SolisPosition p, int seat, int kind) {
    int tiles = 0;
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      tiles += p.empires.tech(seat, Long.numberOfTrailingZeros(rest)).tiles[kind];
    }
    return tiles;
  }

  /** R 13.2, steps 7 to 10. */
  private static void finish(SolisPosition p, int seat) {
    var empires = p.empires;
    empires.usedPowers[seat] = 0;
    empires.usedRewards[seat] = 0;
    for (long rest = p.galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      p.galaxy.clearImproved(Hex.first(rest));
    }
    empires.set(seat, Empires.CAPTURED_SHIPS, 0);
    empires.set(seat, Empires.CAPTURED_STATIONS, 0);
    empires.set(seat, Empires.CAPTURED_GATES, 0);
    empires.set(seat, Empires.CAPTURED_COLONIES, 0);
    for (long rest = p.galaxy.disabled[seat]; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      int ships = p.galaxy.disabled(seat, sector);
      p.galaxy.addDisabled(seat, sector, -ships);
      p.galaxy.addShips(seat, sector, ships);
    }
    empires.set(seat, Empires.DISCOVERY, 1);
    p.flow.set(Flow.TRACK_DUE, 1);
    Turn.goOn(p);
  }
}
