package org.apogee.engine.supernova;

import java.util.Arrays;

/** R 7.4: the trade that is going on, and the promises of earlier ones. */
final class TradeRecord {
  static final int NO_CARD = -1;

  /** What may be promised: nothing, peace, no specials. */
  static final int PROMISES = 3;

  int offered = NO_CARD;
  int addressed; // seats
  int toAsk; // seats that have not answered yet
  int bidders; // seats
  final CardSet bid = new CardSet(); // cards in the hands of their bidders
  final byte[] promises; // by bidder
  final byte[] keptUntil; // turn, by promise, giver and taker; 0 for none

  TradeRecord(int seats) {
    promises = new byte[seats];
    keptUntil = new byte[PROMISES * seats * seats];
  }

  void clear() {
    offered = NO_CARD;
    addressed = 0;
    toAsk = 0;
    bidders = 0;
    bid.clear();
    Arrays.fill(promises, (byte) 0);
  }

  void copyFrom(TradeRecord other) {
    offered = other.offered;
    addressed = other.addressed;
    toAsk = other.toAsk;
    bidders = other.bidders;
    bid.copyFrom(other.bid);
    System.arraycopy(other.promises, 0, promises, 0, promises.length);
    System.arraycopy(other.keptUntil, 0, keptUntil, 0, keptUntil.length);
  }

  boolean isBidder(int seat) {
    return (bidders >>> seat & 1) != 0;
  }

  /** The last turn of a promise, or 0. */
  int keptUntil(int promise, int giver, int taker) {
    return keptUntil[slot(promise, giver, taker)];
  }

  void promise(int promise, int giver, int taker, int until) {
    keptUntil[slot(promise, giver, taker)] = (byte) until;
  }

  private int slot(int promise, int giver, int taker) {
    return (promise * promises.length + giver) * promises.length + taker;
  }
}
