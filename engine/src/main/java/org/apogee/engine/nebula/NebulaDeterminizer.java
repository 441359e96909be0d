package org.apogee.engine.nebula;

import org.apogee.engine.Chance;

/**
 * R 14.1: deals anew what a viewer cannot know: which unknown tech of its group each token hides.
 * Every way to lay the tokens on different techs is as likely as any other.
 */
final class NebulaDeterminizer {
  private static final int GROUPS = Tech.COUNT / Tech.PER_GROUP;

  private NebulaDeterminizer() {}

  static void deal(NebulaPosition p, int viewer, Chance chance) {
    for (int seat = 0; seat < NebulaPosition.SEATS; seat++) {
      if (seat != viewer && !p.options().openResearch()) {
        for (int group = 0; group < GROUPS; group++) {
          dealGroup(p.techs, seat, group, chance);
        }
      }
    }
  }

  private static void dealGroup(TechStates techs, int seat, int group, Chance chance) {
    int all = Tech.techsOfGroup(group);
    int tokens = techs.researching[seat] & all;
    if (tokens == 0) {
      return;
    }
    int hidden = all & ~techs.ready[seat] & ~techs.cooling[seat];
    int indicators = 0; // two bits for each token, in order
    for (int left = tokens; left != 0; left &= left - 1) {
      int index = TechStates.of(seat, Integer.numberOfTrailingZeros(left));
      indicators = indicators << 2 | techs.indicators[index];
      techs.indicators[index] = 0;
    }
    techs.researching[seat] &= ~tokens;
    for (int left = Integer.bitCount(tokens); left > 0; left--) {
      int tech = nth(hidden, Dice.pick(chance, Integer.bitCount(hidden)));
      hidden &= ~(1 << tech);
      techs.research(seat, tech, indicators & 3);
      indicators >>= 2;
    }
  }

  private static int nth(int set, int n) {
    int left = set;
    for (int skipped = 0; skipped < n; skipped++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }
}
