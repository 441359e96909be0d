package org.apogee.match.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apogee.match.ladder.LadderEvent.Ended;
import org.apogee.match.ladder.LadderEvent.Joined;
import org.apogee.match.ladder.LadderEvent.Left;
import org.apogee.match.ladder.LadderEvent.Lost;
import org.apogee.match.ladder.LadderEvent.Paused;
import org.apogee.match.ladder.LadderEvent.Seated;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.Test;

/** What a ladder does about wishes and results. */
final class LadderDecisionsTest {
  private static final LadderSettings SETTINGS = Pools.settings(2, 2, 4, false);

  private final LadderState state = new LadderState("friday");

  private LadderDecision take(LadderDecision decision) {
    decision.events().forEach(state::apply);
    return decision;
  }

  private List<LadderEvent> take(List<LadderEvent> events) {
    events.forEach(state::apply);
    return events;
  }

  private static LadderMember member(String player) {
    return new LadderMember(player, player, null, player, 2);
  }

  private void begin(String... players) {
    take(LadderDecisions.open(state, "me", SETTINGS, 0));
    for (var player : players) {
      take(LadderDecisions.join(state, player, member(player), 0));
    }
  }

  private List<LadderEvent> seat(long now) {
    return take(LadderDecisions.seat(state, world(10), now));
  }

  private static LadderInput.Now world(int room, String... banned) {
    return new LadderInput.Now(Map.of(), Set.of(banned), room);
  }

  @Test
  void everythingCanBeRepeatedAndNothingElseChanges() {
    begin("a", "b");
    assertThat(LadderDecisions.open(state, "me", SETTINGS, 5).isRepeated()).isTrue();
    assertThat(LadderDecisions.join(state, "a", member("a"), 5).isRepeated()).isTrue();
    assertThat(seat(1)).hasSize(1).first().isInstanceOf(Seated.class);
    var game = state.live().iterator().next().game();
    assertThat(game).isEqualTo("l-friday-1");
    var result = new LadderResult(game, false, "over", List.of(1, 2), List.of(false, false));
    assertThat(take(LadderDecisions.result(state, result, 9))).hasSize(1);
    assertThat(LadderDecisions.result(state, result, 10)).isEmpty();
    assertThat(LadderDecisions.refused(state, game, "x", "y", 10)).isEmpty();
    assertThat(take(LadderDecisions.leave(state, "a", "a", 11)).events()).hasSize(1);
    assertThat(LadderDecisions.leave(state, "a", "a", 12).isRepeated()).isTrue();
  }

  @Test
  void whatCannotBeIsRefused() {
    var nobody = member("a");
    assertThat(LadderDecisions.join(state, "a", nobody, 0).refusal())
        .isEqualTo(LadderRefusals.NO_SUCH_LADDER);
    assertThat(LadderDecisions.leave(state, "a", "a", 0).refusal())
        .isEqualTo(LadderRefusals.NO_SUCH_LADDER);
    assertThat(LadderDecisions.pause(state, "a", "lunch", 0).refusal())
        .isEqualTo(LadderRefusals.NO_SUCH_LADDER);
    begin();
    var other = Pools.settings(3, 2, 4, false);
    assertThat(LadderDecisions.open(state, "me", other, 0).refusal())
        .isEqualTo(LadderRefusals.OTHER_LADDER);
    assertThat(LadderDecisions.leave(state, "a", "a", 0).refusal())
        .isEqualTo(LadderRefusals.NOT_ON_LADDER);
    assertThat(LadderDecisions.resume(state, "me", 0).refusal())
        .isEqualTo(LadderRefusals.NOT_PAUSED);
  }

  @Test
  void whoLeftIsNotSeatedAndItsGameGoesOn() {
    begin("a", "b");
    seat(1);
    take(LadderDecisions.leave(state, "a", "a", 2));
    assertThat(state.live()).hasSize(1);
    assertThat(seat(1_000_000)).isEmpty();
    var again = new LadderMember("a", "a, version 2", null, "a", 1);
    assertThat(take(LadderDecisions.join(state, "a", again, 3)).events())
        .hasSize(1)
        .first()
        .isInstanceOf(Joined.class);
    assertThat(state.live().iterator().next().members())
        .as("a game in play keeps who sat down")
        .contains(member("a"))
        .doesNotContain(again);
  }

  @Test
  void whoGivesUpThreeGamesInARowIsNotThere() {
    begin("a", "b");
    for (int game = 1; game <= LadderDecisions.GAVE_UP_MAX; game++) {
      seat(game * 100_000L);
      var players = state.live().iterator().next().players();
      var gaveUp = players.stream().map("a"::equals).toList();
      var result = new LadderResult("l-friday-" + game, false, "gone", List.of(1, 2), gaveUp);
      var events = take(LadderDecisions.result(state, result, game * 100_000L + 1));
      boolean isLast = game == LadderDecisions.GAVE_UP_MAX;
      assertThat(events).hasSize(isLast ? 2 : 1);
      assertThat(((Ended) events.getFirst()).gaveUp()).containsExactly("a");
      if (isLast) {
        assertThat(((Left) events.getLast()).reason()).isEqualTo("forfeited 3 games in a row");
      }
    }
    assertThat(Objects.requireNonNull(state.find("a")).active()).isFalse();
    assertThat(Objects.requireNonNull(state.find("b")).active()).isTrue();
  }

  @Test
  void aGameThatNoNodeOpensPausesTheLadder() {
    begin("a", "b");
    seat(1);
    var events = take(LadderDecisions.refused(state, "l-friday-1", "bad-option", "No.", 2));
    assertThat(events.getFirst()).isInstanceOf(Lost.class);
    assertThat(((Paused) events.getLast()).reason()).isEqualTo("A game could not be opened. No.");
    assertThat(seat(1_000_000)).isEmpty();
    take(LadderDecisions.resume(state, "me", 3));
    assertThat(seat(1_000_001)).hasSize(1);
    assertThat(state.games()).isEqualTo(2);
    assertThat(state.lost()).isEqualTo(1);
  }

  @Test
  void noRoomNoTable() {
    begin("a", "b");
    assertThat(LadderDecisions.seat(state, world(0), 1_000_000)).isEmpty();
    assertThat(LadderDecisions.seat(state, world(-5), 1_000_000)).isEmpty();
  }

  /** The place on the ladder stays, for the time after the sanction. */
  @Test
  void theBannedAreNotSeatedAsLongAsTheBanHolds() {
    begin("a", "b", "c");
    var seated = take(LadderDecisions.seat(state, world(10, "a"), 1_000_000)).getFirst();
    assertThat(((Seated) seated).players()).containsExactlyInAnyOrder("b", "c");
    assertThat(LadderDecisions.seat(state, world(10, "a", "b"), 2_000_000)).isEmpty();
    assertThat(seat(2_000_000)).hasSize(1);
  }

  /** Replaying the journal, or a snapshot and what follows, gives the same ladder. */
  @Test
  void eventsAndSnapshotsComeBackFromJsonTheSame() throws JsonProcessingException {
    for (long seed = 0; seed < 20; seed++) {
      var run = new LadderRun(seed);
      for (int step = 0; step < 100; step++) {
        run.step();
      }
      var replayed = new LadderState("run");
      int at = 0;
      for (var event : run.events()) {
        var json = ProtocolJson.write(event);
        var back = ProtocolJson.MAPPER.readValue(json, LadderEvent.class);
        assertThat(back).isEqualTo(event);
        replayed.apply(back);
        if (++at == run.events().size() / 2) {
          var stored = ProtocolJson.write(replayed.snapshot());
          var snapshot = ProtocolJson.MAPPER.readValue(stored, LadderSnapshot.class);
          replayed = new LadderState("run", snapshot);
        }
      }
      assertThat(replayed.snapshot()).as("seed " + seed).isEqualTo(run.state().snapshot());
      assertThat(replayed.live()).allMatch(table -> table.game().startsWith("l-run-"));
    }
  }
}
