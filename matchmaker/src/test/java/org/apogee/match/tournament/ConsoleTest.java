package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.RoundControl.Moment;
import org.apogee.match.tournament.TournamentCommand.Gate;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.GameCorrection.Kind;
import org.junit.jupiter.api.Test;

/** Decisions of a director while a tournament runs. */
class ConsoleTest {
  private static final long WEEK = 7 * 24 * 3600 * 1000L;

  private static RoundControl control(Moment ends, long delay, long every, Moment confirms) {
    return new RoundControl(ends, delay, every, confirms, confirms == Moment.AFTER ? 60_000 : 0);
  }

  private static Scene swiss(RoundControl control) {
    return Scene.of(Format.SWISS).rounds(2).control(control).with(4).start();
  }

  @Test
  void aRoundEndsByHandOnceAllItsTablesAreDecided() {
    var scene = swiss(control(Moment.MANUAL, 0, 0, Moment.AUTO));
    var state = scene.state();
    assertThat(ConsoleDecisions.endRound(state, BOSS, 1, 1).refusal())
        .isEqualTo(TournamentRefusals.ROUND_RUNNING);
    scene.playRound().later(WEEK).settle();
    assertThat(state.rounds()).hasSize(1);
    assertThat(ConsoleDecisions.endRound(state, BOSS, 2, 1).refusal())
        .isEqualTo(TournamentRefusals.NO_SUCH_ROUND);
    scene.done(ConsoleDecisions.endRound(state, BOSS, 1, scene.now())).settle();
    assertThat(state.rounds()).hasSize(2);
    assertThat(ConsoleDecisions.endRound(state, BOSS, 1, 1).isRepeated()).isTrue();
  }

  @Test
  void aRoundEndsAfterItsDelayWhichBeginsAgainWithARuling() {
    var scene = swiss(control(Moment.AFTER, 1_000, 0, Moment.AUTO)).playRound();
    scene.later(900).settle();
    scene.done(
        TournamentDecisions.rule(
            scene.state(), BOSS, 1, 1, List.of(1, 1), true, "Tie.", scene.now()));
    scene.later(900).settle();
    assertThat(scene.state().rounds()).hasSize(1);
    scene.later(100).settle();
    assertThat(scene.state().rounds()).hasSize(2);
  }

  @Test
  void aRoundAWeekIsCountedFromTheStart() {
    var scene = swiss(control(Moment.AUTO, 0, WEEK, Moment.AUTO));
    long start = scene.state().startedAt();
    scene.later(1_000).playRound();
    assertThat(scene.state().nextRoundAt()).isEqualTo(start + WEEK);
    assertThat(scene.state().rounds()).hasSize(1);
    scene.later(start + WEEK - scene.now()).settle();
    assertThat(scene.state().rounds()).hasSize(2);
  }

  @Test
  void noRoundIsAnnouncedAfterTheLast() {
    var weekly = control(Moment.AUTO, 0, WEEK, Moment.AUTO);
    var swiss = swiss(weekly);
    assertThat(TournamentView.summary(swiss.state()).path("nextRoundAt").asLong())
        .isEqualTo(swiss.state().startedAt() + WEEK);
    swiss.playRound().later(WEEK).settle();
    assertThat(swiss.state().rounds()).hasSize(2);
    assertThat(TournamentView.summary(swiss.state()).has("nextRoundAt")).isFalse();

    var cup = Scene.of(Format.KNOCK_OUT).control(weekly).with(3).start();
    assertThat(cup.state().rounds().getLast().tables()).as("the third has a bye").hasSize(1);
    assertThat(TournamentView.summary(cup.state()).has("nextRoundAt")).isTrue();
    cup.playRound().later(WEEK).settle();
    assertThat(cup.state().rounds()).hasSize(2);
    assertThat(TournamentView.summary(cup.state()).has("nextRoundAt")).isFalse();
  }

  @Test
  void untilItIsConfirmedAResultOfAnyRoundCanChange() {
    var scene = swiss(control(Moment.AUTO, 0, 0, Moment.MANUAL)).playOut(Stage.PLAYED);
    var state = scene.state();
    var winner = state.rounds().getFirst().tables().getFirst();
    int before = scene.points(winner.seats().getFirst());
    scene
        .done(TournamentDecisions.voidTable(state, BOSS, 1, 1, false, "Fault.", scene.now()))
        .settle();
    assertThat(state.stage()).isEqualTo(Stage.PLAYED);
    assertThat(scene.points(winner.seats().getFirst())).isNotEqualTo(before).isNotNull();
    scene
        .done(TournamentDecisions.voidTable(state, BOSS, 2, 1, true, "Again.", scene.now()))
        .settle();
    assertThat(state.stage()).isEqualTo(Stage.RUNNING);
    assertThat(ConsoleDecisions.confirm(state, BOSS, 1).refusal())
        .isEqualTo(TournamentRefusals.NOT_PLAYED);
    scene.playRound().settle();
    assertThat(TournamentDecisions.join(state, BOSS, Scene.entrant("late", 1), 1).refusal())
        .isEqualTo(TournamentRefusals.ALL_PLAYED);
    scene.done(ConsoleDecisions.confirm(state, BOSS, scene.now()));
    assertThat(state.stage()).isEqualTo(Stage.FINISHED);
    assertThat(ConsoleDecisions.confirm(state, BOSS, 1).isRepeated()).isTrue();
    assertThat(TournamentDecisions.voidTable(state, BOSS, 1, 1, false, "Late.", 1).refusal())
        .isEqualTo(TournamentRefusals.TOURNAMENT_OVER);
  }

  @Test
  void itIsConfirmedByItselfAfterTheDelayUnlessMoreIsPlayed() {
    var scene = swiss(control(Moment.AUTO, 0, 0, Moment.AFTER)).playOut(Stage.PLAYED);
    scene.later(57_000).settle();
    scene.done(TournamentDecisions.extend(scene.state(), BOSS, 1, 0, null, scene.now())).settle();
    assertThat(scene.state().rounds()).hasSize(3);
    scene.playOut(Stage.PLAYED).later(60_000).settle();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
  }

  @Test
  void aKnockOutGoesOnIfItsFinalIsPlayedAgain() {
    var scene =
        Scene.of(Format.KNOCK_OUT)
            .control(control(Moment.AUTO, 0, 0, Moment.MANUAL))
            .with(4)
            .start()
            .playOut(Stage.PLAYED);
    scene.done(
        TournamentDecisions.voidTable(scene.state(), BOSS, 2, 1, true, "Fault.", scene.now()));
    scene.settle().playOut(Stage.PLAYED);
    assertThat(scene.state().rounds()).hasSize(2);
  }

  @Test
  void correctionsOfAGameAreNumberedAndRepeatsChangeNothing() {
    var scene = swiss(control(Moment.AUTO, 0, 0, Moment.MANUAL));
    var state = scene.state();
    var game = scene.firstGame();
    scene.result(game, 1, 2);
    scene.done(TournamentDecisions.rule(state, BOSS, 1, 1, List.of(2, 1), true, "Off.", 5));
    assertThat(last(state))
        .isEqualTo(new GameCorrection(game, 1, Kind.RULING, true, List.of(2, 1), "Off."));
    assertThat(
            TournamentDecisions.rule(state, BOSS, 1, 1, List.of(2, 1), true, "Off.", 5)
                .isRepeated())
        .isTrue();
    scene.done(TournamentDecisions.voidTable(state, BOSS, 1, 1, true, "Replay.", 6));
    assertThat(last(state))
        .isEqualTo(new GameCorrection(game, 2, Kind.REPLAY, false, List.of(), "Replay."));
    var again = game + "-a2";
    scene.result(again, 1, 2);
    scene.done(TournamentDecisions.rule(state, BOSS, 1, 1, List.of(1, 2), false, "No.", 7));
    assertThat(last(state))
        .isEqualTo(new GameCorrection(again, 1, Kind.RULING, false, List.of(), "No."));
    scene.done(TournamentDecisions.voidTable(state, BOSS, 1, 1, false, "Void.", 8));
    assertThat(corrections(state)).hasSize(3);
  }

  @Test
  void aGameThatEndsThoughTheDirectorDecidedItsTableIsVoid() {
    var scene = swiss(RoundControl.USUAL);
    var game = scene.firstGame();
    scene.done(TournamentDecisions.rule(scene.state(), BOSS, 1, 1, List.of(1, 2), true, "Won.", 5));
    assertThat(corrections(scene.state())).isEmpty();
    assertThat(TournamentProgress.toCancel(scene.state())).contains(game);
    scene.result(game, 2, 1);
    assertThat(last(scene.state()).kind()).isEqualTo(Kind.VOID);
    assertThat(TournamentProgress.toCancel(scene.state())).doesNotContain(game);
    scene.result(game, 2, 1);
    assertThat(corrections(scene.state())).hasSize(1);
  }

  private static GameCorrection last(TournamentState state) {
    return corrections(state).getLast();
  }

  private static List<GameCorrection> corrections(TournamentState state) {
    return state.trail().stream()
        .filter(Corrected.class::isInstance)
        .map(event -> ((Corrected) event).correction())
        .toList();
  }

  @Test
  void aGameInPlayIsEndedWithTheDirectorsPlaces() {
    var scene = swiss(RoundControl.USUAL);
    var state = scene.state();
    var game = scene.firstGame();
    assertThat(ConsoleDecisions.adjudicate(state, BOSS, 1, 1, List.of(1), "Late.", 5).refusal())
        .isEqualTo(TournamentRefusals.BAD_PLACES);
    scene.done(ConsoleDecisions.adjudicate(state, BOSS, 1, 1, List.of(2, 1), "Late.", 5));
    assertThat(TournamentProgress.toSettle(state))
        .singleElement()
        .satisfies(it -> assertThat(it.game()).isEqualTo(game));
    assertThat(
            ConsoleDecisions.adjudicate(state, BOSS, 1, 1, List.of(2, 1), "Late.", 5).isRepeated())
        .isTrue();
    assertThat(ConsoleDecisions.adjudicate(state, BOSS, 1, 1, List.of(1, 2), "X.", 5).refusal())
        .isEqualTo(TournamentRefusals.ADJUDICATED);
    scene.result(game, 2, 1);
    assertThat(TournamentProgress.toSettle(state)).isEmpty();
    assertThat(ConsoleDecisions.adjudicate(state, BOSS, 1, 1, List.of(1, 2), "X.", 5).refusal())
        .isEqualTo(TournamentRefusals.NO_GAME_IN_PLAY);
  }

  @Test
  void aMessageIsAStepOfTheTrail() {
    var scene = swiss(RoundControl.USUAL);
    scene.done(ConsoleDecisions.announce(scene.state(), BOSS, "Lunch at one.", 5));
    assertThat(ConsoleDecisions.announce(scene.state(), BOSS, "Lunch at one.", 6).isRepeated())
        .isTrue();
    assertThat(AuditText.line(1, scene.state().trail().getLast()).path("message").asText())
        .isEqualTo("Lunch at one.");
  }

  @Test
  void settingsOfOldJournalsHaveNoControlAndGoOnByThemselves() throws Exception {
    var settings = Scene.of(Format.SWISS).with(2).state().settings();
    var json = ProtocolJson.MAPPER.readTree(ProtocolJson.write(settings));
    ((ObjectNode) json).remove("control");
    assertThat(ProtocolJson.MAPPER.treeToValue(json, TournamentSettings.class)).isEqualTo(settings);
    var arena = Scene.of(Format.ARENA).control(control(Moment.MANUAL, 0, 0, Moment.AUTO));
    assertThatThrownBy(arena::settings).isInstanceOf(BadInput.class);
    var twoMinds = new RoundControl(Moment.AUTO, 5, 0, Moment.AUTO, 0);
    assertThatThrownBy(Scene.of(Format.SWISS).control(twoMinds)::settings)
        .isInstanceOf(BadInput.class);
  }

  @Test
  void aReasonBelongsToTheLastStepOfItsDirector() {
    var scene = Scene.of(Format.SWISS).rounds(2).with(4).start();
    scene.done(TournamentDecisions.withdraw(scene.state(), "ada", "e3", scene.now()));
    int step = scene.state().version();
    scene.done(TournamentDecisions.pause(scene.state(), Scene.BOSS, scene.now()));
    scene.done(ConsoleDecisions.explain(scene.state(), "ada", "She is ill.", scene.now()));
    var line = TournamentView.audit(scene.state(), step - 1, 1).path("items").get(0);
    assertThat(line.path("what").asText()).isEqualTo("withdrawn");
    assertThat(line.path("reason").asText()).isEqualTo("She is ill.");
    var again = ConsoleDecisions.explain(scene.state(), "ada", "She is ill.", scene.now());
    assertThat(again.events()).isEmpty();
    assertThat(again.refusal()).isNull();
    assertThat(ConsoleDecisions.explain(scene.state(), "eve", "x", scene.now()).refusal())
        .isEqualTo(TournamentRefusals.NOTHING_TO_EXPLAIN);
  }

  @Test
  void aDirectorOpensAndClosesTheRegistration() {
    var scene = Scene.of(Format.SWISS).registering(opening(100_000)).with(2);
    assertThat(scene.state().settings().registration().isOpen(scene.now())).isFalse();
    scene.done(regulate(scene, Gate.OPEN_REGISTRATION));
    assertThat(scene.state().settings().registration().isOpen(scene.now())).isTrue();
    assertThat(regulate(scene, Gate.OPEN_REGISTRATION).events()).isEmpty();
    scene.done(regulate(scene, Gate.CLOSE_REGISTRATION));
    assertThat(scene.state().settings().registration().isOpen(scene.now())).isFalse();
    scene.start();
    assertThat(regulate(scene, Gate.OPEN_REGISTRATION).refusal())
        .isEqualTo(TournamentRefusals.ALREADY_STARTED);
  }

  @Test
  void aCheckInOpenedByHandEndsBeforeTheStart() {
    var scene = Scene.of(Format.SWISS).startAt(100_000).with(2);
    assertThat(
            SettingsDecisions.regulate(
                    scene.state(), Scene.BOSS, Gate.OPEN_CHECK_IN, 200_000, scene.now())
                .refusal())
        .isEqualTo(TournamentRefusals.CHECK_IN_TOO_LONG);
    scene.done(regulate(scene, Gate.OPEN_CHECK_IN));
    scene.done(RegistrationDecisions.checkIn(scene.state(), "e1", "e1", scene.now()));
    scene.later(2_000).settle();
    assertThat(scene.state().entrants()).extracting(TournamentEntrant::id).containsExactly("e1");
    assertThat(regulate(scene, Gate.OPEN_CHECK_IN).refusal())
        .isEqualTo(TournamentRefusals.CHECK_IN_CLOSED);
  }

  private static Registration opening(long at) {
    return new Registration(at, 0, 0, 0, 0, Conditions.NONE, EntryCodes.NONE);
  }

  @Test
  void anEarlyOpeningOfTheRegistrationKeepsItsEnd() {
    var rules = new Registration(5_000, 9_000, 0, 0, 0, Conditions.NONE, EntryCodes.NONE);
    var scene = Scene.of(Format.SWISS).registering(rules).with(0);
    scene.done(regulate(scene, Gate.OPEN_REGISTRATION));
    assertThat(scene.state().settings().registration().isOpen(scene.now())).isTrue();
    assertThat(scene.state().settings().registration().closesAt()).isEqualTo(9_000);
    scene.later(9_000);
    scene.done(regulate(scene, Gate.OPEN_REGISTRATION));
    assertThat(scene.state().settings().registration().closesAt()).isZero();
  }

  private static TournamentDecision regulate(Scene scene, Gate gate) {
    return SettingsDecisions.regulate(scene.state(), Scene.BOSS, gate, 1_000, scene.now());
  }
}
