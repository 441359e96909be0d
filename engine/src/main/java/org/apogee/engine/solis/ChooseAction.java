package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/**
 * R 5.1 to R 5.3: all that the seat on turn may do, as one list.
 *
 * <p>For each kind of action the set of sectors is worked out first; then the moves are written in
 * the order of their numbers, which spares sorting them.
 */
final class ChooseAction extends SolisChapter {
  /** R 1.12: a main decision. */
  @Override
  public boolean isMain() {
    return true;
  }

  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.turnSeat();
    long contested = p.contested(seat);
    boolean settles = Energy.affords(p, seat, Energy.SETTLE, 1);
    boolean moves = Energy.affords(p, seat, Energy.MOVE, 1);
    boolean fights = Energy.affords(p, seat, Energy.COMBAT, 1);
    long colonize = settles ? Settle.colonizable(p, seat, contested) : 0;
    long improve = settles ? Settle.improvable(p, seat) : 0;
    long abandon = settles ? Settle.abandonable(p, seat) : 0;
    long stations = Build.stationSites(p, seat, contested);
    long gates = Build.gateSites(p, seat, contested);
    long jumps = moves ? Movement.jumpPoints(p, seat) : 0;
    long move = moves ? Movement.destinations(p, seat) : 0;
    long warpIn = Movement.warpInPoints(p, seat, jumps);
    long warpOut = Movement.warpOutPoints(p, seat, jumps);
    long attack = fights && Combat.mayAttack(p, 0, seat) ? Combat.targets(p, seat, 0) : 0;
    long whole = wholeMoves(p, seat, contested);
    for (int a = 0; a < Hex.COUNT; a++) {
      long kinds =
          bit(colonize, a, SolisMoves.COLONIZE)
              | bit(improve, a, SolisMoves.IMPROVE)
              | bit(abandon, a, SolisMoves.ABANDON)
              | bit(stations, a, SolisMoves.BUILD_STATION)
              | bit(gates, a, SolisMoves.BUILD_GATE)
              | bit(move, a, SolisMoves.MOVE)
              | bit(warpIn, a, SolisMoves.WARP_IN)
              | bit(warpOut, a, SolisMoves.WARP_OUT)
              | bit(attack, a, SolisMoves.ATTACK);
      if (a == 0) {
        kinds |= whole;
      }
      if (a < Good.BASICS) {
        kinds |= smallMoves(p, seat, a);
      }
      for (; kinds != 0; kinds &= kinds - 1) {
        into.add(SolisMoves.of(Long.numberOfTrailingZeros(kinds), seat, a));
      }
    }
    TurnPowers.legalInTurn(p, seat, into);
    if (fights) {
      attacks(p, seat, into);
    }
    TurnPowers.legalAsAction(p, seat, into);
  }

  private static long bit(long set, int sector, int kind) {
    return (set >>> sector & 1) << kind;
  }

  /** Moves without a field, as a set of kinds. */
  private static long wholeMoves(SolisPosition p, int seat, long contested) {
    long kinds = 0;
    if (Victory.mayDeclare(p)) {
      kinds |= 1L << SolisMoves.DECLARE_VICTORY;
    }
    if (Energy.affords(p, seat, Energy.EXPLORE, 1)) {
      kinds |= 1L << SolisMoves.SCAN;
    }
    if (Build.mayBuildShips(p, seat, contested)) {
      kinds |= 1L << SolisMoves.BUILD_SHIPS;
    }
    if (Energy.affords(p, seat, Energy.SCIENCE, 1)) {
      kinds |= 1L << SolisMoves.RESEARCH;
    }
    if (p.empires.get(seat, Empires.DISCOVERY) != 0) {
      kinds |= 1L << SolisMoves.DISCOVER;
    }
    if (Logistics.isAllowed(p, seat)) {
      kinds |= 1L << SolisMoves.LOGISTICS;
    }
    return kinds;
  }

  /** Moves whose field is a colour, a resource or a card in hand. */
  private static long smallMoves(SolisPosition p, int seat, int a) {
    long kinds = 0;
    if (a < Empires.OBJECTIVES_MAX && Victory.mayReveal(p, seat, a)) {
      kinds |= 1L << SolisMoves.REVEAL_OBJECTIVE;
    }
    if (a < Star.COUNT && Reveal.isAllowed(p, seat, a)) {
      kinds |= 1L << SolisMoves.REVEAL;
    }
    if (Science.maySynthesize(p, seat)) {
      kinds |= 1L << SolisMoves.SYNTHESIZE;
    }
    return kinds;
  }

  private static void attacks(SolisPosition p, int seat, MoveList into) {
    for (int target = 1; target <= Entity.SEAT; target++) {
      if (Combat.mayAttack(p, target, seat)) {
        long sectors = Combat.targets(p, seat, target);
        for (; sectors != 0; sectors &= sectors - 1) {
          into.add(SolisMoves.of(SolisMoves.ATTACK, seat, Hex.first(sectors), target, 0));
        }
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.DECLARE_VICTORY -> Victory.declare(p, seat, chronicle);
      case SolisMoves.REVEAL_OBJECTIVE -> Victory.revealObjective(p, seat, a, chronicle);
      case SolisMoves.TURN_ABILITY -> TurnPowers.use(p, seat, Techs.byReference(a), chronicle);
      case SolisMoves.ACTION_ABILITY -> TurnPowers.act(p, seat, move, chance, chronicle);
      case SolisMoves.COLONIZE -> Settle.colonize(p, seat, a, chance, chronicle);
      case SolisMoves.IMPROVE -> Settle.improve(p, seat, a, chance, chronicle);
      case SolisMoves.ABANDON -> Settle.abandon(p, seat, a, chronicle);
      case SolisMoves.SCAN -> Scan.begin(p, seat);
      case SolisMoves.REVEAL -> Reveal.begin(p, seat, a, chronicle);
      case SolisMoves.BUILD_SHIPS -> Build.ships(p, seat);
      case SolisMoves.BUILD_STATION -> Build.station(p, seat, a, chance, chronicle);
      case SolisMoves.BUILD_GATE -> Build.gate(p, seat, a, chance, chronicle);
      case SolisMoves.MOVE -> Movement.move(p, seat, a);
      case SolisMoves.WARP_IN -> Movement.warpIn(p, seat, a);
      case SolisMoves.WARP_OUT -> Movement.warpOut(p, seat, a);
      case SolisMoves.ATTACK -> Combat.attack(p, seat, a, SolisMoves.b(move), chance, chronicle);
      case SolisMoves.RESEARCH -> Science.research(p, seat, chance, chronicle);
      case SolisMoves.DISCOVER -> Discovery.begin(p, seat, chance, chronicle);
      case SolisMoves.SYNTHESIZE -> Science.synthesize(p, seat, a, chance, chronicle);
      case SolisMoves.LOGISTICS -> Logistics.begin(p, seat, chronicle);
      default -> throw SolisMoves.notOffered(p, move);
    }
  }
}
