package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 5, setup: where the planets are, and what everybody starts with. */
final class NebulaSetup {
  static final int SPACING = 4;
  static final int ROLLS_MAX = 500;

  private NebulaSetup() {}

  static NebulaPosition start(NebulaOptions options, Chance chance) {
    var p = new NebulaPosition(options);
    placePlanets(p, chance);
    if (options.quickStart()) {
      for (int i = 0; i < p.players.extractors.length; i++) {
        p.players.extractors[i] = Players.BASE_EXTRACTOR;
      }
    }
    Turns.begin(p, chance, Chronicle.SILENT);
    p.settle(chance, Chronicle.SILENT);
    return p;
  }

  /** R 5.2 to 5.5. */
  static void placePlanets(NebulaPosition p, Chance chance) {
    boolean mirror = p.options().mirrorPlanets();
    var tokens = shuffled(chance);
    var tokensOfSeat1 = mirror ? tokens : shuffled(chance);
    var placed = new int[Planets.COUNT];
    int count = 0;
    for (int k = 0; k < Resource.COUNT; k++) {
      int block = roll(0, mirror, placed, count, chance);
      placed[count++] = place(p, 0, tokens[k], block, k == 0);
      int other = mirror ? GalacticMap.image(block) : roll(1, false, placed, count, chance);
      placed[count++] = place(p, 1, tokensOfSeat1[k], other, k == 0);
    }
  }

  static int[] shuffled(Chance chance) {
    int[] tokens = {0, 1, 2};
    Dice.shuffle(tokens, chance);
    return tokens;
  }

  private static int place(NebulaPosition p, int seat, int colour, int block, boolean isRoot) {
    int planet = Planets.of(seat, colour);
    p.planets.blocks[planet] = block;
    if (isRoot) {
      p.planets.roots[planet] = seat;
      p.planets.controllers[planet] = seat;
      p.planets.colonised[planet] = 1;
    }
    return block;
  }

  /** R 5.3: dice until a block is good; R 5.4: then one of all good blocks. */
  static int roll(int field, boolean mirror, int[] placed, int count, Chance chance) {
    for (int rolls = 0; rolls < ROLLS_MAX; rolls++) {
      int letter = Dice.die(chance, GalacticMap.FIELD_ROWS) - 1;
      int block = GalacticMap.inField(field, letter, Dice.die(chance, GalacticMap.SIDE));
      if (isGood(block, mirror, placed, count)) {
        return block;
      }
    }
    var good = new int[GalacticMap.BLOCKS];
    int found = 0;
    for (int block = 0; block < GalacticMap.BLOCKS; block++) {
      if (GalacticMap.field(block) == field && isGood(block, mirror, placed, count)) {
        good[found++] = block;
      }
    }
    return good[Dice.pick(chance, found)];
  }

  private static boolean isGood(int block, boolean mirror, int[] placed, int count) {
    if (!isFree(block, placed, count)) {
      return false;
    }
    int image = GalacticMap.image(block);
    return !mirror || (isFree(image, placed, count) && GalacticMap.dsq(block, image) >= SPACING);
  }

  /** R 5.3 (a) to (c); the distance keeps planets off each other's block, too. */
  private static boolean isFree(int block, int[] placed, int count) {
    if (!GalacticMap.isMapped(block) || GalacticMap.isRadioactive(block)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (GalacticMap.dsq(block, placed[i]) < SPACING) {
        return false;
      }
    }
    return true;
  }
}
