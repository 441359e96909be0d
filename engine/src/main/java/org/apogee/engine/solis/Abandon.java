package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.7: a seat takes tokens of its own off a sector. */
final class Abandon extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    for (int what = SolisMoves.ACTIVE_SHIP; what <= SolisMoves.COLONIES; what++) {
      if (canRemove(p, seat, p.turn.get(TurnRecord.PLACE), what)) {
        into.add(SolisMoves.of(SolisMoves.ABANDON_REMOVE, seat, what));
      }
    }
    if (p.turn.get(TurnRecord.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SolisMoves.kind(move) == SolisMoves.DONE) {
      Turns.goOn(p, chance, chronicle);
    } else {
      remove(p, p.asked(), p.turn.get(TurnRecord.PLACE), SolisMoves.a(move), chronicle);
      p.turn.add(TurnRecord.COUNT, 1);
    }
  }

  private static boolean canRemove(SolisPosition p, int seat, int sector, int what) {
    boolean owns = p.galaxy.owner(sector) == seat;
    return switch (what) {
      case SolisMoves.ACTIVE_SHIP -> p.galaxy.ships(seat, sector) > 0;
      case SolisMoves.DISABLED_SHIP -> p.galaxy.disabled(seat, sector) > 0;
      case SolisMoves.STATION -> owns && p.galaxy.stations(sector) > 0;
      case SolisMoves.GATE -> owns && p.galaxy.hasGate(sector);
      default -> owns && !Hex.has(p.plan.homes, sector);
    };
  }

  private static void remove(SolisPosition p, int seat, int sector, int what, Chronicle chronicle) {
    switch (what) {
      case SolisMoves.ACTIVE_SHIP -> p.galaxy.addShips(seat, sector, -1);
      case SolisMoves.DISABLED_SHIP -> p.galaxy.addDisabled(seat, sector, -1);
      case SolisMoves.STATION -> p.galaxy.addStations(sector, -1);
      case SolisMoves.GATE -> p.galaxy.setGate(sector, false);
      default -> Settle.giveUp(p, seat, sector);
    }
    SolisFacts.removed(chronicle, p, seat, sector, what);
  }
}
