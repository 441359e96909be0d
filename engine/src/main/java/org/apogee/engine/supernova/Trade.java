package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.4: one card for the best bid. Cards stay in their hands until the trade is made. */
final class Trade {
  private static final int KEPT_TURNS = 1;

  private Trade() {}

  static void begin(SupernovaPosition p, int card, Chronicle chronicle) {
    p.trade.offered = card;
    p.turn.traded = true;
    p.count(SupernovaCounter.TRADES_OFFERED, 1);
    p.enter(SupernovaPhase.TRADE_TO);
    TradeFacts.began(chronicle, p);
  }

  static void legal(SupernovaPosition p, MoveList into) {
    switch (p.phase()) {
      case TRADE_TO -> legalAddressees(p, into);
      case TRADE_BID -> legalBids(p, into);
      default -> legalAnswers(p, into);
    }
  }

  private static void legalAddressees(SupernovaPosition p, MoveList into) {
    int others = ((1 << p.seats()) - 1) & ~(1 << p.turn.asked);
    for (int mask = 1; mask <= others; mask++) {
      if ((mask & ~others) == 0) {
        into.add(SupernovaMoves.of(SupernovaMoves.TRADE_TO, mask));
      }
    }
  }

  private static void legalBids(SupernovaPosition p, MoveList into) {
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

  private static void legalAnswers(SupernovaPosition p, MoveList into) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.trade.isBidder(seat)) {
        into.add(SupernovaMoves.of(SupernovaMoves.TRADE_ACCEPT, seat));
      }
    }
    into.add(SupernovaMoves.TRADE_REFUSE);
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int a = SupernovaMoves.a(move);
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.TRADE_TO -> address(p, a, chance, chronicle);
      case SupernovaMoves.TRADE_ADD -> add(p, a, chronicle);
      case SupernovaMoves.TRADE_BID -> bid(p, a, chance, chronicle);
      case SupernovaMoves.TRADE_DECLINE -> decline(p, chance, chronicle);
      case SupernovaMoves.TRADE_ACCEPT -> accept(p, a, chance, chronicle);
      case SupernovaMoves.TRADE_REFUSE -> {
        TradeFacts.refused(chronicle, p);
        ActionPhase.end(p, chance, chronicle);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void address(SupernovaPosition p, int mask, Chance chance, Chronicle chronicle) {
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
  private static void askNext(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.after(p.current());
    for (; seat != p.current(); seat = p.after(seat)) {
      if ((p.trade.toAsk >>> seat & 1) != 0) {
        p.trade.toAsk &= ~(1 << seat);
        p.enter(SupernovaPhase.TRADE_BID, seat);
        return;
      }
    }
    if (p.trade.bidders == 0) {
      ActionPhase.end(p, chance, chronicle);
    } else {
      p.enter(SupernovaPhase.TRADE_ANSWER);
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
    askNext(p, chance, chronicle);
  }

  /** Cards that were added before are taken back. */
  private static void decline(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    var hand = p.piles.hands[p.turn.asked];
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      p.trade.bid.remove(card);
    }
    TradeFacts.declined(chronicle, p);
    askNext(p, chance, chronicle);
  }

  private static void accept(SupernovaPosition p, int bidder, Chance chance, Chronicle chronicle) {
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
    ActionPhase.end(p, chance, chronicle);
  }
}
