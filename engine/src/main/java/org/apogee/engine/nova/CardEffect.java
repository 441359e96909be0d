package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 17.1, what a card does that is played for its effect. Effects have no state. */
interface CardEffect {
  /** Of cards that are not events: developments work as long as they lie there. */
  CardEffect NONE =
      new CardEffect() {
        @Override
        public long targets(NovaPosition p) {
          return 0;
        }

        @Override
        public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
          throw new IllegalStateException("a card without an effect of its own");
        }
      };

  /** What can be chosen, as bits: systems, planets, powers or independents. */
  long targets(NovaPosition p);

  /** The kind of move that chooses. */
  default int choice() {
    return NovaMoves.PICK_POWER;
  }

  default boolean isPlayable(NovaPosition p) {
    return targets(p) != 0;
  }

  /** Whether something is chosen before the card has its effect. */
  default boolean isChosen() {
    return true;
  }

  /** Whether the card has its effect a second time, if the power likes. */
  default boolean isTwice() {
    return false;
  }

  default void list(NovaPosition p, MoveList into) {
    Construction.addPlanets(into, choice(), targets(p));
  }

  /** The move is the choice, if there was one; the step of the choice has gone. */
  void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle);
}
