package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ScanTest {
  private static final byte[] VIEW =
      Scan.ascii(
          "{\"game\":\"g\",\"plies\":12,\"view\":{\"moves\":[],\"code\":\"9\"},\"moves\":["
              + "{\"code\":\"-4\",\"text\":\"a\"},{\"code\":\"17\"},{\"code\":\"385\"}]}");

  @Test
  void numbersAndTextsAreFoundByTheirNames() {
    assertThat(Scan.number(VIEW, 0, VIEW.length, Scan.ascii("\"plies\":"))).isEqualTo(12);
    assertThat(Scan.number(VIEW, 0, VIEW.length, Scan.ascii("\"ply\":"))).isEqualTo(-1);
    assertThat(Scan.text(VIEW, 0, VIEW.length, Scan.ascii("\"game\":\""))).isEqualTo("g");
    assertThat(Scan.text(VIEW, 0, VIEW.length, Scan.ascii("\"no\":\""))).isEmpty();
  }

  @Test
  void everyLegalMoveIsChosenAndNothingElse() {
    var chosen = new TreeSet<String>();
    var random = new Random(3);
    for (int i = 0; i < 200; i++) {
      chosen.add(Scan.anyMove(VIEW, 0, VIEW.length, random));
    }
    assertThat(chosen).containsExactly("-4", "17", "385");
  }

  @Test
  void whereThereIsNoMoveNoneIsChosen() {
    var none = Scan.ascii("{\"moves\":[]}");
    assertThat(Scan.anyMove(none, 0, none.length, new Random(1))).isEmpty();
  }
}
