package org.apogee.match.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntrantKind;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.EntryFacts;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings.Row;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TeamsTest {
  private static final Admission ANYHOW = Admission.BY_DIRECTOR;

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
            scene.state(),
            name + 0,
            "team:" + name,
            "Team " + name,
            name + 0,
            List.of(),
            ANYHOW,
            5));
  }

  private static void join(Scene scene, String team, String player, int rating) {
    scene.done(
        TeamDecisions.join(
            scene.state(),
            team + 0,
            "team:" + team,
            Scene.entrant(player, rating),
            true,
            ANYHOW,
            5));
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
  void aMatchTiedByAbsencesAloneIsADraw() {
    var scene = teams(swiss().rounds(1), 2, 4).start();
    // The second seat never comes, so each team has two boards.
    scene.state().liveGames().forEach(game -> scene.late(game.id(), 1, 1, 2));
    assertThat(row(scene, "a").points()).isEqualTo(120);
    assertThat(row(scene, "b").points()).isEqualTo(120);
    var match = TournamentView.rounds(scene.state()).at("/items/0/matches/0");
    assertThat(match.get("points").toString()).isEqualTo("[\"1\",\"1\"]");
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
    assertThat(TeamDecisions.join(state, "g", "team:a", guest, false, ANYHOW, 5).refusal())
        .isEqualTo(TournamentRefusals.NOT_INVITED);
    scene.done(TeamDecisions.enter(state, "a0", "team:a", "Team a", "a0", List.of("g"), ANYHOW, 5));
    scene.done(TeamDecisions.join(state, "g", "team:a", guest, false, ANYHOW, 5));
    enter(scene, "b");
    assertThat(TeamDecisions.join(state, "g", "team:b", guest, true, ANYHOW, 5).refusal())
        .isEqualTo(TournamentRefusals.IN_OTHER_TEAM);
    assertThat(
            TeamDecisions.enter(state, "g", "team:a", "Team a", "g", List.of(), ANYHOW, 5)
                .refusal())
        .isEqualTo(TournamentRefusals.TEAM_TAKEN);
    for (int i = 2; i < 6; i++) {
      join(scene, "a", "a" + i, 1);
    }
    assertThat(
            TeamDecisions.join(state, "a0", "team:a", Scene.entrant("h", 1), true, ANYHOW, 5)
                .refusal())
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
    assertThat(scene.state().teams().known("team:c").members()).hasSize(4);
    scene.playRound();
    assertThat(scene.state().rounds().getLast().tables()).hasSize(4);
    assertThat(scene.state().liveGames()).noneMatch(game -> game.seats().contains("c0"));
  }

  @Test
  void aTeamThatWithdrawsBeforeTheStartFreesItsMembers() {
    var scene = teams(swiss(), 2, 2);
    var state = scene.state();
    scene.done(TournamentDecisions.withdraw(state, "a0", "team:a", 5));
    assertThat(state.teams().known("team:a").active()).isFalse();
    assertThat(state.entrants())
        .extracting(TournamentEntrant::id)
        .containsExactlyInAnyOrder("b0", "b1");
    join(scene, "b", "a1", 1);
    assertThat(state.teams().known("team:b").members()).containsExactly("b0", "b1", "a1");
    assertThat(TournamentDecisions.withdraw(state, "a0", "team:a", 6).events()).isEmpty();
  }

  @Test
  void aMemberLeavesATeamThatHasWithdrawn() {
    var scene = teams(swiss(), 2, 2);
    var state = scene.state();
    // Journals of 0.1.0 kept the members of such a team.
    state.apply(new TournamentEvent.Withdrawn(5, "a0", "team:a"));
    scene.done(TeamDecisions.leave(state, "a1", "team:a", "a1", 5));
    join(scene, "b", "a1", 1);
    assertThat(state.teams().known("team:b").members()).contains("a1");
    assertThat(TeamDecisions.leave(state, "a1", "team:a", "a1", 5).refusal())
        .isEqualTo(TournamentRefusals.NO_SUCH_ENTRANT);
  }

  @Test
  void otherFormatsAndMirroredDealsHaveNoTeams() {
    assertThatThrownBy(() -> Scene.of(Format.ARENA).teams(4, 0).settings())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("swiss or round-robin");
    assertThatThrownBy(() -> swiss().mirrored().settings()).hasMessageContaining("mirrored");
    assertThatThrownBy(() -> swiss().tables(2, 3, 4).settings()).hasMessageContaining("two seats");
  }

  private static final long FROM = 1_000;
  private static final long UNTIL = 5_000;

  private static Registration seats(int capacity) {
    return new Registration(0, 0, capacity, FROM, UNTIL, Conditions.NONE, EntryCodes.NONE);
  }

  /** Teams of two players, one after the other. */
  private static Scene registering(Registration rules, String... teams) {
    var scene = Scene.of(Format.SWISS).teams(2, 0).rounds(1).registering(rules).with(0);
    for (var team : teams) {
      enter(scene, team);
      join(scene, team, team + 0, 1);
      join(scene, team, team + 1, 1);
    }
    return scene;
  }

  private static void checkIn(Scene scene, String team) {
    scene.done(RegistrationDecisions.checkIn(scene.state(), "x", "team:" + team, FROM));
  }

  @Test
  void furtherTeamsWaitAndTheFirstOneMovesUpWithAFreePlace() {
    var scene = registering(seats(2), "a", "b", "c", "d");
    var state = scene.state();
    assertThat(Places.seated(state)).containsExactly("team:a", "team:b");
    assertThat(Places.waiting(state)).containsExactly("team:c", "team:d");
    var again = TeamDecisions.enter(state, "d0", "team:d", "Team d", "d0", List.of(), ANYHOW, 5);
    assertThat(again.answer()).isEqualTo("w2");
    assertThat(state.sides()).extracting(Entrant::id).containsExactly("team:a", "team:b");

    scene.done(TournamentDecisions.withdraw(state, "a0", "team:a", 5));
    assertThat(Places.seated(state)).containsExactly("team:b", "team:c");
    assertThat(state.entrant("a0")).isNull();
    assertThat(TournamentDecisions.withdraw(state, "a0", "team:a", 6).events()).isEmpty();
    scene.done(TournamentDecisions.withdraw(state, "d0", "team:d", 6));
    assertThat(Places.waiting(state)).isEmpty();
    enter(scene, "a");
    assertThat(Places.waiting(state)).containsExactly("team:a");
  }

  @Test
  void aTeamThatDoesNotCheckInLosesItsPlaceToOneThatDid() {
    var scene = registering(seats(2), "a", "b", "c", "d");
    var state = scene.state();
    assertThat(RegistrationDecisions.checkIn(state, "x", "team:a", FROM - 1).refusal())
        .isEqualTo(TournamentRefusals.CHECK_IN_NOT_OPEN);
    assertThat(RegistrationDecisions.checkIn(state, "x", "team:z", FROM).refusal())
        .isEqualTo(TournamentRefusals.NO_SUCH_TEAM);
    checkIn(scene, "a");
    checkIn(scene, "d");
    assertThat(TournamentDecisions.start(state, Scene.BOSS, FROM).refusal())
        .isEqualTo(TournamentRefusals.CHECK_IN_OPEN);
    scene.done(new TournamentDecision(TournamentProgress.next(state, UNTIL), null, ""));
    assertThat(Places.seated(state)).containsExactly("team:a", "team:d");
    assertThat(state.entry().missed()).containsExactly(new EntryList.Missed("team:b", "b0", UNTIL));
    assertThat(
            TeamDecisions.enter(state, "b0", "team:b", "Team b", "b0", List.of(), ANYHOW, UNTIL)
                .refusal())
        .isEqualTo(TournamentRefusals.MISSED_CHECK_IN);

    scene.start();
    assertThat(state.rounds().getFirst().tables())
        .allSatisfy(table -> assertThat(String.join("", table.seats())).matches("(a.d.|d.a.)"));
    assertThat(state.standings().rows()).hasSize(2);
  }

  @Test
  void conditionsAreForPlayersAndWindowAndCodeForTeams() {
    var codes = EntryCodes.of("salt", List.of("let-us-in"));
    var conditions = new Conditions(0, 0, 3, 0, List.of(), List.of(), false);
    var rules = new Registration(0, UNTIL, 0, 0, 0, conditions, codes);
    var scene = registering(rules, "a");
    var state = scene.state();
    var facts = new EntryFacts("g", "g", EntrantKind.PEOPLE, 25.0, 2, 0, false);
    assertThat(enters(state, facts, "", 5)).isEqualTo("code-required");
    assertThat(enters(state, facts, EntryCodes.hash("salt", "no"), 5)).isEqualTo("wrong-code");
    var hash = EntryCodes.hash("salt", "let-us-in");
    assertThat(enters(state, facts, hash, UNTIL)).isEqualTo("registration-closed");
    assertThat(enters(state, facts, hash, 5)).isEqualTo("");

    enter(scene, "g");
    var guest = Scene.entrant("g", 1);
    var admission = new Admission(facts, "");
    var refused = TeamDecisions.join(state, "g", "team:g", guest, true, admission, 5).refusal();
    assertThat(Objects.requireNonNull(refused).code()).isEqualTo("too-few-games");
    var known = new EntryFacts("g", "g", EntrantKind.PEOPLE, 25.0, 3, 0, false);
    scene.done(TeamDecisions.join(state, "g", "team:g", guest, true, new Admission(known, ""), 5));
  }

  private static String enters(TournamentState state, EntryFacts facts, String hash, long now) {
    var admission = new Admission(facts, hash);
    var refused =
        TeamDecisions.enter(state, "g", "team:g", "G", "g", List.of(), admission, now).refusal();
    return refused == null ? "" : refused.code();
  }

  @Test
  void theStepsOfWaitingTeamsAreReadFromTheJournal() {
    for (var step : registering(seats(1), "a", "b").state().trail()) {
      var read =
          TournamentEventCodec.decode(
              TournamentEventCodec.manifest(step), TournamentEventCodec.encode(step));
      assertThat(read).isEqualTo(step);
    }
  }
}
