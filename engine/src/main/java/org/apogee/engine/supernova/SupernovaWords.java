package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Names and phrases that the facts of all chapters share. */
final class SupernovaWords {
  /** Longer lists of cards go into the detail of a fact. */
  private static final int NAMES_IN_A_SENTENCE = 3;

  private SupernovaWords() {}

  static List<String> labels(SupernovaPosition p, CardSet cards) {
    var labels = new ArrayList<String>();
    for (int card = cards.next(0); card < CardSet.END; card = cards.next(card + 1)) {
      labels.add(p.cards.label(card));
    }
    return labels;
  }

  static List<String> labelsOfFleet(SupernovaPosition p, long fleet) {
    var labels = new ArrayList<String>();
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      labels.add(p.cards.label(p.table.ship(rest)));
    }
    return labels;
  }

  /** What lies on a planet or a ship. */
  static List<String> labelsOn(SupernovaPosition p, int host) {
    var labels = new ArrayList<String>();
    for (int card = p.table.nextOn(host, 0);
        card < CardSet.END;
        card = p.table.nextOn(host, card + 1)) {
      labels.add(p.cards.label(card));
    }
    return labels;
  }

  /** Ships, each followed by its assets. */
  static List<String> labelsWithAssets(SupernovaPosition p, long fleet) {
    var labels = new ArrayList<String>();
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      labels.add(p.cards.label(ship));
      labels.addAll(labelsOn(p, ship));
    }
    return labels;
  }

  /** {@code Fighter-1 and Battleship-2 (Laze Cannon-1)}. */
  static String fleet(SupernovaPosition p, long fleet) {
    var ships = new ArrayList<String>();
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      ships.add(withAssets(p, p.table.ship(rest)));
    }
    return Words.list(ships);
  }

  static String withAssets(SupernovaPosition p, int ship) {
    var assets = labelsOn(p, ship);
    var label = p.cards.label(ship);
    return assets.isEmpty() ? label : Phrase.of("%s (%s)", label, String.join(", ", assets));
  }

  static boolean isLong(List<String> cards) {
    return cards.size() > NAMES_IN_A_SENTENCE;
  }

  /** The names of a few cards, the count of many. */
  static String few(List<String> cards) {
    return isLong(cards) ? Words.count(cards.size(), "card") : Words.list(cards);
  }

  /** The names of many cards, for the detail of a fact. */
  static List<String> rest(List<String> cards) {
    return isLong(cards)
        ? List.of(Words.sentence("the cards are %s", Words.list(cards)))
        : List.of();
  }

  /** Where a ship is: a planet or Deep Space. */
  static String place(SupernovaPosition p, int ship) {
    int place = p.table.on(ship);
    return place == Table.DEEP_SPACE ? "Deep Space" : p.cards.label(place);
  }

  /** {@code , which loses 2 potential and gains 1 military strength}; empty without numbers. */
  static String change(CardKind kind) {
    var clauses = changes(kind);
    return clauses.isEmpty() ? "" : ", which " + Words.list(clauses);
  }

  /** What a card does to the planet, the ship or the side that it counts for. */
  static List<String> changes(CardKind kind) {
    var clauses = new ArrayList<String>();
    addChange(clauses, "loses ", amounts(kind, -1));
    addChange(clauses, "gains ", amounts(kind, 1));
    return clauses;
  }

  private static void addChange(List<String> clauses, String verb, String amounts) {
    if (!amounts.isEmpty()) {
      clauses.add(verb + amounts);
    }
  }

  /** {@code 2 potential, 1 military and 1 economic strength}. */
  static String amounts(CardKind kind, int sign) {
    var amounts = new ArrayList<String>();
    add(amounts, sign * kind.potential, "potential");
    add(amounts, sign * kind.cargo, "cargo");
    int plain = amounts.size();
    add(amounts, sign * kind.military, Form.MILITARY.label);
    add(amounts, sign * kind.diplomatic, Form.DIPLOMATIC.label);
    add(amounts, sign * kind.economic, Form.ECONOMIC.label);
    if (amounts.isEmpty()) {
      return "";
    }
    return Words.list(amounts) + (amounts.size() > plain ? " strength" : "");
  }

  private static void add(List<String> amounts, int amount, String what) {
    if (amount > 0) {
      amounts.add(amount + " " + what);
    }
  }
}
