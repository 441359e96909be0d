package org.apogee.engine.sol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import org.apogee.engine.Chance;

/**
 * Turns wanted suits into the draws that produce them: the pile is walked by suit (R 9.2), so a
 * card is drawn by the number of cards of lower suits.
 */
final class ScriptedDeck implements Chance {
  private static final int USUAL_SUIT = 1;

  private final ArrayDeque<Integer> wanted = new ArrayDeque<>();
  private int[] left = {};

  void add(int... suits) {
    for (int suit : suits) {
      wanted.add(suit);
    }
  }

  void of(SolPosition position) {
    left = position.cards.left;
  }

  @Override
  public int below(int bound) {
    int suit = wanted.isEmpty() ? USUAL_SUIT : wanted.remove();
    int cards = 0;
    int before = 0;
    for (int other = 0; other < left.length; other++) {
      cards += left[other];
      before += other < suit ? left[other] : 0;
    }
    assertThat(bound).as("a draw falls on the cards left").isEqualTo(cards);
    assertThat(left[suit]).as("cards left of suit " + suit).isPositive();
    return before;
  }
}
