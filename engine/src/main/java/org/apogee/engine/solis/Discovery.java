package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 12.2 to R 12.5: cards are drawn, claimed and archived. */
final class Discovery {
  static final int DRAWS = 2;
  static final int CARD_PRICE = 1;
  private static final int ARCHIVE_PLACES = 1;

  private Discovery() {}

  static void begin(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    p.turn.reset();
    p.empires.set(seat, Empires.DISCOVERY, 0);
    int draws = DRAWS + p.wealth.passive(seat, Passive.DISCOVER_DRAW);
    for (int i = 0; i < draws; i++) {
      draw(p, chance);
    }
    ScienceFacts.discovered(chronicle, p, seat);
    p.ask(Step.DISCOVER, seat);
  }

  static void draw(SolisPosition p, Chance chance) {
    int tech = p.piles.drawTech(chance);
    if (tech != Piles.EMPTY) {
      p.turn.append(TurnRecord.CARDS, TurnRecord.CARD_COUNT, tech);
    }
  }

  static boolean hasCards(SolisPosition p) {
    if (p.piles.deckSize() > 0) {
      return true;
    }
    for (int tech = 0; tech < Techs.BASICS; tech++) {
      if (p.piles.discarded(tech) > 0) {
        return true;
      }
    }
    return false;
  }

  static int cost(SolisPosition p, int seat, int tech) {
    int cost = p.empires.tech(seat, tech).cost;
    return tech < Techs.BASICS
        ? Math.max(1, cost - p.wealth.passive(seat, Passive.CLAIM_DISCOUNT))
        : cost;
  }

  static boolean isClaimable(SolisPosition p, int seat, int tech) {
    return !p.empires.knows(seat, tech)
        && cost(p, seat, tech) <= p.empires.get(seat, Empires.CREDITS);
  }

  static int archivePlaces(SolisPosition p, int seat) {
    return ARCHIVE_PLACES + p.wealth.passive(seat, Passive.ARCHIVE);
  }
}
