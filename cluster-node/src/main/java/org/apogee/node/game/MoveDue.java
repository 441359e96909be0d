package org.apogee.node.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.OptionalLong;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;
import org.apogee.protocol.game.GameId;

/** The reminder of a player whose time for a decision by days runs out. Pure. */
final class MoveDue {
  /** Faster games are played in one sitting. */
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** A reminder leaves this part of the time, and at most a day. */
  private static final int PART = 4;

  private MoveDue() {}

  /** When the seat to act is reminded, as clocks count; empty if it is not. */
  static OptionalLong at(GameState state) {
    int seat = state.seatToAct();
    if (seat == Position.NOBODY
        || state.isPaused()
        || state.botOf(seat) != null
        || state.order().clock().capMillis() < DAY) {
      return OptionalLong.empty();
    }
    long deadline = state.deadline(seat);
    return OptionalLong.of(deadline - Math.min(DAY, (deadline - state.decisionSince()) / PART));
  }

  /** The same decision has the same notice, however often it is added. */
  static Notice notice(GameId id, GameState state, long counted) {
    int seat = state.seatToAct();
    long hours = Math.max(1, Duration.ofMillis(state.deadline(seat) - counted).toHours());
    return new Notice(
        "%s/%d.%d/move-due".formatted(id, seat, state.questionOf(seat)),
        NoticeKind.MOVE_DUE,
        state.order().seats().get(seat).player(),
        null,
        false,
        "Your time runs out",
        "You have about %d %s to decide in %s."
            .formatted(hours, hours == 1 ? "hour" : "hours", game(state, seat)),
        "/games/" + id,
        counted);
  }

  private static String game(GameState state, int seat) {
    var seats = state.order().seats();
    var others = new ArrayList<String>();
    for (int other = 0; other < seats.size(); other++) {
      if (other != seat) {
        others.add(seats.get(other).name());
      }
    }
    var name = state.order().ruleset().replaceFirst("/.*", "");
    return "a game of %s against %s".formatted(name, Words.list(others));
  }
}
