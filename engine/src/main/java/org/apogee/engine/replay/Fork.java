package org.apogee.engine.replay;

import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.chance.SeededChance;

/**
 * A point of a recorded game from which further games are played. It keeps the whole truth of that
 * point. Every seat is played on, also one that had a caretaker.
 */
public final class Fork {
  private final Ruleset ruleset;
  private final Setup setup;
  private final Replay origin;
  private final int ply;
  private final long drawsMade;
  private final Position position;

  private Fork(Ruleset ruleset, Replay origin, int ply, Position position) {
    this.ruleset = ruleset;
    this.setup = Setup.of(ruleset, origin.seats(), origin.options());
    this.origin = origin;
    this.ply = ply;
    this.position = position;
    drawsMade =
        origin.setupDraws().size()
            + origin.plies().stream().limit(ply).mapToLong(it -> it.draws().size()).sum();
  }

  /**
   * @param ply how many plies of the recorded game are kept; 0 keeps the set-up alone
   * @throws BadInput {@code unknown-ply}, {@code game-over} if nobody can move there, {@code
   *     replay-does-not-hold}
   */
  public static Fork at(Ruleset ruleset, Replay origin, int ply) {
    int plies = origin.plies().size();
    if (ply < 0 || ply > plies) {
      throw new BadInput("unknown-ply", "Plies are numbered from 0 to %d.".formatted(plies));
    }
    var walk = new ReplayWalk(ruleset, origin);
    while (walk.played() < ply) {
      walk.next();
    }
    if (walk.position().isOver()) {
      throw new BadInput(
          "game-over", "The game ended with ply %d; choose an earlier one.".formatted(ply));
    }
    return new Fork(ruleset, origin, ply, walk.position());
  }

  public Ruleset ruleset() {
    return ruleset;
  }

  public Setup setup() {
    return setup;
  }

  public Replay origin() {
    return origin;
  }

  public int ply() {
    return ply;
  }

  /** A copy. Games on several threads take theirs one after the other. */
  synchronized Position position() {
    return position.copy();
  }

  /**
   * The draws continue as in the recorded game: the same moves have the same effects.
   *
   * @throws BadInput {@code no-seed} if the seed was not revealed
   */
  public GameRecorder withSameChance(List<String> players) {
    var seed = origin.seed();
    if (seed == null) {
      throw new BadInput(
          "no-seed", "The seed of this game is not in its replay, so its draws are unknown.");
    }
    var chance = new SeededChance(seed, origin.nonces(), drawsMade);
    return new GameRecorder(this, players, seed, seed.commitment(), chance);
  }

  /**
   * New draws from this point. One seed cannot prove the draws before and after it, so the replay
   * has none.
   */
  public GameRecorder withFreshChance(List<String> players, Seed seed) {
    var chance = new SeededChance(seed, origin.nonces());
    return new GameRecorder(this, players, null, seed.commitment(), chance);
  }
}
