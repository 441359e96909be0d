package org.apogee.node.game;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.receipt.ReceiptPage;
import org.apogee.node.service.Uptime;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Writes the receipts of one game's moves, in the order of their lives: decided, stored, published.
 * It counts time as the players' clocks do, from the same {@link When}: what a clock gives back is
 * an absence here, of the platform or of a player on vacation.
 *
 * <p>Receipts of finished pages leave at once; those in memory are lost if the process crashes.
 */
final class ReceiptBook {
  private static final int MOVES_OF_PAGE = 32;

  /** A move that took so long is looked at while the game is still in play. */
  private static final long SLOW_MICROS = 1_000_000;

  private static final long MICROS = 1_000;
  private static final long UNKNOWN = -1;

  private final String game;
  private final LongSupplier now;
  private final Consumer<ReceiptPage> finished;
  private ReceiptPage.@Nullable Draft page;
  private long lastNumber;

  /** What earlier events gave back of the running decision, in milliseconds. */
  private long excused;

  /** When the running question was announced, in microseconds. */
  private long askedAt = UNKNOWN;

  /** When the running command was taken up. */
  private long takenUp;

  private @Nullable Pending pending;

  /**
   * A move that is decided and may not be stored yet; times in the cluster's microseconds.
   *
   * @param begun when its decision began
   * @param takenUp when the game took it up
   */
  private record Pending(
      int ply,
      int seat,
      long move,
      long begun,
      long asking,
      long outside,
      long absent,
      long queued,
      long takenUp,
      long decided,
      long stored) {
    Pending storedAt(long at) {
      return new Pending(
          ply, seat, move, begun, asking, outside, absent, queued, takenUp, decided, at);
    }
  }

  /**
   * @param now the time of the cluster in microseconds
   * @param finished takes full pages
   */
  ReceiptBook(GameId game, LongSupplier now, Consumer<ReceiptPage> finished) {
    this.game = game.text();
    this.now = now;
    this.finished = finished;
  }

  /** The game takes a command up; the time of the cluster in milliseconds. */
  long takeUp() {
    takenUp = now.getAsLong();
    return Math.floorDiv(takenUp, MICROS);
  }

  /** When the game took the running command up, in microseconds. */
  long takenUp() {
    return takenUp;
  }

  /** When the running command was received; as far as is known, when it was taken up. */
  long received() {
    return pending == null ? takenUp : takenUp - pending.queued;
  }

  /** An event was applied. */
  void happened(GameEvent event) {
    switch (event) {
      case Compensated outage -> excused += outage.millis();
      case Excused vacation -> excused += vacation.millis();
      case Opened _, Moved _, TakenBack _ -> {
        excused = 0;
        askedAt = UNKNOWN;
      }
      default -> {} // the running decision goes on
    }
  }

  /** The news of the last event are out, a question with them. */
  void announced() {
    if (askedAt == UNKNOWN) {
      askedAt = now.getAsLong();
    }
  }

  /** A player's move was decided and is about to be stored. */
  void decided(GameState before, GameDecision decision, When when) {
    pending = null;
    for (var event : decision.events()) {
      if (event instanceof Moved moved) {
        pending = pending(before, moved, when);
      }
    }
  }

  /** What the clock does not charge of the time until the receipt, the platform was absent. */
  private Pending pending(GameState before, Moved moved, When when) {
    long since = before.decisionSince();
    long begun = (since - excused) * MICROS;
    long received = Math.clamp((when.answered() + when.absent()) * MICROS, begun, takenUp);
    long charged = Math.clamp((when.answered() - since) * MICROS, 0, received - begun);
    long lag = askedAt == UNKNOWN ? 0 : askedAt - begun;
    // A longer lag is an absence to the clock, and counted there.
    long asking = lag > Uptime.TOLERANCE * MICROS ? 0 : Math.clamp(lag, 0, charged);
    return new Pending(
        moved.firstPly(),
        moved.seat(),
        moved.moves().getFirst(),
        begun,
        asking,
        charged - asking,
        received - begun - charged,
        takenUp - received,
        takenUp,
        now.getAsLong(),
        0);
  }

  /** The move is in the journal. */
  void stored() {
    if (pending != null) {
      pending = pending.storedAt(now.getAsLong());
    }
  }

  /** Reply and news are out. */
  void published(GameState after) {
    if (pending != null) {
      add(after, pending);
      pending = null;
    }
    if (!after.isLive()) {
      close();
    }
  }

  /** The game was read from the journal, perhaps because a write had an unknown outcome. */
  void recovered(GameState state) {
    if (pending != null && state.log().has(pending.ply, pending.seat, pending.move)) {
      add(state, pending.storedAt(now.getAsLong()));
    }
    pending = null;
  }

  private void add(GameState after, Pending move) {
    long end = now.getAsLong();
    long whole = end - move.begun;
    var draft = page == null ? new ReceiptPage.Draft() : page;
    page = draft;
    draft.add(
        new Receipt(
            move.ply,
            move.seat,
            move.asking,
            move.outside,
            move.absent,
            move.queued,
            move.decided - move.takenUp,
            move.stored - move.decided,
            end - move.stored,
            whole));
    lastNumber = after.sequence();
    if (draft.size() >= MOVES_OF_PAGE || whole >= SLOW_MICROS) {
      close();
    }
  }

  /** Hands on what there is; again does no harm. */
  void close() {
    if (page != null) {
      finished.accept(page.page(game, lastNumber));
      page = null;
    }
  }
}
