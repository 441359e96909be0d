package org.apogee.engine.bot.house;

import org.apogee.engine.bot.mcts.Lookahead;
import org.apogee.engine.bot.mcts.MctsBot;

/**
 * What a level is made of in one game.
 *
 * @param playOuts of each decision; 0 for a bot that plans its own turn only
 * @param width of the beam that finds plans; a search is {@link MctsBot#WIDTH} wide as a rule
 * @param lookahead of a search
 * @param blur by how much it misjudges: the odds that it gives a position are wrong by a factor of
 *     up to {@code 1 + blur}
 */
public record Strength(int playOuts, int width, Lookahead lookahead, double blur) {
  public Strength {
    if (playOuts < 0 || width < 1 || blur < 0) {
      throw new IllegalArgumentException(
          "no strength: %d play-outs, width %d, blur %s".formatted(playOuts, width, blur));
    }
  }

  static Strength plans(int width, double blur) {
    return new Strength(0, width, Lookahead.USUAL, blur);
  }

  static Strength searches(int playOuts, double blur) {
    return new Strength(playOuts, MctsBot.WIDTH, Lookahead.USUAL, blur);
  }

  public boolean isSearch() {
    return playOuts > 0;
  }

  /** The same with more or fewer misjudgments. */
  public Strength withBlur(double other) {
    return new Strength(playOuts, width, lookahead, other);
  }
}
