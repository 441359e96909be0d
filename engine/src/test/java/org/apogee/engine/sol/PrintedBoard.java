package org.apogee.engine.sol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The board as docs/rules/sol.md prints it, typed off by hand: what the engine is held against. */
final class PrintedBoard {
  /** R 2.6: edges 0 to 25 of the 13-board. */
  private static final String LOWER_CONVECTIVE_13 =
      """
      L0-C0 L0-C1 L1-C1 L1-C2 L2-C2 L2-C3 L3-C3 L3-C4 L4-C4 L4-C5 L5-C5 L5-C6 L6-C6 L6-C7
      L7-C7 L7-C8 L8-C8 L8-C9 L9-C9 L9-C10 L10-C10 L10-C11 L11-C11 L11-C12 L12-C0 L12-C12
      """;

  /** R 2.8: edges 0 to 25 of the 16-board. */
  private static final String LOWER_CONVECTIVE_16 =
      """
      L0-C0 L1-C0 L1-C1 L2-C1 L2-C2 L3-C2 L3-C3 L4-C3 L4-C4 L5-C4 L6-C5 L7-C5 L7-C6 L8-C6
      L8-C7 L9-C7 L9-C8 L10-C8 L11-C9 L12-C9 L12-C10 L13-C10 L13-C11 L14-C11 L14-C12 L15-C12
      """;

  /** R 2.6: edges 26 to 55 of both boards. */
  private static final String DEEPER =
      """
      C0-R0 C0-R7 C1-R0 C2-R1 C3-R1 C3-R2 C4-R2 C5-R2 C5-R3 C6-R3 C6-R4 C7-R4 C8-R4 C8-R5
      C9-R5 C10-R6 C11-R6 C11-R7 C12-R7
      R0-K0 R0-K4 R1-K0 R2-K1 R3-K1 R3-K2 R4-K2 R5-K3 R6-K3 R6-K4 R7-K4
      """;

  /** R 2.7: space, neighbours further out, neighbours deeper. */
  static final String ADJACENCY_13 =
      """
      L0 | U0 | C0 C1
      L1 | U1 | C1 C2
      L2 | U2 | C2 C3
      L3 | U3 | C3 C4
      L4 | U4 | C4 C5
      L5 | U5 | C5 C6
      L6 | U6 | C6 C7
      L7 | U7 | C7 C8
      L8 | U8 | C8 C9
      L9 | U9 | C9 C10
      L10 | U10 | C10 C11
      L11 | U11 | C11 C12
      L12 | U12 | C0 C12
      C0 | L0 L12 | R0 R7
      C1 | L0 L1 | R0
      C2 | L1 L2 | R1
      C3 | L2 L3 | R1 R2
      C4 | L3 L4 | R2
      C5 | L4 L5 | R2 R3
      C6 | L5 L6 | R3 R4
      C7 | L6 L7 | R4
      C8 | L7 L8 | R4 R5
      C9 | L8 L9 | R5
      C10 | L9 L10 | R6
      C11 | L10 L11 | R6 R7
      C12 | L11 L12 | R7
      R0 | C0 C1 | K0 K4
      R1 | C2 C3 | K0
      R2 | C3 C4 C5 | K1
      R3 | C5 C6 | K1 K2
      R4 | C6 C7 C8 | K2
      R5 | C8 C9 | K3
      R6 | C10 C11 | K3 K4
      R7 | C0 C11 C12 | K4
      K0 | R0 R1 |
      K1 | R2 R3 |
      K2 | R3 R4 |
      K3 | R5 R6 |
      K4 | R0 R6 R7 |
      """;

  private final int orbit;
  private final List<String> edges = new ArrayList<>();
  private final Map<String, Integer> rings = new LinkedHashMap<>();

  private PrintedBoard(int orbit, String lowerConvective) {
    this.orbit = orbit;
    edges.addAll(List.of(lowerConvective.strip().split("\\s+", -1)));
    edges.addAll(List.of(DEEPER.strip().split("\\s+", -1)));
    rings.put("U", orbit);
    rings.put("L", orbit);
    rings.put("C", 13);
    rings.put("R", 8);
    rings.put("K", 5);
  }

  static PrintedBoard thirteen() {
    return new PrintedBoard(13, LOWER_CONVECTIVE_13);
  }

  static PrintedBoard sixteen() {
    return new PrintedBoard(16, LOWER_CONVECTIVE_16);
  }

  int docks() {
    return orbit;
  }

  /** By edge id: outer space, hyphen, inner space. */
  List<String> edges() {
    return edges;
  }

  List<String> spaces() {
    var names = new ArrayList<String>();
    rings.forEach((letter, size) -> {
      for (int number = 0; number < size; number++) {
        names.add(letter + number);
      }
    });
    return names;
  }

  String clockwise(String space) {
    return turned(space, 1);
  }

  String counterclockwise(String space) {
    return turned(space, -1);
  }

  private String turned(String space, int by) {
    var letter = space.substring(0, 1);
    int size = rings.getOrDefault(letter, 0);
    return letter + Math.floorMod(Integer.parseInt(space.substring(1)) + by, size);
  }

  /** One layer deeper, through a membrane or from the upper orbit to the lower. */
  Set<String> inward(String space) {
    var found = new TreeSet<String>();
    if (space.startsWith("U")) {
      found.add("L" + space.substring(1));
    }
    for (var edge : edges) {
      if (edge.startsWith(space + "-")) {
        found.add(edge.substring(space.length() + 1));
      }
    }
    return found;
  }

  Set<String> outward(String space) {
    var found = new TreeSet<String>();
    for (var other : spaces()) {
      if (inward(other).contains(space)) {
        found.add(other);
      }
    }
    return found;
  }

  /** All patterns by R 7.2, each as its notation followed by the spaces it needs. */
  List<List<String>> patterns() {
    var patterns = new ArrayList<List<String>>();
    for (var x : spaces()) {
      var next = clockwise(x);
      var last = counterclockwise(x);
      patterns.add(List.of("node " + x, last, next));
      patterns.add(List.of("foundry %s with %s".formatted(x, last), x, last));
      patterns.add(List.of("foundry %s with %s".formatted(x, next), x, next));
      for (var y : outward(x)) {
        for (var b : inward(x)) {
          patterns.add(List.of("bridge %s-%s from %s".formatted(x, b, y), x, y));
        }
        for (var z : outward(y)) {
          patterns.add(List.of("tower %s from %s %s".formatted(x, y, z), x, y, z));
        }
      }
    }
    return patterns;
  }
}
