package org.apogee.node.notice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.engine.Position;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameState;
import org.apogee.protocol.game.SeatOrder;

/** A game, and which notices its next event causes. */
final class NoticedGame {
  /** A player with less time than this is at the board, or too late in any case. */
  private static final long SLOW_MILLIS = Duration.ofHours(1).toMillis();

  private final String id;
  private final GameState state = new GameState();
  private int waitedFor = Position.NOBODY;

  NoticedGame(String id) {
    this.id = id;
  }

  /** The number of the last event. */
  long sequence() {
    return state.sequence();
  }

  /** Applies the next event; repeats of it give the same notices. */
  List<Notice> apply(GameEvent event) {
    state.apply(event);
    var notices = new ArrayList<Notice>();
    int seat = state.seatToAct();
    boolean asksAnother = seat != waitedFor;
    waitedFor = seat;
    if (seat != Position.NOBODY && asksAnother && state.botOf(seat) == null) {
      notices.add(turn(seat, event.at()));
    }
    if (event instanceof GameEvent.Ended end) {
      over(end, notices);
    } else if (event instanceof GameEvent.Cancelled end) {
      everybody("The game is cancelled", end.reason(), end.at(), notices);
    }
    return notices;
  }

  private Notice turn(int seat, long at) {
    var clock = state.order().clock();
    boolean isSlow = clock.capMillis() >= SLOW_MILLIS && clock.bankMillis() >= SLOW_MILLIS;
    return new Notice(
        "%s/%d/your-turn".formatted(id, sequence()),
        NoticeKind.YOUR_TURN,
        player(seat).player(),
        null,
        !isSlow,
        "Your turn",
        "It is your turn in " + against(seat) + ".",
        "/games/" + id,
        at);
  }

  private void over(GameEvent.Ended end, List<Notice> notices) {
    for (int seat = 0; seat < end.places().size(); seat++) {
      if (player(seat).bot() == null) {
        var text = "You took place %d in %s.".formatted(end.places().get(seat), against(seat));
        notices.add(gameOver(seat, "The game has ended", text, end.at()));
      }
    }
  }

  private void everybody(String title, String text, long at, List<Notice> notices) {
    for (int seat = 0; seat < state.order().seats().size(); seat++) {
      if (player(seat).bot() == null) {
        notices.add(gameOver(seat, title, text, at));
      }
    }
  }

  private Notice gameOver(int seat, String title, String text, long at) {
    return new Notice(
        "%s/%d/game-over/%d".formatted(id, sequence(), seat),
        NoticeKind.GAME_OVER,
        player(seat).player(),
        null,
        false,
        title,
        text,
        "/games/" + id,
        at);
  }

  private SeatOrder player(int seat) {
    return state.order().seats().get(seat);
  }

  private String against(int seat) {
    var others = new ArrayList<String>();
    for (int other = 0; other < state.order().seats().size(); other++) {
      if (other != seat) {
        others.add(player(other).name());
      }
    }
    return "a game of %s against %s"
        .formatted(
            state.order().ruleset().replaceFirst("/.*", ""),
            org.apogee.engine.words.Words.list(others));
  }
}
