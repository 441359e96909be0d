package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.bit;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolMoves.BURN;
import static org.apogee.engine.sol.SolMoves.FLY_GROUP;
import static org.apogee.engine.sol.SolMoves.FLY_STATION;
import static org.apogee.engine.sol.SolMoves.HURL_STATION;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.DIVERS_ON_A_SPACE;
import static org.apogee.engine.sol.SolTables.TOWER;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.3, the effects of the move action, and the extra moves that some of them allow. */
final class MoveEffects {
  private static final int FREE_CROSSINGS = 3;
  private static final int GROUP_FLIGHTS = 2;
  private static final int BURNS = 3;
  private static final int POINTS_OF_A_BURN = 2;

  private MoveEffects() {}

  static void legal(SolPosition p, SolEffect effect, MoveList into) {
    int seat = p.active();
    boolean playable =
        switch (effect) {
          case JUGGERNAUT -> p.pieces.stationsOf(seat) != 0;
          case HYPERDRIVE -> !p.turn.moved;
          case FUEL -> p.holdings.energy[seat] >= 1;
          case CATAPULT, CEREMONY, CLUSTER, TRANSCEND -> true;
          case PUNCTURE -> false; // with a parameter, below
          default -> throw Effects.unknown(effect);
        };
    if (playable) {
      Effects.offer(effect, into);
    } else if (effect == SolEffect.PUNCTURE) {
      punctures(p, into);
    }
  }

  static void play(SolPosition p, SolEffect effect, int b, int c, Chronicle chronicle) {
    var turn = p.turn;
    switch (effect) {
      case CATAPULT -> turn.uses = FREE_CROSSINGS;
      case CEREMONY -> ceremony(p, turn.launchesUp, chronicle);
      case HYPERDRIVE -> turn.mp *= 2;
      case CLUSTER -> turn.uses = GROUP_FLIGHTS;
      case FUEL -> turn.uses = BURNS;
      case PUNCTURE -> puncture(p, b, c, chronicle);
      case JUGGERNAUT, TRANSCEND -> {}
      default -> throw Effects.unknown(effect);
    }
  }

  /** What the effect in force adds to the legal moves. */
  static void extraMoves(SolPosition p, MoveList into) {
    switch (p.turn.effect) {
      case JUGGERNAUT -> stationMoves(p, into);
      case CLUSTER -> groupFlights(p, into);
      case FUEL -> {
        if (p.turn.uses > 0 && p.holdings.energy[p.active()] >= 1) {
          into.add(SolMoves.of(BURN, 0));
        }
      }
      default -> {}
    }
  }

  static void playExtra(SolPosition p, long move, Chronicle chronicle) {
    int a = SolMoves.a(move);
    int b = SolMoves.b(move);
    switch (SolMoves.kind(move)) {
      case FLY_GROUP -> flyGroup(p, a, b, SolMoves.c(move), chronicle);
      case FLY_STATION -> flyStation(p, a, b, chronicle);
      case HURL_STATION -> hurlStation(p, a, chronicle);
      case BURN -> burn(p, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }

  /** CATAPULT. */
  static boolean hasFreeCrossings(TurnRecord turn) {
    return turn.effect == SolEffect.CATAPULT && turn.uses > 0;
  }

  /** CEREMONY. */
  static void ceremony(SolPosition p, int launches, Chronicle chronicle) {
    p.holdings.energy[p.active()] += launches;
    SolEffectFacts.energyGained(chronicle, p, SolEffect.CEREMONY, launches);
  }

  /** PUNCTURE goes both ways through a membrane. */
  private static void punctures(SolPosition p, MoveList into) {
    int seat = p.active();
    if (p.turn.mp == 0 || p.holdings.pieces(seat, BRIDGE) == 0) {
      return;
    }
    for (long here = p.pieces.present(seat); here != 0; here = withoutLowest(here)) {
      int from = lowest(here);
      long free = p.board.membrane(from) & ~p.pieces.ways(from);
      for (; free != 0; free = withoutLowest(free)) {
        Effects.offer(SolEffect.PUNCTURE, from, lowest(free), into);
      }
    }
  }

  private static void puncture(SolPosition p, int from, int to, Chronicle chronicle) {
    int edge = p.board.edge(from, to);
    p.turn.mp--;
    p.turn.moved = true;
    p.returnToReserve(p.active(), from);
    p.putBridge(p.active(), edge);
    p.count(SolCounter.BRIDGES, 1);
    p.turn.owed += SolTables.cards(p.board.layerOfEdge(edge));
    SolFacts.bridgeBuilt(chronicle, p, edge);
  }

  /** CLUSTER. */
  private static void groupFlights(SolPosition p, MoveList into) {
    if (p.turn.uses == 0 || p.turn.mp == 0) {
      return;
    }
    int seat = p.active();
    for (long here = p.pieces.present(seat); here != 0; here = withoutLowest(here)) {
      int from = lowest(here);
      long targets = MoveAction.ways(p, from) & ~p.pieces.full(seat);
      for (; targets != 0; targets = withoutLowest(targets)) {
        int to = lowest(targets);
        int room = DIVERS_ON_A_SPACE - p.pieces.divers(seat, to);
        int most = Math.min(room, p.pieces.divers(seat, from));
        for (int count = 2; count <= most; count++) {
          into.add(SolMoves.of(FLY_GROUP, from, to, count));
        }
      }
    }
  }

  private static void flyGroup(SolPosition p, int from, int to, int count, Chronicle chronicle) {
    p.turn.uses--;
    p.turn.mp--;
    p.turn.moved = true;
    p.pieces.addDivers(p.active(), from, -count);
    p.pieces.addDivers(p.active(), to, count);
    p.count(SolCounter.FLIGHTS, 1);
    SolFacts.flew(chronicle, p, from, to, count);
    MoveAction.payToll(p, from, to, chronicle);
  }

  /** JUGGERNAUT: the first station that moves is the only one. */
  private static void stationMoves(SolPosition p, MoveList into) {
    int mover = p.turn.mover;
    if (p.turn.mp == 0 || mover == TurnRecord.GONE) {
      return;
    }
    long movers = mover == TurnRecord.ANY ? p.pieces.stationsOf(p.active()) : bit(mover);
    for (long left = movers; left != 0; left = withoutLowest(left)) {
      int from = lowest(left);
      long targets = MoveAction.ways(p, from) & ~p.pieces.occupied();
      if (p.pieces.stationType(from) == TOWER) {
        targets &= p.board.sun(); // D-7
      }
      for (; targets != 0; targets = withoutLowest(targets)) {
        into.add(SolMoves.of(FLY_STATION, from, lowest(targets)));
      }
      if (p.board.layer(from) == SolTables.CORE) {
        into.add(SolMoves.of(HURL_STATION, from));
      }
    }
  }

  private static void flyStation(SolPosition p, int from, int to, Chronicle chronicle) {
    int type = p.pieces.stationType(from);
    p.turn.mp--;
    p.turn.moved = true;
    p.turn.mover = to;
    p.pieces.removeStation(p.active(), type, from);
    p.pieces.putStation(p.active(), type, to);
    p.count(SolCounter.FLIGHTS, 1);
    SolFacts.stationFlew(chronicle, p, type, from, to);
    MoveAction.payToll(p, from, to, chronicle);
  }

  private static void hurlStation(SolPosition p, int from, Chronicle chronicle) {
    int type = p.pieces.stationType(from);
    p.turn.mp--;
    p.turn.hurls++;
    p.turn.moved = true;
    p.turn.mover = TurnRecord.GONE;
    p.pieces.removeStation(p.active(), type, from);
    p.gainMomentum(p.active(), SolTables.MOMENTUM_OF_A_HURL, SolCounter.MOMENTUM_OF_HURLS);
    p.count(SolCounter.STATIONS_HURLED, 1);
    SolFacts.stationHurled(chronicle, p, type, from);
  }

  /** FUEL. */
  private static void burn(SolPosition p, Chronicle chronicle) {
    p.turn.uses--;
    p.turn.mp += POINTS_OF_A_BURN;
    p.holdings.energy[p.active()]--;
    SolEffectFacts.burnt(chronicle, p, POINTS_OF_A_BURN);
  }
}
