package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** Sets up the parts of a position that the sentences of a scene speak of. */
final class SceneTable {
  private SceneTable() {}

  static CardKind kind(String name) {
    for (var kind : CardKind.values()) {
      if (kind.label.equals(name)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no such card: " + name);
  }

  static int planet(SupernovaPosition p, String name) {
    return p.cards.first(kind(name));
  }

  /** Takes the first copy that is left out of the Main Deck. */
  private static int take(SupernovaPosition p, String name) {
    var kind = kind(name);
    int card = p.piles.main.next(p.cards.first(kind));
    if (card >= p.cards.end(kind)) {
      throw new IllegalArgumentException("no copy is left of " + name);
    }
    p.piles.main.remove(card);
    return card;
  }

  /** The cards of a list; "nothing" or no list for none. */
  private static List<Integer> takeAll(SupernovaPosition p, @Nullable String names) {
    var cards = new ArrayList<Integer>();
    if (names != null && !names.equals("nothing")) {
      for (var name : names.split(", ", -1)) {
        cards.add(take(p, name));
      }
    }
    return cards;
  }

  static void putPlanet(SupernovaPosition p, MatchResult m) {
    int planet = take(p, m.group(3));
    p.table.putPlanet(planet, Integer.parseInt(m.group(1)));
    if (m.group(2).equals("declared")) {
      p.table.declared |= 1L << planet;
    }
    takeAll(p, m.group(4)).forEach(card -> p.table.attach(card, planet));
  }

  static void putShip(SupernovaPosition p, MatchResult m) {
    int planet = planet(p, m.group(3));
    putShip(p, p.table.owner(planet), m.group(1), m.group(2), planet);
  }

  static void putShip(
      SupernovaPosition p, int seat, String name, @Nullable String assets, int place) {
    int ship = take(p, name);
    p.table.putShip(ship, seat, place);
    takeAll(p, assets).forEach(card -> p.table.attach(card, ship));
  }

  /** The first copy in play, or -1. */
  static int shipInPlay(SupernovaPosition p, String name) {
    var kind = kind(name);
    int ship = p.table.inPlay.next(p.cards.first(kind));
    return ship < p.cards.end(kind) ? ship : -1;
  }

  static void putHand(SupernovaPosition p, int seat, String names) {
    takeAll(p, names).forEach(p.piles.hands[seat]::add);
  }

  static void putDiscards(SupernovaPosition p, String names) {
    takeAll(p, names).forEach(p.piles::discard);
  }

  static void putScrap(SupernovaPosition p, String names) {
    takeAll(p, names).forEach(p.piles.scrap::add);
  }

  /** The last cards go to the Scrapyard until so many are left. */
  static void shrinkMainDeck(SupernovaPosition p, int left) {
    for (int card = p.cards.size() - 1; p.piles.main.size() > left; card--) {
      if (p.piles.main.has(card)) {
        p.piles.main.remove(card);
        p.piles.scrap.add(card);
      }
    }
  }
}
