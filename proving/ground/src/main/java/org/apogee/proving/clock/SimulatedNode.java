package org.apogee.proving.clock;

import org.apogee.node.game.ClockRules;
import org.apogee.node.service.Absences;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;

/** A node of a simulated platform: its heartbeat, and the row that others read. */
final class SimulatedNode {
  /** As Heartbeat beats. */
  private static final long EVERY = 250;

  private static final long PATIENCE = 4_000;
  private static final long NONE = -1;

  final String name;
  Uptime uptime;
  long pausedUntil;
  boolean isDead;

  /** How long it is paused as soon as it has received the next request. */
  long pausesForNext;

  /** It is killed by the next request. */
  boolean diesForNext;

  /** What the database knows of it. */
  long alive;

  Absences absent = Absences.NONE;
  private long nextBeat;
  private long begun = NONE;

  SimulatedNode(String name, long now) {
    this.name = name;
    this.uptime = Uptime.from(now);
    this.alive = now;
    this.nextBeat = now;
  }

  boolean runs(long now) {
    return !isDead && now >= pausedUntil;
  }

  /** A heartbeat begins, goes on, or ends, as far as the way of a move is open. */
  void beat(long now, boolean isOpen, Others others, ClockRules rules) {
    if (begun == NONE && now >= nextBeat) {
      begun = now;
    }
    if (begun == NONE) {
      return;
    }
    if (isOpen) {
      uptime = rules.beat(uptime, begun, now, others);
      alive = now;
      absent = uptime.absences(now);
    }
    if (isOpen || now - begun > PATIENCE) {
      nextBeat = begun + EVERY;
      begun = NONE;
    }
  }
}
