package org.apogee.engine.sol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapter 2: the engine's boards are the printed ones. */
class BoardTest {
  private static SolBoard board(int orbit) {
    return SolBoard.of(orbit == 13 ? 4 : 5);
  }

  private static PrintedBoard printed(int orbit) {
    return orbit == 13 ? PrintedBoard.thirteen() : PrintedBoard.sixteen();
  }

  private static Set<String> names(SolBoard board, long spaces) {
    var names = new TreeSet<String>();
    for (int space = 0; space < board.spaces(); space++) {
      if ((spaces >>> space & 1) != 0) {
        names.add(board.name(space));
      }
    }
    assertThat(names).hasSize(Long.bitCount(spaces));
    return names;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Rule({"R 2.1", "R 2.2", "R 2.3"})
  void spacesAreNumberedFromOutsideToInside(int seats) {
    var board = SolBoard.of(seats);
    var printed = seats == 5 ? PrintedBoard.sixteen() : PrintedBoard.thirteen();
    assertThat(board.spaces()).isEqualTo(seats == 5 ? 58 : 52);
    assertThat(board.docks()).isEqualTo(seats == 5 ? 16 : 13);
    assertThat(IntStream.range(0, board.spaces()).mapToObj(board::name))
        .containsExactlyElementsOf(printed.spaces());
    for (int space = 0; space < board.spaces(); space++) {
      int layer = "ULCRK".indexOf(board.name(space).charAt(0));
      assertThat(board.layer(space)).isEqualTo(layer);
      assertThat(names(board, board.spacesOf(layer))).contains(board.name(space));
      assertThat((board.sun() >>> space & 1) != 0).isEqualTo(layer >= 2);
    }
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(board::firstOf).map(board::name))
        .containsExactly("U0", "L0", "C0", "R0", "K0");
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16})
  @Rule({"R 2.4", "R 2.5", "D-2"})
  void ringsAndOrbitsAreOpen(int orbit) {
    var board = board(orbit);
    var printed = printed(orbit);
    for (int space = 0; space < board.spaces(); space++) {
      var name = board.name(space);
      assertThat(board.name(board.clockwise(space))).isEqualTo(printed.clockwise(name));
      assertThat(board.name(board.counterclockwise(space)))
          .isEqualTo(printed.counterclockwise(name));
      var open = new TreeSet<>(Set.of(printed.clockwise(name), printed.counterclockwise(name)));
      if (name.startsWith("U")) {
        open.add("L" + name.substring(1));
      } else if (name.startsWith("L")) {
        open.add("U" + name.substring(1));
      }
      assertThat(names(board, board.open(space))).isEqualTo(open);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16})
  @Rule({"R 2.6", "R 2.8"})
  void membraneEdgesAreThePrintedOnes(int orbit) {
    var board = board(orbit);
    var edges = printed(orbit).edges();
    assertThat(edges).hasSize(56).doesNotHaveDuplicates();
    for (int edge = 0; edge < edges.size(); edge++) {
      int outer = board.outer(edge);
      int inner = board.inner(edge);
      assertThat(board.name(outer) + "-" + board.name(inner)).isEqualTo(edges.get(edge));
      assertThat(board.edge(outer, inner)).isEqualTo(edge);
      assertThat(board.edge(inner, outer)).isEqualTo(edge);
      assertThat(board.layerOfEdge(edge)).isEqualTo(board.layer(inner));
    }
    for (int one = 0; one < board.spaces(); one++) {
      for (int other = 0; other < board.spaces(); other++) {
        var pair = board.name(one) + "-" + board.name(other);
        var turned = board.name(other) + "-" + board.name(one);
        boolean printed = edges.contains(pair) || edges.contains(turned);
        assertThat(board.edge(one, other) != SolBoard.NO_EDGE).as(pair).isEqualTo(printed);
        assertThat((board.membrane(one) >>> other & 1) != 0).as(pair).isEqualTo(printed);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16})
  @Rule("R 2.6")
  void inAndOutAreThePrintedNeighbours(int orbit) {
    var board = board(orbit);
    var printed = printed(orbit);
    for (int space = 0; space < board.spaces(); space++) {
      var name = board.name(space);
      assertThat(names(board, board.inward(space))).as(name).isEqualTo(printed.inward(name));
      assertThat(names(board, board.outward(space))).as(name).isEqualTo(printed.outward(name));
    }
  }

  @Test
  @Rule("R 2.7")
  void theTableOfNeighboursHolds() {
    var board = board(13);
    var lines = PrintedBoard.ADJACENCY_13.lines().toList();
    assertThat(lines).hasSize(39);
    for (var line : lines) {
      var cells = (line + " ").split("\\|", -1);
      int space = SceneTable.space(board, cells[0].strip());
      assertThat(String.join(" ", names(board, board.outward(space)))).isEqualTo(sorted(cells[1]));
      assertThat(String.join(" ", names(board, board.inward(space)))).isEqualTo(sorted(cells[2]));
    }
    for (int i = 0; i < 13; i++) {
      assertThat(names(board, board.outward(i))).isEmpty();
      assertThat(names(board, board.inward(i))).containsExactly("L" + i);
    }
  }

  private static String sorted(String cell) {
    var names = new TreeSet<>(List.of(cell.strip().split(" ", -1)));
    return String.join(" ", names);
  }

  @Test
  @Rule("R 2.9")
  void theGraphsHaveTheCheckedProperties() {
    assertThat(edgesIn(board(13))).isEqualTo(121);
    assertThat(edgesIn(board(16))).isEqualTo(130);
    assertThat(largestDegree(board(13))).isEqualTo(6);
    for (int orbit : new int[] {13, 16}) {
      assertThat(reachable(board(orbit))).hasSize(board(orbit).spaces());
    }
    for (var narrow : List.of("L0", "L5", "L6", "L10", "L11", "L15")) {
      int space = SceneTable.space(board(16), narrow);
      assertThat(board(16).inward(space)).as(narrow).isNotZero();
      assertThat(Long.bitCount(board(16).inward(space))).as(narrow).isEqualTo(1);
    }
  }

  private static long neighbours(SolBoard board, int space) {
    assertThat(board.open(space) & board.membrane(space)).as("double edges").isZero();
    return board.open(space) | board.membrane(space);
  }

  private static int edgesIn(SolBoard board) {
    int ends = 0;
    for (int space = 0; space < board.spaces(); space++) {
      for (int other = 0; other < board.spaces(); other++) {
        boolean there = (neighbours(board, space) >>> other & 1) != 0;
        boolean back = (neighbours(board, other) >>> space & 1) != 0;
        assertThat(there).as("symmetric").isEqualTo(back);
        ends += there ? 1 : 0;
      }
    }
    return ends / 2;
  }

  private static int largestDegree(SolBoard board) {
    return IntStream.range(0, board.spaces())
        .map(space -> Long.bitCount(neighbours(board, space)))
        .max()
        .orElseThrow();
  }

  private static Set<Integer> reachable(SolBoard board) {
    var seen = new HashSet<>(Set.of(0));
    var open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      int space = open.remove();
      for (int other = 0; other < board.spaces(); other++) {
        if ((neighbours(board, space) >>> other & 1) != 0 && seen.add(other)) {
          open.add(other);
        }
      }
    }
    return seen;
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16})
  @Rule("R 2.10")
  void aDockTouchesFourLaunchSpaces(int orbit) {
    var board = board(orbit);
    for (int dock = 0; dock < orbit; dock++) {
      int before = Math.floorMod(dock - 1, orbit);
      assertThat(names(board, board.launch(dock)))
          .containsExactlyInAnyOrder("U" + dock, "U" + before, "L" + dock, "L" + before);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 16})
  @Rule("R 3.4")
  void theBaseSelectsTheLayersThatCanBePaid(int orbit) {
    var board = board(orbit);
    int[] layersPaid = {0, 2, 3, 4, 4, 5, 5, 5};
    for (int energy = 0; energy < layersPaid.length; energy++) {
      long expected = 0;
      for (int layer = 0; layer < layersPaid[energy]; layer++) {
        expected |= board.spacesOf(layer);
      }
      assertThat(board.baseAtMost(energy)).as("energy " + energy).isEqualTo(expected);
    }
  }
}
