package org.apogee.engine.nebula;

import org.apogee.engine.MoveList;

/** R 11.2 and 11.3: which techs may be used now. */
final class Windows {
  private Windows() {}

  /** R 1.6: a window, in which one may always pass. */
  static void legal(NebulaPosition p, int seat, Window window, MoveList into) {
    into.add(NebulaMoves.of(NebulaMoves.PASS, 0, 0));
    for (int left = usable(p, seat, window); left != 0; left &= left - 1) {
      into.add(NebulaMoves.of(NebulaMoves.USE_TECH, Integer.numberOfTrailingZeros(left), 0));
    }
  }

  /** The techs a seat may use in a window, bit t for tech t; R 11.1: jams count in the own turn. */
  static int usable(NebulaPosition p, int seat, Window window) {
    int ready = p.techs.ready[seat] & window.techs();
    if (seat == p.active()) {
      ready &= ~p.techs.jammed[seat];
    }
    return ready == 0 ? 0 : possible(p, seat, ready);
  }

  /** Of some techs those whose effects have a legal target. */
  static int possible(NebulaPosition p, int user, int techs) {
    int possible = 0;
    for (int left = techs; left != 0; left &= left - 1) {
      int tech = Integer.numberOfTrailingZeros(left);
      if (Tech.of(tech).effect().isPossible(p, user)) {
        possible |= 1 << tech;
      }
    }
    return possible;
  }

  /** The window that is open, also while a tech is being used in it. */
  static Window current(NebulaPosition p) {
    boolean using = p.frames.isAt(Step.TECH);
    return switch (using ? p.frames.below() : p.frames.top()) {
      case PROGRESS -> Window.PROGRESS;
      case OPENING -> Window.OPENING;
      case CONFLICT -> Window.CONFLICT;
      case LOSS -> Window.LOSS;
      case COMBAT -> Combat.window(p);
      case AMOUNT, TECH, FREEZE, RAY, ARRIVAL, KEEP, EXPLORE ->
          throw new IllegalStateException("no window is open: " + p);
    };
  }
}
