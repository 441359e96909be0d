package org.apogee.proving.simulate;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.ladder.LadderBook;
import org.apogee.match.ladder.LadderDecisions;
import org.apogee.match.ladder.LadderEvent;
import org.apogee.match.ladder.LadderInput;
import org.apogee.match.ladder.LadderRating;
import org.apogee.match.ladder.LadderResult;
import org.apogee.match.ladder.LadderSnapshot;
import org.apogee.match.ladder.LadderState;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.result.ResultBook;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;

/** A ladder's decisions under test, as they are. A test plants a bug by overriding one of them. */
public class LadderRules {
  protected List<LadderEvent> seat(
      LadderState state, Map<String, LadderRating> ratings, int room, long now) {
    return LadderDecisions.seat(state, new LadderInput.Now(ratings, Set.of(), room), now);
  }

  protected List<LadderEvent> result(LadderState state, LadderResult ended, long now) {
    return LadderDecisions.result(state, ended, now);
  }

  protected List<LadderEvent> refused(LadderState state, DeskAnswer answer, long now) {
    return LadderDecisions.refused(
        state, answer.game(), answer.refusedCode(), answer.refusedSentence(), now);
  }

  protected List<LiveTable> toOrder(LadderBook book, LadderState state, long now) {
    return book.toOrder(state, now);
  }

  protected GameOrder order(LadderState state, LiveTable table) {
    return LadderBook.order(state, table);
  }

  protected void answered(LadderBook book, DeskAnswer answer, long now) {
    book.answered(answer, now);
  }

  protected long toStore(ResultBook book, long lastBrought) {
    return book.done();
  }

  /**
   * Wakes up.
   *
   * @param since what was journaled after the snapshot, or all of it
   */
  protected LadderState recover(
      String id, @Nullable LadderSnapshot snapshot, List<LadderEvent> since) {
    var state = snapshot == null ? new LadderState(id) : new LadderState(id, snapshot);
    since.forEach(state::apply);
    return state;
  }
}
