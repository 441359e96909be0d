package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.SolisWords.who;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.words.Words;

/** R 11.5 and R 11.12 as sums in words: where dice come from, and how hits come about. */
final class FightSums {
  private FightSums() {}

  /** {@code Dice of seat 0: 2 (ships) + 2 (stations) = 4.} */
  static String dice(SolisPosition p, int side) {
    int who = p.fight.who(side);
    int sector = p.fight.sector();
    int ships = Combat.activeShips(p, who, sector);
    int local = Combat.localDice(p, who, sector);
    int ranged = side == ATTACKER ? Combat.rangedDice(p, who, sector) : 0;
    var sum = new Sum().add(ships, "ships").add(local - ships, "stations").add(ranged, "in range");
    return Words.sentence("dice of %s: %s", who(who), sum.words());
  }

  /** What a side made of its dice, then its power and what that comes to. */
  static List<String> exchange(SolisPosition p, int side, int hits) {
    return List.of(made(p, side), power(p, side), damage(p, side, hits));
  }

  /** {@code Seat 0 made 2 basic attacks and a heavy shield of its dice.} */
  private static String made(SolisPosition p, int side) {
    var parts = new ArrayList<String>();
    for (int kind = 0; kind <= Fight.STRONG_A1; kind++) {
      int count = p.fight.allocated(side, kind);
      if (count > 0) {
        parts.add(
            kind == Fight.STRONG_A1
                ? Words.some(count, TileKind.A1.noun) + " of 2 damage"
                : Words.some(count, TileKind.of(kind).noun));
      }
    }
    return Words.sentence("%s made %s of its dice", who(p.fight.who(side)), Words.list(parts));
  }

  private static String power(SolisPosition p, int side) {
    int other = Fight.other(side);
    var sum =
        new Sum()
            .add(Battle.standardPower(p, side), "standard attacks")
            .add(-Battle.turnedRound(p, other), "turned round by the other side")
            .add(Battle.turnedRound(p, side), "turned round")
            .add(p.fight.allocated(side, TileKind.ION), "ion attacks")
            .add(Battle.missilePower(p, side), "missiles that were not cancelled");
    return Words.sentence("power of %s: %s", who(p.fight.who(side)), sum.words());
  }

  private static String damage(SolisPosition p, int side, int hits) {
    int tachyons = p.fight.allocated(side, TileKind.TAC);
    int power = Battle.power(p, side);
    int shields = Battle.shields(p, Fight.other(side), tachyons);
    int blocked = Math.min(power, shields);
    var blockers = blocked < shields ? "shields of " + shields : "shields";
    var sum = new Sum().add(power, "power").add(-blocked, blockers).add(tachyons, "tachyons");
    return Words.sentence(
        "damage by %s: %s; with armour of %d against it, %s",
        who(p.fight.who(side)),
        sum.words(),
        Battle.armour(p, Fight.other(side)),
        Words.count(hits, "hit"));
  }

  /** Terms with what they are for; a term of 0 is left out. */
  private static final class Sum {
    private final StringBuilder text = new StringBuilder();
    private int terms;
    private int total;

    Sum add(int value, String source) {
      if (value != 0) {
        var sign = terms == 0 ? "" : value < 0 ? " - " : " + ";
        text.append(sign).append(Math.abs(value)).append(" (").append(source).append(')');
        terms++;
        total += value;
      }
      return this;
    }

    /** {@code 2 (ships) + 1 (in range) = 3}; of nothing, {@code 0}. */
    String words() {
      return terms == 0 ? "0" : terms == 1 ? text.toString() : text + " = " + total;
    }
  }
}
