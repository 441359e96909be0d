package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 11.5, a round of a combat in words: what fires and covers, and what comes of it. */
final class FireFacts {
  private FireFacts() {}

  /** For views and programs: {@code 2 line, 1 escort}. */
  static String commit(NovaPosition p, int side) {
    var parts = new ArrayList<String>();
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      int firing = p.combat.commit(side, type);
      if (firing > 0) {
        parts.add(firing + " " + UnitType.word(type));
      }
    }
    return parts.isEmpty() ? "nothing" : String.join(", ", parts);
  }

  static void committed(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      int militia = Fire.militiaDice(p);
      var args =
          Args.of(
              "round",
              p.combat.round,
              "attacker",
              commit(p, ATTACKER),
              "defender",
              commit(p, DEFENDER));
      args.put("militia", militia);
      NovaFacts.tell(
          chronicle,
          "committed",
          args,
          Phrase.of(
              "round %d at %s: %s; %s",
              p.combat.round,
              CombatFacts.place(p),
              side(p, ATTACKER, 0),
              side(p, DEFENDER, militia)));
    }
  }

  /** {@code P0 fires with a line fleet and covers with 2 escort fleets}. */
  private static String side(NovaPosition p, int side, int militia) {
    var firing = new ArrayList<String>();
    var covering = new ArrayList<String>();
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      int fire = p.combat.commit(side, type);
      add(firing, fire, type);
      add(covering, Forces.count(p, side, type) - fire, type);
    }
    if (militia > 0) {
      firing.add(Words.count(militia, "militia die", "militia dice"));
    }
    int party = p.combat.party(side);
    var parts = new ArrayList<String>();
    if (!firing.isEmpty()) {
      parts.add(NovaWords.does(party, "fires", "fire") + " with " + Words.list(firing));
    }
    if (!covering.isEmpty()) {
      parts.add(NovaWords.does(party, "covers", "cover") + " with " + Words.list(covering));
    }
    return NovaWords.who(party) + " " + (parts.isEmpty() ? "has no units" : Words.list(parts));
  }

  private static void add(List<String> parts, int count, int type) {
    if (count > 0) {
      parts.add(NovaWords.units(count, type));
    }
  }

  /** What each side has scored, and how much of it was covered; the dice are detail. */
  static void fired(
      Chronicle chronicle, NovaPosition p, int byAttacker, int byDefender, List<String> dice) {
    if (chronicle.listens()) {
      int attacker = p.combat.impacts[ATTACKER];
      int defender = p.combat.impacts[DEFENDER];
      var args = Args.of("attacker", attacker, "defender", defender);
      args.put("by-attacker", byAttacker);
      args.put("by-defender", byDefender);
      NovaFacts.tell(
          chronicle,
          "impacts",
          args,
          Phrase.of(
              "%s %s; %s %s",
              NovaWords.subject(p.combat.party(ATTACKER), "score"),
              scored(byAttacker, byAttacker - defender),
              NovaWords.subject(p.combat.party(DEFENDER), "score"),
              scored(byDefender, byDefender - attacker)),
          dice);
    }
  }

  private static String scored(int impacts, int covered) {
    var count = Words.count(impacts, "impact");
    if (covered == 0) {
      return count;
    }
    if (covered < impacts) {
      return Phrase.of("%s, %d of them covered", count, covered);
    }
    return count + (impacts == 1 ? ", which is covered" : ", all covered");
  }
}
