package org.apogee.engine.nebula;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;

/** What happens in a fight, in words: the facts of R 10 and of the techs that shoot. */
final class CombatFacts {
  private CombatFacts() {}

  static void begun(Chronicle chronicle, int initiator, int other) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "combat",
          Args.of("initiator", Ships.name(initiator), "other", Ships.name(other)),
          "Ship %s attacks ship %s.".formatted(Ships.name(initiator), Ships.name(other)));
    }
  }

  static void round(Chronicle chronicle, int initiator, int total, int other, int totalOfOther) {
    if (chronicle.listens()) {
      var args = Args.of("initiator", Ships.name(initiator), "total", total);
      args.put("other", Ships.name(other));
      args.put("total-of-other", totalOfOther);
      NebulaFacts.tell(
          chronicle,
          "combat-round",
          args,
          "Ship %s has %d, ship %s has %d."
              .formatted(Ships.name(initiator), total, Ships.name(other), totalOfOther));
    }
  }

  static void damaged(Chronicle chronicle, int ship) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ship-damaged",
          Args.of("ship", Ships.name(ship)),
          "Ship %s is damaged.".formatted(Ships.name(ship)));
    }
  }

  static void destroyed(Chronicle chronicle, int ship, int regiments) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ship-destroyed",
          Args.of("ship", Ships.name(ship), "regiments", regiments),
          "Ship %s is destroyed with %d regiments.".formatted(Ships.name(ship), regiments));
    }
  }

  static void charged(Chronicle chronicle, int seat, int die) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "electric-charge",
          Args.of("seat", seat, "die", die),
          "The charge of seat %d rolls a %d.".formatted(seat, die));
    }
  }

  static void splashed(Chronicle chronicle, int ship, int die) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ray-splash",
          Args.of("ship", Ships.name(ship), "die", die),
          "Beside the target, ship %s rolls a %d.".formatted(Ships.name(ship), die));
    }
  }
}
