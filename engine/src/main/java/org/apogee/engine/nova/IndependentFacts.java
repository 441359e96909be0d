package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaWords.independent;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 15, what independents do and what becomes of them, in words. */
final class IndependentFacts {
  private IndependentFacts() {}

  private static String name(int independent) {
    return Party.name(Party.ofIndependent(independent));
  }

  private static String subject(int independent, String verb) {
    return NovaWords.subject(Party.ofIndependent(independent), verb);
  }

  static void appeared(Chronicle chronicle, NovaPosition p, int independent, int system) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "independent-appears",
          Args.of("independent", name(independent), "system", p.map().name(system)),
          Phrase.of(
              "%s at %s with %s",
              subject(independent, "appear"),
              p.map().name(system),
              Words.count(p.independents.size(independent), "mixed fleet")));
    }
  }

  static void left(Chronicle chronicle, int independent) {
    if (chronicle.listens()) {
      int party = Party.ofIndependent(independent);
      NovaFacts.tell(
          chronicle,
          "independent-leaves",
          Args.of("independent", name(independent)),
          Phrase.of(
              "%s without a marker and %s the game",
              NovaWords.who(party) + " " + NovaWords.does(party, "is", "are"),
              NovaWords.does(party, "leaves", "leave")));
    }
  }

  static void related(Chronicle chronicle, NovaPosition p, int minor, int seat) {
    if (chronicle.listens()) {
      boolean isAlly = p.independents.relation(minor, seat) == Independents.ALLY;
      var relation = isAlly ? "an alliance" : "a treaty";
      NovaFacts.tell(
          chronicle,
          "relation",
          Args.of("minor", name(minor), "power", Party.name(seat), "relation", relation),
          Phrase.of("%s now has %s with %s", Party.name(seat), relation, independent(minor)));
    }
  }

  /** Lost points are named where there are any. */
  static void treatyEnds(Chronicle chronicle, int independent, int seat, int lost) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "treaty-ends",
          Args.of("independent", name(independent), "power", Party.name(seat), "lost", lost),
          Phrase.of(
              "the treaty of %s with %s ends%s",
              Party.name(seat),
              independent(independent),
              lost == 0 ? "" : Phrase.of(", and %s loses %d VP", Party.name(seat), lost)));
    }
  }

  /** R 15.2: the die with what is added to it: by a contract, by full fleets, for an ally. */
  static void activated(
      Chronicle chronicle, int independent, int die, int contract, int fleets, int ally) {
    if (chronicle.listens()) {
      int result = die + contract + fleets + ally;
      NovaFacts.tell(
          chronicle,
          "independent-acts",
          Args.of("independent", name(independent), "result", result, "die", die),
          Phrase.of(
              "%s with a roll of %s",
              subject(independent, "act"), Words.sum(die, contract, fleets, ally)));
    }
  }

  static void idle(Chronicle chronicle, int independent) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "independent-idle",
          Args.of("independent", name(independent)),
          Phrase.of("%s no chance to act", subject(independent, "see")));
    }
  }

  /** A fleet more. */
  static void recruited(Chronicle chronicle, NovaPosition p, int independent) {
    if (chronicle.listens()) {
      int fleets = p.independents.size(independent);
      NovaFacts.tell(
          chronicle,
          "reserve-grows",
          Args.of("independent", name(independent), "fleets", fleets),
          Phrase.of(
              "%s a reduced mixed fleet and %s %s",
              subject(independent, "receive"),
              NovaWords.does(Party.ofIndependent(independent), "has", "have"),
              Words.count(fleets, "fleet")));
    }
  }

  static void refitted(Chronicle chronicle, NovaPosition p, int independent, int flipped) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "reserve-grows",
          Args.of(
              "independent",
              name(independent),
              "fleets",
              p.independents.size(independent),
              "flipped",
              flipped),
          Phrase.of(
              "%s %s to full strength",
              subject(independent, "restore"), Words.some(flipped, "reduced mixed fleet")));
    }
  }

  static void raid(Chronicle chronicle, NovaPosition p, int independent, int planet, int fleets) {
    if (chronicle.listens()) {
      var args =
          Args.of(
              "independent",
              name(independent),
              "planet",
              p.map().planetName(planet),
              "fleets",
              fleets);
      NovaFacts.tell(
          chronicle,
          "raid",
          args,
          Phrase.of(
              "%s %s of %s with %s",
              subject(independent, "attack"),
              p.map().planetName(planet),
              NovaWords.who(p.board.owner(planet)),
              Words.some(fleets, "mixed fleet")));
    }
  }
}
