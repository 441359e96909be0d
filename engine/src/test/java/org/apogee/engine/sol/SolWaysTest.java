package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways that bots measure, held against a slow search over the printed board. */
class SolWaysTest {
  private static final SolRuleset SOL = new SolRuleset();
  private static final int MEMBRANE = SolWays.CROSSING + 1;
  private static final List<String> PIECES = List.of("node", "foundry", "tower", "bridge");
  private static final List<String> LAYERS = List.of("U", "L", "C", "R", "K");

  private static SolWays of(SolScene scene) {
    var ways = new SolWays(scene.position().board);
    ways.measureFromDivers(scene.position(), 0);
    return ways;
  }

  private static int far(SolWays ways, SolScene scene, String space) {
    return ways.far(SceneTable.space(scene.position().board, space));
  }

  @Test
  void aSundiverOnTheBoardIsThereAndOneInTheMothershipIsAPointAway() {
    var scene = sol(2).given("seat 0 has 1 on U5");
    var ways = of(scene);
    assertThat(far(ways, scene, "U5")).isZero();
    assertThat(far(ways, scene, "L5")).isEqualTo(1);
    assertThat(far(ways, scene, "U0")).as("launch space of dock 0").isEqualTo(1);
    assertThat(far(ways, scene, "L12")).as("launch space of dock 0").isEqualTo(1);
    assertThat(far(ways, scene, "U2")).isEqualTo(3);
  }

  @Test
  void aMembraneWithoutABridgeIsALongWayAndNotTheEnd() {
    var scene = sol(2).given("seat 0 has 1 on L0");
    assertThat(far(of(scene), scene, "C0")).isEqualTo(MEMBRANE);
    scene.given("bridge L0-C0 of seat 1");
    assertThat(far(of(scene), scene, "C0")).as("bridges serve everybody").isEqualTo(1);
    assertThat(far(of(scene), scene, "C12")).isEqualTo(2);
    assertThat(far(of(scene), scene, "R0")).isEqualTo(1 + MEMBRANE);
  }

  @Test
  void withoutSundiversNothingIsWithinReach() {
    var scene = sol(2).given("seat 0 pool 0");
    var ways = of(scene);
    for (int space = 0; space < scene.position().board.spaces(); space++) {
      assertThat(ways.far(space)).isEqualTo(SolWays.UNREACHABLE);
    }
    assertThat(ways.toPattern(SolTables.NODE, SolTables.UPPER)).isEqualTo(SolWays.UNREACHABLE);
  }

  @Test
  void aPatternIsNearWhenAllOfItIs() {
    var scene = sol(2).given("seat 0 pool 0", "seat 0 has 1 on U4", "seat 0 has 1 on U6");
    assertThat(of(scene).toPattern(SolTables.NODE, SolTables.UPPER)).isZero();
    assertThat(of(scene).toPattern(SolTables.FOUNDRY, SolTables.UPPER)).isEqualTo(1);
    scene.given("foundry of seat 1 on U5");
    assertThat(of(scene).toPattern(SolTables.NODE, SolTables.UPPER)).isPositive();
  }

  @Test
  void anAnswerIsNotKeptWhenAnythingItRestsOnChanges() {
    var scene = sol(2).given("seat 0 has 1 on L0");
    var p = scene.position();
    var ways = new SolWays(p.board);
    for (var change :
        List.of(
            "seat 0 has 1 on L6",
            "bridge L6-C6 of seat 0",
            "seat 0 dock 8",
            "seat 0 pool 0",
            "node of seat 1 on L6",
            "node of seat 1 on L7")) {
      ways.measureFromDivers(p, 0);
      scene.given(change);
      ways.measureFromDivers(p, 0);
      assertIsShortest(ways, p, 0);
    }
    ways.measureFromCore(p);
    scene.given("bridge R0-K0 of seat 1");
    ways.measureFromCore(p);
    assertThat(far(ways, scene, "R0")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void waysAreTheShortestInRandomGames(int seats) {
    var chance = Chance.of(new SplittableRandom(seats));
    var p = (SolPosition) SOL.newPosition(Setup.of(SOL, seats, Map.of()), chance);
    var ways = new SolWays(p.board);
    var fromCore = new SolWays(p.board);
    var moves = new MoveList();
    for (int ply = 0; !p.isOver(); ply++) {
      if (ply % 40 == 0) {
        ways.measureFromDivers(p, ply % seats);
        assertIsShortest(ways, p, ply % seats);
        fromCore.measureFromCore(p);
        assertIsShortestFromCore(fromCore, p);
      }
      p.legalMoves(moves);
      p.play(moves.get(chance.below(moves.size())), chance);
    }
  }

  private static void assertIsShortest(SolWays ways, SolPosition p, int seat) {
    var far = new HashMap<String, Integer>();
    if (p.holdings.pool[seat] > 0) {
      SolBoards.names(p.board, p.board.launch(p.holdings.dock[seat])).forEach(s -> far.put(s, 1));
    }
    SolBoards.names(p.board, p.pieces.present(seat)).forEach(space -> far.put(space, 0));
    walk(p, far);
    assertFar(ways, p, far);
    assertNearestPatterns(ways, p, far);
  }

  private static void assertIsShortestFromCore(SolWays ways, SolPosition p) {
    var far = new HashMap<String, Integer>();
    for (int number = 0; number < 5; number++) {
      far.put("K" + number, 0);
    }
    walk(p, far);
    assertFar(ways, p, far);
  }

  private static void assertFar(SolWays ways, SolPosition p, Map<String, Integer> far) {
    for (int space = 0; space < p.board.spaces(); space++) {
      var name = p.board.name(space);
      assertThat(ways.far(space))
          .as(name)
          .isEqualTo(far.getOrDefault(name, SolWays.UNREACHABLE).intValue());
    }
  }

  /** Goes over all edges until no way becomes shorter. */
  private static void walk(SolPosition p, Map<String, Integer> far) {
    var board = SolBoards.printed(p.board);
    boolean shorter = true;
    while (shorter) {
      shorter = false;
      for (var space : board.spaces()) {
        shorter |= step(far, space, board.clockwise(space), 1);
        for (var inner : board.inward(space)) {
          boolean open = space.startsWith("U") || SolBoards.hasBridge(p, space, inner);
          shorter |= step(far, space, inner, open ? 1 : MEMBRANE);
        }
      }
    }
  }

  private static boolean step(Map<String, Integer> far, String one, String other, int length) {
    return shorten(far, one, other, length) || shorten(far, other, one, length);
  }

  private static boolean shorten(Map<String, Integer> far, String from, String to, int length) {
    int way = far.getOrDefault(from, SolWays.UNREACHABLE) + length;
    if (way < far.getOrDefault(to, SolWays.UNREACHABLE)) {
      far.put(to, way);
      return true;
    }
    return false;
  }

  private static void assertNearestPatterns(SolWays ways, SolPosition p, Map<String, Integer> far) {
    var least = new HashMap<String, Integer>();
    for (var pattern : SolBoards.printed(p.board).patterns()) {
      if (SolBoards.isFree(p, pattern.getFirst())) {
        int way =
            pattern.stream()
                .skip(1)
                .mapToInt(space -> far.getOrDefault(space, SolWays.UNREACHABLE))
                .sum();
        least.merge(SolBoards.pieceAndLayer(pattern.getFirst()), way, Math::min);
      }
    }
    for (int piece = 0; piece < PIECES.size(); piece++) {
      for (int layer = 0; layer < LAYERS.size(); layer++) {
        var key = PIECES.get(piece) + " " + LAYERS.get(layer);
        int way = Math.min(SolWays.UNREACHABLE, least.getOrDefault(key, SolWays.UNREACHABLE));
        assertThat(ways.toPattern(piece, layer)).as(key).isEqualTo(way);
      }
    }
  }
}
