package org.apogee.node.service;

import java.util.List;

/**
 * The times at which this node could serve. Immutable; time is an argument, so that a simulator can
 * run it.
 *
 * <p>The node is known to serve at the moments of its good heartbeats. Two of them that are further
 * apart than {@link #TOLERANCE} have an absence between them, whatever the reason: a database that
 * does not answer, a table that is locked, a pool without a connection, or this process itself,
 * stopped. As long as the next good heartbeat is missing, the absence is open.
 *
 * <p>Every node is a door to all games. A node that dies, or stands still, holds moves that nobody
 * answers, also those for games elsewhere. So its silence is an absence for all nodes, until its
 * clients have found another door.
 */
public final class Uptime {
  /** Heartbeats come every quarter of a second: one of them may be late on a busy machine. */
  public static final long TOLERANCE = 500;

  /** Clients retry after one second, and games restart for up to two. */
  public static final long GRACE = 2_000;

  /** A request that arrived before a heartbeat began has been handled so long after it. */
  public static final long LINGER = 500;

  /** How long the row of a node keeps an absence: games journal it sooner. */
  public static final long STORED = 600_000;

  /**
   * How long after its last heartbeat a node still gets requests that it does not answer. After
   * this time it knows itself that it is no member, and proxies have found out.
   */
  public static final long LOST_DOOR = 6_000;

  /** Far above the time in which games journal an absence. */
  private static final long KEPT = 3_600_000;

  private static final long STILL_GOES_ON = Long.MAX_VALUE;

  private final Absences closed;
  private final long lastGood;
  private final long settled;

  private Uptime(Absences closed, long lastGood, long settled) {
    this.closed = closed;
    this.lastGood = lastGood;
    this.settled = settled;
  }

  /** A node that starts to serve now. */
  public static Uptime from(long now) {
    return new Uptime(Absences.NONE, now, 0);
  }

  /**
   * After a good heartbeat.
   *
   * @param others as they were when it ended
   */
  public Uptime beat(long begun, long ended, Others others) {
    boolean wasAway = isAway(ended);
    var known = wasAway ? closed.with(lastGood, ended + GRACE) : closed;
    for (long last : others.silent()) {
      known = known.with(last, Math.min(ended, last + LOST_DOOR) + GRACE);
    }
    known = known.after(ended - KEPT);
    // Within the grace clients still repeat what could not be answered: nothing is settled.
    long judged = known.contain(ended) ? settled : Math.min(begun, others.alive()) - LINGER;
    return new Uptime(known, ended, judged);
  }

  /** Whether an absence is in progress. */
  public boolean isAway(long now) {
    return now - lastGood > TOLERANCE;
  }

  /** All known absences; one in progress has no end yet. */
  public Absences absences(long now) {
    return isAway(now) ? closed.with(lastGood, STILL_GOES_ON) : closed;
  }

  /** Whether an absence, or the grace period after it, is in progress. */
  public boolean isUnsettled(long now) {
    return absences(now).contain(now);
  }

  /**
   * When a request that this node read at a moment had arrived, as far as its player pays. Within
   * an absence of this node it may have waited since the beginning, and other nodes may not have
   * noticed an absence that was hardly longer than {@link #TOLERANCE}.
   */
  public long arrived(long read, long now) {
    return absences(now).beginningAt(read);
  }

  /** Every request that any node received before this moment has been handled. */
  public long settled() {
    return settled;
  }

  long lastGood() {
    return lastGood;
  }

  /**
   * For a node that takes over games of this node: absences that games may not have journaled yet.
   */
  List<Long> recent(long now, long span) {
    return closed.after(now - span).bounds();
  }
}
