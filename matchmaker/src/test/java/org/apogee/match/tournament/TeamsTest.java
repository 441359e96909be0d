package org.apogee.match.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Admission;
import org.apogee.match.standing.Standings.Row;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TeamsTest {
  /** Teams a, b, c ... of so many players, a0 at the first board. */
  private static Scene teams(Scene.Settings settings, int count, int players) {
    var scene = settings.with(0);
    for (int i = 0; i < count; i++) {
      var name = String.valueOf((char) ('a' + i));
      enter(scene, name);
      for (int board = 0; board < players; board++) {
        join(scene, name, name + board, 2000 - 10 * i - board);
      }
    }
    return scene;
  }

  private static void enter(Scene scene, String name) {
    scene.done(
        TeamDecisions.enter(
            scene.state(), name + 0, "team:" + name, "Team " + name, name + 0, List.of(), 5));
  }

  private static void join(Scene scene, String team, String player, int rating) {
    scene.done(
        TeamDecisions.join(
            scene.state(), team + 0, "team:" + team, Scene.entrant(player, rating), true, 5));
  }

  private static Scene.Settings swiss() {
    return Scene.of(Format.SWISS).teams(4, 2);
  }

  private static Row row(Scene scene, String team) {
    return scene.state().standings().rows().stream()
        .filter(row -> row.entrant().equals("team:" + team))
        .findFirst()
        .orElseThrow();
  }

  private static @Nullable Refusal lineUp(Scene scene, String team, String... boards) {
    return TeamDecisions.lineUp(scene.state(), "x", "team:" + team, List.of(boards), 5).refusal();
  }

  @Test
  void aMatchHasAGameForEachBoardWithAlternatingSeats() {
    var scene = teams(swiss().rounds(1), 2, 4).start();
    assertThat(scene.state().liveGames())
        .extracting(TableGame::seats)
        .containsExactly(
            List.of("a0", "b0"), List.of("b1", "a1"), List.of("a2", "b2"), List.of("b3", "a3"));
    assertThat(OrderBook.order(scene.state(), scene.state().liveGames().getFirst()).pool())
        .isEqualTo("beyond-nebula");
  }

  @Test
  void boardPointsDecideTheMatchAndTeamPointsTheStandings() {
    var scene = teams(swiss().rounds(1), 2, 4).start();
    var games = scene.state().liveGames();
    scene.result(games.get(0).id(), 1, 2); // a wins
    scene.result(games.get(1).id(), 2, 1); // a wins with the second seat
    scene.result(games.get(2).id(), 1, 1);
    assertThat(row(scene, "a").points()).isZero(); // the match is not decided
    scene.result(games.get(3).id(), 1, 2); // b wins
    assertThat(row(scene, "a").points()).isEqualTo(240);
    assertThat(row(scene, "b").points()).isZero();
    assertThat(row(scene, "a").tieBreaks()).containsExactly(2L * 300);
    assertThat(row(scene, "b").tieBreaks()).containsExactly(2L * 180);
    var match = TournamentView.rounds(scene.state()).at("/items/0/matches/0");
    assertThat(match.get("boardPoints").toString()).isEqualTo("[\"2.5\",\"1.5\"]");
    assertThat(match.get("points").toString()).isEqualTo("[\"2\",\"0\"]");
    assertThat(TournamentView.rounds(scene.state()).at("/items/0/tables/2/points/0").asText())
        .isEqualTo("0.5");
  }

  @Test
  void aDrawnMatchIsOnePointForEach() {
    var scene = teams(swiss().rounds(1), 2, 4).start();
    scene.state().liveGames().forEach(game -> scene.result(game.id(), 1, 2));
    assertThat(row(scene, "a").points()).isEqualTo(120);
    assertThat(row(scene, "b").place()).isEqualTo(1);
  }

  @Test
  void aReserveTakesABoardFromTheNextPairingOn() {
    var scene = teams(swiss().rounds(2), 2, 6).start();
    scene.done(
        TeamDecisions.lineUp(scene.state(), "a0", "team:a", List.of("a5", "a1", "a2", "a3"), 5));
    assertThat(scene.state().liveGames().getFirst().seats()).contains("a0");
    scene.playRound();
    assertThat(scene.state().liveGames()).hasSize(4);
    assertThat(scene.state().liveGames().getFirst().seats()).contains("a5").doesNotContain("a0");
    assertThat(TournamentView.audit(scene.state(), 0, 99).toString()).doesNotContain("a5, a1");
  }

  @Test
  void aLineUpNamesAnotherMemberForEachBoard() {
    var scene = teams(swiss(), 2, 5);
    assertThat(lineUp(scene, "a", "a0", "a1", "a2")).isEqualTo(TournamentRefusals.BAD_LINE_UP);
    assertThat(lineUp(scene, "a", "a0", "a1", "a2", "a2"))
        .isEqualTo(TournamentRefusals.BAD_LINE_UP);
    assertThat(lineUp(scene, "a", "a0", "a1", "a2", "b3"))
        .isEqualTo(TournamentRefusals.BAD_LINE_UP);
    assertThat(lineUp(scene, "a", "a4", "a1", "a2", "a3")).isNull();
    assertThat(lineUp(scene, "z", "a0")).isEqualTo(TournamentRefusals.NO_SUCH_TEAM);
  }

  @Test
  void onlyInvitedPlayersJoinUntilTheTeamIsFull() {
    var scene = teams(swiss(), 1, 1);
    var state = scene.state();
    var guest = Scene.entrant("g", 1);
    assertThat(TeamDecisions.join(state, "g", "team:a", guest, false, 5).refusal())
        .isEqualTo(TournamentRefusals.NOT_INVITED);
    scene.done(TeamDecisions.enter(state, "a0", "team:a", "Team a", "a0", List.of("g"), 5));
    scene.done(TeamDecisions.join(state, "g", "team:a", guest, false, 5));
    enter(scene, "b");
    assertThat(TeamDecisions.join(state, "g", "team:b", guest, true, 5).refusal())
        .isEqualTo(TournamentRefusals.IN_OTHER_TEAM);
    assertThat(TeamDecisions.enter(state, "g", "team:a", "Team a", "g", List.of(), 5).refusal())
        .isEqualTo(TournamentRefusals.TEAM_TAKEN);
    for (int i = 2; i < 6; i++) {
      join(scene, "a", "a" + i, 1);
    }
    assertThat(TeamDecisions.join(state, "a0", "team:a", Scene.entrant("h", 1), true, 5).refusal())
        .isEqualTo(TournamentRefusals.TEAM_FULL);
    scene.done(TeamDecisions.leave(state, "g", "team:a", "g", 5));
    assertThat(state.entrant("g")).isNull();
    assertThat(
            RegistrationDecisions.join(state, "h", Scene.entrant("h", 1), Admission.BY_DIRECTOR, 5)
                .refusal())
        .isEqualTo(TournamentRefusals.TEAM_EVENT);
  }

  @Test
  void aSwissOfTeamsMeetsNobodyTwiceAndGivesOneByeEach() {
    var scene = teams(swiss().rounds(3), 5, 4).start().playOut();
    var state = scene.state();
    assertThat(state.stage()).isEqualTo(TournamentState.Stage.FINISHED);
    assertThat(state.rounds())
        .hasSize(3)
        .allSatisfy(round -> assertThat(round.tables()).hasSize(8));
    assertThat(state.past().stream().flatMap(round -> round.tables().stream()))
        .extracting(table -> List.copyOf(new TreeSet<>(table.seats())))
        .doesNotHaveDuplicates();
    assertThat(state.past().stream().flatMap(round -> round.byes().stream()))
        .extracting(bye -> bye.entrant())
        .hasSize(3)
        .doesNotHaveDuplicates();
    assertThat(state.standings().rows()).hasSize(5);
  }

  @Test
  void aRoundRobinOfTeamsEndsWhenAllHaveMet() {
    var scene = teams(Scene.of(Format.ROUND_ROBIN).teams(2, 0), 4, 2).start().playOut();
    assertThat(scene.state().rounds()).hasSize(3);
    assertThat(scene.state().standings().rows().stream().mapToInt(Row::points).sum())
        .isEqualTo(6 * 240);
  }

  @Test
  void aTeamWithoutAPlayerForEachBoardIsNotPaired() {
    var scene = teams(swiss().rounds(1), 2, 4);
    enter(scene, "z");
    scene.start();
    assertThat(scene.state().rounds().getFirst().byes()).isEmpty();
    assertThat(Objects.requireNonNull(scene.state().side("team:z")).active()).isFalse();
  }

  @Test
  void aVoidBoardCountsForNobodyAndARulingForItsTeam() {
    var scene = teams(swiss().rounds(1), 2, 4).start();
    var state = scene.state();
    scene.done(TournamentDecisions.voidTable(state, Scene.BOSS, 1, 1, false, "Fault.", 5));
    scene.done(TournamentDecisions.rule(state, Scene.BOSS, 1, 2, List.of(1, 2), true, "x", 5));
    scene.result(scene.firstGame(), 1, 1).result(scene.firstGame(), 1, 1);
    assertThat(row(scene, "b").points()).isEqualTo(240); // b1 sat first at the second board
    assertThat(row(scene, "b").tieBreaks().getFirst()).isEqualTo(2L * 240);
  }

  @Test
  void aTeamThatWithdrawsIsNotPairedAgain() {
    var scene = teams(swiss().rounds(3), 3, 4).start();
    scene.done(TournamentDecisions.withdraw(scene.state(), "c0", "team:c", 5));
    scene.playRound();
    assertThat(scene.state().rounds().getLast().tables()).hasSize(4);
    assertThat(scene.state().liveGames()).noneMatch(game -> game.seats().contains("c0"));
  }

  @Test
  void otherFormatsAndMirroredDealsHaveNoTeams() {
    assertThatThrownBy(() -> Scene.of(Format.ARENA).teams(4, 0).settings())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("swiss or round-robin");
    assertThatThrownBy(() -> swiss().mirrored().settings()).hasMessageContaining("mirrored");
    assertThatThrownBy(() -> swiss().tables(2, 3, 4).settings()).hasMessageContaining("two seats");
  }
}
