package org.apogee.engine.nebula;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** What happens in a fight, in words: the facts of R 10 and of the techs that shoot. */
final class CombatFacts {
  private CombatFacts() {}

  static void begun(Chronicle chronicle, NebulaPosition p, int initiator, int other) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "combat",
          Args.of("initiator", Ships.name(initiator), "other", Ships.name(other)),
          "ship %s with %s attacks ship %s with %s",
          Ships.name(initiator),
          Words.count(p.ships.regiments[initiator], "regiment"),
          Ships.name(other),
          Words.count(p.ships.regiments[other], "regiment"));
    }
  }

  /** R 10.4: the die, the regiments and the spies of a ship in a round. */
  record Roll(int ship, int die, int regiments, int spies) {
    int total() {
      return die + regiments + spies;
    }

    String words() {
      return Phrase.of("ship %s rolls %s", Ships.name(ship), Words.sum(die, regiments, spies));
    }
  }

  /**
   * @param ties how many rounds in a row were ties, with this one
   */
  static void round(Chronicle chronicle, Roll initiator, Roll other, int ties) {
    var args = Args.of("initiator", Ships.name(initiator.ship()), "total", initiator.total());
    args.put("other", Ships.name(other.ship()));
    args.put("total-of-other", other.total());
    args.put("die", initiator.die());
    args.put("die-of-other", other.die());
    NebulaFacts.tell(
        chronicle,
        "combat-round",
        args,
        "%s, %s%s",
        initiator.words(),
        other.words(),
        ties == 0
            ? ""
            : ties < Combat.TIES_MAX
                ? Phrase.of("; this is the %s tie in a row", Words.ordinal(ties))
                : Phrase.of("; the %s tie in a row goes to the attacker", Words.ordinal(ties)));
  }

  static void damaged(Chronicle chronicle, int ship) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ship-damaged",
          Args.of("ship", Ships.name(ship)),
          "ship %s is damaged and has 1 durability left",
          Ships.name(ship));
    }
  }

  static void destroyed(Chronicle chronicle, int ship, int regiments) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ship-destroyed",
          Args.of("ship", Ships.name(ship), "regiments", regiments),
          "ship %s is destroyed with %s aboard",
          Ships.name(ship),
          Words.count(regiments, "regiment"));
    }
  }

  static void charged(Chronicle chronicle, int seat, int die, String outcome) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "electric-charge",
          Args.of("seat", seat, "die", die),
          "%s rolls %s for Electric Charge, which %s",
          Words.seat(seat),
          Words.a(Integer.toString(die)),
          outcome);
    }
  }

  static void splashed(Chronicle chronicle, int ship, int die, boolean hit) {
    if (chronicle.listens()) {
      NebulaFacts.tell(
          chronicle,
          "ray-splash",
          Args.of("ship", Ships.name(ship), "die", die),
          "ship %s beside the target rolls %s and is %s",
          Ships.name(ship),
          Words.a(Integer.toString(die)),
          hit ? "hit" : "missed");
    }
  }
}
