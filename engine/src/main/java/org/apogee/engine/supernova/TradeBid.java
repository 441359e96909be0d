package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.4, step 3: each seat that was addressed bids cards and a promise, or declines. */
final class TradeBid extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    var hand = p.piles.hands[p.turn.asked];
    int first = lastBid(p, hand) + 1;
    for (int card = hand.next(first); card < CardSet.END; card = hand.next(card + 1)) {
      into.add(SupernovaMoves.of(SupernovaMoves.TRADE_ADD, card));
    }
    for (int promise = 0; promise < TradeRecord.PROMISES; promise++) {
      into.add(SupernovaMoves.of(SupernovaMoves.TRADE_BID, promise));
    }
    into.add(SupernovaMoves.TRADE_DECLINE);
  }

  /** The last card of a hand that was added to a bid, or -1. */
  private static int lastBid(SupernovaPosition p, CardSet hand) {
    int last = TradeRecord.NO_CARD;
    var bid = p.trade.bid;
    for (int card = bid.next(0); card < CardSet.END; card = bid.next(card + 1)) {
      if (hand.has(card)) {
        last = card;
      }
    }
    return last;
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.TRADE_ADD -> add(p, SupernovaMoves.a(move), chronicle);
      case SupernovaMoves.TRADE_BID -> bid(p, SupernovaMoves.a(move), chance, chronicle);
      case SupernovaMoves.TRADE_DECLINE -> decline(p, chance, chronicle);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void add(SupernovaPosition p, int card, Chronicle chronicle) {
    p.trade.bid.add(card);
    p.piles.show(card, p.current());
    TradeFacts.added(chronicle, p, card);
  }

  private static void bid(SupernovaPosition p, int promise, Chance chance, Chronicle chronicle) {
    p.trade.bidders |= 1 << p.turn.asked;
    p.trade.promises[p.turn.asked] = (byte) promise;
    TradeFacts.bid(chronicle, p, promise);
    TradeOffer.askNext(p, chance, chronicle);
  }

  /** Cards that were added before are taken back. */
  private static void decline(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    var hand = p.piles.hands[p.turn.asked];
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      p.trade.bid.remove(card);
    }
    TradeFacts.declined(chronicle, p);
    TradeOffer.askNext(p, chance, chronicle);
  }
}
