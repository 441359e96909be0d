package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;

/** Goes through a replay ply by ply, checking it on the way. */
public final class ReplayWalk {
  private final Replay replay;
  private final Referee referee;
  private int played;

  /**
   * @throws BadInput {@code replay-does-not-hold}, also from {@link #next}
   */
  public ReplayWalk(Ruleset ruleset, Replay replay) {
    this.replay = replay;
    try {
      referee = new Referee(ruleset, replay);
    } catch (Referee.Mismatch mismatch) {
      throw doesNotHold(mismatch);
    }
  }

  /** Changes with every ply; to be looked at, or copied. */
  public Position position() {
    return referee.position();
  }

  /** The number of plies played so far. */
  public int played() {
    return played;
  }

  public boolean hasNext() {
    return played < replay.plies().size();
  }

  /** Plays the next ply and tells what happened, whoever may know it. */
  public List<Fact> next() {
    var facts = new ArrayList<Fact>();
    try {
      referee.play(replay.plies().get(played), Chronicle.into(facts));
    } catch (Referee.Mismatch mismatch) {
      throw doesNotHold(mismatch);
    }
    played++;
    return facts;
  }

  private static BadInput doesNotHold(Referee.Mismatch mismatch) {
    return new BadInput("replay-does-not-hold", mismatch.difference().sentence());
  }
}
