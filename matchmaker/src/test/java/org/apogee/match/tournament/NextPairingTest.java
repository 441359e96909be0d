package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.pairing.RoundPlan.Table;
import org.apogee.match.tournament.NextPairing.Shown;
import org.apogee.match.tournament.RoundControl.Moment;
import org.junit.jupiter.api.Test;

/** The next pairing before it is published. */
class NextPairingTest {
  private final Scene scene =
      Scene.of(Format.SWISS)
          .rounds(4)
          .control(new RoundControl(Moment.MANUAL, 0, 0, Moment.AUTO, 0))
          .with(8)
          .start()
          .playRound();
  private final TournamentState state = scene.state();

  private Shown shown() {
    return NextPairing.of(state, List.of()).compute();
  }

  private static List<List<String>> seats(List<Table> tables) {
    return tables.stream().map(Table::seats).toList();
  }

  @Test
  void theRoundIsPairedAsItWasShown() {
    var shown = shown();
    assertThat(shown.isProvisional()).isTrue();
    assertThat(shown.plan().number()).isEqualTo(2);
    scene.done(ConsoleDecisions.announce(state, BOSS, "Soon.", scene.now()));
    assertThat(shown().version()).as("a message changes no pairing").isEqualTo(shown.version());
    scene.done(ConsoleDecisions.endRound(state, BOSS, 1, scene.now())).settle();
    assertThat(state.rounds().getLast().tables().stream().map(PlayedTable::seats).toList())
        .isEqualTo(seats(shown.plan().tables()));
  }

  @Test
  void aForcedTableStaysAndItsCostIsCompared() {
    var met = state.rounds().getFirst().tables().getFirst().seats();
    assertThat(NextPairing.whyNot(state, List.of(met))).isNull();
    var tried = NextPairing.of(state, List.of(met)).compute();
    assertThat(seats(tried.plan().tables())).contains(met).hasSize(4);
    assertThat(tried.plan().tables().stream().flatMap(table -> table.seats().stream()))
        .doesNotHaveDuplicates()
        .hasSize(8);
    assertThat(tried.review().rematches()).isEqualTo(1);
    assertThat(tried.review().relaxed()).contains(Relaxation.REPEAT);
    assertThat(tried.unforced()).isNotNull();
    assertThat(shown().review().rematches()).isZero();
    var json = NextPairingText.of(tried);
    assertThat(json.at("/cost/rematches").asInt()).isEqualTo(1);
    assertThat(json.at("/unforced/rematches").asInt()).isZero();
    assertThat(json.at("/added/0/rule").asText()).isEqualTo("repeat");
    assertThat(state.byHand()).as("nothing is stored").isNull();
  }

  @Test
  void aPlanThatWasShownEarlierIsOutdated() {
    var shown = shown();
    var tables = seats(shown.plan().tables());
    scene.done(TournamentDecisions.withdraw(state, BOSS, "e8", scene.now()));
    assertThat(
            TournamentDecisions.pairByHand(
                    state, BOSS, tables.subList(0, 1), List.of(), shown.version(), 1)
                .refusal())
        .isIn(TournamentRefusals.PLAN_OUTDATED, TournamentRefusals.WITHDRAWN);
    var now = shown();
    assertThat(now.version()).isNotEqualTo(shown.version());
    scene.done(
        TournamentDecisions.pairByHand(
            state, BOSS, seats(now.plan().tables()), now.plan().byes(), now.version(), 1));
    assertThat(shown().isByHand()).isTrue();
    scene.done(ConsoleDecisions.endRound(state, BOSS, 1, scene.now())).settle();
    assertThat(state.rounds().getLast().isManual()).isTrue();
  }

  @Test
  void beforeTheStartTheFirstRoundIsShown() {
    var open = Scene.of(Format.SWISS).with(6);
    var first = NextPairing.of(open.state(), List.of()).compute();
    open.start();
    assertThat(open.state().rounds().getFirst().tables().stream().map(PlayedTable::seats).toList())
        .isEqualTo(seats(first.plan().tables()));
  }

  @Test
  void beforeTheStartByesOfTheFirstRoundAreKept() {
    var open = Scene.of(Format.SWISS).with(6);
    for (var who : List.of("e1", "e2")) {
      open.done(
          TournamentDecisions.excuse(open.state(), who, who, 1, ByeKind.REQUESTED, open.now()));
    }
    var first = NextPairing.of(open.state(), List.of()).compute();
    assertThat(first.plan().byes()).isEmpty();
    open.start();
    assertThat(open.state().rounds().getFirst().tables().stream().map(PlayedTable::seats).toList())
        .hasSize(2)
        .isEqualTo(seats(first.plan().tables()));
  }

  @Test
  void whatCannotBeForcedIsRefused() {
    assertThat(NextPairing.whyNot(state, List.of(List.of("e1", "nobody"))))
        .isEqualTo(TournamentRefusals.NO_SUCH_ENTRANT);
    assertThat(NextPairing.whyNot(state, List.of(List.of("e1", "e2"), List.of("e2", "e3"))))
        .isEqualTo(TournamentRefusals.BAD_PAIRING);
    var cup = Scene.of(Format.KNOCK_OUT).with(4).start();
    assertThat(NextPairing.whyNot(cup.state(), List.of(List.of("e1", "e2"))))
        .isEqualTo(TournamentRefusals.CANNOT_FORCE);
    assertThat(NextPairing.whyNot(cup.state(), List.of())).isNull();
    var done = Scene.of(Format.SWISS).rounds(1).with(4).start();
    assertThat(NextPairing.whyNot(done.state(), List.of()))
        .isEqualTo(TournamentRefusals.NO_NEXT_ROUND);
  }
}
