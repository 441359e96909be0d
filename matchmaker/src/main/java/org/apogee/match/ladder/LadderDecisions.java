package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.match.ladder.LadderEvent.Ended;
import org.apogee.match.ladder.LadderEvent.Joined;
import org.apogee.match.ladder.LadderEvent.Left;
import org.apogee.match.ladder.LadderEvent.Lost;
import org.apogee.match.ladder.LadderEvent.Opened;
import org.apogee.match.ladder.LadderEvent.Paused;
import org.apogee.match.ladder.LadderEvent.Resumed;
import org.apogee.match.ladder.LadderEvent.Seated;

/**
 * Decides about commands of a ladder: from state and command to events or a refusal. Every command
 * is idempotent.
 */
public final class LadderDecisions {
  /** An entrant that forfeits this many games in a row is considered absent. */
  static final int GAVE_UP_MAX = 3;

  /** All entrants are in one actor's memory and in each of its snapshots. */
  private static final int MEMBERS_MAX = 10_000;

  private static final String LADDER = "ladder";

  private LadderDecisions() {}

  public static LadderDecision open(
      LadderState state, String by, LadderSettings settings, long now) {
    if (!state.isOpened()) {
      return LadderDecision.of(new Opened(now, by, settings));
    }
    return state.settings().equals(settings)
        ? LadderDecision.of()
        : LadderDecision.refuse(LadderRefusals.OTHER_LADDER);
  }

  public static LadderDecision join(LadderState state, String by, LadderMember member, long now) {
    if (!state.isOpened()) {
      return LadderDecision.refuse(LadderRefusals.NO_SUCH_LADDER);
    }
    var participant = state.find(member.player());
    if (participant == null && state.participants().size() >= MEMBERS_MAX) {
      return LadderDecision.refuse(LadderRefusals.LADDER_FULL);
    }
    boolean isThere =
        participant != null && participant.active() && participant.member().equals(member);
    return isThere ? LadderDecision.of() : LadderDecision.of(new Joined(now, by, member));
  }

  public static LadderDecision leave(LadderState state, String by, String player, long now) {
    if (!state.isOpened()) {
      return LadderDecision.refuse(LadderRefusals.NO_SUCH_LADDER);
    }
    var participant = state.find(player);
    if (participant == null) {
      return LadderDecision.refuse(LadderRefusals.NOT_ON_LADDER);
    }
    return participant.active()
        ? LadderDecision.of(new Left(now, by, player, "left on request"))
        : LadderDecision.of();
  }

  public static LadderDecision pause(LadderState state, String by, String reason, long now) {
    if (!state.isOpened()) {
      return LadderDecision.refuse(LadderRefusals.NO_SUCH_LADDER);
    }
    return state.pausedBecause() == null
        ? LadderDecision.of(new Paused(now, by, reason))
        : LadderDecision.of();
  }

  public static LadderDecision resume(LadderState state, String by, long now) {
    if (!state.isOpened()) {
      return LadderDecision.refuse(LadderRefusals.NO_SUCH_LADDER);
    }
    return state.pausedBecause() == null
        ? LadderDecision.refuse(LadderRefusals.NOT_PAUSED)
        : LadderDecision.of(new Resumed(now, by));
  }

  /** Tables for waiting entrants, as far as there is capacity. */
  public static List<LadderEvent> seat(LadderState state, LadderInput.Now world, long now) {
    if (!state.isOpened() || state.pausedBecause() != null) {
      return List.of();
    }
    int left = Math.min(world.room(), state.settings().gamesMax() - state.live().size());
    var maker = new TableMaker(state.settings(), state.recent());
    var events = new ArrayList<LadderEvent>();
    for (var table : maker.tables(state.candidates(world, now), left)) {
      long number = state.games() + events.size() + 1;
      events.add(new Seated(now, number, table.players(), table.reason()));
    }
    return events;
  }

  /** A game has ended; a repeated result changes nothing. */
  public static List<LadderEvent> result(LadderState state, LadderResult ended, long now) {
    var table = state.liveGame(ended.game());
    if (table == null) {
      return List.of();
    }
    if (ended.cancelled()) {
      return List.of(new Lost(now, ended.game(), ended.ending(), "The game was cancelled."));
    }
    var events = new ArrayList<LadderEvent>();
    var gaveUp = new ArrayList<String>();
    for (int seat = 0; seat < table.players().size(); seat++) {
      if (seat < ended.gaveUp().size() && ended.gaveUp().get(seat)) {
        gaveUp.add(table.players().get(seat));
      }
    }
    events.add(new Ended(now, ended.game(), ended.ending(), ended.places(), gaveUp));
    for (var player : gaveUp) {
      var participant = Objects.requireNonNull(state.find(player));
      if (participant.active() && participant.gaveUpInARow() + 1 >= GAVE_UP_MAX) {
        events.add(
            new Left(now, LADDER, player, "forfeited %d games in a row".formatted(GAVE_UP_MAX)));
      }
    }
    return events;
  }

  /**
   * No node will ever open this game: a mistake in the settings, most likely, so that the next
   * would be refused too.
   */
  public static List<LadderEvent> refused(
      LadderState state, String game, String code, String sentence, long now) {
    if (state.liveGame(game) == null) {
      return List.of();
    }
    var events = new ArrayList<LadderEvent>();
    events.add(new Lost(now, game, code, sentence));
    if (state.pausedBecause() == null) {
      events.add(new Paused(now, LADDER, "A game could not be opened. " + sentence));
    }
    return events;
  }
}
