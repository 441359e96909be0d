package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 3: the map of the engine is the map of the page. */
class MapTest {
  private static final Pattern ROW =
      Pattern.compile("\\| ([01][A-J]\\d+) \\| (\\d+) \\| (\\d+),(\\d+) \\| (\\w+) \\| (.*) \\|");

  private static int block(String name) {
    return GalacticMap.byName(name);
  }

  private static int[] blocks(IntPredicate wanted) {
    return IntStream.range(0, GalacticMap.BLOCKS).filter(wanted).toArray();
  }

  @Test
  @Rule({"R 3.8", "R 3.2", "R 3.6", "R 3.7"})
  void everyMappedBlockIsAsTheTableSays() {
    int rows = 0;
    for (var line : RulesPage.lines()) {
      var row = ROW.matcher(line);
      if (row.matches()) {
        rows++;
        int block = block(row.group(1));
        assertThat(block).as(line).isEqualTo(Integer.parseInt(row.group(2)));
        assertThat(GalacticMap.row(block)).as(line).isEqualTo(Integer.parseInt(row.group(3)));
        assertThat(GalacticMap.column(block)).as(line).isEqualTo(Integer.parseInt(row.group(4)));
        assertThat(GalacticMap.isRadioactive(block))
            .as(line)
            .isEqualTo(row.group(5).equals("radioactive"));
        assertThat(GalacticMap.zone(block) != GalacticMap.NO_ZONE)
            .as(line)
            .isEqualTo(row.group(5).equals("unexplored"));
        var linked = Arrays.stream(GalacticMap.steps(block)).mapToObj(GalacticMap::name).toList();
        assertThat(linked).as(line).containsExactlyInAnyOrder(row.group(6).split(", ", -1));
      }
    }
    assertThat(rows).isEqualTo(100);
  }

  @Test
  @Rule({"R 3.3", "R 3.4"})
  void theGlobalDrawingShowsBothFields() {
    var lines = RulesPage.lines().stream().filter(line -> line.matches("row +\\d.*")).toList();
    assertThat(lines).hasSize(GalacticMap.SIDE);
    for (int row = 0; row < GalacticMap.SIDE; row++) {
      var letters = lines.get(row).substring(6).strip().split("\\s+", -1);
      for (int column = 0; column < GalacticMap.SIDE; column++) {
        int block = GalacticMap.at(row, column);
        assertThat(letters[column]).as(GalacticMap.name(block)).isEqualTo(kind(block));
      }
    }
  }

  private static String kind(int block) {
    if (GalacticMap.zone(block) != GalacticMap.NO_ZONE) {
      return "u";
    }
    return GalacticMap.isRadioactive(block) ? "x" : GalacticMap.isMapped(block) ? "o" : ".";
  }

  @Test
  @Rule({"R 3.1", "R 3.5", "D-2"})
  void aHundredBlocksAreMappedAndFourteenRadioactive() {
    assertThat(GalacticMap.BLOCKS).isEqualTo(400);
    assertThat(blocks(GalacticMap::isMapped)).hasSize(100);
    assertThat(blocks(block -> GalacticMap.isMapped(block) && GalacticMap.field(block) == 0))
        .hasSize(50);
    var radioactive = new ArrayList<String>();
    for (var name : List.of("A14", "A19", "B9", "D4", "G1", "G12", "G19")) {
      radioactive.add("0" + name);
      radioactive.add("1" + name);
    }
    assertThat(Arrays.stream(blocks(GalacticMap::isRadioactive)).mapToObj(GalacticMap::name))
        .containsExactlyInAnyOrderElementsOf(radioactive);
  }

  @Test
  @Rule({"R 3.5", "D-3"})
  void twelveClearBlocksFarFromEachOtherAreUnexplored() {
    int[] zones = blocks(block -> GalacticMap.zone(block) != GalacticMap.NO_ZONE);
    assertThat(zones).hasSize(GalacticMap.ZONE_COUNT);
    for (int zone : zones) {
      assertThat(GalacticMap.zoneBlock(GalacticMap.zone(zone))).isEqualTo(zone);
      assertThat(GalacticMap.isMapped(zone)).isTrue();
      assertThat(GalacticMap.isRadioactive(zone)).isFalse();
      assertThat(zones).as("the same in both fields").contains(GalacticMap.image(zone));
      assertThat(GalacticMap.steps(zone)).doesNotContain(zones);
    }
  }

  /** A root's block is drawn first, so every clear block of its field is as likely. */
  @Test
  @Rule("D-3")
  void rootsRarelyReachAnUnexploredZoneInOneTurn() {
    int[] roots = blocks(b -> kind(b).matches("[ou]") && GalacticMap.field(b) == 0);
    assertThat(roots).hasSize(43);
    int least = roots.length;
    for (int block : roots) {
      int near = (int) Arrays.stream(roots).filter(root -> Routes.steps(root, block) <= 4).count();
      least = Math.min(least, near);
      if (GalacticMap.zone(block) != GalacticMap.NO_ZONE) {
        assertThat(near).as(GalacticMap.name(block)).isLessThanOrEqualTo(13);
      }
    }
    assertThat(least).as("the best that this map allows").isEqualTo(9);
  }

  @Test
  @Rule("R 3.9")
  void theMapIsSymmetricConnectedAndFarFromCrowded() {
    int links = 0;
    int longest = 0;
    int sum = 0;
    for (int block : blocks(GalacticMap::isMapped)) {
      int[] linked = GalacticMap.steps(block);
      links += linked.length;
      assertThat(linked.length).as(GalacticMap.name(block)).isBetween(2, 4);
      for (int other : linked) {
        assertThat(GalacticMap.steps(other)).contains(block);
        assertThat(GalacticMap.dsq(block, other)).isBetween(1, 3);
        assertThat(GalacticMap.steps(GalacticMap.image(block))).contains(GalacticMap.image(other));
      }
      int[] distances = distances(block, GalacticMap::isMapped);
      for (int other : blocks(GalacticMap::isMapped)) {
        longest = Math.max(longest, distances[other]);
        sum += distances[other];
      }
    }
    assertThat(links).isEqualTo(280);
    assertThat(longest).isEqualTo(14);
    assertThat(sum / 9900.0).isBetween(6.965, 6.975);
    IntPredicate isClear = b -> GalacticMap.isMapped(b) && !GalacticMap.isRadioactive(b);
    assertThat(distances(block("0G6"), isClear)).satisfies(to -> reaches(to, isClear));
    IntPredicate isOpen = b -> !GalacticMap.isMapped(b);
    assertThat(distances(block("0A2"), isOpen)).satisfies(to -> reaches(to, isOpen));
  }

  private static void reaches(int[] distances, IntPredicate all) {
    assertThat(Arrays.stream(blocks(all)).boxed())
        .allMatch(block -> distances[block] < Integer.MAX_VALUE);
  }

  private static int[] distances(int from, IntPredicate allowed) {
    var distances = new int[GalacticMap.BLOCKS];
    Arrays.fill(distances, Integer.MAX_VALUE);
    distances[from] = 0;
    var queue = new ArrayDeque<Integer>(List.of(from));
    while (!queue.isEmpty()) {
      int block = queue.remove();
      for (int other : GalacticMap.steps(block)) {
        if (allowed.test(other) && distances[other] == Integer.MAX_VALUE) {
          distances[other] = distances[block] + 1;
          queue.add(other);
        }
      }
    }
    return distances;
  }

  @Test
  @Rule({"R 1.7", "D-11"})
  void distancesAreOrthogonalOrSquare() {
    assertThat(GalacticMap.d1(block("0G6"), block("0E8"))).isEqualTo(4);
    assertThat(GalacticMap.dsq(block("0G6"), block("0E8"))).isEqualTo(2);
    assertThat(GalacticMap.d1(block("0A1"), block("1A20"))).isEqualTo(1);
    assertThat(GalacticMap.dsq(block("0A1"), block("1A19"))).isEqualTo(1);
  }

  @Test
  @Rule({"R 1.8", "D-12"})
  void adjacentIsTheSameBlockANeighbourOrALinkedOne() {
    int block = block("0E8");
    var adjacent =
        Arrays.stream(blocks(other -> GalacticMap.isAdjacent(block, other)))
            .mapToObj(GalacticMap::name)
            .sorted(Comparator.naturalOrder())
            .toList();
    assertThat(adjacent)
        .containsExactly("0D8", "0D9", "0E5", "0E7", "0E8", "0E9", "0F8", "0G6", "0G7");
  }

  @Test
  @Rule("R 3.2")
  void namesAreReadInBothFields() {
    assertThat(GalacticMap.name(GalacticMap.inField(0, 6, 6))).isEqualTo("0G6");
    assertThat(GalacticMap.inField(0, 6, 6)).isEqualTo(325);
    assertThat(GalacticMap.inField(1, 6, 6)).isEqualTo(74);
    assertThat(GalacticMap.byName("1G6")).isEqualTo(74);
    assertThat(GalacticMap.byName("2G6")).isEqualTo(-1);
  }
}
