package org.apogee.match.pairing;

import java.util.Arrays;
import org.apogee.match.pairing.BracketMatching.Refinement;

/**
 * The residents of a bracket who are left after those moved down have their opponents: the upper
 * half meets the lower half.
 *
 * <p>Places are counted within the remainder, from 0: that is what the order of exchanges adds up.
 */
final class Remainder {
  private static final int TAKEN = -1;

  private final Bracket bracket;
  private final int[] partnerOfMoved;
  private final int pairs;
  private final int[] place;
  private final int size;

  /**
   * @param partner a pairing of the bracket, of which only the partners of those moved down count
   * @param pairsOfBracket how many pairs the bracket has in all
   */
  Remainder(Bracket bracket, int[] partner, int pairsOfBracket) {
    this.bracket = bracket;
    partnerOfMoved = Arrays.copyOf(partner, bracket.moved().size());
    place = new int[bracket.size()];
    int movedPairs = 0;
    for (int opponent : partnerOfMoved) {
      if (bracket.isInside(opponent)) {
        place[opponent] = TAKEN;
        movedPairs++;
      }
    }
    int next = 0;
    for (int i = bracket.moved().size(); i < place.length; i++) {
      place[i] = place[i] == TAKEN ? TAKEN : next++;
    }
    size = next;
    pairs = pairsOfBracket - movedPairs;
  }

  /** How many pairs it has; as many are in the upper half. */
  int pairs() {
    return pairs;
  }

  /** The original upper half: as many of the best as there are pairs. */
  boolean[] upper() {
    var upper = new boolean[place.length];
    for (int i = bracket.moved().size(); i < place.length; i++) {
      upper[i] = place[i] != TAKEN && place[i] < pairs;
    }
    return upper;
  }

  /** The upper half of a pairing: the higher player of each pair. */
  boolean[] upperOf(int[] partner) {
    var upper = new boolean[place.length];
    for (int i = bracket.moved().size(); i < place.length; i++) {
      upper[i] = place[i] != TAKEN && partner[i] > i && bracket.isInside(partner[i]);
    }
    return upper;
  }

  /** Whether each of the upper half meets one of the lower half. */
  boolean isAcross(int[] partner, boolean[] upper) {
    for (int i = 0; i < upper.length; i++) {
      if (upper[i] && !(bracket.isInside(partner[i]) && !upper[partner[i]])) {
        return false;
      }
    }
    return true;
  }

  /** Keeps the opponents of those moved down, and who of them goes on to the next bracket. */
  private boolean keepsOpponents(int one, int other) {
    if (bracket.isMoved(one)) {
      int partner = partnerOfMoved[one];
      return bracket.isInside(other) ? partner == other : !bracket.isInside(partner);
    }
    return !bracket.isInside(other) || (place[one] != TAKEN && place[other] != TAKEN);
  }

  /**
   * The first order of the lower half: the best of the upper half gets the highest opponent that is
   * possible, then the second, and so on.
   *
   * @param onlyAcross whether pairs within a half are closed, rather than worse
   */
  Refinement transpositions(boolean[] upper, boolean onlyAcross) {
    return new Refinement() {
      private int across;
      private int opponent;

      @Override
      public void addCriteria(PackedCriteria packed) {
        // Pairs across the halves count before the order: then the result shows whether a pairing
        // without an exchange is as good as any, by having nothing but such pairs.
        across = packed.add(pairs);
        opponent = packed.addAll(size, size);
      }

      @Override
      public boolean allows(int one, int other) {
        boolean inRemainder = !bracket.isMoved(one) && bracket.isInside(other);
        return keepsOpponents(one, other)
            && !(onlyAcross && inRemainder && upper[one] == upper[other]);
      }

      @Override
      public void judge(PackedCriteria.Edge edge, int one, int other) {
        if (!bracket.isMoved(one) && upper[one] != upper[other]) {
          int above = upper[one] ? one : other;
          int below = upper[one] ? other : one;
          edge.add(across, 1).add(opponent + place[above], size - place[below]);
        }
      }
    };
  }

  /**
   * The first exchange between the halves: the fewest players, then those nearest to each other,
   * then the lowest of the upper half, then the highest of the lower half.
   *
   * <p>Counted is the higher player of each pair, for it is the one in the upper half after the
   * exchange: any other way to divide the pairs exchanges more, or players further apart.
   */
  Refinement exchanges() {
    var upper = upper();
    return new Refinement() {
      private int kept;
      private int sumOfPlaces;
      private int lowestDown;
      private int highestUp;

      @Override
      public void addCriteria(PackedCriteria packed) {
        kept = packed.add(pairs);
        sumOfPlaces = packed.add(size * size);
        lowestDown = packed.addAll(size, 1);
        highestUp = packed.addAll(size, 1);
      }

      @Override
      public boolean allows(int one, int other) {
        return keepsOpponents(one, other);
      }

      @Override
      public void judge(PackedCriteria.Edge edge, int one, int other) {
        if (bracket.isMoved(one)) {
          return;
        }
        edge.add(kept, upper[one] ? 1 : 0).add(sumOfPlaces, -place[one]);
        if (upper[one]) {
          // From the lowest place up: who stays in the upper half counts against the pairing.
          edge.add(lowestDown + size - 1 - place[one], -1);
        } else {
          edge.add(highestUp + place[one], 1);
        }
      }
    };
  }
}
