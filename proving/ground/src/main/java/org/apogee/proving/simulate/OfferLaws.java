package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apogee.engine.View;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.ReplayWalk;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.OfferAccepted;
import org.apogee.node.game.GameEvent.OfferClosed;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameEvent.Resumed;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.game.GameState;
import org.apogee.node.game.OfferKind;
import org.apogee.node.game.OfferRules;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.protocol.event.GameNews;
import org.jspecify.annotations.Nullable;

/** What seats were promised about offers, kept in a model of its own. */
final class OfferLaws {
  private final OfferRules rules;
  private final boolean isRated;
  private final Set<Integer> agreed = new HashSet<>();
  private final List<Moved> moves = new ArrayList<>();

  /** The seat of each ply, as a follower of the events knows it. */
  private final List<Integer> followed = new ArrayList<>();

  private @Nullable OfferKind offered;
  private boolean isPaused;
  private long sequence;

  OfferLaws(OfferRules rules, boolean isRated) {
    this.rules = rules;
    this.isRated = isRated;
  }

  /** Of an event that is stored for a game in this state. */
  void before(GameEvent event, GameState state) {
    switch (event) {
      case Offered it -> {
        check(offered == null && !isPaused, "an offer was made beside another one, or in a pause");
        offered = it.kind();
        agreed.add(it.seat());
      }
      case OfferAccepted it -> agreed.add(it.seat());
      case OfferClosed _ -> lapse();
      case Moved it -> {
        check(!isPaused, "a decision was made in a pause");
        moves.add(it);
        lapse();
      }
      case TakenBack it -> {
        takeEffect(OfferKind.TAKE_BACK, state);
        check(!isRated, "a decision of a rated game was taken back");
        checkNothingDrawn(it);
        checkClocks(it, state);
      }
      case Paused _ -> {
        takeEffect(OfferKind.PAUSE, state);
        isPaused = true;
      }
      case Resumed _ -> {
        check(isPaused, "a game was resumed that was not paused");
        isPaused = false;
      }
      case Ended it -> {
        if (it.ending().equals("agreed-draw")) {
          takeEffect(OfferKind.DRAW, state);
        }
      }
      default -> {}
    }
  }

  private void lapse() {
    offered = null;
    agreed.clear();
  }

  /** Every seat that somebody holds has agreed to exactly this. */
  private void takeEffect(OfferKind kind, GameState state) {
    check(
        offered == kind && agreed.containsAll(rules.consenting(state)),
        "a %s without the consent of all seats".formatted(kind.word()));
    lapse();
  }

  private void checkNothingDrawn(TakenBack back) {
    check(
        moves.stream().allMatch(it -> it.firstPly() < back.ply() || it.draws().isEmpty()),
        "a decision with a draw was taken back");
    moves.removeIf(it -> it.firstPly() >= back.ply());
  }

  private void checkClocks(TakenBack back, GameState state) {
    for (int seat = 0; seat < back.banks().size(); seat++) {
      long bank = back.banks().get(seat);
      check(
          bank >= 0 && bank <= rules.bankMillis(state, seat),
          "a seat gained time by taking a move back");
    }
  }

  /** What a follower hears of the event; the game is behind it. */
  void after(UnfilteredNews told, GameState state) {
    var news = told.news();
    check(news.sequence() == ++sequence, "the events of a follower have a gap");
    if (news instanceof GameNews.MovesPlayed played) {
      for (var ply : played.plies()) {
        check(ply.ply() == followed.size(), "a follower misses a decision");
        followed.add(played.seat());
      }
    } else if (news instanceof GameNews.DecisionsTakenBack back) {
      followed.subList(back.plies(), followed.size()).clear();
    }
    check(followed.size() == state.log().size(), "a follower has other decisions than the game");
  }

  /** Record, frames, follower and game are of the same decisions, for every seat. */
  void checkReaders(List<GameEvent> journal, GameState state) {
    var all = new ArrayList<>(journal);
    if (state.isLive()) {
      all.add(new Cancelled(journal.getLast().at(), "cancelled", "Enough."));
    }
    var record = ReplayText.parse(rules.record(all));
    check(
        ReplayVerifier.verify(record) instanceof Verdict.Holds,
        "the record of a game with offers does not verify");
    var frames = rules.frames(all);
    int plies = state.log().size();
    check(
        record.plies().size() == plies && frames.size() == plies + 1,
        "record or frames have other decisions than the game");
    var walk = new ReplayWalk(state.order().rules(), record);
    for (var frame : frames) {
      check(frame.equals(walk.position().view(View.OBSERVER)), "a frame shows another position");
      if (walk.hasNext()) {
        int seat = record.plies().get(walk.played()).seat();
        check(seat == followed.get(walk.played()), "a follower has another seat at a decision");
        walk.next();
      }
    }
    for (int seat = View.OBSERVER; seat < state.order().seats().size(); seat++) {
      check(
          Objects.equals(walk.position().view(seat), state.position().view(seat)),
          "a seat sees another position than the record has");
    }
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new Violation(otherwise);
    }
  }
}
