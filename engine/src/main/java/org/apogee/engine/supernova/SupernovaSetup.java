package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Setup;

/** R 4.1, set-up: all cards are in the Main Deck, and each seat draws its hand. */
final class SupernovaSetup {
  private SupernovaSetup() {}

  static SupernovaPosition start(Setup setup, Chance chance) {
    var p = new SupernovaPosition(setup.seats(), SupernovaOptions.of(setup));
    for (int card = 0; card < p.cards.size(); card++) {
      p.piles.main.add(card);
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int card = 0; card < DrawPhase.HAND_SIZE; card++) {
        p.piles.drawMain(seat, chance);
      }
    }
    p.frames.push(Step.MULLIGAN);
    return p;
  }
}
