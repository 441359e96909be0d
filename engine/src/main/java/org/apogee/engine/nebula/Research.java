package org.apogee.engine.nebula;

import org.apogee.engine.Chronicle;

/** R 8.4, research. */
final class Research {
  private static final int BASICS = (1 << Tech.PER_GROUP) - 1;

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
    TechFacts.research(chronicle, p, seat, tech);
  }
}
