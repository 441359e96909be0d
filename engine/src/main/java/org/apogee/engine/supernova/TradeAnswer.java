package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.4, step 4: the offerer accepts one of the bids, or none. */
final class TradeAnswer extends SupernovaChapter {
  /** A promise holds until the end of the next turn. */
  static final int KEPT_TURNS = 1;

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.trade.isBidder(seat)) {
        into.add(SupernovaMoves.of(SupernovaMoves.TRADE_ACCEPT, seat));
      }
    }
    into.add(SupernovaMoves.TRADE_REFUSE);
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.TRADE_ACCEPT -> accept(p, SupernovaMoves.a(move), chronicle);
      case SupernovaMoves.TRADE_REFUSE -> TradeFacts.refused(chronicle, p);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
    ActionPhase.end(p, chance, chronicle);
  }

  private static void accept(SupernovaPosition p, int bidder, Chronicle chronicle) {
    int offerer = p.current();
    TradeFacts.made(chronicle, p, bidder);
    var bid = p.trade.bid;
    for (int card = bid.next(0); card < CardSet.END; card = bid.next(card + 1)) {
      if (p.piles.hands[bidder].has(card)) {
        p.piles.pass(card, bidder, offerer);
      }
    }
    p.piles.pass(p.trade.offered, offerer, bidder);
    int promise = p.trade.promises[bidder];
    if (promise > 0) {
      p.trade.promise(promise, bidder, offerer, p.turn.number + KEPT_TURNS);
    }
    p.count(SupernovaCounter.TRADES_MADE, 1);
  }
}
