package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.AutomaticChapter;

/** R 11.4, Radioactive Ray: an opposing ship loses 1 durability, and those beside it may. */
final class RadioactiveRay implements TechEffect {
  private static final int RANGE = 5;
  private static final int SPLASH = 1;
  private static final int HITS_UP_TO = 3;

  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_SHIP;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    for (int ship = Ships.first(1 - user); ship < Ships.end(1 - user); ship++) {
      if (isTarget(p, user, ship)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int ship = Ships.first(1 - use.user); ship < Ships.end(1 - use.user); ship++) {
      if (isTarget(p, use.user, ship)) {
        into.add(NebulaMoves.chooseShip(ship));
      }
    }
  }

  private static boolean isTarget(NebulaPosition p, int user, int ship) {
    return p.ships.exists(ship) && p.ships.anyWithin(p.ships.blocks[ship], RANGE, user);
  }

  /** The ships beside the target are those that stand there now, before the loss. */
  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    int owner = 1 - use.user;
    int beside = 0;
    for (int ship = Ships.first(owner); ship < Ships.end(owner); ship++) {
      if (ship != use.first
          && p.ships.exists(ship)
          && GalacticMap.dsq(p.ships.blocks[ship], p.ships.blocks[use.first]) <= SPLASH) {
        beside |= 1 << Ships.slot(ship);
      }
    }
    if (beside != 0) {
      p.frames.push(Step.RAY, owner, beside);
    }
    Loss.announce(p, use.first);
  }

  /** One ship beside the target after the other. */
  static final class Splash extends AutomaticChapter<NebulaPosition> {
    @Override
    public void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
      int owner = p.frames.get(1);
      int left = p.frames.get(2);
      if (left == 0) {
        p.frames.pop();
        return;
      }
      p.frames.set(2, left & (left - 1));
      int ship = Ships.of(owner, Integer.numberOfTrailingZeros(left));
      int die = Dice.d6(chance);
      boolean isHit = die <= HITS_UP_TO;
      CombatFacts.splashed(chronicle, ship, die, isHit);
      if (isHit) {
        Loss.announce(p, ship);
      }
    }
  }
}
