package org.apogee.match.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.match.competition.CompetitionState.Phase;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.Refusal;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The decisions of a competition, without tournaments. */
class CompetitionTest {
  private final CompetitionState state = new CompetitionState("c1");

  private static TournamentSettings tables(int size) {
    return new TournamentSettings(
        "Groups",
        "supernova",
        new TreeMap<>(Map.of()),
        Format.SWISS,
        size,
        size,
        size,
        1,
        1,
        ClockOrder.USUAL,
        OnForfeit.END,
        List.of(),
        Standings.USUAL,
        7,
        true,
        0,
        0,
        "boss",
        Registration.NONE,
        RoundControl.USUAL);
  }

  private static StageSettings stage(
      int groups, int advance, int best, Distribution distribution, CarryOver carry) {
    return new StageSettings("Stage", tables(2), groups, distribution, advance, best, carry);
  }

  private static CompetitionSettings settings(boolean manual, StageSettings... stages) {
    return new CompetitionSettings("Cup", "boss", manual, 5, List.of(stages), "");
  }

  private static List<TournamentEntrant> entrants(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> new TournamentEntrant("e" + i, 0, "E" + i, "p" + i, null, 2000 - i, true))
        .toList();
  }

  private @Nullable Refusal carryOut(CompetitionDecision decision) {
    decision.events().forEach(this::take);
    return decision.refusal();
  }

  /** As the journal keeps it. */
  private void take(CompetitionEvent event) {
    var kept =
        CompetitionEventCodec.decode(
            CompetitionEventCodec.manifest(event), CompetitionEventCodec.encode(event));
    assertThat(kept).isEqualTo(event);
    state.apply(kept);
  }

  private void begin(int entrants, CompetitionSettings settings) {
    carryOut(CompetitionDecisions.create(state, "boss", settings, entrants(entrants), 1));
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 1, 2))).isNull();
  }

  /** The better seed is ahead; the points of a group begin with these. */
  private static TournamentOutcome ended(int version, List<String> order, int points) {
    var rows = new ArrayList<Row>();
    for (var who : order) {
      rows.add(new Row(rows.size() + 1, who, points - rows.size(), List.of(0L)));
    }
    var table =
        new TableResult(order, IntStream.rangeClosed(1, order.size()).boxed().toList(), true);
    return new TournamentOutcome(version, Stage.FINISHED, rows, List.of(), List.of(table));
  }

  private void end(int stage, int group, TournamentOutcome outcome) {
    var tournament = state.stages().get(stage - 1).groups().get(group - 1).tournament();
    CompetitionProgress.heard(state, tournament, outcome, 3).forEach(this::take);
  }

  private void endAll(int stage) {
    var groups = state.stages().get(stage - 1).groups();
    for (int i = 1; i <= groups.size(); i++) {
      end(stage, i, ended(9, groups.get(i - 1).entrants(), 1000 - 10 * i));
    }
    CompetitionProgress.next(state, 4).forEach(this::take);
  }

  private List<List<String>> groups(int stage) {
    return state.stages().get(stage - 1).groups().stream().map(Group::entrants).toList();
  }

  @Test
  void groupsAreDrawnAsASnakeAndWinnersAreKeptApart() {
    begin(
        12,
        settings(
            false,
            stage(4, 2, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(2, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    assertThat(groups(1))
        .containsExactly(
            List.of("e1", "e8", "e9"),
            List.of("e2", "e7", "e10"),
            List.of("e3", "e6", "e11"),
            List.of("e4", "e5", "e12"));
    endAll(1);
    assertThat(state.stages().getLast().field())
        .extracting(Qualified::reason)
        .startsWith("place 1 of group A", "place 1 of group B");
    assertThat(groups(2)).hasSize(2).allMatch(group -> group.size() == 4);
    for (var group : groups(2)) {
      var from = new HashSet<Integer>();
      state.stages().getLast().field().stream()
          .filter(one -> group.contains(one.entrant()))
          .forEach(one -> assertThat(from.add(one.from())).as("a group of its own").isTrue());
    }
    endAll(2);
    assertThat(state.phase()).isEqualTo(Phase.FINISHED);
    assertThat(FinalRanking.of(state)).extracting(FinalRanking.Ranked::entrant).hasSize(12);
    assertThat(FinalRanking.of(state).getFirst().stage()).isEqualTo(2);
    assertThat(FinalRanking.of(state).getLast().stage()).isEqualTo(1);
  }

  @Test
  void theBestThirdsQualify() {
    begin(
        9,
        settings(
            false,
            stage(3, 2, 2, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    endAll(1);
    assertThat(state.stages().getLast().field()).hasSize(8);
    assertThat(state.stages().getLast().field().getLast().reason())
        .isEqualTo("among the best on place 3 of all groups");
    assertThat(state.stages().getLast().field().getLast().from()).isEqualTo(2);
  }

  @Test
  void bandsMakeFinalsByStrength() {
    begin(
        8,
        settings(
            false,
            stage(2, 4, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(2, 0, 0, Distribution.BANDS, CarryOver.NONE)));
    endAll(1);
    assertThat(groups(2).getFirst()).containsExactlyInAnyOrder("e1", "e2", "e3", "e4");
    endAll(2);
    assertThat(FinalRanking.of(state).stream().limit(4).map(FinalRanking.Ranked::group))
        .containsOnly("A");
  }

  @Test
  void pointsAreCarriedFromTablesBetweenQualifiers() {
    begin(
        4,
        settings(
            false,
            stage(1, 2, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.BETWEEN)));
    var table = new TableResult(List.of("e3", "e1", "e2", "e4"), List.of(1, 2, 3, 4), true);
    var outcome = ended(9, List.of("e1", "e2", "e3", "e4"), 300);
    end(1, 1, new TournamentOutcome(9, Stage.FINISHED, outcome.rows(), List.of(), List.of(table)));
    CompetitionProgress.next(state, 4).forEach(this::take);
    assertThat(state.stages().getLast().groups().getFirst().carried())
        .isEqualTo(Map.of("e1", Scoring.POINT));
    assertThat(CompetitionProgress.settings(state, 2, 1).structure().carried())
        .isEqualTo(Map.of("e1", Scoring.POINT));
  }

  @Test
  void aCorrectionIsFollowedUntilTheNextStageBeginsAndReportedAfterwards() {
    begin(
        4,
        settings(
            true,
            stage(2, 1, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    endAll(1);
    assertThat(state.stages()).hasSize(1);
    end(1, 1, ended(12, List.of("e4", "e1"), 990));
    end(1, 1, ended(11, List.of("e1", "e4"), 990)); // an older reply comes late
    carryOut(CompetitionDecisions.advance(state, "boss", 2, 5));
    assertThat(groups(2).getFirst()).containsExactly("e4", "e2");
    end(1, 1, ended(13, List.of("e1", "e4"), 990));
    assertThat(groups(2).getFirst()).containsExactly("e4", "e2");
    assertThat(state.stages().getFirst().late(1)).isNotNull();
    var steps = state.version();
    end(1, 1, ended(14, List.of("e1", "e4"), 990));
    assertThat(state.version()).as("the same correction is reported once").isEqualTo(steps);
  }

  @Test
  void aCorrectionAfterTheConfirmationIsReportedOnly() {
    begin(2, settings(true, stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    endAll(1);
    end(1, 1, ended(12, List.of("e2", "e1"), 990));
    carryOut(CompetitionDecisions.confirm(state, 5));
    end(1, 1, ended(13, List.of("e1", "e2"), 990));
    assertThat(FinalRanking.of(state).getFirst().entrant()).isEqualTo("e2");
    assertThat(state.stages().getFirst().late(1)).isNotNull();
  }

  @Test
  void thoseWhoWithdrewLeaveTheirPlaceToTheNext() {
    begin(
        6,
        settings(
            true,
            stage(2, 1, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    endAll(1);
    carryOut(CompetitionDecisions.withdraw(state, "boss", "e1", 5));
    carryOut(CompetitionDecisions.advance(state, "boss", 2, 5));
    assertThat(groups(2).getFirst()).containsExactlyInAnyOrder("e2", "e4");
  }

  /** Until 0.2.0, anybody could enter a running group. */
  @Test
  void whoEnteredOnlyAGroupNeitherQualifiesNorTakesAPlace() {
    begin(
        4,
        settings(
            false,
            stage(1, 2, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    end(1, 1, ended(9, List.of("outsider", "e1", "e2", "e3", "e4"), 990));
    CompetitionProgress.next(state, 4).forEach(this::take);
    assertThat(groups(2).getFirst()).containsExactly("e1", "e2");
    assertThat(CompetitionProgress.entrants(state, 2, 1)).hasSize(2);
    end(2, 1, ended(9, List.of("outsider", "e2", "e1"), 990));
    assertThat(FinalRanking.of(state))
        .extracting(FinalRanking.Ranked::entrant)
        .containsExactly("e2", "e1", "e3", "e4");
  }

  @Test
  void theDirectorConfirmsIfTooFewAreLeftForTheNextStage() {
    begin(
        4,
        settings(
            true,
            stage(2, 1, 0, Distribution.SNAKE, CarryOver.NONE),
            stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    assertThat(carryOut(CompetitionDecisions.confirm(state, 3)))
        .isEqualTo(CompetitionRefusals.STAGE_RUNNING);
    endAll(1);
    assertThat(isShownAsPlayed()).isFalse();
    assertThat(carryOut(CompetitionDecisions.confirm(state, 4)))
        .as("two are left for the next stage")
        .isEqualTo(CompetitionRefusals.STAGE_RUNNING);
    for (var who : List.of("e1", "e2", "e3")) {
      carryOut(CompetitionDecisions.withdraw(state, "boss", who, 5));
    }
    assertThat(isShownAsPlayed()).isTrue();
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 2, 6)))
        .isEqualTo(CompetitionRefusals.TOO_FEW);
    assertThat(carryOut(CompetitionDecisions.confirm(state, 6))).isNull();
    assertThat(state.phase()).isEqualTo(Phase.FINISHED);
    assertThat(FinalRanking.of(state)).hasSize(4);
  }

  private boolean isShownAsPlayed() {
    return CompetitionView.whole(state).path("played").asBoolean();
  }

  @Test
  void anOutsiderWhomAnOlderJournalDrewIsLeftOut() {
    begin(4, settings(false, stage(2, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    var other = new CompetitionState("c2");
    other.apply(state.trail().getFirst());
    var drawn = new Group("c2-s1-A", List.of("e1", "outsider", "e2"), new TreeMap<>());
    other.apply(new CompetitionEvent.StageBegun(2, "boss", 1, List.of(drawn), List.of()));
    assertThat(CompetitionProgress.entrants(other, 1, 1))
        .extracting(TournamentEntrant::id)
        .containsExactly("e1", "e2");
  }

  @Test
  void nobodyEntersAGroupNotEvenByItsDirector() {
    begin(4, settings(false, stage(1, 0, 0, Distribution.SNAKE, CarryOver.NONE)));
    var group = new TournamentState("g");
    TournamentDecisions.create(
            group,
            "boss",
            CompetitionProgress.settings(state, 1, 1),
            CompetitionProgress.entrants(state, 1, 1),
            List.of(),
            3)
        .events()
        .forEach(group::apply);
    assertThat(group.entrants()).hasSize(4);
    var late = entrants(5).getLast();
    assertThat(TournamentDecisions.join(group, "boss", late, 4).refusal())
        .isEqualTo(TournamentRefusals.GROUP_CLOSED);
    TournamentDecisions.start(group, "boss", 5).events().forEach(group::apply);
    assertThat(TournamentDecisions.join(group, "boss", late, 6).refusal())
        .isEqualTo(TournamentRefusals.GROUP_CLOSED);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 1, 1)))
        .isEqualTo(CompetitionRefusals.NO_SUCH_COMPETITION);
    var two = stage(2, 1, 0, Distribution.SNAKE, CarryOver.NONE);
    carryOut(CompetitionDecisions.create(state, "boss", settings(false, two), entrants(3), 1));
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 1, 1)))
        .isEqualTo(CompetitionRefusals.TOO_FEW);
    carryOut(CompetitionDecisions.join(state, "boss", entrants(4).getLast(), 1));
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 2, 1)))
        .isEqualTo(CompetitionRefusals.NO_MORE_STAGES);
    assertThat(carryOut(CompetitionDecisions.advance(state, "boss", 1, 1))).isNull();
    assertThat(CompetitionDecisions.advance(state, "boss", 1, 1).isRepeated()).isTrue();
    assertThat(carryOut(CompetitionDecisions.join(state, "boss", entrants(5).getLast(), 1)))
        .isEqualTo(CompetitionRefusals.COMPETITION_STARTED);
    carryOut(CompetitionDecisions.cancel(state, "boss", "Rain.", 1));
    assertThat(carryOut(CompetitionDecisions.withdraw(state, "boss", "e1", 1)))
        .isEqualTo(CompetitionRefusals.COMPETITION_OVER);
    assertThat(GroupQuestions.wanted(state)).hasSize(2);
  }
}
