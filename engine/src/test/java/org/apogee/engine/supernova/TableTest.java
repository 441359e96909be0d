package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The potential of a seat is kept, so whatever changes a planet must have it counted again. */
class TableTest {
  private final CardList cards = CardList.of(2, false);
  private final Table table = new Table(2, cards);
  private final int freya = cards.first(CardKind.FREYA);
  private final int rigel = cards.first(CardKind.RIGEL);
  private final int land = cards.first(CardKind.ABUNDANT_LAND);

  @AfterEach
  void theOtherSeatIsCountedToo() {
    assertThat(table.potentialOf(1)).isEqualTo(sum(1));
  }

  @Test
  void aPlanetComesAndGoes() {
    table.putPlanet(freya, 0);
    assertCounted();
    table.putPlanet(rigel, 0);
    assertCounted();
    table.removePlanet(freya);
    assertCounted();
  }

  @Test
  void aCardComesAndGoes() {
    table.putPlanet(freya, 0);
    int bare = assertCounted();
    table.attach(land, freya);
    assertThat(assertCounted()).isNotEqualTo(bare);
    table.detach(land);
    assertThat(assertCounted()).isEqualTo(bare);
  }

  @Test
  void aPlanetChangesHands() {
    table.putPlanet(freya, 0);
    table.putPlanet(rigel, 1);
    assertCounted();
    assertThat(table.potentialOf(1)).isEqualTo(sum(1));
    table.capture(rigel, 0);
    assertCounted();
  }

  private int assertCounted() {
    assertThat(table.potentialOf(0)).isEqualTo(sum(0));
    return table.potentialOf(0);
  }

  private int sum(int seat) {
    int sum = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      sum += table.potential(Long.numberOfTrailingZeros(rest));
    }
    return sum;
  }
}
