package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What bots think of what a seat has beside its forces. */
class SolisEconomyTest {
  private static final Offset<Double> EXACTLY = within(1e-9);

  private static double economy(SolisScene scene) {
    return Economy.worth(scene.p, 0);
  }

  /** No ships, so that nothing near can be settled. */
  private static SolisScene idle() {
    return solis(2).ships(0);
  }

  @Test
  void objectivesAndTheDiscoveryTokenCount() {
    double none = economy(idle());
    assertThat(economy(idle().set(0, Empires.OBJECTIVES, 2))).isEqualTo(none + 1.5, EXACTLY);
    assertThat(economy(idle().set(0, Empires.OBJECTIVES, 0))).isEqualTo(none + 1.5, EXACTLY);
    assertThat(economy(idle().set(0, Empires.OBJECTIVES + 1, 8))).isEqualTo(none + 2.2, EXACTLY);
    assertThat(economy(idle().set(0, Empires.OBJECTIVES, 20))).isEqualTo(none + 2.4, EXACTLY);
    assertThat(economy(idle().set(0, Empires.DISCOVERY, 0))).isEqualTo(none - 0.4, EXACTLY);
  }

  @Test
  void theBestTileOfAScanCountsAsKept() {
    double none = economy(idle());
    var scan = idle().drawing("b09", "r11", "y10").when(0, "scan");
    assertThat(scan.p.frames.top()).isEqualTo(Step.SCAN_KEEP);
    double begun = none + 0.78 - 0.95;
    assertThat(economy(scan)).as("its monument").isEqualTo(begun + 0.26 * 3, EXACTLY);
    assertThat(Economy.worth(scan.p, 1))
        .as("only who scans")
        .isEqualTo(Economy.worth(idle().p, 1), EXACTLY);
    scan.when(0, "keep Ancient monument");
    assertThat(economy(scan)).as("kept, without a slot").isEqualTo(begun + 0.25 * 3, EXACTLY);
    scan.when(0, "keep Twin suns");
    assertThat(economy(scan))
        .as("the second costs one more")
        .isEqualTo(begun - 0.95 + 0.25 * 3 + 0.26 * 2, EXACTLY);
    var aside = idle().stored(0, "b09").when(0, "scan");
    assertThat(aside.p.frames.top()).isEqualTo(Step.SCAN_ASIDE);
    assertThat(economy(aside)).isEqualTo(none + 0.26 + 0.78 - 0.95, EXACTLY);
    var turn = idle().stored(0, "b09");
    assertThat(economy(turn)).isEqualTo(none + 0.26, EXACTLY);
  }

  @Test
  void resourcesOfATileCountByTheirNumber() {
    var p = idle().p;
    assertThat(Economy.tile(p, 0, SolisScene.location("r02"))).isEqualTo(1 + 2 * 1.15, EXACTLY);
    assertThat(Economy.tile(p, 0, SolisScene.location("y01"))).isEqualTo(1 + 1.15, EXACTLY);
    var rich = idle().synthesized(0, "N").p;
    assertThat(Economy.tile(rich, 0, SolisScene.location("r02"))).isEqualTo(1 + 2 * 0.35, EXACTLY);
    assertThat(Economy.tile(rich, 0, SolisScene.location("r03"))).isEqualTo(1 + 2 * 1.15, EXACTLY);
  }

  /** A sector takes away room for colonies (0.12 each) and brings its slots. */
  @Test
  void freeSlotsCountByTheirColours() {
    double none = economy(idle());
    double three = none - 3 * 0.12;
    assertThat(economy(idle().owns(0, 1, "C1"))).isEqualTo(three + 2 * 2.6 + 0.6, EXACTLY);
    assertThat(economy(idle().owns(0, 1, "C2"))).isEqualTo(three + 2 * 2.6 + 0.55, EXACTLY);
    double two = none - 2 * 0.12;
    assertThat(economy(idle().owns(0, 7, "D10"))).isEqualTo(two + 0.6 + 2 * 0.55, EXACTLY);
    assertThat(economy(idle().owns(0, 7, "D9"))).isEqualTo(two + 2 * 0.6 + 2 * 0.55, EXACTLY);
    double taken = economy(idle().owns(0, 1, "C1").reveal(1, "r11"));
    assertThat(taken).isEqualTo(three + 2.6 + 0.6, EXACTLY);
  }

  @Test
  void storedTilesTakeTheSlotsOneByOne() {
    double core = economy(idle().owns(0, 1, "C5"));
    assertThat(economy(idle().owns(0, 1, "C5").stored(0, "r11"))).isEqualTo(core + 0.78, EXACTLY);
    assertThat(economy(idle().owns(0, 1, "C5").stored(0, "r11", "r11", "r11")))
        .as("two red slots")
        .isEqualTo(core + 2 * 0.78 + 0.75, EXACTLY);
    double none = economy(idle());
    assertThat(economy(idle().stored(0, "y10", "y10", "y10")))
        .as("two yellow slots")
        .isEqualTo(none + 2 * 0.52 + 0.5, EXACTLY);
    assertThat(economy(idle().stored(0, "b09", "b09", "y10", "b09", "b09")))
        .as("two blue ones; others go into yellow ones")
        .isEqualTo(none + 3 * 0.26 + 0.52 + 0.25, EXACTLY);
  }

  @Test
  void artifactsAreResourcesToo() {
    double core = economy(idle().owns(0, 1, "C5"));
    assertThat(economy(idle().owns(0, 1, "C5").reveal(1, "r01")))
        .isEqualTo(core - 2.6 + 1.15, EXACTLY);
    assertThat(economy(idle().owns(0, 1, "C5").reveal(1, "r01", "r01")))
        .isEqualTo(core - 2 * 2.6 + 1.15 + 0.35, EXACTLY);
  }

  /** The value of a sector, less half its colonies' energy, and its slots. */
  private static double settled(SectorTile tile) {
    double worth = 1.65 + tile.value - 0.95 * 0.5 * tile.colonies;
    for (int slot = 0; slot < tile.slotCount(); slot++) {
      worth += new double[] {2.6, 0.6, 0.55}[tile.slotColour(slot)];
    }
    return worth;
  }

  /** Around red's homeworld, what is next to it. */
  private static SolisScene borders(String disc, String left, String right) {
    return idle().tile(7, disc).tile(20, left).tile(36, right);
  }

  @Test
  void theBestTwoSectorsToSettleCount() {
    double none = economy(borders("D9", "M14", "M10"));
    double best = settled(SectorTile.D9);
    assertThat(best).isGreaterThan(settled(SectorTile.M14));
    assertThat(economy(borders("D9", "M14", "M10").ships(0, 7, 1)))
        .as("ships in s7; s20 and s36 are next to it")
        .isEqualTo(none + 0.5 * best + 0.6 * 0.39 * settled(SectorTile.M14), EXACTLY);
    assertThat(economy(borders("D9", "M14", "M10").ships(0, 19, 1)))
        .as("all are next to s19")
        .isEqualTo(none + 0.39 * best + 0.6 * 0.39 * settled(SectorTile.M14), EXACTLY);
    assertThat(economy(borders("D9", "M14", "M10").ships(0, 8, 1)))
        .as("s8 touches s7 and s20")
        .isEqualTo(none + 0.39 * best + 0.6 * 0.39 * settled(SectorTile.M14), EXACTLY);
  }

  @Test
  void whatIsTakenOrTooBigIsNotSettled() {
    double none = economy(borders("D9", "M14", "M10"));
    var taken = borders("D9", "M14", "M10").owns(1, 7).ships(0, 19, 1);
    assertThat(economy(taken))
        .isEqualTo(
            none + 0.39 * (settled(SectorTile.M14) + 0.6 * settled(SectorTile.M10)), EXACTLY);
    var full = borders("D9", "M14", "M10").owns(0, 13, "C1");
    double without = economy(full);
    assertThat(economy(full.ships(0, 19, 1)))
        .as("one colony is left")
        .isEqualTo(
            without + 0.39 * (settled(SectorTile.M14) + 0.6 * settled(SectorTile.M10)), EXACTLY);
    var exact = borders("D9", "M14", "M10").owns(0, 13, "D1");
    without = economy(exact);
    assertThat(economy(exact.ships(0, 7, 1)))
        .as("two are enough")
        .isEqualTo(
            without + 0.5 * settled(SectorTile.D9) + 0.6 * 0.39 * settled(SectorTile.M14), EXACTLY);
  }
}
