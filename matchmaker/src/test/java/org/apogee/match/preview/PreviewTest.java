package org.apogee.match.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apogee.match.pairing.Format;
import org.apogee.match.preview.GameLengths.Measured;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The preview agrees with the tournament as it is played. */
class PreviewTest {
  private static TournamentSettings settings(Format format, int least, int size, int rounds) {
    return new TournamentSettings(
            "Trial",
            "supernova",
            new TreeMap<>(Map.of()),
            format,
            size,
            least,
            size == 2 ? 2 : size + 1,
            rounds,
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
            RoundControl.USUAL)
        .checked();
  }

  @ParameterizedTest
  @CsvSource({
    // format, smallest table, size, rounds asked, entrants, rounds, tables in all, byes in round 1
    "SWISS, 2, 2, 0, 8, 3, 12, 0",
    "SWISS, 2, 2, 5, 9, 5, 20, 1",
    "SWISS, 3, 4, 0, 16, 3, 12, 0",
    "ROUND_ROBIN, 2, 2, 0, 7, 7, 21, 1",
    "KNOCK_OUT, 2, 2, 0, 8, 3, 7, 0",
    "KNOCK_OUT, 2, 2, 0, 11, 4, 10, 5",
    "SWISS, 2, 2, 0, 100, 7, 350, 0"
  })
  void roundsTablesAndByesAreThoseOfARealRun(
      Format format,
      int least,
      int size,
      int asked,
      int entrants,
      int rounds,
      int tables,
      int byes) {
    var run = TrialRun.of(settings(format, least, size, asked), entrants);
    assertThat(run.roundsInAll()).isEqualTo(rounds);
    assertThat(run.tables()).isEqualTo(tables);
    assertThat(run.rounds().getFirst().byes()).isEqualTo(byes);
  }

  @Test
  void aRoundRobinAtTablesThatEndsTooEarlySaysSo() {
    var tables = settings(Format.ROUND_ROBIN, 2, 3, 3);
    var run = TrialRun.of(tables, 9);
    assertThat(run.met()).isLessThan(36);
    assertThat(Warnings.ofRun(tables, 9, run).getFirst().code()).isEqualTo("not-everybody-meets");
    var duels = settings(Format.ROUND_ROBIN, 2, 2, 0);
    assertThat(Warnings.ofRun(duels, 8, TrialRun.of(duels, 8))).isEmpty();
  }

  @Test
  void tooFewRoundsAndRematchesAreWarnedOf() {
    var few = settings(Format.SWISS, 2, 2, 2);
    assertThat(Warnings.ofRun(few, 16, TrialRun.of(few, 16)))
        .extracting(Warning::code)
        .contains("several-may-win-all");
    var many = settings(Format.SWISS, 2, 2, 6);
    assertThat(Warnings.ofRun(many, 4, TrialRun.of(many, 4)))
        .extracting(Warning::code)
        .contains("relaxed-repeat");
  }

  @Test
  void theForecastIsMeasuredOrWhatTheClockAllows() {
    var clock = new ClockOrder(60_000, 1_000, 60_000);
    var unknown = Forecast.of(clock, 4, 1, Optional.empty(), 80);
    assertThat(unknown.basis()).isEqualTo("clock");
    // Four clocks of a minute and twenty increments each.
    assertThat(unknown.roundMillis()).isEqualTo(4 * 80_000);
    var measured = Forecast.of(clock, 4, 2, Optional.of(new Measured(9, 80, 40_000, 90_000)), 80);
    assertThat(measured.basis()).isEqualTo("measured");
    assertThat(measured.roundMillis()).isEqualTo(180_000);
    var slower = Forecast.of(clock, 2, 1, Optional.of(new Measured(9, 0, 0, 999_000)), 0);
    assertThat(slower.roundMillis()).as("no game outlasts its clocks").isEqualTo(120_000);
  }
}
