package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "advanced tech",
        "economic base",
        "EMP",
        "AP",
        "8",
        "11",
        "18",
        "80",
        "hour",
        "S1",
        "A",
        "unknown tile",
        "uninhabited planet",
        "upper orbit",
        "unimproved colony",
        "X"
      })
  void anBeforeAVowelSound(String noun) {
    assertThat(Words.a(noun)).isEqualTo("an " + noun);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "node",
        "unit",
        "uniform",
        "one-shot gun",
        "used card",
        "U12",
        "7",
        "1",
        "110",
        "12",
        "Consul Ship",
        "hull",
        "European",
        "B"
      })
  void aBeforeAConsonantSound(String noun) {
    assertThat(Words.a(noun)).isEqualTo("a " + noun);
  }

  @Test
  void numbersAgreeWithTheirNouns() {
    assertThat(Words.count(1, "impact")).isEqualTo("1 impact");
    assertThat(Words.count(2, "foundry")).isEqualTo("2 foundries");
    assertThat(Words.count(0, "class")).isEqualTo("no classes");
    assertThat(Words.count(3, "energy", "energy")).isEqualTo("3 energy");
    assertThat(Words.count(-1, "step")).isEqualTo("-1 step");
    assertThat(Words.some(1, "escort")).isEqualTo("an escort");
    assertThat(Words.some(4, "wish")).isEqualTo("4 wishes");
    assertThat(Words.agree(1, "comes", "come")).isEqualTo("comes");
    assertThat(Words.plural("spacecraft")).isEqualTo("spacecraft");
    assertThat(Words.plural("relay")).isEqualTo("relays");
  }

  @Test
  void pluralsFollowTheSoundOfCh() {
    for (var noun : List.of("branch", "arch", "march", "search", "watch")) {
      assertThat(Words.plural(noun)).isEqualTo(noun + "es");
    }
    for (var noun : List.of("epoch", "stomach", "tech", "advanced tech", "Patriarch")) {
      assertThat(Words.plural(noun)).isEqualTo(noun + "s");
    }
  }

  @Test
  void listsEndWithAnd() {
    assertThat(Words.list(List.of())).isEqualTo("nothing");
    assertThat(Words.list(List.of("a"))).isEqualTo("a");
    assertThat(Words.list(List.of("a", "b"))).isEqualTo("a and b");
    assertThat(Words.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    assertThat(Words.seats()).isEqualTo("nobody");
    assertThat(Words.seats(2)).isEqualTo("seat 2");
    assertThat(Words.seats(0, 1, 3)).isEqualTo("seats 0, 1 and 3");
  }

  @Test
  void numbersInOtherForms() {
    assertThat(Words.ordinal(1)).isEqualTo("first");
    assertThat(Words.ordinal(11)).isEqualTo("11th");
    assertThat(Words.ordinal(21)).isEqualTo("21st");
    assertThat(Words.ordinal(112)).isEqualTo("112th");
    assertThat(Words.times(1)).isEqualTo("once");
    assertThat(Words.times(3)).isEqualTo("3 times");
    assertThat(Words.signed(2)).isEqualTo("+2");
    assertThat(Words.signed(0)).isEqualTo("+0");
    assertThat(Words.signed(-1)).isEqualTo("-1");
    assertThat(Words.sum(4, 0, 0)).isEqualTo("4");
    assertThat(Words.sum(4, 2, -1)).isEqualTo("4 + 2 - 1 = 5");
  }

  @Test
  void aSentenceHasACapitalAndAStop() {
    assertThat(Words.sentence("%s draws %s", Words.seat(1), Words.a("ace")))
        .isEqualTo("Seat 1 draws an ace.");
    assertThat(Words.sentence("it is done!")).isEqualTo("It is done!");
    assertThat(Words.possessive("seat 2")).isEqualTo("seat 2's");
    assertThat(Words.possessive("the Hives")).isEqualTo("the Hives'");
  }
}
