package org.apogee.engine.nova;

/** What a decision is about, in a few words: public, like all that the steps remember. */
final class NovaAbout {
  private NovaAbout() {}

  static String text(NovaPosition p) {
    var text = new StringBuilder();
    for (int level = 0; level < p.frames.depth(); level++) {
      var part = part(p, level);
      text.append(text.isEmpty() || part.isEmpty() ? "" : ", ").append(part);
    }
    return text.toString();
  }

  private static String part(NovaPosition p, int level) {
    var frames = p.frames;
    var map = p.map();
    int a = frames.get(level, 1);
    int b = frames.get(level, 2);
    return switch (frames.at(level)) {
      case ACTIONS, BATTLES, COMBAT, ADJUST, DRAW, DISCARD -> "";
      case MOVE_TO -> "from " + map.name(a);
      case MOVE_UNITS ->
          "from %s to %s, %d so far".formatted(map.name(a), map.name(b), frames.get(level, 3));
      case ATTACK_UNITS -> "to %s, %d so far".formatted(map.name(a), b);
      case PICK -> Card.of(a).title + (b == 1 ? ", once more" : "");
      case ELIMINATE -> b == 1 ? "free of charge" : "for %d AP".formatted(Elimination.COST);
      case PLANETARY -> planetary(map, p.impulse.system(a), b);
      case RETREAT -> "%s from %s".formatted(Party.name(a), map.name(b));
      case X_CARD -> "X card of deck %s".formatted(Cards.deckName(a));
      case ACTIVATION ->
          "%s acts%s"
              .formatted(
                  Party.title(Party.ofIndependent(a)),
                  frames.get(level, 3) == 0 ? "" : " for " + Party.name(frames.get(level, 3) - 1));
      case TREATY ->
          "treaty of %s with %s".formatted(Party.name(b), Party.name(Party.ofIndependent(a)));
      case RAID -> "raid on " + map.planetName(b);
      case INTERPHASE -> "Interphase by deck " + Cards.deckName(a);
    };
  }

  /** {@code at K1, without K1.0}: the planets that were assaulted. */
  private static String planetary(Galaxy map, int system, int done) {
    var text = new StringBuilder("at ").append(map.name(system));
    for (int index = 0; index < 2; index++) {
      if ((done >>> index & 1) != 0) {
        text.append(", without ").append(map.planetName(2 * system + index));
      }
    }
    return text.toString();
  }

  /** {@code M}, {@code m sent}, {@code M on M0.0}. */
  static String fleet(NovaPosition p, int fleet) {
    var text = "" + UnitType.letter(UnitType.MIXED, p.independents.side(fleet));
    if (p.independents.isSent(fleet)) {
      return text + " sent";
    }
    int planet = p.independents.planet(fleet);
    return planet < 0 ? text : text + " on " + p.map().planetName(planet);
  }
}
