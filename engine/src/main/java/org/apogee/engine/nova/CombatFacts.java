package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;
import static org.apogee.engine.nova.NovaWords.subject;
import static org.apogee.engine.nova.NovaWords.who;

import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** How a combat begins and ends, and what the parties decide in it, in words. */
final class CombatFacts {
  private CombatFacts() {}

  static String place(NovaPosition p) {
    return p.combat.isInSpace()
        ? p.map().name(p.combat.system)
        : p.map().planetName(p.combat.planet());
  }

  private static String party(NovaPosition p, int side) {
    return Party.name(p.combat.party(side));
  }

  static void begins(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      int attacker = p.combat.party(ATTACKER);
      NovaFacts.tell(
          chronicle,
          "combat",
          Args.of(
              "place", place(p), "attacker", party(p, ATTACKER), "defender", party(p, DEFENDER)),
          p.combat.isInSpace()
              ? Phrase.of(
                  "%s %s in the space of %s",
                  subject(attacker, "fight"), who(p.combat.party(DEFENDER)), place(p))
              : subject(attacker, "assault") + " " + target(p));
    }
  }

  /** {@code K1.0, a colony of P1 with 2 militia dice}. */
  private static String target(NovaPosition p) {
    var marker = Marker.of(p.board.level(p.combat.planet()));
    return Phrase.of(
        "%s, %s of %s%s",
        place(p),
        Words.a(marker.word),
        who(p.combat.party(DEFENDER)),
        marker.militia == 0
            ? ""
            : " with " + Words.count(marker.militia, "militia die", "militia dice"));
  }

  /** R 11.1. */
  static void unopposed(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "space-open",
          Args.of("system", p.map().name(p.combat.system), "attacker", party(p, ATTACKER)),
          Phrase.of(
              "no fleet defends the space of %s against %s",
              p.map().name(p.combat.system), who(p.combat.party(ATTACKER))));
    }
  }

  /** R 11.5 and R 11.6: the space is taken if only the attacker has fleets left. */
  static void ended(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      boolean isThere = Forces.own(p, ATTACKER) > 0;
      boolean isHeld = Forces.own(p, DEFENDER) > 0;
      boolean isTaken = isThere && !isHeld;
      boolean isEmpty = !isThere && !isHeld;
      int winner = p.combat.party(isTaken ? ATTACKER : DEFENDER);
      NovaFacts.tell(
          chronicle,
          "combat-ended",
          Args.of(
              "place", place(p), "winner", isEmpty ? Party.name(Party.NOBODY) : Party.name(winner)),
          isEmpty
              ? "no fleet is left in the space of " + place(p)
              : Phrase.of(
                  "%s the space of %s", subject(winner, isTaken ? "take" : "keep"), place(p)));
    }
  }

  /** The assault has failed, though attackers are left. */
  static void held(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      int owner = p.combat.party(DEFENDER);
      NovaFacts.tell(
          chronicle,
          "combat-ended",
          Args.of("place", place(p), "winner", Party.name(owner)),
          Phrase.of("%s %s", subject(owner, "keep"), place(p)));
    }
  }

  static void card(Chronicle chronicle, int seat, Card card) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "combat-card",
          Args.of("power", Party.name(seat), "card", card.name()),
          Phrase.of("%s uses %s", Party.name(seat), card.title),
          List.of(card.sentence));
    }
  }

  static void allyCalled(Chronicle chronicle, NovaPosition p, int seat, int minor, int fleet) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "ally-called",
          Args.of("power", Party.name(seat), "minor", Party.name(Party.ofIndependent(minor))),
          Phrase.of(
              "%s calls %s, which sends %s",
              Party.name(seat),
              NovaWords.independent(minor),
              NovaWords.unit(UnitType.MIXED, p.independents.side(fleet))));
    }
  }

  /** To a planet; the other fleets stay in space. */
  static void withdrawn(
      Chronicle chronicle, NovaPosition p, int party, int type, int side, int planet) {
    if (chronicle.listens()) {
      var args =
          Args.of(
              "party",
              Party.name(party),
              "unit",
              UnitType.word(type),
              "system",
              p.map().name(p.combat.system));
      int left = Forces.own(p, DEFENDER);
      args.put("planet", p.map().planetName(planet));
      args.put("left", left);
      NovaFacts.tell(
          chronicle,
          "unit-withdrawn",
          args,
          Phrase.of(
              "%s %s to %s and %s %s in space",
              subject(party, "withdraw"),
              NovaWords.unit(type, side),
              p.map().planetName(planet),
              NovaWords.does(party, "keeps", "keep"),
              Words.count(left, "fleet")));
    }
  }

  /** R 11.5.3: the die with the difference in units. */
  static void tactics(
      Chronicle chronicle, NovaPosition p, int party, int die, int difference, int firing) {
    if (chronicle.listens()) {
      var args = Args.of("party", Party.name(party), "result", die + difference, "die", die);
      args.put("firing", firing);
      NovaFacts.tell(
          chronicle,
          "tactics",
          args,
          Phrase.of(
              "%s %s for tactics in round %d, so %s",
              subject(party, "roll"),
              Words.sum(die, difference),
              p.combat.round,
              Words.count(firing, "fleet") + " " + Words.agree(firing, "fires", "fire")));
    }
  }

  /** Some units of one kind lose a step each; impacts may be left to be taken. */
  static void stepsLost(
      Chronicle chronicle,
      NovaPosition p,
      int party,
      int type,
      int system,
      boolean isLeft,
      int count,
      int impacts) {
    if (chronicle.listens()) {
      var args =
          Args.of(
              "party",
              Party.name(party),
              "unit",
              UnitType.word(type),
              "system",
              p.map().name(system));
      args.put("count", count);
      args.put("impacts", impacts);
      NovaFacts.tell(
          chronicle,
          isLeft ? "unit-reduced" : "unit-lost",
          args,
          Phrase.of(
              "%s of %s at %s %s %s%s",
              NovaWords.units(count, type),
              who(party),
              p.map().name(system),
              Words.agree(count, "is", "are"),
              isLeft ? "reduced" : "lost",
              impacts == 0
                  ? ""
                  : Phrase.of(
                      "; %s %s left",
                      Words.count(impacts, "impact"), Words.agree(impacts, "is", "are"))));
    }
  }

  /** Fleets that find no room are lost; a retreat within a system goes to a planet. */
  static void retreated(
      Chronicle chronicle, NovaPosition p, int seat, int from, int to, int fleets, int lost) {
    if (chronicle.listens()) {
      var args =
          Args.of("power", Party.name(seat), "from", p.map().name(from), "to", p.map().name(to));
      args.put("fleets", fleets);
      args.put("lost", lost);
      var target =
          from == to
              ? "the planet " + p.map().planetName(p.board.bestPlanet(seat, from))
              : p.map().name(to);
      NovaFacts.tell(
          chronicle,
          "retreat",
          args,
          Phrase.of(
              "%s retreats with %s from the space of %s to %s%s",
              Party.name(seat),
              Words.some(fleets, "fleet"),
              p.map().name(from),
              target,
              lost == 0
                  ? ""
                  : Phrase.of(
                      ", where %s %s no room and %s lost",
                      Words.some(lost, "fleet"),
                      Words.agree(lost, "finds", "find"),
                      Words.agree(lost, "is", "are"))));
    }
  }

  static void perished(Chronicle chronicle, NovaPosition p, int seat, int system, int fleets) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "fleets-stranded",
          Args.of("power", Party.name(seat), "system", p.map().name(system), "fleets", fleets),
          Phrase.of(
              "%s of %s at %s %s nowhere to retreat and %s lost",
              Words.some(fleets, "fleet"),
              Party.name(seat),
              p.map().name(system),
              Words.agree(fleets, "has", "have"),
              Words.agree(fleets, "is", "are")));
    }
  }
}
