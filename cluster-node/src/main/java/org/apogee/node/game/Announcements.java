package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;

/**
 * What happened in one game, for everybody who wants to know: its listeners, the inboxes of its
 * players, and the counters.
 *
 * <p>An event is applied before it is announced, and announced only once it is in the journal:
 * nobody may learn of a move that a failed write takes back.
 */
final class Announcements {
  private final Listeners listeners;
  private final Mail mail;
  private final GameCounts counts;
  private final List<Pending> pending = new ArrayList<>();

  private record Pending(GameEvent event, UnfilteredNews told) {}

  Announcements(Listeners listeners, Mail mail, GameCounts counts) {
    this.listeners = listeners;
    this.mail = mail;
    this.counts = counts;
  }

  /** An event was applied; it may not be in the journal yet. */
  void happened(GameEvent event, UnfilteredNews told) {
    pending.add(new Pending(event, told));
  }

  /** After recovery: the host that journaled these events has announced them. */
  void forget() {
    pending.clear();
  }

  /** The journal has all that happened since the last call. */
  void announce(GameState state, long counted) {
    for (var one : pending) {
      listeners.tell(one.told());
      counts.happened(state, one.event());
    }
    pending.clear();
    counts.live(state);
    mail.afterEvents(state, counted);
  }
}
