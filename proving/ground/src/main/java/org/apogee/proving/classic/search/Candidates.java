package org.apogee.proving.classic.search;

import java.util.Arrays;
import org.apogee.engine.bot.Plans;

/**
 * The plans that a decision is between, and how much better than the first each has done.
 *
 * <p>They begin with different moves, for nothing else is decided now. The first is the one that
 * looked best before any play-out. The k-th play-out of each has the same luck, so what counts is
 * the difference to the first one's. The worse half is given up again and again, the first never.
 */
final class Candidates {
  private static final int COUNT_MAX = 8;

  /** So many standard errors better than the first must a plan be to be chosen instead. */
  private static final double SURE = 1.0;

  /** So many play-outs are enough to see no reason to leave the first. */
  private static final int TRIED = 2;

  private final int[] ranks = new int[COUNT_MAX];
  private final int[] visits = new int[COUNT_MAX];
  private final double[] leads = new double[COUNT_MAX]; // the planner's guess, as one more visit
  private final double[] sums = new double[COUNT_MAX];
  private final double[] squares = new double[COUNT_MAX];
  private double[] ofFirst = new double[64];
  private int count;
  private int alive;

  /** Takes the best plan for each of the best first moves. */
  void choose(Plans plans) {
    count = 0;
    for (int rank = 0; rank < plans.size() && count < COUNT_MAX; rank++) {
      if (!hasMove(plans, plans.move(rank, 0))) {
        ranks[count] = rank;
        visits[count] = 0;
        leads[count] = plans.value(rank) - plans.value(0);
        sums[count] = 0;
        squares[count++] = 0;
      }
    }
    alive = count;
  }

  private boolean hasMove(Plans plans, long move) {
    for (int i = 0; i < count; i++) {
      if (plans.move(ranks[i], 0) == move) {
        return true;
      }
    }
    return false;
  }

  int count() {
    return count;
  }

  /** How many have not been given up. */
  int alive() {
    return alive;
  }

  int rank(int candidate) {
    return ranks[candidate];
  }

  int visits(int candidate) {
    return visits[candidate];
  }

  /** Gives up as many as the spent share of the budget asks for, and names the least tried. */
  int next(double spent) {
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    int round = (int) (spent * rounds);
    int wanted = Math.max(2, (count + (1 << round) - 1) >> round);
    while (alive > wanted) {
      giveUpWorst();
    }
    int least = 0;
    for (int i = 1; i < alive; i++) {
      if (visits[i] < visits[least]) {
        least = i;
      }
    }
    return least;
  }

  private void giveUpWorst() {
    int worst = 1;
    for (int i = 2; i < alive; i++) {
      if (lead(i) <= lead(worst)) {
        worst = i;
      }
    }
    alive--;
    ranks[worst] = ranks[alive];
    visits[worst] = visits[alive];
    leads[worst] = leads[alive];
    sums[worst] = sums[alive];
    squares[worst] = squares[alive];
  }

  /** The result of a play-out; of equally many the first had its own before. */
  void add(int candidate, double value) {
    int visit = visits[candidate]++;
    if (candidate == 0) {
      if (visit == ofFirst.length) {
        ofFirst = Arrays.copyOf(ofFirst, visit << 1);
      }
      ofFirst[visit] = value;
    } else {
      double difference = value - ofFirst[visit];
      sums[candidate] += difference;
      squares[candidate] += difference * difference;
    }
  }

  /** Whether all others were tried and none looks better than the first. */
  boolean isSettled() {
    for (int i = 1; i < alive; i++) {
      if (visits[i] < TRIED || lead(i) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The best that is surely better than the first, else the first. */
  int best() {
    int best = 0;
    double most = 0;
    for (int i = 1; i < alive; i++) {
      double lead = lead(i);
      if (lead > most && lead > SURE * error(i)) {
        best = i;
        most = lead;
      }
    }
    return best;
  }

  private double lead(int candidate) {
    return (sums[candidate] + leads[candidate]) / (visits[candidate] + 1);
  }

  /**
   * The standard error of the mean difference. A few results may agree by chance, so it is no less
   * than by the spread of all candidates.
   */
  private double error(int candidate) {
    int n = visits[candidate];
    if (n < 2) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.sqrt(Math.max(deviations(candidate) / (n - 1), commonVariance()) / n);
  }

  private double commonVariance() {
    double sum = 0;
    int freedom = 0;
    for (int i = 1; i < alive; i++) {
      if (visits[i] > 1) {
        sum += deviations(i);
        freedom += visits[i] - 1;
      }
    }
    return sum / freedom;
  }

  /** The sum of the squared deviations from the mean difference. */
  private double deviations(int candidate) {
    double sum = sums[candidate];
    return Math.max(0, squares[candidate] - sum * sum / visits[candidate]);
  }
}
