package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 12.2 to R 12.5: cards are drawn, claimed and archived. */
final class Discovery {
  private static final int DRAWS = 2;
  private static final int CARD_PRICE = 1;
  private static final int ARCHIVE_PLACES = 1;

  private Discovery() {}

  static void begin(SolisPosition p, int seat) {
    p.flow.reset();
    p.empires.set(seat, Empires.DISCOVERY, 0);
    int draws = DRAWS + p.wealth.passive(seat, Passive.DISCOVER_DRAW);
    for (int i = 0; i < draws; i++) {
      draw(p);
    }
    ScienceFacts.discovered(p, seat);
    p.ask(Step.DISCOVER, seat);
  }

  private static void draw(SolisPosition p) {
    int tech = p.piles.drawTech(p.chance());
    if (tech != Piles.EMPTY) {
      p.flow.append(Flow.CARDS, Flow.CARD_COUNT, tech);
    }
  }

  private static boolean hasCards(SolisPosition p) {
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

  private static boolean isClaimable(SolisPosition p, int seat, int tech) {
    return !p.empires.knows(seat, tech)
        && cost(p, seat, tech) <= p.empires.get(seat, Empires.CREDITS);
  }

  static int archivePlaces(SolisPosition p, int seat) {
    return ARCHIVE_PLACES + p.wealth.passive(seat, Passive.ARCHIVE);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    boolean room = p.flow.get(Flow.CARD_COUNT) < Flow.CARDS_MAX;
    if (p.flow.get(Flow.CLAIMED) == 0
        && room
        && p.empires.get(seat, Empires.CREDITS) >= CARD_PRICE
        && hasCards(p)) {
      into.add(SolisMoves.of(SolisMoves.DISCOVER_BUY, seat));
    }
    legalInRow(p, seat, into);
    for (int place = 0; place < p.empires.get(seat, Empires.ARCHIVED_COUNT); place++) {
      if (isFirst(p, seat, place) && isClaimable(p, seat, p.empires.archived(seat, place))) {
        into.add(SolisMoves.of(SolisMoves.CLAIM, seat, SolisMoves.FROM_ARCHIVE + place));
      }
    }
    legalSides(p, seat, into);
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
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
    boolean free = archived < Math.min(Empires.ARCHIVE_MAX, archivePlaces(p, seat));
    long seen = 0;
    for (int i = 0; i < p.flow.get(Flow.CARD_COUNT); i++) {
      int tech = p.flow.get(Flow.CARDS + i);
      if ((seen >>> tech & 1) != 0) {
        continue;
      }
      seen |= 1L << tech;
      if (isClaimable(p, seat, tech)) {
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

  /** R 12.3: race cards of which no side is claimed, and an ancient card for who has none. */
  private static void legalSides(SolisPosition p, int seat, MoveList into) {
    for (int side = 0; side <= 1; side++) {
      for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
        int tech = Techs.race(card, side);
        if (!p.empires.knows(seat, Techs.turned(tech)) && isClaimable(p, seat, tech)) {
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
        && isClaimable(p, seat, tech)
        && p.wealth.artifacts(seat) >= p.empires.tech(seat, tech).slots[Good.OMEGA];
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    int b = SolisMoves.b(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.DISCOVER_BUY -> {
        p.empires.add(seat, Empires.CREDITS, -CARD_PRICE);
        draw(p);
        ScienceFacts.bought(p, seat);
      }
      case SolisMoves.CLAIM -> {
        p.flow.set(Flow.CLAIMED, 1);
        claim(p, seat, a, b);
      }
      case SolisMoves.ARCHIVE -> {
        p.flow.set(Flow.CLAIMED, 1);
        archive(p, seat, a, b);
      }
      default -> finish(p);
    }
  }

  private static void claim(SolisPosition p, int seat, int reference, int side) {
    int tech;
    if (reference < SolisMoves.FROM_ARCHIVE) {
      tech = p.flow.remove(Flow.CARDS, Flow.CARD_COUNT, reference);
    } else if (reference < SolisMoves.FROM_RACE) {
      tech = p.empires.unarchive(seat, reference - SolisMoves.FROM_ARCHIVE);
    } else if (reference < SolisMoves.FROM_ANCIENT) {
      tech = Techs.race(reference - SolisMoves.FROM_RACE, side);
    } else {
      tech = Techs.ancient(reference - SolisMoves.FROM_ANCIENT, side);
      p.piles.takeAncient(reference - SolisMoves.FROM_ANCIENT);
    }
    p.empires.add(seat, Empires.CREDITS, -cost(p, seat, tech));
    p.empires.known[seat] |= 1L << tech;
    p.empires.count(seat, Tally.TECHNOLOGIES, 1);
    ScienceFacts.claimed(p, seat, tech);
  }

  private static void archive(SolisPosition p, int seat, int position, int discard) {
    int tech = p.flow.remove(Flow.CARDS, Flow.CARD_COUNT, position);
    if (discard > 0) {
      p.piles.discard(p.empires.unarchive(seat, discard - 1));
    }
    p.empires.archive(seat, tech);
    ScienceFacts.archived(p, seat, tech);
  }

  /** R 12.5. */
  private static void finish(SolisPosition p) {
    for (int i = 0; i < p.flow.get(Flow.CARD_COUNT); i++) {
      p.piles.discard(p.flow.get(Flow.CARDS + i));
    }
    Turn.goOn(p);
  }
}
