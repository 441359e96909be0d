package org.apogee.engine.nebula;

import java.util.List;

/**
 * R 4.2, how far each player's techs are. States are sets of techs, bit t for tech t; a tech in
 * none of them is unknown. Indicators have the index 18 x seat + tech.
 */
final class TechStates {
  private static final int ALL_TECHS = (1 << Tech.COUNT) - 1;
  private static final int INDICATOR_MAX = 3;

  final int[] researching = new int[2];
  final int[] ready = new int[2];
  final int[] cooling = new int[2];

  /** R 11.4, Electric Charge: unusable in the owner's own turn. */
  final int[] jammed = new int[2];

  /** R 11.4, Electric Charge: skips the next Maintenance. */
  final int[] frozen = new int[2];

  final int[] indicators = new int[2 * Tech.COUNT];

  final List<Cells> cells =
      List.of(
          new Cells(researching, 0, ALL_TECHS),
          new Cells(ready, 0, ALL_TECHS),
          new Cells(cooling, 0, ALL_TECHS),
          new Cells(jammed, 0, ALL_TECHS),
          new Cells(frozen, 0, ALL_TECHS),
          new Cells(indicators, 0, INDICATOR_MAX));

  static int of(int seat, int tech) {
    return Tech.COUNT * seat + tech;
  }

  /** Techs that have been begun in some way. */
  int known(int seat) {
    return researching[seat] | ready[seat] | cooling[seat];
  }

  int indicator(int seat, int tech) {
    return indicators[of(seat, tech)];
  }

  void research(int seat, int tech, int indicator) {
    researching[seat] |= 1 << tech;
    indicators[of(seat, tech)] = indicator;
  }

  void cool(int seat, int tech, int indicator) {
    ready[seat] &= ~(1 << tech);
    cooling[seat] |= 1 << tech;
    indicators[of(seat, tech)] = indicator;
  }

  /** R 9.5.1 ZONE: ready at once; research of this tech ends. */
  void receive(int seat, int tech) {
    researching[seat] &= ~(1 << tech);
    ready[seat] |= 1 << tech;
    indicators[of(seat, tech)] = 0;
  }

  /** Techs that are face up: R 9.5.1 ZONE does not count those under research. */
  int owned(int seat) {
    return ready[seat] | cooling[seat];
  }

  /** Lowers an indicator by 1; at 0 the tech is ready, and the answer is true. */
  boolean lower(int seat, int tech) {
    if (--indicators[of(seat, tech)] > 0) {
      return false;
    }
    int bit = 1 << tech;
    researching[seat] &= ~bit;
    cooling[seat] &= ~bit;
    ready[seat] |= bit;
    return true;
  }
}
