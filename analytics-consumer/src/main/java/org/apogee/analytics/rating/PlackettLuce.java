package org.apogee.analytics.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Ratings after a game of any number of entrants: algorithm 4 of Weng and Lin (2011), as the
 * OpenSkill family of libraries has it, for entrants of one.
 *
 * <p>The model sees a game as a row of draws: the first place is drawn among all, the second among
 * those left, each with a chance that grows with the strength. Who did better than that says is
 * moved up. Entrants of one rank share the draws of that rank.
 *
 * <p>The same games give the same bits everywhere, whatever the order of the seats: sums run over
 * the entrants sorted by what they are, an entrant's own share is added apart, and the only
 * function that machines may round differently comes from {@link StrictMath}.
 */
public final class PlackettLuce {
  private static final double USUAL_MEAN = 25;
  private static final double USUAL_DEVIATION = USUAL_MEAN / 3;

  private final Model model;

  /**
   * The constants of the model.
   *
   * @param start the rating of a new participant
   * @param beta the randomness of a game, as a difference in strength
   * @param kappa the smallest fraction of a variance that remains after a game
   * @param drift the change of strength between two games
   */
  public record Model(Rating start, double beta, double kappa, double drift) {
    /** The defaults of the OpenSkill family. */
    public static final Model USUAL =
        new Model(
            new Rating(USUAL_MEAN, USUAL_DEVIATION), USUAL_DEVIATION / 2, 0.0001, USUAL_MEAN / 300);

    /** The same for participants without drift, as in the paper. */
    public Model withoutDrift() {
      return new Model(start, beta, kappa, 0);
    }
  }

  /** One who takes part. A lower rank is better; equal ranks are a tie. */
  public record Entrant(Rating before, int rank) {}

  public PlackettLuce(Model model) {
    this.model = model;
  }

  public Rating start() {
    return model.start;
  }

  /** The ratings after a game, in the order of the entrants. */
  public List<Rating> after(List<Entrant> entrants) {
    if (entrants.size() < 2) {
      return entrants.stream().map(Entrant::before).toList();
    }
    var game = new Game(entrants);
    return IntStream.range(0, entrants.size()).mapToObj(game::after).toList();
  }

  /** The sums of one game. Index k is the k-th entrant in the order that is nobody's seat. */
  private final class Game {
    private final List<Integer> order;
    private final int[] rank;
    private final double[] mean;
    private final double[] variance;
    private final double[] weight;
    private final double[] left;
    private final int[] sharing;
    private final double spread;

    Game(List<Entrant> entrants) {
      int n = entrants.size();
      order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      order.sort(Comparator.comparing(entrants::get, BY_WORTH));
      rank = order.stream().mapToInt(i -> entrants.get(i).rank).toArray();
      mean = order.stream().mapToDouble(i -> entrants.get(i).before.mean()).toArray();
      variance = order.stream().mapToDouble(i -> drifted(entrants.get(i).before)).toArray();
      double sum = 0;
      for (double one : variance) {
        sum += one + model.beta * model.beta;
      }
      spread = Math.sqrt(sum);
      weight = new double[n];
      for (int k = 0; k < n; k++) {
        weight[k] = StrictMath.exp(mean[k] / spread);
      }
      left = new double[n];
      sharing = new int[n];
      for (int k = 0; k < n; k++) {
        for (int other = 0; other < n; other++) {
          left[k] += rank[other] >= rank[k] ? weight[other] : 0;
          sharing[k] += rank[other] == rank[k] ? 1 : 0;
        }
      }
    }

    private double drifted(Rating before) {
      return before.variance() + model.drift * model.drift;
    }

    Rating after(int entrant) {
      int k = order.indexOf(entrant);
      double own = weight[k] / left[k];
      double better = (1 - own) / sharing[k];
      double surer = own * (1 - own) / sharing[k];
      for (int q = 0; q < rank.length; q++) {
        if (q != k && rank[q] <= rank[k]) {
          double chance = weight[k] / left[q];
          better -= chance / sharing[q];
          surer += chance * (1 - chance) / sharing[q];
        }
      }
      double deviation = Math.sqrt(variance[k]);
      double damping = deviation / spread;
      surer *= variance[k] / (spread * spread) * damping;
      return new Rating(
          mean[k] + variance[k] / spread * better,
          deviation * Math.sqrt(Math.max(1 - surer, model.kappa)));
    }
  }

  private static final Comparator<Entrant> BY_WORTH =
      Comparator.comparingInt(Entrant::rank)
          .thenComparingDouble(entrant -> entrant.before.mean())
          .thenComparingDouble(entrant -> entrant.before.deviation());
}
