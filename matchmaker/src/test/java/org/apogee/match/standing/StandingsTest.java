package org.apogee.match.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.Standings.Row;
import org.junit.jupiter.api.Test;

/** Standings worked out by hand. Points are in 1/120, tie-breaks in 1/240. */
class StandingsTest {
  private static final List<TieBreak> ALL_BUT_HEAD_TO_HEAD =
      List.of(
          TieBreak.BUCHHOLZ,
          TieBreak.MEDIAN_BUCHHOLZ,
          TieBreak.SONNEBORN_BERGER,
          TieBreak.WINS,
          TieBreak.SCORE_SUM);

  private static List<Entrant> entrants(String... ids) {
    var list = new ArrayList<Entrant>();
    for (var id : ids) {
      list.add(new Entrant(id, list.size() + 1, 2000, true));
    }
    return list;
  }

  private static TableResult table(List<String> seats, Integer... places) {
    return new TableResult(seats, List.of(places), true);
  }

  private static PastRound round(TableResult... tables) {
    return new PastRound(List.of(tables), List.of());
  }

  private static List<Row> rows(List<Entrant> who, List<PastRound> past, TieBreak... chosen) {
    return Standings.of(who, past, Scoring.EVEN, List.of(chosen)).rows();
  }

  /** a beat b and tied with c; b beat d; c tied with d and beat b. a had the bye, d stayed away. */
  private static final List<PastRound> DUELS =
      List.of(
          round(table(List.of("a", "b"), 1, 2), table(List.of("c", "d"), 1, 1)),
          round(table(List.of("c", "a"), 1, 1), table(List.of("b", "d"), 1, 2)),
          new PastRound(
              List.of(table(List.of("b", "c"), 2, 1)),
              List.of(new Bye("a", ByeKind.PAIRING), new Bye("d", ByeKind.ABSENT))));

  @Test
  void everyTieBreakIsWhatItsDefinitionSays() {
    var rows =
        Standings.of(entrants("d", "c", "b", "a"), DUELS, Scoring.EVEN, ALL_BUT_HEAD_TO_HEAD)
            .rows();
    assertThat(rows)
        .containsExactly(
            new Row(1, "a", 300, List.of(1320L, 480L, 480L, 240L, 1200L)),
            new Row(2, "c", 240, List.of(960L, 240L, 600L, 240L, 840L)),
            new Row(3, "b", 120, List.of(1200L, 480L, 120L, 240L, 480L)),
            new Row(4, "d", 60, List.of(840L, 240L, 240L, 0L, 360L)));
  }

  @Test
  void thoseWhoCameShareThePointsOfATableWithoutPlay() {
    var seats = List.of("a", "b", "c", "d");
    var came = new TableResult(seats, List.of(4, 1, 1, 1), false);
    assertThat(rows(entrants("a", "b", "c", "d"), List.of(round(came))))
        .extracting(Row::points)
        .containsExactly(80, 80, 80, 0);
    var nobody = new TableResult(seats, List.of(1, 1, 1, 1), false);
    assertThat(rows(entrants("a", "b", "c", "d"), List.of(round(nobody))))
        .extracting(Row::points)
        .containsOnly(0);
  }

  @Test
  void medianOfTwoRoundsIsNothing() {
    assertThat(rows(entrants("a", "b", "c", "d"), DUELS.subList(0, 2), TieBreak.MEDIAN_BUCHHOLZ))
        .allSatisfy(row -> assertThat(row.tieBreaks()).containsExactly(0L));
  }

  @Test
  void atLargerTablesATieIsSharedAndOpponentsCountAsTheirMean() {
    var past = List.of(round(table(List.of("x", "y", "z"), 1, 2, 2)));
    assertThat(
            rows(
                entrants("x", "y", "z"),
                past,
                TieBreak.BUCHHOLZ,
                TieBreak.SONNEBORN_BERGER,
                TieBreak.WINS))
        .containsExactly(
            new Row(1, "x", 120, List.of(60L, 120L, 240L)),
            new Row(2, "y", 30, List.of(150L, 30L, 0L)),
            new Row(2, "z", 30, List.of(150L, 30L, 0L)));
  }

  @Test
  void aSharedFirstPlaceIsNoWin() {
    var past = List.of(round(table(List.of("x", "y", "z"), 1, 1, 3)));
    assertThat(rows(entrants("x", "y", "z"), past, TieBreak.WINS))
        .allSatisfy(row -> assertThat(row.tieBreaks()).containsExactly(0L));
  }

  /** b and c are equal in points; only their own game counts, not those with a and d. */
  @Test
  void headToHeadLooksOnlyAtThoseWhoAreEqual() {
    var past =
        List.of(
            round(table(List.of("a", "c"), 1, 2), table(List.of("d", "b"), 1, 2)),
            round(table(List.of("b", "c"), 2, 1), table(List.of("a", "d"), 1, 2)),
            round(table(List.of("a", "b"), 2, 1), table(List.of("c", "d"), 2, 1)));
    assertThat(rows(entrants("a", "b", "c", "d"), past, TieBreak.HEAD_TO_HEAD))
        .containsExactly(
            new Row(1, "a", 240, List.of(240L)),
            new Row(2, "d", 240, List.of(0L)),
            new Row(3, "c", 120, List.of(240L)),
            new Row(4, "b", 120, List.of(0L)));
  }

  @Test
  void aTieBetweenEqualsIsHalfAHeadToHead() {
    var past = List.of(round(table(List.of("a", "b"), 1, 1)));
    assertThat(rows(entrants("a", "b"), past, TieBreak.HEAD_TO_HEAD))
        .containsExactly(new Row(1, "a", 60, List.of(120L)), new Row(1, "b", 60, List.of(120L)));
  }

  @Test
  void whoIsEqualInAllSharesThePlaceAndTheNextPlaceIsLeftOut() {
    var past =
        List.of(
            round(table(List.of("a", "b"), 1, 2), table(List.of("c", "d"), 1, 2)),
            new PastRound(List.of(), List.of(new Bye("e", ByeKind.REQUESTED))));
    var standings = Standings.of(entrants("a", "b", "c", "d", "e"), past, Scoring.EVEN, List.of());
    assertThat(standings.rows().stream().map(Row::place)).containsExactly(1, 1, 3, 4, 4);
    assertThat(standings.place("e")).isEqualTo(3);
    assertThat(standings.place("c")).isEqualTo(1);
    assertThat(standings.place("nobody")).isZero();
  }

  @Test
  void aTableWithoutPlayGivesPointsButNoOpponents() {
    var past =
        List.of(
            new PastRound(
                List.of(
                    new TableResult(List.of("a", "b"), List.of(1, 2), false),
                    new TableResult(List.of("c", "d"), List.of(1, 1), false)),
                List.of()));
    var chosen = List.of(TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.WINS);
    assertThat(Standings.of(entrants("a", "b", "c", "d"), past, Scoring.EVEN, chosen).rows())
        .containsExactly(
            new Row(1, "a", 120, List.of(240L, 0L, 0L)),
            new Row(2, "b", 0, List.of(0L, 0L, 0L)),
            new Row(2, "c", 0, List.of(0L, 0L, 0L)),
            new Row(2, "d", 0, List.of(0L, 0L, 0L)));
  }

  @Test
  void tieBreaksAreNamedAsPeopleWriteThem() {
    for (var tieBreak : TieBreak.values()) {
      assertThat(TieBreak.named(tieBreak.label())).contains(tieBreak);
      assertThat(tieBreak.sentence()).isNotBlank();
    }
    assertThat(TieBreak.MEDIAN_BUCHHOLZ.label()).isEqualTo("median-buchholz");
    assertThat(TieBreak.named("MEDIAN_BUCHHOLZ")).isEmpty();
  }
}
