package org.apogee.engine.nova;

/** R 5.5 and R 5.6: which systems a power holds, and what follows from it. Sets are bits. */
final class Control {
  private Control() {}

  /** Systems in which somebody else has a marker or a fleet in space. */
  static int foreign(NovaPosition p, int seat) {
    int foreign = 0;
    for (int party = 0; party < Party.COUNT; party++) {
      foreign |= party == seat ? 0 : p.board.systemsOf(party);
    }
    return foreign | foreignFleets(p, seat);
  }

  /** Systems in whose space another power has fleets. */
  static int foreignFleets(NovaPosition p, int party) {
    int foreign = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      foreign |= seat == party ? 0 : p.units.space(seat);
    }
    return foreign;
  }

  static int held(NovaPosition p, int seat) {
    return p.board.systemsOf(seat) & ~foreign(p, seat);
  }

  /** R 5.6: systems adjacent to a control zone. */
  static int adjacent(NovaPosition p, int held) {
    return p.map().linksOf(held) & ~held;
  }

  /** All held systems of the control zones that a system is adjacent to. */
  static int zonesBeside(NovaPosition p, int system, int held) {
    return p.map().reach(p.map().links(system), held);
  }

  /** R 3.1: held systems linked to a system, with room for a fleet. */
  static int havens(NovaPosition p, int seat, int system) {
    return p.map().links(system) & held(p, seat) & ~p.units.crowded(seat);
  }

  /** R 11.10: where fleets may go; the system itself stands for its best planet there. */
  static int retreats(NovaPosition p, int seat, int system) {
    int own = p.board.hasMarkerAt(seat, system) ? 1 << system : 0;
    return (havens(p, seat, system) & ~(1 << system)) | own;
  }
}
