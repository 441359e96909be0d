package org.apogee.match.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Played;
import org.apogee.match.standing.Standings;
import org.junit.jupiter.api.Test;

class TrfExchangeTest {
  private static String line(int number, String points, String... cells) {
    var line =
        "001 %4d      %-33s %4d %26s %4s %4d"
            .formatted(number, "P" + number, 2000, "", points, number);
    return line + "  " + String.join("  ", cells) + "\n";
  }

  private static TrfDocument read(String... lines) throws TrfProblem {
    return TrfReader.read(String.join("", lines));
  }

  private static String again(TrfDocument document) {
    return TrfWriter.write(TrfExchange.export(document.name(), TrfExchange.pairingInput(document)));
  }

  @Test
  void anImportedReportIsExportedAsItWas() throws TrfProblem {
    for (long seed = 1; seed <= 150; seed++) {
      var played =
          new Played(new DutchSwiss(), PairingSettings.duels(6), 5 + (int) (seed % 20), seed)
              .withForfeits();
      played.forbid(3);
      for (int round = 0; round < 6; round++) {
        if (round == 2) {
          played.join();
          played.withdraw(1);
        }
        played.playRound(round == 1 ? Set.of("e1", "e3") : Set.of());
      }
      var text = TrfWriter.write(TrfExchange.export("seed " + seed, played.pairingInput(Set.of())));
      assertThat(again(TrfReader.read(text))).as("seed %d", seed).isEqualTo(text);
    }
  }

  @Test
  void aForfeitOfBothSidesGivesNobodyPoints() throws TrfProblem {
    var document = read(line(1, " 0.0", "   2 w -"), line(2, " 0.0", "   1 b -"));
    assertThat(TrfExchange.rounds(document).getFirst().tables())
        .containsExactly(new TableResult(List.of("P1", "P2"), List.of(1, 1), false));
    assertThat(Standings.of(TrfExchange.pairingInput(document)).rows())
        .allSatisfy(row -> assertThat(row.points()).isZero());
    assertThat(again(document)).contains("     2 w -").contains("     1 b -");
  }

  @Test
  void aForfeitOfOneSideIsAWinOfTheOther() throws TrfProblem {
    var document =
        read(
            line(1, " 1.0", "   2 w +"),
            line(2, " 0.0", "   1 b -"),
            line(3, " 0.0", "   4 w -"),
            line(4, " 1.0", "   3 b +"));
    assertThat(TrfExchange.rounds(document).getFirst().tables())
        .containsExactly(
            new TableResult(List.of("P1", "P2"), List.of(1, 2), false),
            new TableResult(List.of("P3", "P4"), List.of(2, 1), false));
  }

  @Test
  void aForfeitWithoutColoursIsATableAllTheSame() throws TrfProblem {
    var both = read(line(1, " 1.0", "   2 - +"), line(2, " 0.0", "   1 - -"));
    assertThat(TrfExchange.rounds(both).getFirst().tables())
        .containsExactly(new TableResult(List.of("P1", "P2"), List.of(1, 2), false));
    var one = read(line(1, " 1.0", "   2 b +"), line(2, " 0.0", "   1 - -"));
    assertThat(TrfExchange.rounds(one).getFirst().tables())
        .containsExactly(new TableResult(List.of("P2", "P1"), List.of(2, 1), false));
  }

  @Test
  void everyKindOfByeKeepsItsLetter() throws TrfProblem {
    var document =
        read(
            line(1, " 1.0", "0000 - U"),
            line(2, " 1.0", "0000 - F"),
            line(3, " 0.5", "0000 - H"),
            line(4, " 0.0", "0000 - Z"),
            line(5, " 0.0"));
    assertThat(TrfExchange.rounds(document).getFirst().byes())
        .containsExactly(
            new Bye("P1", ByeKind.PAIRING),
            new Bye("P2", ByeKind.AWARDED),
            new Bye("P3", ByeKind.REQUESTED),
            new Bye("P4", ByeKind.ABSENT),
            new Bye("P5", ByeKind.ABSENT));
    assertThat(again(document).lines().filter(l -> l.startsWith("001")).map(l -> l.charAt(98)))
        .containsExactly('U', 'F', 'H', 'Z', 'Z');
  }

  @Test
  void aGroupOfForbiddenPlayersIsEveryPairOfIt() throws TrfProblem {
    var players = line(1, " 0.0") + line(2, " 0.0") + line(3, " 0.0");
    var document = read("XXR 3\nXXC black1\nXXP 3 1 2\nXXP 2 1\n", players);
    assertThat(TrfExchange.forbidden(document))
        .containsExactlyInAnyOrder(
            new Forbidden("P1", "P3"), new Forbidden("P2", "P3"), new Forbidden("P1", "P2"));
    assertThat(again(document)).contains("XXR 3\nXXC black1\nXXP 1 2\nXXP 1 3\nXXP 2 3\n001");
  }

  @Test
  void aReportWithContradictionsNamesTheLine() {
    assertThatThrownBy(() -> read(line(1, " 0.0"), "XXP 1 x\n"))
        .hasMessage("Line 2: forbidden pair must be a number up to 9999, not 'x'");
    assertThatThrownBy(() -> read(line(1, " 0.0"), "XXP 1 1\n"))
        .hasMessage("Line 2: player 1 appears twice in a forbidden pair");
    assertThatThrownBy(() -> read(line(1, " 0.0"), "XXP 1 7\n"))
        .hasMessage("Line 2: no players 1 and 7 to forbid");
    assertThatThrownBy(() -> read(line(1, " 0.0"), line(2, " 0.0").replace("P2", "P1")))
        .hasMessage("Line 2: two players have the name P1");
    assertThatThrownBy(() -> read(line(1, " 0.5")))
        .hasMessage("Line 1: player 1 has 0.0 points by its rounds");
    assertThatThrownBy(() -> read(line(1, " 1.0", "   2 w 1"), line(2, " 1.0", "   1 b 1")))
        .hasMessageContaining("disagree on round 1");
  }
}
