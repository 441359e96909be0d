package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

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
  static void begin(SolisPosition p, int seat, Chronicle chronicle) {
    p.turn.reset();
    p.ask(Step.FLIP, seat);
    var empires = p.empires;
    int unspent = Energy.of(p, seat);
    int bonus = Math.max(0, empires.spentInAll(seat) / 2 - unspent);
    empires.count(seat, SolisCounter.LOGISTICS, 1);
    empires.count(seat, SolisCounter.UNUSED_ENERGY, unspent);
    p.turn.add(TurnRecord.LOGISTICS_COUNT, 1);
    ScienceFacts.logistics(chronicle, p, seat);
    Stars.earnCommon(
        p, seat, bonus, SolisCounter.STARS_LOGISTICS, "its actions in this cycle", chronicle);
    if (unspent == 0) {
      Stars.earnCommon(
          p, seat, EMPTY_BONUS, SolisCounter.STARS_LOGISTICS, "energy used up", chronicle);
    }
    for (int space = 0; space < Empires.SPACES; space++) {
      empires.set(seat, Empires.SPENT + space, 0);
    }
    empires.set(seat, Empires.ENERGY, p.wealth.value(seat, Track.ENERGY) + Math.min(1, unspent));
    ScienceFacts.refreshed(chronicle, p, seat);
  }

  /** Asks for the next tile to be laid, kind by kind; then finishes. */
  static void nextTile(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    while (p.turn.get(TurnRecord.LEFT) == 0) {
      int kind = p.turn.get(TurnRecord.KIND) + 1;
      if (kind == TileKind.count()) {
        finish(p, seat, chance, chronicle);
        return;
      }
      p.turn.set(TurnRecord.KIND, kind);
      p.turn.set(TurnRecord.LEFT, provided(p, seat, kind));
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
  private static void finish(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
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
    p.turn.set(TurnRecord.TRACK_DUE, 1);
    Turns.goOn(p, chance, chronicle);
  }
}
