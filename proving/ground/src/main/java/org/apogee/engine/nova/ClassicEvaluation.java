package org.apogee.engine.nova;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/**
 * What bots go by: expand, fight and defend, counted in victory points.
 *
 * <p>Markers are worth what they will bring in the Interphases to come, the economic base the
 * action points it will give ({@link ClassicProspects#pointValue}), fleets what they threaten and
 * what they keep from harm ({@link ClassicOutlook}). A declared attack counts by its odds, because
 * others are asked before it is fought.
 *
 * <p>It knows the hand of its own seat only; of the others it knows how many cards they have.
 */
public final class ClassicEvaluation implements Evaluation {
  private static final double SCALE = 14; // the lead that makes a game three quarters won
  private static final double STRONGEST_RIVAL = 0.6;
  private static final double READY_POINTS = 0.8; // what is in hand must be worth spending
  private static final double CARD = 0.75;
  private static final double CARD_SURPLUS = 0.25;
  private static final int CARDS_WANTED = 6;
  private static final double AVERAGE_CARD = 2.4;
  private static final double NAVAL = 0.08;
  private static final double TREATY = 0.15;
  private static final double DEVELOPMENT = 0.9; // action points for each Interphase it lasts
  private static final double DISCOUNT = 2.5;

  @Override
  public double value(Position position, int seat) {
    var p = (NovaPosition) position;
    if (p.isOver()) {
      return Evaluation.ofEnd(p, seat);
    }
    double strongest = Double.NEGATIVE_INFINITY;
    double sum = 0;
    int rivals = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.powers.isAlive(other)) {
        double worth = worth(p, other) + AVERAGE_CARD * hand(p, other);
        strongest = Math.max(strongest, worth);
        sum += worth;
        rivals++;
      }
    }
    if (!p.powers.isAlive(seat) || rivals == 0) {
      return p.powers.isAlive(seat) ? 1 : 0;
    }
    double against = STRONGEST_RIVAL * strongest + (1 - STRONGEST_RIVAL) * sum / rivals;
    double ahead = worth(p, seat) + ownHand(p, seat) + impulse(p, seat) - against;
    return 0.5 + 0.5 * ahead / (Math.abs(ahead) + SCALE);
  }

  /** Impulses: others are asked in the middle of one, so plans are no measure of time. */
  @Override
  public int turn(Position position) {
    return ((NovaPosition) position).impulses();
  }

  /** What everybody can see. */
  private static double worth(NovaPosition p, int seat) {
    double left = ClassicProspects.interphasesLeft(p);
    double worth = p.powers.points[seat];
    worth += left * Interphase.pointsOf(p, seat);
    worth += ClassicProspects.economy(p, seat) + ClassicProspects.growth(p, seat);
    worth += NAVAL * p.powers.naval[seat];
    for (int i = 0; i < Development.COUNT; i++) {
      int life = p.powers.life(seat, Development.of(i));
      worth += DEVELOPMENT * Math.min(left, life) * ClassicProspects.pointValue(left);
    }
    for (int minor = 0; minor < Party.MINORS; minor++) {
      boolean isFriend = p.independents.relation(minor, seat) != Independents.STRANGER;
      worth += isFriend ? TREATY * left : 0;
    }
    return worth + ClassicOutlook.of(p, seat);
  }

  /** What the cards of a seat are worth, in action points of an average card. */
  private static double hand(NovaPosition p, int seat) {
    int size = Cards.size(p.decks.hand(seat));
    double full = Math.min(size, CARDS_WANTED) + CARD_SURPLUS * Math.max(0, size - CARDS_WANTED);
    return full * CARD * ClassicProspects.pointValue(ClassicProspects.interphasesLeft(p));
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
    return points
        * surplus
        * CARD
        * ClassicProspects.pointValue(ClassicProspects.interphasesLeft(p));
  }

  /** As long as the own impulse lasts: the points left, and the card that it will end with. */
  private static double impulse(NovaPosition p, int seat) {
    if (p.active() != seat || p.frames.isEmpty()) {
      return 0;
    }
    double value = ClassicProspects.pointValue(ClassicProspects.interphasesLeft(p));
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
