package org.apogee.node.game;

import java.util.List;
import java.util.function.Supplier;
import org.apogee.node.service.FormerHost;
import org.apogee.node.service.Uptime;

/** The decisions about clocks that {@link ClockSimulation} runs; a planted bug overrides one. */
public class ClockRules {
  protected GameClock clock(String node, Supplier<Uptime> uptime) {
    return new GameClock(node, uptime);
  }

  protected Uptime beat(Uptime before, long begun, long ended, long othersAlive) {
    return before.beat(begun, ended, othersAlive);
  }

  /** The moment of receipt that a request carries to its game. */
  protected long received(long atTheDoor, long atTheGame) {
    return atTheDoor;
  }

  protected FormerHost former(FormerHost found, long now) {
    return found;
  }

  protected List<JournalEvent> expire(GameState state, int ply, When when) {
    return GameDecisions.expire(state, ply, when);
  }

  protected boolean mustWait(GameState state, String player, int ply, When when) {
    return GameDecisions.mustWait(state, player, ply, when);
  }

  /** What is journaled of a closed absence while the player still thinks. */
  protected List<JournalEvent> giveBack(GameState state, GameClock clock, long now) {
    return GameDecisions.giveBack(state, clock, now);
  }
}
