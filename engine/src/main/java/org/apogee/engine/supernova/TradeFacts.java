package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Words;

/**
 * R 7.4 and R 14.3: trades as facts. Seats that may see a card hear its name, the others that there
 * is a card: one sentence for each listener.
 */
final class TradeFacts {
  private static final String A_CARD = "a card";

  private TradeFacts() {}

  static List<Integer> seats(SupernovaPosition p, int mask) {
    var seats = new ArrayList<Integer>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((mask >>> seat & 1) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** Two facts of one kind: more for those in the know, less for all others. */
  private static void tellApart(
      Chronicle chronicle,
      String kind,
      int inTheKnow,
      SequencedMap<String, Object> more,
      String fullText,
      SequencedMap<String, Object> less,
      String text) {
    chronicle.tell(new Fact(kind, new Audience(~inTheKnow, true), less, text));
    chronicle.tell(new Fact(kind, new Audience(inTheKnow, false), more, fullText));
  }

  static void began(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      var form = "seat %d puts %s up for trade";
      var label = p.cards.label(p.trade.offered);
      tellApart(
          chronicle,
          "trade-began",
          1 << seat,
          args(seat, "card", label),
          Words.sentence(form, seat, label),
          args(seat),
          Words.sentence(form, seat, A_CARD));
    }
  }

  static void offered(Chronicle chronicle, SupernovaPosition p, int mask) {
    if (chronicle.listens()) {
      int seat = p.current();
      var to = seats(p, mask);
      var whom = Words.seats(to.stream().mapToInt(each -> each).toArray());
      var label = p.cards.label(p.trade.offered);
      var form = "seat %d offers %s to %s";
      tellApart(
          chronicle,
          "trade-offered",
          mask | 1 << seat,
          args(seat, "to", to, "card", label),
          Words.sentence(form, seat, label, whom),
          args(seat, "to", to),
          Words.sentence(form, seat, "the card", whom));
    }
  }

  static void added(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      int count = bidOf(p, seat).size();
      var label = p.cards.label(card);
      var form = "seat %d adds %s to its bid, which now has %s";
      var size = Words.count(count, "card");
      tellApart(
          chronicle,
          "bid-raised",
          1 << seat | 1 << p.current(),
          args(seat, "cards", count, "card", label),
          Words.sentence(form, seat, label, size),
          args(seat, "cards", count),
          Words.sentence(form, seat, A_CARD, size));
    }
  }

  private static List<String> bidOf(SupernovaPosition p, int seat) {
    var cards = new ArrayList<String>();
    var bid = p.trade.bid;
    for (int card = bid.next(0); card < CardSet.END; card = bid.next(card + 1)) {
      if (p.piles.hands[seat].has(card)) {
        cards.add(p.cards.label(card));
      }
    }
    return cards;
  }

  static void bid(Chronicle chronicle, SupernovaPosition p, int promise) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      int count = bidOf(p, seat).size();
      var pledge = Pledge.of(promise);
      tell(
          chronicle,
          "bid",
          args(seat, "cards", count, "promise", pledge.label),
          Words.sentence(
              "seat %d bids %s%s",
              seat,
              Words.count(count, "card"),
              pledge.clause(p.current(), p.turn.number + TradeAnswer.KEPT_TURNS)));
    }
  }

  static void declined(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(chronicle, "trade-declined", args(seat), Words.sentence("seat %d does not bid", seat));
    }
  }

  static void failed(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(
          chronicle,
          "trade-failed",
          args(seat),
          Words.sentence("nobody bids for the card of seat %d", seat));
    }
  }

  static void refused(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(chronicle, "trade-refused", args(seat), Words.sentence("seat %d takes no bid", seat));
    }
  }

  /** The two traders hear all cards; told before these change hands. */
  static void made(Chronicle chronicle, SupernovaPosition p, int bidder) {
    if (chronicle.listens()) {
      int seat = p.current();
      var bid = bidOf(p, bidder);
      var label = p.cards.label(p.trade.offered);
      var pledge = Pledge.of(p.trade.promises[bidder]);
      var form = "seat %d gives %s to seat %d for %s";
      var args = args(seat, "with", bidder, "cards", bid.size(), "promise", pledge.label);
      var all = args(seat, "with", bidder, "cards", bid.size(), "promise", pledge.label);
      all.put("card", label);
      all.put("names", bid);
      chronicle.tell(
          new Fact(
              "trade-made",
              new Audience(~(1 << seat | 1 << bidder), true),
              args,
              Words.sentence(form, seat, "the card", bidder, price(bid, pledge, false))));
      chronicle.tell(
          new Fact(
                  "trade-made",
                  Audience.only(seat).and(bidder),
                  all,
                  Words.sentence(form, seat, label, bidder, price(bid, pledge, true)))
              .with(SupernovaWords.rest(bid)));
    }
  }

  private static String price(List<String> bid, Pledge pledge, boolean isKnown) {
    var parts = new ArrayList<String>();
    if (!bid.isEmpty()) {
      parts.add(isKnown ? SupernovaWords.few(bid) : Words.count(bid.size(), "card"));
    }
    if (pledge != Pledge.NOTHING) {
      parts.add("a promise");
    }
    return Words.list(parts);
  }
}
