package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.bit;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolMoves.END_MOVE;
import static org.apogee.engine.sol.SolMoves.FLY;
import static org.apogee.engine.sol.SolMoves.HURL;
import static org.apogee.engine.sol.SolMoves.LAUNCH;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 6, the move action: launches, flights and hurls in any order. */
final class MoveAction extends SolChapter {
  @Override
  public void legal(SolPosition p, MoveList into) {
    into.add(END_MOVE); // R 5.4
    if (p.isLastTransmission()) {
      hurls(p, into); // R 11.3
      return;
    }
    launches(p, into);
    hurls(p, into);
    Effects.legal(p, into);
    flights(p, into);
    MoveEffects.extraMoves(p, into);
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    int a = SolMoves.a(move);
    int b = SolMoves.b(move);
    switch (SolMoves.kind(move)) {
      case LAUNCH -> launch(p, a, chronicle);
      case FLY -> fly(p, a, b, chronicle);
      case HURL -> hurl(p, a, chronicle);
      case SolMoves.PLAY_EFFECT -> Effects.play(p, move, chronicle);
      case SolMoves.END -> end(p, chance, chronicle);
      default -> MoveEffects.playExtra(p, move, chronicle);
    }
  }

  /** R 6.2. */
  private static void launches(SolPosition p, MoveList into) {
    int seat = p.active();
    if (p.turn.mp == 0 || p.holdings.pool[seat] == 0 || !mayLaunch(p.turn)) {
      return;
    }
    long targets = p.board.launch(p.holdings.dock[seat]) & ~p.pieces.full(seat);
    for (long left = targets; left != 0; left = withoutLowest(left)) {
      into.add(SolMoves.of(LAUNCH, lowest(left)));
    }
  }

  private static boolean mayLaunch(TurnRecord turn) {
    return turn.effect != SolEffect.HYPERDRIVE || turn.mover == TurnRecord.ANY;
  }

  private static void launch(SolPosition p, int to, Chronicle chronicle) {
    int seat = p.active();
    p.turn.mp--;
    p.holdings.pool[seat]--;
    p.pieces.addDivers(seat, to, 1);
    p.count(SolCounter.LAUNCHES, 1);
    SolFacts.launched(chronicle, p, to);
    acted(p.turn, to);
    if (p.board.layer(to) == SolTables.UPPER) {
      p.turn.launchesUp++;
      if (p.turn.effect == SolEffect.CEREMONY) {
        MoveEffects.ceremony(p, 1, chronicle);
      }
    }
  }

  /** R 6.4. Goes by target, because that is the order of the codes. */
  private static void flights(SolPosition p, MoveList into) {
    if (p.turn.mp == 0 && !MoveEffects.hasFreeCrossings(p.turn)) {
      return;
    }
    int seat = p.active();
    long movers = movers(p, seat);
    long reach = 0;
    for (long left = movers; left != 0; left = withoutLowest(left)) {
      reach |= ways(p, lowest(left));
    }
    for (long targets = reach & ~p.pieces.full(seat);
        targets != 0;
        targets = withoutLowest(targets)) {
      int to = lowest(targets);
      for (long from = movers & ways(p, to); from != 0; from = withoutLowest(from)) {
        into.add(SolMoves.of(FLY, lowest(from), to));
      }
    }
  }

  /** The spaces whose sundivers may act: all of the seat's, but for HYPERDRIVE. */
  private static long movers(SolPosition p, int seat) {
    if (p.turn.effect != SolEffect.HYPERDRIVE || p.turn.mover == TurnRecord.ANY) {
      return p.pieces.present(seat);
    }
    return p.turn.mover == TurnRecord.GONE ? 0 : bit(p.turn.mover);
  }

  /** The spaces between which a sundiver may fly now; the same in both directions. */
  static long ways(SolPosition p, int space) {
    long ways = p.pieces.ways(space);
    if (p.turn.effect == SolEffect.TRANSCEND) {
      ways |= p.board.membrane(space);
    }
    return p.turn.mp > 0 ? ways : ways & p.board.membrane(space); // without points: CATAPULT
  }

  private static void fly(SolPosition p, int from, int to, Chronicle chronicle) {
    int seat = p.active();
    boolean crossing = p.board.edge(from, to) != SolBoard.NO_EDGE;
    if (crossing && MoveEffects.hasFreeCrossings(p.turn)) {
      p.turn.uses--;
    } else {
      p.turn.mp--;
    }
    p.pieces.addDivers(seat, from, -1);
    p.pieces.addDivers(seat, to, 1);
    p.count(SolCounter.FLIGHTS, 1);
    SolFacts.flew(chronicle, p, from, to, 1);
    payToll(p, from, to, chronicle);
    acted(p.turn, to);
  }

  /** R 6.5. */
  static void payToll(SolPosition p, int from, int to, Chronicle chronicle) {
    int edge = p.board.edge(from, to);
    if (edge == SolBoard.NO_EDGE || p.turn.effect == SolEffect.TRANSCEND) {
      return;
    }
    int owner = p.pieces.bridgeOwner(edge);
    if (owner != p.active() && !p.turn.tollPaid(owner)) {
      p.turn.tollsPaid |= 1 << owner;
      p.holdings.energy[owner]++;
      p.count(SolCounter.TOLLS, 1);
      SolFacts.tollPaid(chronicle, p, owner, edge);
    }
  }

  /** R 6.6. */
  private static void hurls(SolPosition p, MoveList into) {
    if (p.turn.mp == 0) {
      return;
    }
    long core = movers(p, p.active()) & p.board.spacesOf(SolTables.CORE);
    for (long left = core; left != 0; left = withoutLowest(left)) {
      into.add(SolMoves.of(HURL, lowest(left)));
    }
  }

  private static void hurl(SolPosition p, int from, Chronicle chronicle) {
    int seat = p.active();
    p.turn.mp--;
    p.turn.hurls++;
    p.pieces.addDivers(seat, from, -1);
    p.holdings.lost[seat]++;
    p.gainMomentum(seat, SolTables.MOMENTUM_OF_A_HURL, SolCounter.MOMENTUM_OF_HURLS);
    p.count(SolCounter.HURLS, 1);
    SolFacts.hurled(chronicle, p, from);
    acted(p.turn, TurnRecord.GONE);
  }

  /** Remembers where the sundiver stands that just acted: HYPERDRIVE allows no other. */
  private static void acted(TurnRecord turn, int at) {
    turn.moved = true;
    if (turn.effect == SolEffect.HYPERDRIVE) {
      turn.mover = at;
    }
  }

  /** R 6.8. */
  private static void end(SolPosition p, Chance chance, Chronicle chronicle) {
    if (p.isLastTransmission()) {
      LastTransmission.next(p, chronicle);
      return;
    }
    p.turn.owed += p.turn.hurls / 2;
    Instability.drawOwed(p, chance, chronicle);
  }
}
