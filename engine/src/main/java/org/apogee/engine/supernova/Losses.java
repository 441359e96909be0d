package org.apogee.engine.supernova;

/** How cards leave the table: to the Scrapyard, to the Discard pile, back to a hand. */
final class Losses {
  private Losses() {}

  static void scrapCard(SupernovaPosition p, int card) {
    p.table.detach(card);
    p.scrap(card);
  }

  static void scrapAllOn(SupernovaPosition p, int host) {
    for (int card = p.table.nextOn(host, 0);
        card < CardSet.END;
        card = p.table.nextOn(host, card + 1)) {
      scrapCard(p, card);
    }
  }

  static void scrapFleet(SupernovaPosition p, long fleet) {
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      scrapAllOn(p, ship);
      p.table.removeShip(ship);
      p.scrap(ship);
    }
  }

  /** R 2.9: the planet with everything on it; no ship may be left in its orbit. */
  static void scrapPlanet(SupernovaPosition p, int planet) {
    scrapAllOn(p, planet);
    p.table.removePlanet(planet);
    p.turn.fresh &= ~(1L << planet);
    p.scrap(planet);
  }

  static void toDeepSpace(SupernovaPosition p, long fleet) {
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      p.table.place(p.table.ship(rest), Table.DEEP_SPACE);
    }
  }

  /** R 10.2: the ship, then its modifiers, then its cargo; each ascending. */
  static void discardShip(SupernovaPosition p, int ship) {
    p.piles.discard(ship);
    discardOn(p, ship, p.cards.first(CardType.MODIFIER), p.cards.end(CardType.MODIFIER));
    discardOn(p, ship, p.cards.first(CardType.ALIEN), p.cards.end(CardType.MERC));
    p.table.removeShip(ship);
  }

  private static void discardOn(SupernovaPosition p, int host, int from, int end) {
    for (int card = p.table.nextOn(host, from); card < end; card = p.table.nextOn(host, card + 1)) {
      p.table.detach(card);
      p.piles.discard(card);
    }
  }

  static void toHand(SupernovaPosition p, int card, int seat) {
    p.table.detach(card);
    p.piles.giveOpenly(card, seat);
  }
}
