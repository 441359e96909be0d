package org.apogee.engine.supernova;

/**
 * What the trade that is going on is likely to bring: R 7.4. A bid is taken for accepted, with some
 * odds, if it gives the offerer more than the card is worth to it, and not much less than it brings
 * the bidder. A seat that has not seen the cards expects nothing.
 */
final class Bargain {
  private static final double ACCEPTED = 0.7;
  private static final double ANSWERED = 0.8; // the odds that an offer of use finds a bid
  private static final double SHARE = 0.6; // of what both gain, for the offerer
  private static final double MARGIN = 0.1;
  private static final double FUTILE = -0.02;

  /** Of what a card is worth to a seat that offers it: it will hardly be its best. */
  private static final double OFFERED = 0.5;

  /** Of a planet, to a seat that offers a planet itself: it has more of them. */
  private static final double SPARE = 0.5;

  private final Holdings holdings;
  private final CardSet gained = new CardSet();
  private final CardSet given = new CardSet();
  private final CardSet after = new CardSet();

  Bargain(Holdings holdings) {
    this.holdings = holdings;
  }

  /** What a party gains by it, as the viewer expects. */
  double gain(SupernovaPosition p, int party, int viewer) {
    if (p.isOver() || !p.step().isOfTrade()) {
      return 0;
    }
    int seller = p.current();
    if (viewer == seller) {
      return party == seller ? ofOffer(p, seller) : 0;
    }
    boolean isParty = party == seller || party == viewer;
    return isParty && isAddressed(p, viewer) ? ofBid(p, viewer, viewer, party == seller) : 0;
  }

  private static boolean isAddressed(SupernovaPosition p, int seat) {
    return (p.trade.addressed >>> seat & 1) != 0;
  }

  /** The best of the bids so far, and of what the seats still to be asked might bid. */
  private double ofOffer(SupernovaPosition p, int seller) {
    double best = 0;
    given.clear();
    gained.clear();
    given.add(p.trade.offered);
    double own = change(p, seller, seller);
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.seats() > 2 && isStillAsked(p, seat)) {
        holdings.look(p, seat);
        double surplus = holdings.worthOf(p, p.trade.offered) + own;
        best = Math.max(best, ANSWERED * SHARE * surplus);
      } else if (p.trade.isBidder(seat)) {
        best = Math.max(best, ofBid(p, seat, seller, true));
      }
    }
    return best;
  }

  private static boolean isStillAsked(SupernovaPosition p, int seat) {
    if (p.frames.isAt(Step.TRADE_TO)) {
      return seat != p.current();
    }
    boolean isAsked = p.frames.isAt(Step.TRADE_BID) && p.turn.asked == seat;
    return isAsked || (p.trade.toAsk >>> seat & 1) != 0;
  }

  /** A bid that is made, or being made. */
  private double ofBid(SupernovaPosition p, int bidder, int viewer, boolean forSeller) {
    boolean isBidding = p.frames.isAt(Step.TRADE_BID) && p.turn.asked == bidder;
    if (!p.trade.isBidder(bidder) && !(isBidding && bidder == viewer)) {
      return 0;
    }
    int seller = p.current();
    take(p, bidder);
    double sellers = change(p, seller, viewer);
    if (viewer == seller) {
      return ACCEPTED * Math.max(0, sellers);
    }
    holdings.look(p, seller);
    boolean isCounted = isPlanet(p, p.trade.offered); // as a spare one
    sellers += isCounted ? 0 : (1 - OFFERED) * holdings.worthOf(p, p.trade.offered);
    swap();
    double bidders = change(p, bidder, viewer);
    boolean isAccepted = sellers > MARGIN && sellers * (p.seats() - 1) > bidders;
    return isAccepted ? ACCEPTED * (forSeller ? sellers : bidders) : forSeller ? 0 : FUTILE;
  }

  /** Who gains the cards of a bid, and gives the one on offer. */
  private void take(SupernovaPosition p, int bidder) {
    given.clear();
    gained.clear();
    given.add(p.trade.offered);
    var bid = p.trade.bid;
    for (int card = bid.next(0); card < CardSet.END; card = bid.next(card + 1)) {
      if (p.piles.hands[bidder].has(card)) {
        gained.add(card);
      }
    }
  }

  private void swap() {
    after.copyFrom(given);
    given.copyFrom(gained);
    gained.copyFrom(after);
  }

  /** Of the worth of a hand; of another hand not enough is known to rank its planets. */
  private double change(SupernovaPosition p, int seat, int viewer) {
    holdings.look(p, seat);
    if (seat != viewer) {
      return sum(p, gained) - sum(p, given);
    }
    var hand = p.piles.hands[seat];
    holdings.addUp(p, hand, seat, viewer);
    double before = SupernovaEstimate.inHand(holdings, hand.size());
    after.copyFrom(hand);
    for (int card = given.next(0); card < CardSet.END; card = given.next(card + 1)) {
      after.remove(card);
    }
    for (int card = gained.next(0); card < CardSet.END; card = gained.next(card + 1)) {
      after.add(card);
    }
    holdings.addUp(p, after, seat, viewer);
    return SupernovaEstimate.inHand(holdings, after.size()) - before;
  }

  private double sum(SupernovaPosition p, CardSet cards) {
    double sum = 0;
    for (int card = cards.next(0); card < CardSet.END; card = cards.next(card + 1)) {
      boolean isSpare = isPlanet(p, card) && isPlanet(p, p.trade.offered);
      sum += (isSpare ? SPARE : 1) * holdings.worthOf(p, card) - SupernovaEstimate.FREE_HAND;
    }
    return sum;
  }

  private static boolean isPlanet(SupernovaPosition p, int card) {
    return p.cards.type(card) == CardType.PLANET;
  }
}
