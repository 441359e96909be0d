package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.3, the effects of the convert action. */
final class ConvertEffects {
  private ConvertEffects() {}

  static void legal(SolPosition p, SolEffect effect, MoveList into) {
    switch (effect) {
      case CASCADE -> {
        if (p.turn.conversion == TurnRecord.CONVERTED && isConversionPossible(p)) {
          Effects.offer(effect, into);
        }
      }
      case MOTIVATE -> {
        int space = p.turn.convertedStation;
        if (space != TurnRecord.NOTHING && ActivateAction.canPayBase(p, space)) {
          Effects.offer(effect, into);
        }
      }
      case METAMORPHOSIS -> metamorphoses(p, into);
      case INVADE -> {
        if (p.turn.conversion == TurnRecord.UNCONVERTED) {
          invasions(p, into);
        }
      }
      default -> throw Effects.unknown(effect);
    }
  }

  static void play(SolPosition p, SolEffect effect, int b, int c, Chronicle chronicle) {
    switch (effect) {
      case CASCADE -> p.turn.uses = 1;
      case MOTIVATE -> motivate(p, chronicle);
      case METAMORPHOSIS -> metamorphose(p, b, c, chronicle);
      case INVADE -> invade(p, b, chronicle);
      default -> throw Effects.unknown(effect);
    }
  }

  private static boolean isConversionPossible(SolPosition p) {
    var found = p.scratch();
    ConvertAction.conversions(p, found);
    return !found.isEmpty();
  }

  /** MOTIVATE: no sundiver is used and no card is owed. */
  private static void motivate(SolPosition p, Chronicle chronicle) {
    int space = p.turn.convertedStation;
    ActivateAction.yieldBase(p, space, chronicle);
    Bonus.offer(p, space);
  }

  private static void metamorphoses(SolPosition p, MoveList into) {
    int seat = p.active();
    for (int type = 0; type < STATION_TYPES; type++) {
      if (p.holdings.pieces(seat, type) > 0) {
        long others = p.pieces.stationsOf(seat) & ~p.pieces.stations(seat, type);
        if (type == TOWER) {
          others &= p.board.sun(); // D-7
        }
        for (; others != 0; others = withoutLowest(others)) {
          Effects.offer(SolEffect.METAMORPHOSIS, lowest(others), type, into);
        }
      }
    }
  }

  private static void metamorphose(SolPosition p, int space, int type, Chronicle chronicle) {
    int before = p.pieces.stationType(space);
    p.takeStationBack(p.active(), before, space);
    p.putStation(p.active(), type, space);
    SolEffectFacts.stationChanged(chronicle, p, before, type, space);
  }

  private static void invasions(SolPosition p, MoveList into) {
    int seat = p.active();
    long foreign = p.pieces.present(seat) & p.pieces.occupied() & ~p.pieces.stationsOf(seat);
    for (; foreign != 0; foreign = withoutLowest(foreign)) {
      int space = lowest(foreign);
      int type = p.pieces.stationType(space);
      if (p.pieces.divers(seat, space) >= SolTables.cost(type)
          && p.holdings.pieces(seat, type) > 0) {
        Effects.offer(SolEffect.INVADE, space, into);
      }
    }
  }

  private static void invade(SolPosition p, int space, Chronicle chronicle) {
    int seat = p.active();
    int victim = p.pieces.stationOwner(space);
    int type = p.pieces.stationType(space);
    int cost = SolTables.cost(type);
    p.pieces.addDivers(seat, space, -cost);
    p.holdings.reserve[seat] += cost;
    p.takeStationBack(victim, type, space);
    p.build(victim, Math.min(cost, p.holdings.reserve[victim]));
    p.putStation(seat, type, space);
    p.turn.conversion = TurnRecord.INVADED;
    p.turn.owed += SolTables.cards(p.board.layer(space));
    SolEffectFacts.invaded(chronicle, p, victim, type, space);
  }
}
