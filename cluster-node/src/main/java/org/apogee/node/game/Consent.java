package org.apogee.node.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.jspecify.annotations.Nullable;

/** What the seats of a game have agreed on besides moves: the open offer, a pause, take-backs. */
final class Consent {
  private static final long NEVER = Long.MAX_VALUE;

  private @Nullable Offer open;

  /** Which offers were made since the last move. */
  private final Set<Made> made = new LinkedHashSet<>();

  private long pausedAt = NEVER;
  private long pausedUntil;
  private long takenBackAt;

  /** Grows whenever a question that was already asked has to be asked again. */
  private int asksAgain;

  private record Made(int seat, OfferKind kind) {}

  void offered(GameEvent.Offered event, long number) {
    open = new Offer(number, event.seat(), event.kind(), event.millis(), new ArrayList<>());
    made.add(new Made(event.seat(), event.kind()));
  }

  void accepted(int seat) {
    if (open != null) {
      open = open.acceptedBy(seat);
    }
  }

  void closed() {
    open = null;
  }

  /** The game went on: the offer lapses, and every seat may offer again. */
  void moved() {
    open = null;
    made.clear();
  }

  void takenBack(long at, int plies) {
    moved();
    takenBackAt = at;
    asksAgain += plies + 1; // more than the count of decisions went down: no number repeats
  }

  void paused(GameEvent.Paused event) {
    open = null;
    pausedAt = event.at();
    pausedUntil = event.until();
  }

  /** Returns for how long the clocks stood still. */
  long resumed(long at) {
    long stood = Math.max(0, at - pausedAt);
    pausedAt = NEVER;
    pausedUntil = 0;
    asksAgain++;
    return stood;
  }

  @Nullable Offer open() {
    return open;
  }

  boolean hasMade(int seat, OfferKind kind) {
    return made.contains(new Made(seat, kind));
  }

  boolean isPaused() {
    return pausedAt != NEVER;
  }

  long pausedUntil() {
    return pausedUntil;
  }

  /** The time as clocks count it: it stands still in a pause. */
  long counted(long now) {
    return Math.min(now, pausedAt);
  }

  long takenBackAt() {
    return takenBackAt;
  }

  /**
   * Whether a take-back, or the pause in progress, began at this time or later. An offer that was
   * sent before has had its effect: it is a repeat.
   */
  boolean hasAgreedSince(OfferKind kind, long sent) {
    return switch (kind) {
      case TAKE_BACK -> takenBackAt >= sent;
      case PAUSE -> isPaused() && pausedAt >= sent;
      case DRAW -> false;
    };
  }

  int asksAgain() {
    return asksAgain;
  }

  boolean isBlank() {
    return open == null && made.isEmpty() && !isPaused() && takenBackAt == 0 && asksAgain == 0;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(made.size());
    made.forEach(one -> {
      out.writeInt(one.seat());
      out.writeText(one.kind().name());
    });
    out.writeLong(pausedAt);
    out.writeLong(pausedUntil);
    out.writeLong(takenBackAt);
    out.writeInt(asksAgain);
    out.writeBoolean(open != null);
    if (open != null) {
      out.writeLong(open.number());
      out.writeInt(open.seat());
      out.writeText(open.kind().name());
      out.writeLong(open.millis());
      out.writeInt(open.accepted().size());
      open.accepted().forEach(out::writeInt);
    }
  }

  static Consent decode(SnapshotReader in) {
    var consent = new Consent();
    int made = in.readInt();
    for (int i = 0; i < made; i++) {
      consent.made.add(new Made(in.readInt(), OfferKind.valueOf(in.readText())));
    }
    consent.pausedAt = in.readLong();
    consent.pausedUntil = in.readLong();
    consent.takenBackAt = in.readLong();
    consent.asksAgain = in.readInt();
    if (in.readBoolean()) {
      var offer =
          new Offer(
              in.readLong(),
              in.readInt(),
              OfferKind.valueOf(in.readText()),
              in.readLong(),
              new ArrayList<>());
      int accepted = in.readInt();
      for (int i = 0; i < accepted; i++) {
        offer = offer.acceptedBy(in.readInt());
      }
      consent.open = offer;
    }
    return consent;
  }
}
