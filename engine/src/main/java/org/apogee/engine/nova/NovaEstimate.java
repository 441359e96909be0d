package org.apogee.engine.nova;

/**
 * A hand-written estimate of what a power has, counted in victory points: the first feature of the
 * learned evaluation.
 *
 * <p>Markers are worth what they will bring in the Interphases to come, the economic base the
 * action points it will give ({@link Prospects#pointValue}), fleets what they threaten and what
 * they keep from harm ({@link Outlook}). A declared attack counts by its odds, because others are
 * asked before it is fought.
 */
final class NovaEstimate {
  private static final double READY_POINTS = 0.8; // what is in hand must be worth spending
  private static final double CARD = 0.75;
  private static final double CARD_SURPLUS = 0.25;
  private static final int CARDS_WANTED = 6;
  private static final double AVERAGE_CARD = 2.4;
  private static final double NAVAL = 0.08;
  private static final double TREATY = 0.15;
  private static final double DEVELOPMENT = 0.9; // action points for each Interphase it lasts
  private static final double DISCOUNT = 2.5;

  private NovaEstimate() {}

  /** What everybody can see, without what fleets promise and threaten. */
  static double ofTable(NovaPosition p, int seat) {
    double left = Prospects.interphasesLeft(p);
    double worth = p.powers.points[seat];
    worth += left * Interphase.pointsOf(p, seat);
    worth += Prospects.economy(p, seat) + Prospects.growth(p, seat);
    worth += NAVAL * p.powers.naval[seat];
    for (int i = 0; i < Development.COUNT; i++) {
      int life = p.powers.life(seat, Development.of(i));
      worth += DEVELOPMENT * Math.min(left, life) * Prospects.pointValue(Prospects.turnsLeft(p));
    }
    for (int minor = 0; minor < Party.MINORS; minor++) {
      boolean isFriend = p.independents.relation(minor, seat) != Independents.STRANGER;
      worth += isFriend ? TREATY * left : 0;
    }
    return worth;
  }

  /** What the cards of a seat are worth to it, or to others, who know their number alone. */
  static double hand(NovaPosition p, int seat, int viewer) {
    return seat == viewer ? ownHand(p, seat) : AVERAGE_CARD * hand(p, seat);
  }

  private static double hand(NovaPosition p, int seat) {
    int size = Cards.size(p.decks.hand(seat));
    double full = Math.min(size, CARDS_WANTED) + CARD_SURPLUS * Math.max(0, size - CARDS_WANTED);
    return full * CARD * Prospects.pointValue(Prospects.turnsLeft(p));
  }

  private static double ownHand(NovaPosition p, int seat) {
    long hand = p.decks.hand(seat);
    double points = 0;
    int size = 0;
    for (long left = Cards.kinds(hand); left != 0; left &= left - 1) {
      int card = Cards.kindAt(left);
      points += Cards.copies(hand, card) * Card.of(card).points;
      size += Cards.copies(hand, card);
    }
    double surplus = 1 - (1 - CARD_SURPLUS) * Math.max(0, size - CARDS_WANTED) / Math.max(1, size);
    return points * surplus * CARD * Prospects.pointValue(Prospects.turnsLeft(p));
  }

  /**
   * The action points and the cards that come until the viewer's next impulse. A seat that has yet
   * to act counts as if it had begun, so the end of an impulse alone changes nothing.
   */
  static double impulse(NovaPosition p, int seat, int viewer) {
    if (p.frames.isEmpty()) {
      return 0;
    }
    double value = Prospects.pointValue(Prospects.turnsLeft(p));
    if (p.active() != seat) {
      int until = (viewer - p.active() + p.seats() - 1) % p.seats();
      int order = (seat - p.active() + p.seats() - 1) % p.seats();
      boolean isToCome = viewer == p.active() || order < until;
      double points = READY_POINTS * (1 + p.powers.base[seat]);
      return isToCome ? value * (points + CARD * AVERAGE_CARD) : 0;
    }
    return switch (p.frames.at(0)) {
      case ACTIONS -> {
        double points = p.impulse.points + (p.impulse.discount ? DISCOUNT : 0);
        yield value * (READY_POINTS * points + CARD * AVERAGE_CARD);
      }
      case BATTLES, ADJUST, DRAW -> value * CARD * AVERAGE_CARD;
      default -> 0;
    };
  }
}
