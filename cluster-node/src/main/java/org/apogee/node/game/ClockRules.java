package org.apogee.node.game;

import java.util.List;
import java.util.function.Supplier;
import org.apogee.node.service.FormerHost;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;

/** The decisions about clocks that the simulation of clocks runs; a planted bug overrides one. */
public class ClockRules {
  public GameClock clock(String node, Supplier<Uptime> uptime) {
    return new GameClock(node, uptime);
  }

  public Uptime beat(Uptime before, long begun, long ended, Others others) {
    return before.beat(begun, ended, others);
  }

  /** When a request that a node read just now had arrived there. */
  public long arrived(Uptime door, long now) {
    return door.arrived(now, now);
  }

  /** The moment of receipt that a request carries to its game. */
  public long received(long atTheDoor, long atTheGame) {
    return atTheDoor;
  }

  public FormerHost former(FormerHost found, long now) {
    return found;
  }

  public List<GameEvent> expire(GameState state, int ply, When when) {
    return GameDecisions.expire(state, ply, when);
  }

  public boolean mustWait(GameState state, String player, int ply, When when) {
    return GameDecisions.mustWait(state, player, ply, when);
  }

  /** The journal entry for a closed absence while the player is still thinking. */
  public List<GameEvent> giveBack(GameState state, GameClock clock, long now) {
    return GameDecisions.giveBack(state, clock, now);
  }
}
