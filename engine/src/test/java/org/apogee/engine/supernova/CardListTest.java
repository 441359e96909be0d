package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R 2: the rows of the card list against the counts and sums of the page. */
class CardListTest {
  @ParameterizedTest
  @CsvSource({
    "PLANET, 24, 36, 55, 80",
    "ENVIRONMENT, 14, 21, -2, -4",
    "CIVILIZATION, 14, 21, 7, 11",
    "ALIEN, 20, 30, 0, 0",
    "MERC, 8, 12, 0, 0",
    "SHIP, 18, 27, 0, 0",
    "MODIFIER, 8, 12, 0, 0",
    "SPECIAL, 14, 21, 0, 0",
  })
  @Rule({"R 2.2", "R 2.3", "R 2.4", "R 2.5", "R 2.6", "R 2.7", "R 2.8", "R 2.10"})
  void typesHaveTheirTotals(CardType type, int small, int large, int potential, int potential6) {
    assertThat(count(type, false)).isEqualTo(small);
    assertThat(count(type, true)).isEqualTo(large);
    assertThat(potential(type, false)).isEqualTo(potential);
    assertThat(potential(type, true)).isEqualTo(potential6);
    assertThat(CardList.of(3, false).end(type) - CardList.of(3, false).first(type))
        .isEqualTo(small);
    assertThat(CardList.of(4, false).end(type) - CardList.of(4, false).first(type))
        .isEqualTo(large);
  }

  /** Sums over all copies of 2 to 3 seats, added up from the page. */
  @ParameterizedTest
  @CsvSource({
    "PLANET, 21, 18, 24, 0",
    "CIVILIZATION, 10, 8, 9, 0",
    "SHIP, 32, 9, 6, 21",
    "MODIFIER, 7, 2, 3, 2",
  })
  @Rule({"R 2.2", "R 2.4", "R 2.6", "R 2.7"})
  void strengthsAddUp(CardType type, int military, int diplomatic, int economic, int cargo) {
    var kinds = Arrays.stream(CardKind.values()).filter(kind -> kind.type == type).toList();
    assertThat(kinds.stream().mapToInt(kind -> kind.military * kind.copiesInSmall).sum())
        .isEqualTo(military);
    assertThat(kinds.stream().mapToInt(kind -> kind.diplomatic * kind.copiesInSmall).sum())
        .isEqualTo(diplomatic);
    assertThat(kinds.stream().mapToInt(kind -> kind.economic * kind.copiesInSmall).sum())
        .isEqualTo(economic);
    assertThat(kinds.stream().mapToInt(kind -> kind.cargo * kind.copiesInSmall).sum())
        .isEqualTo(cargo);
  }

  @Test
  @Rule({"R 0.3", "R 2.3"})
  void attestedCardsAreAsAttested() {
    assertThat(CardKind.EDEN.potential).isEqualTo(4);
    assertThat(CardKind.ALTAIR.potential + CardKind.ABUNDANT_LAND.potential).isEqualTo(4);
    assertThat(CardKind.KOOL.economic + CardKind.COLD_CLIMATE.economic).isNotPositive();
    assertThat(CardKind.KOOL.race).isEqualTo(Race.KOOLIAN);
    assertThat(CardKind.ANTARES.race).isEqualTo(Race.ANTARIAN);
    assertThat(CardKind.HOT_CLIMATE.opposite()).isEqualTo(CardKind.COLD_CLIMATE);
    assertThat(CardKind.BARREN_LAND.opposite()).isEqualTo(CardKind.ABUNDANT_LAND);
    assertThat(CardKind.RICH_ORES.opposite()).isEqualTo(CardKind.RICH_ORES);
  }

  @Test
  @Rule({"R 0.5", "R 2.1"})
  void copiesAreNumberedOneAfterTheOther() {
    var cards = CardList.of(2, false);
    int first = cards.first(CardKind.FIGHTER);
    assertThat(cards.end(CardKind.FIGHTER) - first).isEqualTo(4);
    assertThat(cards.label(first)).isEqualTo("Fighter-1");
    assertThat(cards.label(first + 3)).isEqualTo("Fighter-4");
    assertThat(cards.label(cards.first(CardKind.FREYA))).isEqualTo("Freya");
    assertThat(cards.end(CardKind.SPICA)).isEqualTo(cards.first(CardKind.SPICA));
    assertThat(CardList.of(3, false))
        .isSameAs(CardList.of(2, false))
        .isNotSameAs(CardList.of(4, false));
  }

  private static int count(CardType type, boolean large) {
    return Arrays.stream(CardKind.values())
        .filter(kind -> kind.type == type)
        .mapToInt(kind -> large ? kind.copiesInLarge : kind.copiesInSmall)
        .sum();
  }

  private static int potential(CardType type, boolean large) {
    return Arrays.stream(CardKind.values())
        .filter(kind -> kind.type == type)
        .mapToInt(kind -> kind.potential * (large ? kind.copiesInLarge : kind.copiesInSmall))
        .sum();
  }
}
