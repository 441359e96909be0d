package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;
import org.jspecify.annotations.Nullable;

/** R 11.11: an ion attack, at the moment in which it is allocated. */
final class IonAttack {
  static final TileKind[] ATTACKS = {TileKind.A1, TileKind.A2, TileKind.A3};
  static final TileKind[] SHIELDS = {TileKind.S1, TileKind.S2, TileKind.S3};

  private IonAttack() {}

  /** Begins with the reflection; whether a seat is asked. */
  static boolean ask(SolisPosition p, int side, Chronicle chronicle) {
    var fight = p.fight;
    fight.set(Fight.ION_SIDE, side);
    int victim = Fight.other(side);
    if (fight.allocated(victim, TileKind.RFL) > 0) {
      if (!fight.isEntity(victim)) {
        p.ask(Step.ION_REFLECT, fight.who(victim));
        return true;
      }
      reflect(p, victim, chronicle);
    }
    return strike(p);
  }

  /** The ion attack changes sides and cannot be reflected again. */
  static void reflect(SolisPosition p, int by, Chronicle chronicle) {
    var fight = p.fight;
    fight.allocate(by, TileKind.RFL, -1);
    fight.allocate(Fight.other(by), TileKind.ION, -1);
    fight.allocate(by, TileKind.ION, 1);
    fight.set(Fight.ION_SIDE, by);
    FightFacts.ionReflected(chronicle, p, by);
  }

  static boolean strike(SolisPosition p) {
    var fight = p.fight;
    int owner = fight.get(Fight.ION_SIDE);
    int victim = Fight.other(owner);
    if (!fight.isEntity(victim)) {
      if (fight.diceInAll(victim) == 0) {
        return false;
      }
      p.ask(Step.ION_DISCARD, fight.who(victim));
      return true;
    }
    if (weakest(p, victim, ATTACKS) == null && weakest(p, victim, SHIELDS) == null) {
      return false;
    }
    p.ask(Step.ION_NEGATE, fight.who(owner));
    return true;
  }

  static @Nullable TileKind weakest(SolisPosition p, int side, TileKind[] kinds) {
    for (var kind : kinds) {
      if (p.fight.allocated(side, kind) > 0) {
        return kind;
      }
    }
    return null;
  }
}
