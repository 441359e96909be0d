package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 8.4, research, and R 14.1, its secrecy. */
final class Research {
  private static final int BASICS = (1 << Tech.PER_GROUP) - 1;
  private static final int GROUPS = Tech.COUNT / Tech.PER_GROUP;

  private Research() {}

  /** The techs that can be begun, bit t for tech t. */
  static int legal(NebulaPosition p, int seat) {
    int affordable = 0;
    for (int colour = 0; colour < Resource.COUNT; colour++) {
      if (p.players.owns(seat, colour)) {
        int shift = Tech.PER_COLOUR * colour;
        if (canPay(p, seat, Tech.Tier.BASIC, colour)) {
          affordable |= BASICS << shift;
        }
        if (canPay(p, seat, Tech.Tier.ADVANCED, colour)) {
          affordable |= BASICS << (shift + Tech.PER_GROUP);
        }
      }
    }
    return affordable & ~p.techs.known(seat);
  }

  private static boolean canPay(NebulaPosition p, int seat, Tech.Tier tier, int colour) {
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      if (p.players.reserve(seat, resource) < tier.price(colour, resource)) {
        return false;
      }
    }
    return true;
  }

  static void begin(NebulaPosition p, int seat, int tech, Chronicle chronicle) {
    var tier = Tech.of(tech).tier();
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      p.players.pay(seat, resource, tier.price(Tech.colour(tech), resource));
    }
    p.techs.research(seat, tech, tier.turns);
    NebulaFacts.research(chronicle, p.options(), seat, tech);
  }

  /**
   * What a viewer cannot know: which unknown tech of its group each token hides. Every way to lay
   * the tokens on different techs is as likely as any other.
   */
  static void dealAnew(NebulaPosition p, int viewer, Chance chance) {
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
