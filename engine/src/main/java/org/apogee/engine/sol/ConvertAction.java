package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.has;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolMoves.CONVERT_BRIDGE;
import static org.apogee.engine.sol.SolMoves.CONVERT_FOUNDRY;
import static org.apogee.engine.sol.SolMoves.CONVERT_NODE;
import static org.apogee.engine.sol.SolMoves.CONVERT_TOWER;
import static org.apogee.engine.sol.SolMoves.DECONVERT_BRIDGE;
import static org.apogee.engine.sol.SolMoves.DECONVERT_STATION;
import static org.apogee.engine.sol.SolMoves.END_MOVE;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.NODE;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7, the convert action: sundivers in a pattern become a structure, or a structure sundivers. */
final class ConvertAction extends SolChapter {
  /** R 5.3. */
  static boolean isPossible(SolPosition p) {
    var found = p.scratch();
    conversions(p, found);
    if (found.isEmpty()) {
      deconversions(p, found);
    }
    if (found.isEmpty()) {
      Effects.legalInConvert(p, found);
    }
    return !found.isEmpty();
  }

  @Override
  public void legal(SolPosition p, MoveList into) {
    var turn = p.turn;
    if (turn.conversion != TurnRecord.UNCONVERTED || turn.effect != SolEffect.NONE) {
      into.add(END_MOVE); // R 5.4
    }
    Effects.legal(p, into);
    if (turn.conversion == TurnRecord.UNCONVERTED) {
      deconversions(p, into);
      conversions(p, into);
    } else if (mayCascade(turn)) {
      conversions(p, into);
    }
  }

  /** R 5.5: the only thing to do is asked for, the only way to end is not. */
  @Override
  public boolean isForced(SolPosition p, long onlyMove) {
    return onlyMove == END_MOVE;
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    int a = SolMoves.a(move);
    int b = SolMoves.b(move);
    switch (SolMoves.kind(move)) {
      case CONVERT_BRIDGE -> convertBridge(p, a, b, SolMoves.c(move), chronicle);
      case CONVERT_NODE -> convertNode(p, a, chronicle);
      case CONVERT_FOUNDRY -> convertFoundry(p, a, b, chronicle);
      case CONVERT_TOWER -> convertTower(p, a, b, SolMoves.c(move), chronicle);
      case DECONVERT_STATION -> deconvertStation(p, a, chronicle);
      case DECONVERT_BRIDGE -> deconvertBridge(p, p.board.edge(a, b), chronicle);
      case SolMoves.PLAY_EFFECT -> Effects.play(p, move, chronicle);
      case SolMoves.END -> Instability.drawOwed(p, chance, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }

  /** R 7.1 to 7.3. */
  static void conversions(SolPosition p, MoveList into) {
    int seat = p.active();
    long here = p.pieces.present(seat);
    if (p.holdings.pieces(seat, NODE) > 0) {
      nodes(p, here, into);
    }
    if (p.holdings.pieces(seat, FOUNDRY) > 0) {
      foundries(p, here, into);
    }
    if (p.holdings.pieces(seat, BRIDGE) > 0) {
      bridges(p, here, into);
    }
    if (p.holdings.pieces(seat, TOWER) > 0) {
      towers(p, here, into);
    }
  }

  private static void nodes(SolPosition p, long here, MoveList into) {
    for (long left = here; left != 0; left = withoutLowest(left)) {
      int space = p.board.clockwise(lowest(left));
      if (has(here, p.board.clockwise(space)) && !has(p.pieces.occupied(), space)) {
        into.add(SolMoves.of(CONVERT_NODE, space));
      }
    }
  }

  private static void foundries(SolPosition p, long here, MoveList into) {
    for (long left = here & ~p.pieces.occupied(); left != 0; left = withoutLowest(left)) {
      int space = lowest(left);
      int after = p.board.clockwise(space);
      int before = p.board.counterclockwise(space);
      if (has(here, before)) {
        into.add(SolMoves.of(CONVERT_FOUNDRY, space, before));
      }
      if (has(here, after)) {
        into.add(SolMoves.of(CONVERT_FOUNDRY, space, after));
      }
    }
  }

  private static void bridges(SolPosition p, long here, MoveList into) {
    var board = p.board;
    long bases = here & ~board.spacesOf(SolTables.UPPER) & ~board.spacesOf(SolTables.CORE);
    for (; bases != 0; bases = withoutLowest(bases)) {
      int from = lowest(bases);
      for (long behind = here & board.outward(from); behind != 0; behind = withoutLowest(behind)) {
        long free = board.inward(from) & ~p.pieces.ways(from);
        for (; free != 0; free = withoutLowest(free)) {
          into.add(SolMoves.of(CONVERT_BRIDGE, from, lowest(free), lowest(behind)));
        }
      }
    }
  }

  private static void towers(SolPosition p, long here, MoveList into) {
    var board = p.board;
    long sites = here & board.sun() & ~p.pieces.occupied();
    for (; sites != 0; sites = withoutLowest(sites)) {
      int space = lowest(sites);
      for (long second = here & board.outward(space); second != 0; second = withoutLowest(second)) {
        int middle = lowest(second);
        for (long third = here & board.outward(middle); third != 0; third = withoutLowest(third)) {
          into.add(SolMoves.of(CONVERT_TOWER, space, middle, lowest(third)));
        }
      }
    }
  }

  private static void convertBridge(
      SolPosition p, int from, int to, int behind, Chronicle chronicle) {
    int edge = p.board.edge(from, to);
    use(p, from);
    use(p, behind);
    p.putBridge(p.active(), edge);
    p.count(SolCounter.BRIDGES, 1);
    p.turn.owed += SolTables.cards(p.board.layerOfEdge(edge)); // R 7.4
    SolFacts.bridgeBuilt(chronicle, p, edge);
    converted(p.turn);
  }

  private static void convertNode(SolPosition p, int space, Chronicle chronicle) {
    use(p, p.board.clockwise(space));
    use(p, p.board.counterclockwise(space));
    place(p, NODE, space, SolCounter.NODES, chronicle);
  }

  private static void convertFoundry(SolPosition p, int space, int beside, Chronicle chronicle) {
    use(p, space);
    use(p, beside);
    place(p, FOUNDRY, space, SolCounter.FOUNDRIES, chronicle);
  }

  private static void convertTower(
      SolPosition p, int space, int second, int third, Chronicle chronicle) {
    use(p, space);
    use(p, second);
    use(p, third);
    place(p, TOWER, space, SolCounter.TOWERS, chronicle);
  }

  /** R 7.4: used sundivers go to the reserve, but with CASCADE to the mothership. */
  private static void use(SolPosition p, int space) {
    if (mayCascade(p.turn)) {
      p.returnToPool(p.active(), space);
    } else {
      p.returnToReserve(p.active(), space);
    }
  }

  private static void place(
      SolPosition p, int type, int space, SolCounter counter, Chronicle chronicle) {
    p.putStation(p.active(), type, space);
    p.count(counter, 1);
    p.turn.owed += SolTables.cards(p.board.layer(space)); // R 7.4
    p.turn.convertedStation = space;
    SolFacts.stationBuilt(chronicle, p, type, space);
    converted(p.turn);
  }

  private static void converted(TurnRecord turn) {
    turn.conversion = TurnRecord.CONVERTED;
    turn.uses = 0;
  }

  /** CASCADE was played and its conversion is not made yet. */
  private static boolean mayCascade(TurnRecord turn) {
    return turn.effect == SolEffect.CASCADE && turn.uses > 0;
  }

  /** R 7.5. */
  private static void deconversions(SolPosition p, MoveList into) {
    int seat = p.active();
    int reserve = p.holdings.reserve[seat];
    for (int type = 0; type < STATION_TYPES; type++) {
      if (reserve >= SolTables.cost(type)) {
        for (long left = p.pieces.stations(seat, type); left != 0; left = withoutLowest(left)) {
          into.add(SolMoves.of(DECONVERT_STATION, lowest(left)));
        }
      }
    }
    if (reserve >= SolTables.cost(BRIDGE)) {
      for (long left = p.pieces.bridges(seat); left != 0; left = withoutLowest(left)) {
        int edge = lowest(left);
        into.add(SolMoves.of(DECONVERT_BRIDGE, p.board.outer(edge), p.board.inner(edge)));
      }
    }
  }

  private static void deconvertStation(SolPosition p, int space, Chronicle chronicle) {
    int type = p.pieces.stationType(space);
    p.takeStationBack(p.active(), type, space);
    deconverted(p, type);
    SolFacts.stationDeconverted(chronicle, p, type, space);
  }

  private static void deconvertBridge(SolPosition p, int edge, Chronicle chronicle) {
    p.takeBridgeBack(p.active(), edge);
    deconverted(p, BRIDGE);
    SolFacts.bridgeDeconverted(chronicle, p, edge);
  }

  private static void deconverted(SolPosition p, int piece) {
    p.build(p.active(), SolTables.cost(piece));
    p.turn.conversion = TurnRecord.DECONVERTED;
    p.count(SolCounter.DECONVERSIONS, 1);
  }
}
