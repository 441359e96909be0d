package org.apogee.engine.solis;

import org.apogee.engine.MoveList;
import org.jspecify.annotations.Nullable;

/** R 11.11: an ion attack, at the moment in which it is allocated. */
final class IonAttack {
  private static final TileKind[] ATTACKS = {TileKind.A1, TileKind.A2, TileKind.A3};
  private static final TileKind[] SHIELDS = {TileKind.S1, TileKind.S2, TileKind.S3};

  private IonAttack() {}

  /** Begins with the reflection; whether a seat is asked. */
  static boolean ask(SolisPosition p, int side) {
    var fight = p.fight;
    fight.set(Fight.ION_SIDE, side);
    int victim = Fight.other(side);
    if (fight.allocated(victim, TileKind.RFL) > 0) {
      if (!fight.isEntity(victim)) {
        p.ask(Step.ION_REFLECT, fight.who(victim));
        return true;
      }
      reflect(p, victim);
    }
    return strike(p);
  }

  /** The ion attack changes sides and cannot be reflected again. */
  private static void reflect(SolisPosition p, int by) {
    var fight = p.fight;
    fight.allocate(by, TileKind.RFL, -1);
    fight.allocate(Fight.other(by), TileKind.ION, -1);
    fight.allocate(by, TileKind.ION, 1);
    fight.set(Fight.ION_SIDE, by);
    FightFacts.ionReflected(p, by);
  }

  private static boolean strike(SolisPosition p) {
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

  private static @Nullable TileKind weakest(SolisPosition p, int side, TileKind[] kinds) {
    for (var kind : kinds) {
      if (p.fight.allocated(side, kind) > 0) {
        return kind;
      }
    }
    return null;
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    switch (p.step()) {
      case ION_REFLECT -> {
        into.add(SolisMoves.of(SolisMoves.ION_REFLECT, seat, 0));
        into.add(SolisMoves.of(SolisMoves.ION_REFLECT, seat, 1));
      }
      case ION_DISCARD -> {
        int side = p.fight.sideOf(seat);
        for (int face = 1; face <= Panel.FACES; face++) {
          if (p.fight.dice(side, face) > 0) {
            into.add(SolisMoves.of(SolisMoves.ION_DISCARD, seat, face));
          }
        }
      }
      default -> {
        int victim = Fight.other(p.fight.sideOf(seat));
        if (weakest(p, victim, ATTACKS) != null) {
          into.add(SolisMoves.of(SolisMoves.ION_NEGATE, seat, 0));
        }
        if (weakest(p, victim, SHIELDS) != null) {
          into.add(SolisMoves.of(SolisMoves.ION_NEGATE, seat, 1));
        }
      }
    }
  }

  static void play(SolisPosition p, long move) {
    int side = p.fight.sideOf(p.asked());
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.ION_REFLECT -> {
        if (a == 1) {
          reflect(p, side);
        }
        if (strike(p)) {
          return;
        }
      }
      case SolisMoves.ION_DISCARD -> {
        p.fight.removeDie(side, a);
        FightFacts.ionStruck(p, Fight.other(side), p.listens() ? "a die showing " + a : "");
      }
      case SolisMoves.ION_NEGATE -> {
        int victim = Fight.other(side);
        var kind = weakest(p, victim, a == 0 ? ATTACKS : SHIELDS);
        if (kind != null) {
          p.fight.allocate(victim, kind, -1);
          FightFacts.ionStruck(p, side, kind.label);
        }
      }
      default -> throw SolisMoves.notOffered(p, move);
    }
    Combat.resume(p);
  }
}
