package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolMoves.DECLINE;
import static org.apogee.engine.sol.SolMoves.FLARE;
import static org.apogee.engine.sol.SolMoves.TAKE;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.4 to 9.6, a solar flare: the countdown, lost energy, and the stations in the upper orbit. */
final class Flare extends SolChapter {
  private static final int ENERGY_IN_DANGER = 13;

  /** True if the next card may be drawn at once. */
  static boolean resolve(SolPosition p, Chronicle chronicle) {
    p.setCountdown(p.countdown() - 1);
    p.count(SolCounter.FLARES, 1);
    SolSunFacts.flare(chronicle, p);
    if (p.countdown() == 0) {
      LastTransmission.nova(p, chronicle);
      return false;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      burn(p, seat, chronicle);
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      rewardNodes(p, seat, chronicle);
    }
    return !askNext(p, p.active(), -1);
  }

  /** R 9.4 (2); D-13: the loss is rounded down. */
  private static void burn(SolPosition p, int seat, Chronicle chronicle) {
    int energy = p.holdings.energy[seat];
    if (energy >= ENERGY_IN_DANGER) {
      int loss = energy / 2;
      p.holdings.energy[seat] -= loss;
      p.count(SolCounter.ENERGY_BURNT, loss);
      SolSunFacts.energyLost(chronicle, p, seat, loss);
    }
  }

  /** R 9.5. */
  private static void rewardNodes(SolPosition p, int seat, Chronicle chronicle) {
    int nodes = Long.bitCount(inUpperOrbit(p, seat, SolTables.NODE));
    if (nodes > 0) {
      p.holdings.energy[seat] += nodes;
      SolSunFacts.nodesRewarded(chronicle, seat, nodes);
    }
  }

  private static long inUpperOrbit(SolPosition p, int owner, int type) {
    return p.pieces.stations(owner, type) & p.board.spacesOf(SolTables.UPPER);
  }

  /**
   * R 9.6: owners from the active seat on, spaces ascending. Stations do not move during a flare,
   * so the last foundry asked about tells where to go on.
   */
  private static boolean askNext(SolPosition p, int firstOwner, int afterSpace) {
    int turnsFromActive = Math.floorMod(firstOwner - p.active(), p.seats());
    int after = afterSpace;
    for (int i = turnsFromActive; i < p.seats(); i++) {
      int owner = (p.active() + i) % p.seats();
      long foundries = inUpperOrbit(p, owner, SolTables.FOUNDRY) & (-1L << (after + 1));
      if (foundries != 0 && canPay(p, owner)) {
        p.turn.flareAt = lowest(foundries);
        p.frames.replace(Step.FLARE);
        return true;
      }
      after = -1;
    }
    p.turn.flareAt = TurnRecord.NOTHING;
    return false;
  }

  static boolean canPay(SolPosition p, int owner) {
    return p.holdings.energy[owner] >= 1 && p.holdings.reserve[owner] >= 1;
  }

  @Override
  public int decider(SolPosition p) {
    return p.pieces.stationOwner(p.turn.flareAt);
  }

  @Override
  public void legal(SolPosition p, MoveList into) {
    into.add(SolMoves.of(FLARE, p.turn.flareAt, DECLINE));
    into.add(SolMoves.of(FLARE, p.turn.flareAt, TAKE));
  }

  /** There are two answers, so nobody need count them. */
  @Override
  public boolean isMain() {
    return true;
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    int space = SolMoves.a(move);
    int owner = p.pieces.stationOwner(space);
    boolean pays = SolMoves.b(move) == TAKE;
    if (pays) {
      p.holdings.energy[owner]--;
      p.build(owner, 1);
    }
    SolSunFacts.flareAnswered(chronicle, p, space, pays);
    if (!askNext(p, owner, space)) {
      Instability.drawOwed(p, chance, chronicle);
    }
  }
}
