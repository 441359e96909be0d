package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 11.3: minors that a power may call into a combat in space. */
final class Allies {
  private Allies() {}

  static boolean exist(NovaPosition p, int seat) {
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (canCome(p, seat, minor)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canCome(NovaPosition p, int seat, int minor) {
    int system = p.combat.system;
    int near = p.map().links(system) | 1 << system;
    return p.independents.relation(minor, seat) == Independents.ALLY
        && p.independents.best(minor) != Independents.NONE
        && (p.board.systemsOf(Party.ofIndependent(minor)) & near) != 0;
  }

  static void list(NovaPosition p, int seat, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.PASS));
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (canCome(p, seat, minor)) {
        into.add(NovaMoves.of(NovaMoves.CALL_ALLY, minor));
      }
    }
  }
}
