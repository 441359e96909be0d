package org.apogee.proving.door;

import java.util.List;
import java.util.Locale;

/**
 * What a client process is to do.
 *
 * @param ports of the nodes, or of the front
 * @param organiser the token that opens games
 * @param games played at once, one move in flight for each
 * @param connections that moves share, where questions come by another one
 * @param warmUp seconds before anything is measured
 * @param rate moves a second, or 0 for as many as are answered
 * @param spectators connections that watch each game that is watched, in the mode view
 * @param watched how many games are watched
 * @param pages what a browser requests to show a page, in the mode pages
 */
record DoorPlan(
    Mode mode,
    List<Integer> ports,
    String organiser,
    String game,
    int seats,
    List<Player> players,
    int games,
    int connections,
    int spectators,
    int watched,
    int warmUp,
    int seconds,
    int rate,
    List<String> pages,
    long seed) {
  DoorPlan {
    ports = List.copyOf(ports);
    players = List.copyOf(players);
    pages = List.copyOf(pages);
  }

  record Player(String id, String token) {}

  /** How a client learns what it may do, and how it moves. */
  enum Mode {
    /** {@code GET .../view}, then {@code POST .../moves}, on one connection a game. */
    VIEW,
    /** Questions by the player's stream, moves by {@code POST .../moves}. */
    STREAM,
    /** Both over one WebSocket a player. */
    SESSION,
    /** No moves: browsers that show the list of games, on one connection each. */
    PAGES;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * What came of it.
   *
   * @param moves acknowledged while it was measured
   * @param requests for them
   * @param total moves acknowledged since the start
   * @param refused answers that were no success, by code
   * @param move from sending a move to its acknowledgement
   * @param turn the same with all that comes before it: the view, or the wait for the question;
   *     from the moment when the rate wanted it, if there is a rate
   * @param watch from sending a move to its line at a spectator
   * @param cpuMicros of the client's process while it was measured
   */
  record Result(
      long moves,
      double seconds,
      long requests,
      long total,
      List<String> refused,
      Times move,
      Times turn,
      Times watch,
      double firstMs,
      long cpuMicros,
      long bytesReceived) {}

  /** In milliseconds. */
  record Times(int count, double p50, double p99, double worst) {}
}
