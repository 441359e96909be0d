package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;

/** R 7.4 and R 14.3: trades as facts; the cards themselves only for those who may see them. */
final class TradeFacts {
  private static final String[] PROMISES = {"nothing", "no attack", "no special"};

  private TradeFacts() {}

  static String promise(int promise) {
    return PROMISES[promise];
  }

  static List<Integer> seats(SupernovaPosition p, int mask) {
    var seats = new ArrayList<Integer>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((mask >>> seat & 1) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  static void began(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(
          chronicle, "trade-began", args(seat), "Seat %d offers a card for trade.".formatted(seat));
    }
  }

  static void offered(Chronicle chronicle, SupernovaPosition p, int mask) {
    if (chronicle.listens()) {
      int seat = p.current();
      var to = seats(p, mask);
      tell(
          chronicle,
          "trade-offered",
          args(seat, "to", to),
          "Seat %d offers it to seats %s.".formatted(seat, to));
      var label = p.cards.label(p.trade.offered);
      chronicle.tell(
          new Fact(
              "trade-card",
              new Audience(mask | 1 << seat, false),
              args(seat, "card", label),
              "Seat %d offers %s.".formatted(seat, label)));
    }
  }

  static void added(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(chronicle, "bid-raised", args(seat), "Seat %d adds a card.".formatted(seat));
      chronicle.tell(
          new Fact(
              "bid-card",
              Audience.only(seat).and(p.current()),
              args(seat, "card", label),
              "Seat %d bids %s.".formatted(seat, label)));
    }
  }

  static void bid(Chronicle chronicle, SupernovaPosition p, int promise) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(
          chronicle,
          "bid",
          args(seat, "promise", promise(promise)),
          "Seat %d makes its bid and promises %s.".formatted(seat, promise(promise)));
    }
  }

  static void declined(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(chronicle, "trade-declined", args(seat), "Seat %d does not bid.".formatted(seat));
    }
  }

  static void refused(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(chronicle, "trade-refused", args(seat), "Seat %d takes no bid.".formatted(seat));
    }
  }

  static void made(Chronicle chronicle, SupernovaPosition p, int bidder) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(
          chronicle,
          "trade-made",
          args(seat, "with", bidder),
          "Seats %d and %d trade.".formatted(seat, bidder));
    }
  }
}
