package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.match.trf.TrfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a tournament does, without a cluster around it. */
class TournamentTest {
  @ParameterizedTest
  @CsvSource({
    "SWISS,9,2,2,2", "SWISS,16,2,2,2", "SWISS,13,3,4,5", "ROUND_ROBIN,6,2,2,2",
    "ROUND_ROBIN,7,2,2,2", "ROUND_ROBIN,9,2,3,4", "KNOCK_OUT,11,2,2,2", "KNOCK_OUT,17,2,4,5",
    "DOUBLE_KNOCK_OUT,8,2,2,2", "DOUBLE_KNOCK_OUT,13,2,4,4", "ARENA,7,2,2,2", "ARENA,10,3,4,5"
  })
  void everyFormatComesToItsEnd(Format format, int entrants, int least, int usual, int most) {
    var scene = Scene.of(format).tables(least, usual, most).with(entrants).start().playOut();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(scene.state().standings().rows()).hasSize(entrants);
    for (var round : scene.state().rounds()) {
      var seated = round.tables().stream().flatMap(table -> table.seats().stream()).toList();
      assertThat(seated).doesNotHaveDuplicates();
      round.byes().forEach(bye -> assertThat(seated).doesNotContain(bye.entrant()));
      assertThat(round.isEnded()).isTrue();
    }
  }

  @Test
  void aSwissOfNineHasFourRoundsAndEverybodyOneByeAtMost() {
    var scene = Scene.of(Format.SWISS).with(9).start().playOut();
    assertThat(scene.state().rounds()).hasSize(4);
    var byes = scene.state().rounds().stream().flatMap(r -> r.byes().stream()).toList();
    assertThat(byes).hasSize(4);
    assertThat(byes.stream().map(Bye::entrant)).doesNotHaveDuplicates();
  }

  @Test
  void theStartingListGoesByRating() {
    var scene = Scene.of(Format.SWISS).with(4);
    scene.done(
        TournamentDecisions.join(scene.state(), BOSS, Scene.entrant("star", 2800), scene.now()));
    scene.start();
    assertThat(scene.numberOf("star")).isEqualTo(1);
    assertThat(scene.numberOf("e1")).isEqualTo(2);
  }

  @Test
  void theSameResultAgainChangesNothing() {
    var scene = Scene.of(Format.SWISS).with(4).start();
    var game = scene.firstGame();
    scene.result(game, 1, 2);
    int steps = scene.state().trail().size();
    scene.result(game, 2, 1).cancelled(game).result("t1-r9-t1-g1", 1, 2);
    assertThat(scene.state().trail()).hasSize(steps);
  }

  @Test
  void aMatchOfThreeGamesTurnsTheSeatsAndCountsAllOfThem() {
    var scene = Scene.of(Format.SWISS).rounds(1).games(3).with(2).start();
    var first = scene.state().liveGames().getFirst();
    scene.result(first.id(), 1, 2);
    var second = scene.state().liveGames().getFirst();
    assertThat(second.id()).isEqualTo("t1-r1-t1-g2");
    assertThat(second.seats()).isEqualTo(first.seats().reversed());
    scene.result(second.id(), 1, 2).result(scene.firstGame(), 2, 1);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(scene.points(first.seats().get(1))).isEqualTo(Scoring.POINT);
    assertThat(scene.points(first.seats().get(0))).isZero();
  }

  @Test
  void aLateJoinerIsPairedFromTheNextRoundOnAndAWithdrawnOneNever() {
    var scene = Scene.of(Format.SWISS).rounds(3).with(4).start();
    scene.done(
        TournamentDecisions.join(scene.state(), BOSS, Scene.entrant("late", 1), scene.now()));
    scene.done(TournamentDecisions.withdraw(scene.state(), BOSS, "e1", scene.now()));
    scene.playRound();
    var seats =
        scene.state().rounds().getLast().tables().stream()
            .flatMap(table -> table.seats().stream())
            .toList();
    assertThat(seats).containsExactlyInAnyOrder("e2", "e3", "e4", "late");
    var knockOut = Scene.of(Format.KNOCK_OUT).with(4).start();
    assertThat(
            TournamentDecisions.join(knockOut.state(), BOSS, Scene.entrant("late", 1), 1).refusal())
        .isEqualTo(TournamentRefusals.JOIN_CLOSED);
    assertThat(TournamentDecisions.join(scene.state(), BOSS, Scene.entrant("e1", 1), 1).refusal())
        .isEqualTo(TournamentRefusals.WITHDRAWN);
  }

  @Test
  void aByeThatWasAskedForIsHalfAWinAndAnAbsenceNothing() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(6);
    scene.done(
        TournamentDecisions.excuse(scene.state(), "e1", "e1", 1, ByeKind.REQUESTED, scene.now()));
    scene.done(
        TournamentDecisions.excuse(scene.state(), "e2", "e2", 1, ByeKind.ABSENT, scene.now()));
    scene.start().playOut();
    assertThat(scene.points("e1")).isEqualTo(Scoring.POINT / 2);
    assertThat(scene.points("e2")).isZero();
    assertThat(scene.state().rounds().getFirst().tables()).hasSize(2);
  }

  @Test
  void whoNeverCameLosesWithoutAGame() {
    var scene = Scene.of(Format.SWISS).rounds(2).with(2).start();
    scene.late(scene.firstGame(), 1, 1, 2);
    assertThat(scene.wasPlayed(1)).isFalse();
    scene.late(scene.firstGame(), 20, 1, 2);
    assertThat(scene.wasPlayed(2)).isTrue();
  }

  @Test
  void pausedNoRoundBeginsThoughGamesEnd() {
    var scene = Scene.of(Format.SWISS).rounds(3).with(4).start();
    scene.done(TournamentDecisions.pause(scene.state(), BOSS, scene.now())).playRound();
    assertThat(scene.state().rounds()).hasSize(1);
    assertThat(scene.state().rounds().getFirst().isEnded()).isTrue();
    scene.done(TournamentDecisions.resume(scene.state(), BOSS, scene.now())).settle();
    assertThat(scene.state().rounds()).hasSize(2);
  }

  @Test
  void moreRoundsArePlayedIfTheDirectorSaysSo() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(6).start();
    scene.done(TournamentDecisions.extend(scene.state(), BOSS, 2, 0, null, scene.now())).playOut();
    assertThat(scene.state().rounds()).hasSize(3);
    var knockOut = Scene.of(Format.KNOCK_OUT).with(4).start();
    assertThat(TournamentDecisions.extend(knockOut.state(), BOSS, 1, 0, null, 1).refusal())
        .isEqualTo(TournamentRefusals.CANNOT_EXTEND);
  }

  /** The answer to the first request may be lost, even until the tournament is complete. */
  @Test
  void anExtensionWithAKeyCountsOnce() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(6).start();
    scene.done(extend(scene, BOSS, 2, "k")).done(extend(scene, BOSS, 2, "k"));
    assertThat(scene.state().roundsInAll()).isEqualTo(3);
    assertThat(extend(scene, BOSS, 1, "k").refusal()).isEqualTo(TournamentRefusals.OTHER_EXTENSION);
    scene.done(extend(scene, "another director", 1, "k")).done(extend(scene, BOSS, 1, "l"));
    assertThat(scene.playOut().state().rounds()).hasSize(5);
    assertThat(extend(scene, BOSS, 2, "k")).isEqualTo(TournamentDecision.of());
  }

  private static TournamentDecision extend(Scene scene, String by, int rounds, String key) {
    return TournamentDecisions.extend(scene.state(), by, rounds, 0, key, scene.now());
  }

  @Test
  void theDirectorsPairingIsPlayedOnce() {
    var scene = Scene.of(Format.SWISS).rounds(2).with(5).start();
    var tables = List.of(List.of("e1", "e2"), List.of("e4", "e3"));
    scene.done(
        TournamentDecisions.pairByHand(scene.state(), BOSS, tables, List.of(), 0, scene.now()));
    scene.playRound();
    var round = scene.state().rounds().getLast();
    assertThat(round.isManual()).isTrue();
    assertThat(round.tables().stream().map(PlayedTable::seats)).containsExactlyElementsOf(tables);
    assertThat(round.byes()).containsExactly(new Bye("e5", ByeKind.ABSENT));
    assertThat(scene.state().byHand()).isNull();
    var twice = List.of(List.of("e1", "e2"), List.of("e2", "e3"));
    assertThat(
            TournamentDecisions.pairByHand(scene.state(), BOSS, twice, List.of(), 0, 1).refusal())
        .isEqualTo(TournamentRefusals.BAD_PAIRING);
  }

  @Test
  void aVoidTableCountsForNobodyAndAReplayIsAnotherGame() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(4).start();
    var table = scene.state().rounds().getFirst().tables().getFirst();
    var game = scene.firstGame();
    scene.result(game, 1, 2);
    scene.done(
        TournamentDecisions.voidTable(scene.state(), BOSS, 1, 1, true, "Fire alarm.", scene.now()));
    assertThat(scene.state().liveGames()).hasSize(2);
    assertThat(scene.firstGame()).isEqualTo(game + "-a2");
    assertThat(TournamentProgress.toCancel(scene.state())).as("it has ended").isEmpty();
    scene.done(
        TournamentDecisions.voidTable(scene.state(), BOSS, 1, 1, false, "Again!", scene.now()));
    scene.settle().playOut();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(table.result()).isNull();
    table.seats().forEach(who -> assertThat(scene.points(who)).isZero());
  }

  @Test
  void aTableOfAnEarlierRoundIsPlayedAgainAndTheNextPairingWaits() {
    var scene = Scene.of(Format.SWISS).rounds(3).with(4).start().playRound();
    var state = scene.state();
    var replay = TournamentDecisions.voidTable(state, BOSS, 1, 1, true, "Fault.", scene.now());
    scene.done(replay);
    assertThat(replay.isRepeated()).isFalse();
    assertThat(
            TournamentDecisions.voidTable(state, BOSS, 1, 1, true, "Fault.", scene.now())
                .isRepeated())
        .isTrue();
    for (var game : state.rounds().getLast().tables()) {
      scene.result(game.games().getFirst().id(), 1, 2);
    }
    assertThat(state.rounds()).hasSize(2);
    scene.result("t1-r1-t1-g1-a2", 2, 1);
    assertThat(state.rounds()).hasSize(3);
    scene.done(TournamentDecisions.voidTable(state, BOSS, 1, 1, true, "Fault.", scene.now()));
    assertThat(scene.firstGame()).isEqualTo("t1-r1-t1-g1-a3");
  }

  @Test
  void aMatchInWhichEachMissedAGameIsTied() {
    var scene = Scene.of(Format.SWISS).rounds(1).games(2).with(2).start();
    scene.late(scene.firstGame(), 1, 1, 2).late(scene.firstGame(), 1, 1, 2);
    assertThat(scene.wasPlayed(1)).isFalse();
    assertThat(List.of(scene.points("e1"), scene.points("e2"))).containsExactly(60, 60);
    var nobody = Scene.of(Format.SWISS).rounds(1).games(2).with(2).start();
    nobody.late(nobody.firstGame(), 0, 1, 1).late(nobody.firstGame(), 0, 1, 1);
    assertThat(List.of(nobody.points("e1"), nobody.points("e2"))).containsExactly(0, 0);
  }

  @Test
  void aCorrectedRulingDoesNotRateAGameThatEndedInVain() {
    var scene = Scene.of(Format.SWISS).rounds(2).with(2).start();
    var game = scene.firstGame();
    scene.done(rule(scene, List.of(2, 1), true)).result(game, 1, 2);
    scene.done(rule(scene, List.of(1, 2), true));
    var table = scene.state().rounds().getFirst().tables().getFirst();
    var correction = Objects.requireNonNull(table.correction(game));
    assertThat(correction.counts()).isFalse();
    assertThat(correction.revision()).isEqualTo(1);
  }

  private static TournamentDecision rule(Scene scene, List<Integer> places, boolean played) {
    return TournamentDecisions.rule(
        scene.state(), BOSS, 1, 1, places, played, "Ruled.", scene.now());
  }

  @Test
  void theDirectorsResultStandsAndTheGameIsCalledOff() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(2).start();
    var game = scene.firstGame();
    scene.done(
        TournamentDecisions.rule(
            scene.state(), BOSS, 1, 1, List.of(2, 1), false, "Did not come.", scene.now()));
    assertThat(TournamentProgress.toCancel(scene.state())).containsExactly(game);
    scene.settle().cancelled(game);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    var table = scene.state().rounds().getFirst().tables().getFirst();
    assertThat(scene.points(table.seats().get(1))).isEqualTo(Scoring.POINT);
  }

  @Test
  void aGameThatIsLostIsPlayedAnewAndInTheEndGivenUp() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(2).start();
    var seen = new HashSet<String>();
    for (int i = 0; i < PlayedTable.ATTEMPTS_MAX; i++) {
      assertThat(seen.add(scene.firstGame())).isTrue();
      scene.cancelled(scene.firstGame());
    }
    assertThat(scene.state().rounds().getFirst().tables().getFirst().isVoid()).isTrue();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
  }

  @Test
  void itStartsByItselfOrIsCalledOffIfNobodyCame() {
    var some = Scene.of(Format.SWISS).startAt(5_000).with(4).settle();
    assertThat(some.state().stage()).isEqualTo(Stage.OPEN);
    assertThat(some.later(5_000).settle().state().stage()).isEqualTo(Stage.RUNNING);
    var none = Scene.of(Format.SWISS).startAt(5_000).with(1).later(5_000).settle();
    assertThat(none.state().stage()).isEqualTo(Stage.CANCELLED);
  }

  @Test
  void itEndsWhenTooFewAreLeft() {
    var scene = Scene.of(Format.SWISS).rounds(5).with(3).start();
    scene.done(TournamentDecisions.withdraw(scene.state(), BOSS, "e1", scene.now()));
    scene.done(TournamentDecisions.withdraw(scene.state(), BOSS, "e2", scene.now()));
    scene.playRound();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
  }

  @Test
  void aRoundInWhichTooFewArePresentHasByesOnly() {
    var scene = Scene.of(Format.SWISS).rounds(3).with(4).start();
    for (var who : List.of("e2", "e3", "e4")) {
      scene.done(
          TournamentDecisions.excuse(scene.state(), who, who, 2, ByeKind.REQUESTED, scene.now()));
    }
    scene.playRound();
    var second = scene.state().rounds().get(1);
    assertThat(second.tables()).isEmpty();
    assertThat(second.byes())
        .containsExactly(
            new Bye("e1", ByeKind.PAIRING),
            new Bye("e2", ByeKind.REQUESTED),
            new Bye("e3", ByeKind.REQUESTED),
            new Bye("e4", ByeKind.REQUESTED));
    assertThat(scene.state().rounds()).hasSize(3);
    assertThat(scene.state().liveGames()).hasSize(2);
  }

  @Test
  void everyWishAgainIsARepeatOrARefusal() {
    var scene = Scene.of(Format.SWISS).rounds(2).with(4).start();
    var state = scene.state();
    scene.done(TournamentDecisions.forbid(state, BOSS, "e1", "e2", 1));
    assertThat(TournamentDecisions.forbid(state, BOSS, "e2", "e1", 1).isRepeated()).isTrue();
    assertThat(TournamentDecisions.start(state, BOSS, 1).isRepeated()).isTrue();
    assertThat(TournamentDecisions.resume(state, BOSS, 1).isRepeated()).isTrue();
    assertThat(TournamentDecisions.withdraw(state, BOSS, "nobody", 1).refusal())
        .isEqualTo(TournamentRefusals.NO_SUCH_ENTRANT);
    assertThat(TournamentDecisions.rule(state, BOSS, 1, 7, List.of(1, 2), true, "x", 1).refusal())
        .isEqualTo(TournamentRefusals.NO_SUCH_TABLE);
    assertThat(TournamentDecisions.rule(state, BOSS, 1, 1, List.of(2, 2), true, "x", 1).refusal())
        .isEqualTo(TournamentRefusals.BAD_PLACES);
    scene.done(TournamentDecisions.cancel(state, BOSS, "Rain.", 1));
    assertThat(TournamentDecisions.cancel(state, BOSS, "Rain.", 1).isRepeated()).isTrue();
    assertThat(TournamentDecisions.start(state, BOSS, 1).refusal())
        .isEqualTo(TournamentRefusals.TOURNAMENT_OVER);
    assertThat(TournamentProgress.toCancel(state)).hasSize(2);
  }

  @Test
  void coDirectorsAreChosenAndLeaveAlsoWhenAllIsOver() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(2).start().playOut();
    var state = scene.state();
    assertThat(TournamentDirectors.add(state, BOSS, BOSS, 1).isRepeated()).isTrue();
    scene.done(TournamentDirectors.add(state, BOSS, "ruth", 1));
    assertThat(TournamentDirectors.add(state, BOSS, "ruth", 1).isRepeated()).isTrue();
    var read = TournamentDirectors.read(TournamentDirectors.view(state));
    assertThat(read.isDirector("ruth")).isTrue();
    assertThat(read.isDirector("max")).isFalse();
    scene.done(TournamentDirectors.remove(state, "ruth", "ruth", 1));
    assertThat(TournamentDirectors.read(TournamentDirectors.view(state)).isDirector("ruth"))
        .isFalse();
    for (int i = 0; i < 20; i++) {
      scene.done(TournamentDirectors.add(state, BOSS, "d" + i, 1));
    }
    assertThat(TournamentDirectors.add(state, BOSS, "one more", 1).refusal())
        .isEqualTo(TournamentRefusals.TOO_MANY_DIRECTORS);
  }

  @Test
  void aSwissOfDuelsIsReportedSoThatItCanBeReadAgain() throws Exception {
    var scene = Scene.of(Format.SWISS).rounds(3).with(5).start().playOut();
    var report =
        (TournamentReply.Seen) TournamentViews.see(scene.state(), TournamentCommand.What.REPORT, 0);
    var document = TrfReader.read(report.text());
    assertThat(document.players()).hasSize(5);
    assertThat(document.players().getFirst().rounds()).hasSize(3);
  }
}
