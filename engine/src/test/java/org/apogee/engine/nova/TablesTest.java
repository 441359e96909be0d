package org.apogee.engine.nova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** The data against the tables of the page. */
class TablesTest {
  /** The rows of a table, cells stripped, from the line that begins so. */
  private static List<List<String>> table(String heading) {
    var rows = new ArrayList<List<String>>();
    boolean isIn = false;
    for (var line : RulesPage.lines()) {
      if (isIn && !line.startsWith("|")) {
        return rows;
      }
      if (isIn && !line.startsWith("|---")) {
        rows.add(cells(line));
      }
      isIn |= line.startsWith(heading);
    }
    throw new AssertionError("the page has no table " + heading);
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1).split("\\|", -1)).map(String::strip).toList();
  }

  private static int number(List<String> row, int column) {
    return Integer.parseInt(row.get(column));
  }

  @Test
  @Rule({"R 1.2", "R 23.1", "D-1"})
  void theEconomicBase() {
    var rows = table("| income |");
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < 6; column++) {
        assertThat(Economy.base(2 * row, 5 * column)).isEqualTo(number(rows.get(row), column + 1));
        assertThat(Economy.base(2 * row + 1, 5 * column + 4))
            .isEqualTo(number(rows.get(row), column + 1));
      }
    }
    assertThat(rows).hasSize(6);
    assertThat(Economy.base(40, 40)).isZero();
    assertThat(Economy.sumOfTable()).isEqualTo(22);
  }

  @Test
  @Rule({"R 1.6", "R 23.1", "D-24"})
  void theTacticsOfIndependents() {
    var rows = table("| result |");
    int[] sums = new int[Tactics.COLUMNS];
    for (int row = 0; row < Tactics.ROWS; row++) {
      for (int column = 0; column < Tactics.COLUMNS; column++) {
        int firing = Tactics.firing(row + 1, column);
        assertThat(firing).isEqualTo(number(rows.get(row), column + 1));
        sums[column] += firing;
      }
    }
    assertThat(sums).containsExactly(14, 17, 5, 2);
    assertThat(Tactics.firing(-3, 0)).isEqualTo(Tactics.firing(1, 0));
    assertThat(Tactics.firing(9, 3)).isEqualTo(Tactics.firing(6, 3));
  }

  @Test
  @Rule("R 3.5")
  void markers() {
    var rows = table("| marker | level |");
    assertThat(rows).hasSize(Marker.HIGHEST);
    for (int level = 1; level <= Marker.HIGHEST; level++) {
      var marker = Marker.of(level);
      assertThat(rows.get(level - 1).subList(0, 8))
          .containsExactly(
              marker.word,
              "" + marker.level,
              marker.terranOnly ? "yes" : "no",
              "" + marker.income,
              "" + marker.points,
              "" + marker.militia,
              "" + marker.resistance,
              "" + marker.prize);
    }
  }

  @Test
  @Rule("R 3.1")
  void thePoolsHoldNoMoreThanTheirCounts() {
    var rows = table("| | per power |");
    assertThat(rows.get(0).get(1)).isEqualTo("6, 8, 4");
    assertThat(UnitType.end(UnitType.LINE) - UnitType.first(UnitType.LINE)).isEqualTo(6);
    assertThat(UnitType.end(UnitType.ESCORT) - UnitType.first(UnitType.ESCORT)).isEqualTo(8);
    assertThat(UnitType.end(UnitType.FORTRESS) - UnitType.first(UnitType.FORTRESS)).isEqualTo(4);
    assertThat(rows.get(1).get(2)).isEqualTo("" + Independents.FLEETS_MAX);
    assertThat(rows.get(2).subList(1, 3)).containsExactly(pools(1, 2, false), pools(1, 2, true));
    assertThat(rows.get(3).subList(1, 3)).containsExactly(pools(3, 5, false), pools(3, 5, true));
  }

  private static String pools(int first, int last, boolean ofIndependent) {
    var words = new ArrayList<String>();
    for (int level = first; level <= last; level++) {
      var marker = Marker.of(level);
      words.add("" + (ofIndependent ? marker.perIndependent : marker.perPower));
    }
    return String.join(", ", words);
  }

  @Test
  @Rule("R 17.1")
  void cards() {
    var rows = table("| rule | card |");
    assertThat(rows).hasSize(Card.COUNT);
    for (var card : Card.values()) {
      var row = rows.get(card.number);
      var kind =
          switch (card.kind) {
            case EVENT -> "EV";
            case DEVELOPMENT -> "DV";
            case COMBAT -> "CB";
          };
      assertThat(row.subList(1, 4))
          .containsExactly(card.name() + " " + card.title, "" + card.points, kind);
    }
    assertThat(Cards.size(Cards.ALL)).isEqualTo(48);
    assertThat(Cards.size(Cards.ofDeck(Cards.ALL, Cards.WAR))).isEqualTo(24);
  }

  @Test
  @Rule({"R 4.1", "R 4.2"})
  void theMapHasItsCountsAndIsTheSameFromEverySector() {
    for (int sectors = 3; sectors <= 4; sectors++) {
      var map = Galaxy.of(sectors);
      int ends = 0;
      for (int system = 0; system < map.systems; system++) {
        ends += Integer.bitCount(map.links(system));
        int turned = turn(map, system);
        assertThat(Integer.bitCount(map.links(turned)))
            .isEqualTo(Integer.bitCount(map.links(system)));
        for (int other = 0; other < map.systems; other++) {
          assertThat(map.links(turned) >>> turn(map, other) & 1)
              .isEqualTo(map.links(system) >>> other & 1);
        }
      }
      assertThat(map.systems).isEqualTo(sectors == 3 ? 22 : 29);
      assertThat(ends / 2).isEqualTo(sectors == 3 ? 45 : 60);
      assertThat(map.reach(1, map.all)).isEqualTo(map.all);
    }
    assertThat(names(Galaxy.of(3), "K0")).isEqualTo("A0 M0 K1 K2 M2 Z");
    assertThat(names(Galaxy.of(4), "M3")).isEqualTo("B0 K0 C3 K3");
    assertThat(names(Galaxy.of(4), "Z")).isEqualTo("K0 K1 K2 K3");
  }

  private static int turn(Galaxy map, int system) {
    return system == map.centre ? system : (system + Galaxy.PER_SECTOR) % map.centre;
  }

  private static String names(Galaxy map, String of) {
    var names = new ArrayList<String>();
    for (int system = 0; system < map.systems; system++) {
      for (int other = 0; other < map.systems; other++) {
        if (map.name(system).equals(of) && (map.links(system) >>> other & 1) != 0) {
          names.add(map.name(other));
        }
      }
    }
    return String.join(" ", names);
  }

  @Test
  @Rule("R 4.5")
  void regions() {
    var map = Galaxy.of(4);
    assertThat(map.regions()).isEqualTo(6);
    assertThat(Integer.bitCount(map.systemsOfRegion(map.core()))).isEqualTo(5);
    assertThat(Integer.bitCount(map.systemsOfRegion(map.rim()))).isEqualTo(4);
    assertThat(Integer.bitCount(map.systemsOfRegion(2))).isEqualTo(5);
    assertThat(map.regionName(2)).isEqualTo("Cygnus");
  }

  @Test
  @Rule({"R 4.6", "R 6.1"})
  void tiles() {
    var words = new ArrayList<String>();
    for (var row : table("| tile | planets |")) {
      words.add(row.get(0) + "=" + row.get(1));
      words.add(row.get(3) + "=" + row.get(4));
    }
    for (var tile : Tile.values()) {
      var planets = tile.planets.isEmpty() ? "none" : String.join(", ", tile.planets.split("", -1));
      var wanted = tile.planets.isEmpty() ? planets : planets.replaceAll(", $|^, ", "");
      var word = tile.minor() >= 0 ? "m1, m2, m3" : tile.word;
      assertThat(words).anyMatch(one -> one.startsWith(word) && one.endsWith("=" + wanted.strip()));
    }
    assertThat(Integer.bitCount(Tile.ofHome(false))).isEqualTo(4);
    assertThat(Integer.bitCount(Tile.ofHome(true))).isEqualTo(5);
    assertThat(Integer.bitCount(Tile.ofRim(4))).isEqualTo(4);
    assertThat(Integer.bitCount(Tile.ofCore(3))).isEqualTo(4);
    assertThat(Integer.bitCount(Tile.ofCore(4))).isEqualTo(5);
  }
}
