package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.ladder.LadderBook;
import org.apogee.match.ladder.LadderEvent;
import org.apogee.match.ladder.LadderEvent.Ended;
import org.apogee.match.ladder.LadderEvent.Left;
import org.apogee.match.ladder.LadderEvent.Seated;
import org.apogee.match.ladder.LadderRating;
import org.apogee.match.ladder.LadderResult;
import org.apogee.match.ladder.LadderSettings;
import org.apogee.match.ladder.LadderSnapshot;
import org.apogee.match.ladder.LadderState;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.ladder.LadderState.Participant;
import org.apogee.match.result.ResultBook;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;

/** Mistakes that somebody could make in a ladder's decisions. The simulator must find each. */
@SuppressWarnings("ImmutableEnumChecker") // each call makes rules of its own
enum PlantedLadderBug {
  /** The longest wait is seated first, even with as many games as allowed. */
  WHO_PLAYS_ENOUGH_IS_SEATED(
      "plays more games than it may",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> seat(
                LadderState state, Map<String, LadderRating> ratings, int room, long now) {
              return super.seat(state, ratings, room, now).isEmpty()
                  ? List.of()
                  : List.of(
                      new Seated(
                          now,
                          state.games() + 1,
                          state.participants().stream()
                              .filter(Participant::active)
                              .limit(state.settings().smallestTable())
                              .map(participant -> participant.member().player())
                              .toList(),
                          "by mistake"));
            }
          }),

  /** The maker of tables does not ask who is still here. */
  WHO_LEFT_IS_SEATED(
      "has left and is seated",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> seat(
                LadderState state, Map<String, LadderRating> ratings, int room, long now) {
              var gone =
                  state.participants().stream()
                      .filter(participant -> !participant.active() && participant.live() == 0)
                      .findFirst();
              var tables = super.seat(state, ratings, room, now);
              if (gone.isEmpty()
                  || tables.isEmpty()
                  || !(tables.getFirst() instanceof Seated first)) {
                return tables;
              }
              var players = new ArrayList<>(first.players());
              players.set(0, gone.get().member().player());
              return List.of(new Seated(now, first.number(), players, "by mistake"));
            }
          }),

  /** All the room of the nodes is taken, whatever the ladder may have. */
  THE_LADDERS_OWN_CAP_IS_FORGOTTEN(
      "more games than the ladder may have",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> seat(
                LadderState state, Map<String, LadderRating> ratings, int room, long now) {
              return super.seat(
                  with(state, state.settings().smallestTable(), 1_000), ratings, room, now);
            }
          }),

  /** A table waits until it is full, however long that takes. */
  NO_TABLE_BEGINS_WITH_FEWER(
      "a table could begin and none did",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> seat(
                LadderState state, Map<String, LadderRating> ratings, int room, long now) {
              var settings = state.settings();
              return super.seat(
                  with(state, settings.tableSize(), settings.gamesMax()), ratings, room, now);
            }
          }),

  /** A result that comes again is taken again. */
  A_REPEATED_RESULT_COUNTS(
      "ended twice",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> result(LadderState state, LadderResult ended, long now) {
              return ended.cancelled()
                  ? super.result(state, ended, now)
                  : List.of(
                      new Ended(now, ended.game(), ended.ending(), ended.places(), List.of()));
            }
          }),

  /** The offset of results moves on as soon as they were sent. */
  THE_OFFSET_IS_STORED_TOO_EARLY(
      "was skipped",
      () ->
          new LadderRules() {
            @Override
            protected long toStore(ResultBook book, long lastBrought) {
              return lastBrought;
            }
          }),

  /** An order without an answer is taken for done. */
  AN_ORDER_IS_NEVER_SENT_AGAIN(
      "does not come to an end",
      () ->
          new LadderRules() {
            @Override
            protected void answered(LadderBook book, DeskAnswer answer, long now) {
              super.answered(
                  book,
                  answer.outcome() == Outcome.UNKNOWN
                      ? DeskAnswer.of(answer.game(), Outcome.DONE)
                      : answer,
                  now);
            }
          }),

  /** Who comes back in another version plays an old game as the new one. */
  AN_ORDER_IS_OF_WHO_IS_HERE_NOW(
      "ordered",
      () ->
          new LadderRules() {
            @Override
            protected GameOrder order(LadderState state, LiveTable table) {
              var members =
                  table.players().stream()
                      .map(player -> Objects.requireNonNull(state.find(player)).member())
                      .toList();
              return super.order(
                  state,
                  new LiveTable(
                      table.game(), table.number(), table.since(), members, table.reason()));
            }
          }),

  /** A snapshot is read, and what came after it is not. */
  WHAT_CAME_AFTER_A_SNAPSHOT_IS_LOST(
      "recovered",
      () ->
          new LadderRules() {
            @Override
            protected LadderState recover(
                String id, @Nullable LadderSnapshot snapshot, List<LadderEvent> since) {
              return super.recover(id, snapshot, snapshot == null ? since : List.of());
            }
          }),

  /** Who never plays to the end stays for ever. */
  WHO_GIVES_UP_ALWAYS_STAYS(
      "in a row and is still here",
      () ->
          new LadderRules() {
            @Override
            protected List<LadderEvent> result(LadderState state, LadderResult ended, long now) {
              return super.result(state, ended, now).stream()
                  .filter(event -> !(event instanceof Left))
                  .toList();
            }
          });

  private final String complaint;
  private final Supplier<LadderRules> rules;

  PlantedLadderBug(String complaint, Supplier<LadderRules> rules) {
    this.complaint = complaint;
    this.rules = rules;
  }

  /** The same ladder with other rules. */
  private static LadderState with(LadderState state, int smallestTable, int gamesMax) {
    var old = state.settings();
    var settings =
        new LadderSettings(
            old.name(),
            old.game(),
            old.options(),
            old.pool(),
            old.tableSize(),
            smallestTable,
            gamesMax,
            old.gamesOfOneMax(),
            old.patienceSeconds(),
            old.provisionalGames(),
            old.sameOwner(),
            old.clock(),
            old.onForfeit());
    var now = state.snapshot();
    return new LadderState(
        state.id(),
        new LadderSnapshot(
            settings,
            now.pausedBecause(),
            now.version(),
            now.games(),
            now.lost(),
            now.places(),
            now.live(),
            now.recent(),
            now.owner()));
  }

  /** What the simulator says when it finds this one. */
  String complaint() {
    return complaint;
  }

  LadderRules rules() {
    return rules.get();
  }
}
