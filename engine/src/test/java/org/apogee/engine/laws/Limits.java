package org.apogee.engine.laws;

/**
 * How hard to look.
 *
 * @param seeds random games that are looked at closely, for each set-up
 * @param moments how many moments of such a game are looked at, spread over it
 * @param games random games that are played to their end, over all set-ups
 * @param pliesMax the plies after which a game is taken to be endless
 */
public record Limits(int seeds, int moments, int games, int pliesMax) {
  public static final Limits USUAL = new Limits(4, 40, 10_000, 20_000);

  /** For a long look now and then, instead of the sample of every build. */
  public static final Limits LONG = new Limits(10, 60, 100_000, 20_000);

  public Limits withSeeds(int count) {
    return new Limits(count, moments, games, pliesMax);
  }

  public Limits withMoments(int count) {
    return new Limits(seeds, count, games, pliesMax);
  }

  public Limits withGames(int count) {
    return new Limits(seeds, moments, count, pliesMax);
  }

  public Limits withPliesMax(int count) {
    return new Limits(seeds, moments, games, count);
  }
}
