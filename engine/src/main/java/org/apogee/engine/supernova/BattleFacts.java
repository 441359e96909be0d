package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 8.8 and R 8.11, a comparison: which strength decided it, and what each side's is made of. */
final class BattleFacts {
  private static final String ATTACKER = "attacker";
  private static final String DEFENDER = "defender";

  private BattleFacts() {}

  static void fought(Chronicle chronicle, SupernovaPosition p, boolean inOrbit, int result) {
    if (chronicle.listens()) {
      var attacker = counted(Battle.attackerStrengths(p));
      var defender = counted(Battle.defenderStrengths(p, inOrbit));
      var winner = result == 0 ? "nobody" : result > 0 ? ATTACKER : DEFENDER;
      var args = args(p.current(), "where", inOrbit ? "orbit" : "planet", ATTACKER, attacker);
      args.put(DEFENDER, defender);
      args.put("winner", winner);
      int decider = result == 0 ? p.attack.form : decider(p.attack.form, attacker, defender);
      args.put("decidedBy", result == 0 ? "nothing" : Form.of(decider).label);
      chronicle.tell(
          Fact.forEverybody("fought", args, text(p, decider, result, attacker, defender))
              .with(detail(p, inOrbit)));
    }
  }

  private static List<Integer> counted(long strengths) {
    return IntStream.range(0, Table.CATEGORIES)
        .mapToObj(category -> Strengths.counted(strengths, category))
        .toList();
  }

  /** The first category that differs, from the announced one on. */
  private static int decider(int form, List<Integer> attacker, List<Integer> defender) {
    int category = form;
    while (attacker.get(category).equals(defender.get(category))) {
      category = (category + 1) % Table.CATEGORIES;
    }
    return category;
  }

  private static String text(
      SupernovaPosition p,
      int decider,
      int result,
      List<Integer> attacker,
      List<Integer> defender) {
    if (result == 0) {
      return Words.sentence("all strengths are equal, so nobody wins");
    }
    boolean isAttack = result > 0;
    int high = (isAttack ? attacker : defender).get(decider);
    int low = (isAttack ? defender : attacker).get(decider);
    var name = Form.of(decider).label;
    var tie =
        decider == p.attack.form
            ? ""
            : Phrase.of(", as the %s strengths are equal", Form.of(p.attack.form).label);
    return Words.sentence(
        "seat %d wins as the %s with %d to %d in %s strength%s",
        isAttack ? p.current() : p.defender(),
        isAttack ? ATTACKER : DEFENDER,
        high,
        low,
        name,
        tie);
  }

  /** A line for each side and category that counts anything. */
  private static List<String> detail(SupernovaPosition p, boolean inOrbit) {
    var fleet = cards(p, p.attack.fleet);
    var defenders =
        inOrbit ? cards(p, p.table.orbit(p.attack.target)) : cardsOf(p, p.attack.target);
    add(fleet, p.attack.attackerMods);
    add(defenders, p.attack.defenderMods);
    var lines = new ArrayList<String>();
    for (int category = 0; category < Table.CATEGORIES; category++) {
      addSum(p, lines, p.current(), fleet, category);
      addSum(p, lines, p.defender(), defenders, category);
    }
    return lines;
  }

  private static List<Integer> cards(SupernovaPosition p, long fleet) {
    var cards = new ArrayList<Integer>();
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      cards.addAll(cardsOf(p, p.table.ship(rest)));
    }
    return cards;
  }

  private static List<Integer> cardsOf(SupernovaPosition p, int host) {
    var cards = new ArrayList<Integer>();
    cards.add(host);
    for (int card = p.table.nextOn(host, 0);
        card < CardSet.END;
        card = p.table.nextOn(host, card + 1)) {
      cards.add(card);
    }
    return cards;
  }

  private static void add(List<Integer> cards, CardSet mods) {
    for (int card = mods.next(0); card < CardSet.END; card = mods.next(card + 1)) {
      cards.add(card);
    }
  }

  private static void addSum(
      SupernovaPosition p, List<String> lines, int seat, List<Integer> cards, int category) {
    var addends = new ArrayList<String>();
    int sum = 0;
    for (int card : cards) {
      int weight = p.cards.weight(card, CardList.MILITARY + category);
      if (weight != 0) {
        sum += weight;
        addends.add(addend(weight, p.cards.label(card), addends.isEmpty()));
      }
    }
    if (!addends.isEmpty()) {
      lines.add(
          Words.sentence(
              "%s strength of seat %d: %s%s%s",
              Form.of(category).label,
              seat,
              String.join(" ", addends),
              addends.size() == 1 ? "" : " = " + sum,
              sum < 0 ? ", which counts as 0" : ""));
    }
  }

  /** {@code 5 (Cruiser-1)}, then {@code + 2 (Laze Cannon-1)} or {@code - 3 (Sabotage)}. */
  private static String addend(int weight, String label, boolean isFirst) {
    var sign = isFirst ? weight < 0 ? "-" : "" : weight < 0 ? "- " : "+ ";
    return Phrase.of("%s%d (%s)", sign, Math.abs(weight), label);
  }
}
