package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.4, step 2: whom a card is offered to. Cards stay in their hands until a trade is made. */
final class TradeOffer extends SupernovaChapter {
  static void begin(SupernovaPosition p, int card, Chronicle chronicle) {
    p.trade.offered = card;
    p.turn.traded = true;
    p.count(SupernovaCounter.TRADES_OFFERED, 1);
    p.enter(Step.TRADE_TO);
    TradeFacts.began(chronicle, p);
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int others = ((1 << p.seats()) - 1) & ~(1 << p.turn.asked);
    for (int mask = 1; mask <= others; mask++) {
      if ((mask & ~others) == 0) {
        into.add(SupernovaMoves.of(SupernovaMoves.TRADE_TO, mask));
      }
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int mask = SupernovaMoves.a(move);
    p.trade.addressed = mask;
    p.trade.toAsk = mask;
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((mask >>> seat & 1) != 0) {
        p.piles.show(p.trade.offered, seat);
      }
    }
    TradeFacts.offered(chronicle, p, mask);
    askNext(p, chance, chronicle);
  }

  /** Clockwise from the offerer; then the offerer answers, or nobody has bid and it is over. */
  static void askNext(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.after(p.current());
    for (; seat != p.current(); seat = p.after(seat)) {
      if ((p.trade.toAsk >>> seat & 1) != 0) {
        p.trade.toAsk &= ~(1 << seat);
        p.enter(Step.TRADE_BID, seat);
        return;
      }
    }
    if (p.trade.bidders == 0) {
      TradeFacts.failed(chronicle, p);
      ActionPhase.end(p, chance, chronicle);
    } else {
      p.enter(Step.TRADE_ANSWER);
    }
  }
}
