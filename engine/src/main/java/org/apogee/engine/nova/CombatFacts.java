package org.apogee.engine.nova;

import org.apogee.engine.Args;

/** Combat in words. */
final class CombatFacts {
  private CombatFacts() {}

  private static String place(NovaPosition p) {
    return p.combat.isInSpace()
        ? p.map().name(p.combat.system)
        : p.map().planetName(p.combat.planet());
  }

  private static String party(NovaPosition p, int side) {
    return Party.name(p.combat.party(side));
  }

  /** {@code 2 line, 1 escort}. */
  static String commit(NovaPosition p, int side) {
    var text = new StringBuilder();
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      int firing = p.combat.commit(side, type);
      if (firing > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(firing).append(' ');
        text.append(UnitType.word(type));
      }
    }
    return text.isEmpty() ? "nothing" : text.toString();
  }

  static void begins(NovaPosition p) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "combat",
          Args.of("place", place(p), "attacker", party(p, 0), "defender", party(p, 1)),
          "%s fights %s at %s.".formatted(party(p, 0), party(p, 1), place(p)));
    }
  }

  static void card(NovaPosition p, int seat, int card) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "combat-card",
          Args.of("power", Party.name(seat), "card", Card.of(card).name()),
          "%s plays %s.".formatted(Party.name(seat), Card.of(card).title));
    }
  }

  static void allyCalled(NovaPosition p, int seat, int minor) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "ally-called",
          Args.of("power", Party.name(seat), "minor", Party.name(Party.ofIndependent(minor))),
          "%s calls %s for help."
              .formatted(Party.name(seat), Party.title(Party.ofIndependent(minor))));
    }
  }

  static void withdrawn(NovaPosition p, int party, int type, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "unit-withdrawn",
          Args.of(
              "party",
              Party.name(party),
              "unit",
              UnitType.word(type),
              "system",
              p.map().name(system)),
          "%s withdraws a fleet (%s) to its planet at %s."
              .formatted(Party.title(party), UnitType.word(type), p.map().name(system)));
    }
  }

  static void tactics(NovaPosition p, int party, int result) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "tactics",
          Args.of("party", Party.name(party), "result", result),
          "%s fights by tactics %d.".formatted(Party.title(party), result));
    }
  }

  static void committed(NovaPosition p) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "committed",
          Args.of("round", p.combat.round, "attacker", commit(p, 0), "defender", commit(p, 1)),
          "Round %d: %s fires %s; %s fires %s."
              .formatted(p.combat.round, party(p, 0), commit(p, 0), party(p, 1), commit(p, 1)));
    }
  }

  static void fired(NovaPosition p) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "impacts",
          Args.of(
              "attacker",
              p.combat.impacts[CombatRecord.ATTACKER],
              "defender",
              p.combat.impacts[CombatRecord.DEFENDER]),
          "%s takes %d impacts, %s takes %d."
              .formatted(
                  party(p, 0),
                  p.combat.impacts[CombatRecord.ATTACKER],
                  party(p, 1),
                  p.combat.impacts[CombatRecord.DEFENDER]));
    }
  }

  static void stepLost(NovaPosition p, int party, int type, int system, boolean isLeft) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          isLeft ? "unit-reduced" : "unit-lost",
          Args.of(
              "party",
              Party.name(party),
              "unit",
              UnitType.word(type),
              "system",
              p.map().name(system)),
          "%s at %s: a unit (%s) is %s."
              .formatted(
                  Party.title(party),
                  p.map().name(system),
                  UnitType.word(type),
                  isLeft ? "reduced" : "lost"));
    }
  }

  static void damaged(NovaPosition p, int planet, int impacts) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "planet-damaged",
          Args.of("planet", p.map().planetName(planet), "impacts", impacts),
          "%s takes %d impacts.".formatted(p.map().planetName(planet), impacts));
    }
  }

  static void retreated(NovaPosition p, int seat, int from, int to) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "retreat",
          Args.of("power", Party.name(seat), "from", p.map().name(from), "to", p.map().name(to)),
          "%s retreats from %s to %s."
              .formatted(Party.name(seat), p.map().name(from), p.map().name(to)));
    }
  }

  static void perished(NovaPosition p, int seat, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "fleets-stranded",
          Args.of("power", Party.name(seat), "system", p.map().name(system)),
          "The fleets of %s at %s have nowhere to go and are lost."
              .formatted(Party.name(seat), p.map().name(system)));
    }
  }
}
