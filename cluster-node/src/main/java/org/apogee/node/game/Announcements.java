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
  private final List<UnfilteredNews> pending = new ArrayList<>();

  Announcements(Listeners listeners, Mail mail, GameCounts counts) {
    this.listeners = listeners;
    this.mail = mail;
    this.counts = counts;
  }

  /** An event was applied; it may not be in the journal yet. */
  void happened(UnfilteredNews told) {
    pending.add(told);
  }

  /** After recovery: the host that journaled these events has announced them. */
  void forget() {
    pending.clear();
  }

  /** The journal has all that happened since the last call. */
  void announce(GameState state, long counted) {
    for (var told : pending) {
      listeners.tell(told);
      counts.news(state, told.news());
    }
    pending.clear();
    counts.live(state);
    mail.afterEvents(state, counted);
  }
}
