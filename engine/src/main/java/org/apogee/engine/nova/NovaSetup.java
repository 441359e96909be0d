package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 6, setup. */
final class NovaSetup {
  private static final int HAND = 5;

  private NovaSetup() {}

  static NovaPosition start(int seats, NovaOptions options, Chance chance) {
    var p = new NovaPosition(seats, options);
    for (int seat = 0; seat < seats; seat++) {
      settle(p, seat);
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int card = 0; card < HAND; card++) {
        p.decks.deal(seat, card % Cards.DECKS, chance);
      }
    }
    p.open(Dice.pick(chance, seats));
    Turns.beginImpulse(p, chance, Chronicle.SILENT);
    p.settle(chance, Chronicle.SILENT);
    return p;
  }

  /** R 6.2, R 6.3, R 6.5 and R 19.2: what a power begins with. */
  static void settle(NovaPosition p, int seat) {
    int home = Galaxy.home(seat);
    p.board.turnUp(home, Tile.HOME);
    p.board.put(2 * home, seat, Marker.COLONY.level);
    p.board.put(2 * home + 1, seat, Marker.FACTORY.level);
    p.units.put(seat, UnitType.LINE, UnitType.FULL, home, Units.SPACE);
    p.units.put(seat, UnitType.ESCORT, UnitType.FULL, home, Units.SPACE);
    p.units.put(seat, UnitType.ESCORT, UnitType.REDUCED, home, Units.SPACE);
    p.units.put(seat, UnitType.FORTRESS, UnitType.REDUCED, home, 1);
    if (p.options().scenario() == NovaOptions.ARMED_PEACE) {
      p.units.put(seat, UnitType.LINE, UnitType.FULL, home, Units.SPACE);
      p.units.put(seat, UnitType.ESCORT, UnitType.FULL, home, Units.SPACE);
    }
    p.powers.naval[seat] = Powers.NAVAL_START;
    for (int other = 0; other < seat; other++) {
      p.powers.setTension(seat, other, p.options().tension());
    }
    p.powers.base[seat] = Economy.base(p, seat);
  }
}
