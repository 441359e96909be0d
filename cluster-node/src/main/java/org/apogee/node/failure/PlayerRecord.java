package org.apogee.node.failure;

import java.util.List;
import java.util.SortedMap;
import org.apogee.node.receipt.Receipts;

/**
 * How reliable a player was in its newest games.
 *
 * @param games how many games were counted
 * @param forfeits how often it gave a seat up, by code
 * @param failures how often its program failed, by code
 * @param slowest the decisions that took it longest
 */
public record PlayerRecord(
    int games,
    SortedMap<String, Integer> forfeits,
    SortedMap<String, Integer> failures,
    List<SlowDecision> slowest) {

  /** How many of a player's newest games are counted. */
  public static final int GAMES_MAX = 50;

  public static final int SLOWEST_MAX = Receipts.SLOWEST_MAX;

  public PlayerRecord {
    slowest = List.copyOf(slowest);
  }

  /**
   * A decision.
   *
   * @param outsideMillis network and thinking
   * @param platformMillis what the platform took besides
   */
  public record SlowDecision(String game, int ply, long outsideMillis, long platformMillis) {}
}
