package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/**
 * R 11.4, Hack: copies a ready tech of the opponent that fits the present window. Only Hack cools
 * down; the limits of R 11.5 count for the user, because the effects ask them of their user.
 */
final class Hack implements TechEffect {
  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_TECH;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    return copyable(p, user) != 0;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int left = copyable(p, use.user); left != 0; left &= left - 1) {
      into.add(NebulaMoves.of(NebulaMoves.CHOOSE_TECH, Integer.numberOfTrailingZeros(left), 0));
    }
  }

  private static int copyable(NebulaPosition p, int user) {
    int offered = p.techs.ready[1 - user] & Windows.current(p).techs() & ~(1 << Tech.HACK.id);
    return Windows.possible(p, user, offered);
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    TechUse.beginCopy(p, use.user, use.first);
  }
}
