package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 12.2 to R 12.5: what a seat claims and archives of the cards that it sees. */
final class Discover extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    boolean room = p.turn.get(TurnRecord.CARD_COUNT) < TurnRecord.CARDS_MAX;
    if (p.turn.get(TurnRecord.CLAIMED) == 0
        && room
        && p.empires.get(seat, Empires.CREDITS) >= Discovery.CARD_PRICE
        && Discovery.hasCards(p)) {
      into.add(SolisMoves.of(SolisMoves.DISCOVER_BUY, seat));
    }
    legalInRow(p, seat, into);
    for (int place = 0; place < p.empires.get(seat, Empires.ARCHIVED_COUNT); place++) {
      if (isFirst(p, seat, place)
          && Discovery.isClaimable(p, seat, p.empires.archived(seat, place))) {
        into.add(SolisMoves.of(SolisMoves.CLAIM, seat, SolisMoves.FROM_ARCHIVE + place));
      }
    }
    legalSides(p, seat, into);
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    int b = SolisMoves.b(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.DISCOVER_BUY -> {
        p.empires.add(seat, Empires.CREDITS, -Discovery.CARD_PRICE);
        Discovery.draw(p, chance);
        ScienceFacts.bought(chronicle, p, seat);
      }
      case SolisMoves.CLAIM -> {
        p.turn.set(TurnRecord.CLAIMED, 1);
        claim(p, seat, a, b, chronicle);
      }
      case SolisMoves.ARCHIVE -> {
        p.turn.set(TurnRecord.CLAIMED, 1);
        archive(p, seat, a, b, chronicle);
      }
      default -> finish(p, chance, chronicle);
    }
  }

  /** Equal cards are offered once. */
  private static boolean isFirst(SolisPosition p, int seat, int place) {
    for (int before = 0; before < place; before++) {
      if (p.empires.archived(seat, before) == p.empires.archived(seat, place)) {
        return false;
      }
    }
    return true;
  }

  private static void legalInRow(SolisPosition p, int seat, MoveList into) {
    int archived = p.empires.get(seat, Empires.ARCHIVED_COUNT);
    boolean free = archived < Math.min(Empires.ARCHIVE_MAX, Discovery.archivePlaces(p, seat));
    long seen = 0;
    for (int i = 0; i < p.turn.get(TurnRecord.CARD_COUNT); i++) {
      int tech = p.turn.get(TurnRecord.CARDS + i);
      if ((seen >>> tech & 1) != 0) {
        continue;
      }
      seen |= 1L << tech;
      if (Discovery.isClaimable(p, seat, tech)) {
        into.add(SolisMoves.of(SolisMoves.CLAIM, seat, i));
      }
      if (free) {
        into.add(SolisMoves.of(SolisMoves.ARCHIVE, seat, i));
      }
      for (int place = 0; place < archived && !free; place++) {
        if (isFirst(p, seat, place)) {
          into.add(SolisMoves.of(SolisMoves.ARCHIVE, seat, i, place + 1, 0));
        }
      }
    }
  }

  /** R 12.3: race cards of which no side is claimed, and an ancient card for a seat without one. */
  private static void legalSides(SolisPosition p, int seat, MoveList into) {
    for (int side = 0; side <= 1; side++) {
      for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
        int tech = Techs.race(card, side);
        if (!p.empires.knows(seat, Techs.turned(tech)) && Discovery.isClaimable(p, seat, tech)) {
          into.add(SolisMoves.of(SolisMoves.CLAIM, seat, SolisMoves.FROM_RACE + card, side, 0));
        }
      }
      for (int card = 0; card < AncientTechs.CARDS; card++) {
        if (mayClaimAncient(p, seat, card, side)) {
          into.add(SolisMoves.of(SolisMoves.CLAIM, seat, SolisMoves.FROM_ANCIENT + card, side, 0));
        }
      }
    }
  }

  private static boolean mayClaimAncient(SolisPosition p, int seat, int card, int side) {
    int tech = Techs.ancient(card, side);
    return p.piles.hasAncient(card)
        && (p.empires.known[seat] & Techs.ANCIENT_SET) == 0
        && Discovery.isClaimable(p, seat, tech)
        && p.wealth.artifacts(seat) >= p.empires.tech(seat, tech).slots[Good.OMEGA];
  }

  private static void claim(
      SolisPosition p, int seat, int reference, int side, Chronicle chronicle) {
    int tech;
    if (reference < SolisMoves.FROM_ARCHIVE) {
      tech = p.turn.remove(TurnRecord.CARDS, TurnRecord.CARD_COUNT, reference);
    } else if (reference < SolisMoves.FROM_RACE) {
      tech = p.empires.unarchive(seat, reference - SolisMoves.FROM_ARCHIVE);
    } else if (reference < SolisMoves.FROM_ANCIENT) {
      tech = Techs.race(reference - SolisMoves.FROM_RACE, side);
    } else {
      tech = Techs.ancient(reference - SolisMoves.FROM_ANCIENT, side);
      p.piles.takeAncient(reference - SolisMoves.FROM_ANCIENT);
    }
    int cost = Discovery.cost(p, seat, tech);
    p.empires.add(seat, Empires.CREDITS, -cost);
    p.empires.known[seat] |= 1L << tech;
    p.empires.count(seat, SolisCounter.TECHNOLOGIES, 1);
    ScienceFacts.claimed(chronicle, p, seat, tech, cost);
  }

  private static void archive(
      SolisPosition p, int seat, int position, int discard, Chronicle chronicle) {
    int tech = p.turn.remove(TurnRecord.CARDS, TurnRecord.CARD_COUNT, position);
    int instead = Empires.NONE;
    if (discard > 0) {
      instead = p.empires.unarchive(seat, discard - 1);
      p.piles.discard(instead);
    }
    p.empires.archive(seat, tech);
    ScienceFacts.archived(chronicle, p, seat, tech, instead);
  }

  /** R 12.5. */
  private static void finish(SolisPosition p, Chance chance, Chronicle chronicle) {
    for (int i = 0; i < p.turn.get(TurnRecord.CARD_COUNT); i++) {
      p.piles.discard(p.turn.get(TurnRecord.CARDS + i));
    }
    Turns.goOn(p, chance, chronicle);
  }
}
