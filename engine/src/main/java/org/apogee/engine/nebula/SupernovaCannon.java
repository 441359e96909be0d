package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, Supernova Cannon: removes regiments from a planet, twice per player and game. */
final class SupernovaCannon implements TechEffect {
  static final int USES_MAX = 2;
  private static final int RANGE = 5;
  private static final int REGIMENTS = 10;

  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_PLANET;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    if (p.players.supernovaUses[user] == USES_MAX) {
      return false;
    }
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (isTarget(p, user, planet)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (isTarget(p, use.user, planet)) {
        into.add(NebulaMoves.of(NebulaMoves.CHOOSE_PLANET, planet, 0));
      }
    }
  }

  private static boolean isTarget(NebulaPosition p, int user, int planet) {
    return !p.planets.isControlledBy(planet, user)
        && p.planets.regiments[planet] > 0
        && p.ships.anyWithin(p.planets.blocks[planet], RANGE, user);
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    int hit = Math.min(REGIMENTS, p.planets.regiments[use.first]);
    p.players.supernovaUses[use.user]++;
    p.planets.leave(use.first, hit);
    NebulaFacts.bombarded(chronicle, use.first, hit, p.planets.regiments[use.first]);
    Control.checkGarrison(p, use.first, chronicle);
  }
}
