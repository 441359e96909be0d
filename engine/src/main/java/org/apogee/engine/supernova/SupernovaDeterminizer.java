package org.apogee.engine.supernova;

import org.apogee.engine.Chance;

/**
 * R 14: deals anew the cards that a viewer has not seen in the hands of others.
 *
 * <p>Each such card is a slot that keeps what is public about it: whose hand it is in, who else has
 * seen it, whether it is offered or bid. Only which card fills the slot changes, evenly over the
 * Main Deck and all slots.
 *
 * <p>A viewer outside a trade does not know either whether a card that it has seen is the one
 * offered or bid. So these are chosen anew among all cards of the hand.
 */
final class SupernovaDeterminizer {
  private SupernovaDeterminizer() {}

  static void deal(SupernovaPosition p, int viewer, Chance chance) {
    var slots = new int[p.cards.size()];
    int count = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      var hand = p.piles.hands[seat];
      for (int card = hand.next(0);
          seat != viewer && card < CardSet.END;
          card = hand.next(card + 1)) {
        if (!p.piles.isSeenBy(card, viewer)) {
          slots[count++] = slot(p, seat, card);
        }
      }
    }
    for (int i = 0; i < count; i++) {
      empty(p, slots[i]);
    }
    for (int i = 0; i < count; i++) {
      fill(p, slots[i], p.piles.main.takeAny(chance));
    }
    if (p.trade.offered != TradeRecord.NO_CARD && viewer != p.current()) {
      dealTrade(p, viewer, chance);
    }
  }

  private static void dealTrade(SupernovaPosition p, int viewer, Chance chance) {
    int offerer = p.current();
    if ((p.trade.addressed & 1 << viewer) == 0) {
      offer(p, any(p.piles.hands[offerer], chance));
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat != viewer && seat != offerer) {
        dealBid(p, seat, chance);
      }
    }
  }

  private static int any(CardSet hand, Chance chance) {
    int card = hand.next(0);
    for (int left = chance.below(hand.size()); left > 0; left--) {
      card = hand.next(card + 1);
    }
    return card;
  }

  private static void offer(SupernovaPosition p, int card) {
    p.trade.offered = card;
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((p.trade.addressed & 1 << seat) != 0) {
        p.piles.show(card, seat);
      }
    }
  }

  /** As many cards as before, each choice with the same odds. */
  private static void dealBid(SupernovaPosition p, int seat, Chance chance) {
    var hand = p.piles.hands[seat];
    int wanted = 0;
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      if (p.trade.bid.has(card)) {
        p.trade.bid.remove(card);
        wanted++;
      }
    }
    int left = hand.size();
    for (int card = hand.next(0); wanted > 0; card = hand.next(card + 1)) {
      if (chance.below(left--) < wanted) {
        p.trade.bid.add(card);
        p.piles.show(card, p.current());
        wanted--;
      }
    }
  }

  /** Seat, seen by whom, whether it is bid, whether it is offered, and the card that leaves. */
  private static int slot(SupernovaPosition p, int seat, int card) {
    int bid = p.trade.bid.has(card) ? 1 : 0;
    int offered = p.trade.offered == card ? 1 : 0;
    return card | seat << 8 | p.piles.seenBy[card] << 12 | bid << 20 | offered << 21;
  }

  private static void empty(SupernovaPosition p, int slot) {
    int card = slot & 0xff;
    p.piles.takeFromHand(slot >> 8 & 0xf, card);
    p.trade.bid.remove(card);
    p.piles.main.add(card);
  }

  private static void fill(SupernovaPosition p, int slot, int card) {
    p.piles.hands[slot >> 8 & 0xf].add(card);
    p.piles.seenBy[card] = (byte) (slot >> 12 & 0xff);
    if ((slot >> 20 & 1) != 0) {
      p.trade.bid.add(card);
    }
    if ((slot >> 21 & 1) != 0) {
      p.trade.offered = card;
    }
  }
}
