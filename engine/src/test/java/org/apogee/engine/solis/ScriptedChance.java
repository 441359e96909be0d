package org.apogee.engine.solis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apogee.engine.Chance;

/**
 * Draws that a scene has written down: a number is the face of a die, a word names the location
 * tile, basic technology or action card that is drawn, wherever it lies in its pile.
 */
final class ScriptedChance implements Chance {
  private final SolisPosition p;
  private final Deque<Object> script;

  ScriptedChance(SolisPosition p, List<Object> script) {
    this.p = p;
    this.script = new ArrayDeque<>(script);
  }

  boolean isUsedUp() {
    return script.isEmpty();
  }

  @Override
  public String toString() {
    return "left over: " + script;
  }

  @Override
  public int below(int bound) {
    if (script.isEmpty()) {
      throw new AssertionError("a draw below " + bound + " that the scene has not written down");
    }
    int draw =
        switch (script.pop()) {
          case Integer face -> face - 1;
          case String word when word.matches("[byr]\\d\\d") -> tile(word);
          case String word when word.matches("T\\d\\d") -> tech(word);
          case String word -> card(word);
          default -> throw new AssertionError("numbers and words only");
        };
    if (draw < 0 || draw >= bound) {
      throw new AssertionError("draw " + draw + " below " + bound);
    }
    return draw;
  }

  private int tile(String id) {
    int before = 0;
    for (int i = 0; !Location.of(i).id.equals(id); i++) {
      before += p.piles.inBag(i);
    }
    return before;
  }

  private int tech(String id) {
    int before = 0;
    for (int i = 0; !Techs.basic(i).id.equals(id); i++) {
      before += p.piles.inDeck(i);
    }
    return before;
  }

  private int card(String name) {
    var card = ActionCard.valueOf(name);
    int stage = p.entity.deck & ActionCard.ofStage(card.stage);
    return Integer.bitCount(stage & ((1 << card.number()) - 1));
  }
}
