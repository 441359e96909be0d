package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.NODE;
import static org.apogee.engine.sol.SolTables.PIECE_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * What each thing on the board is worth to a bot, one at a time: two positions that differ in it
 * alone. Seat 0 has no sundivers and builds nothing, unless a scene says so; what is left of the
 * game is what its two seats may expect at the start of it.
 */
class SolProspectsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);

  /** R 4.3: 13 flares to come, one card in four or so, 1.2 cards a turn. */
  private static final double LEFT = 13 * (59 + 1) / (14 + 1.0) / 1.2 / 2;

  private static final double ENERGY = 0.2 * soon(1);
  private static final double ENERGY_WITH_TOWER = 0.4 * soon(1);

  private static double soon(double turns) {
    return LEFT / (LEFT + turns);
  }

  private static double after(double turns) {
    return soon(turns) / (1 + turns);
  }

  /** A sundiver this far from the core; three steps are a turn. */
  private static double hurl(int steps) {
    return 1.3 * after((steps + 1) / 3.0);
  }

  private static double crew(int divers) {
    return 5.0 * divers / (divers + 5) * soon(2);
  }

  private static SolScene bare(int seats, List<Integer> pieces, String... given) {
    var scene = sol(seats).given("seat 0 pool 0").given(given);
    for (int piece = 0; piece < PIECE_TYPES; piece++) {
      if (!pieces.contains(piece)) {
        var holdings = scene.position().holdings;
        holdings.addPieces(0, piece, -holdings.pieces(0, piece));
      }
    }
    return scene;
  }

  private static double worth(SolScene scene) {
    var p = scene.position();
    return new SolProspects(p.board, p.seats()).worth(p, 0);
  }

  private static double worth(String... given) {
    return worth(bare(2, List.of(), given));
  }

  /** What one sentence more makes of a position. */
  private static double gain(String more, String... given) {
    var both = Arrays.copyOf(given, given.length + 1);
    both[given.length] = more;
    return worth(both) - worth(given);
  }

  @Test
  void momentumCountsInFullAndAloneWhenTheSunIsGone() {
    assertThat(gain("seat 0 momentum 7")).isEqualTo(7, EXACTLY);
    var scene = bare(2, List.of(), "seat 0 momentum 7", "seat 0 has 2 on K0");
    scene.position().setEnding(SolEnding.NOVA);
    assertThat(worth(scene)).isEqualTo(7);
  }

  @Test
  void energyIsWorthMoreWhereATowerSpendsIt() {
    assertThat(gain("seat 0 energy 5")).isEqualTo(2 * ENERGY, EXACTLY);
    assertThat(gain("seat 0 energy 5", "tower of seat 1 on C0"))
        .isEqualTo(2 * ENERGY_WITH_TOWER, EXACTLY);
    assertThat(gain("seat 0 energy 16", "seat 0 energy 12"))
        .as("R 9.4: a flare may halve it")
        .isEqualTo(4 * ENERGY / 2, EXACTLY);
  }

  @Test
  void whatMayComeTooLateIsWorthLess() {
    assertThat(gain("seat 0 energy 4", "round 120")).isEqualTo(0.2 * 0.5 / 1.5, EXACTLY);
    assertThat(gain("seat 0 energy 4", "round 117")).isEqualTo(0.2 * 3.5 / 4.5, EXACTLY);
    double nearTheNova = 3 * (49 + 1) / (4 + 1.0) / 1.2 / 2;
    assertThat(gain("seat 0 energy 4", "countdown 3"))
        .isEqualTo(0.2 * nearTheNova / (nearTheNova + 1), EXACTLY);
    double ofFour = 13 * (89 + 1) / (14 + 1.0) / 1.2 / 4;
    assertThat(
            worth(bare(4, List.of(), "seat 0 energy 4"))
                - worth(bare(4, List.of(), "seat 0 energy 3")))
        .isEqualTo(0.2 * ofFour / (ofFour + 1), EXACTLY);
  }

  @Test
  void aCardHeldIsWorthALittle() {
    double left = 13 * (58 + 1) / (14 + 1.0) / 1.2 / 2;
    double energy = 3 * 0.2 * (left / (left + 1));
    assertThat(worth("seat 0 holds suit 1")).isEqualTo(energy + 0.3 * left / (left + 1), EXACTLY);
  }

  @Test
  void aBridgeOpensTheWayForEverybodyAndMovesItsOwner() {
    double access = 4 * soon(4);
    double movement = 0.08 * LEFT;
    assertThat(gain("bridge L0-C0 of seat 1")).isEqualTo(access, EXACTLY);
    assertThat(gain("bridge L0-C0 of seat 0")).isEqualTo(access + movement, EXACTLY);
    assertThat(gain("bridge R0-K0 of seat 1", "bridge L0-C0 of seat 1", "bridge C0-R0 of seat 1"))
        .isEqualTo(access, EXACTLY);
    assertThat(gain("bridge L6-C6 of seat 1", "bridge L0-C0 of seat 1"))
        .as("a second bridge over the same membrane")
        .isEqualTo(0, EXACTLY);
    assertThat(gain("bridge R3-K1 of seat 1", "bridge C0-R0 of seat 1"))
        .as("three steps aside are half of a bridge")
        .isEqualTo(access / 2, EXACTLY);
  }

  @Test
  void sundiversAreWorthTheirNumberAndTheirWay() {
    assertThat(gain("seat 0 has 1 on K0")).isEqualTo(crew(1) + hurl(0), EXACTLY);
    assertThat(gain("seat 0 has 2 on K0")).isEqualTo(crew(2) + 2 * hurl(0), EXACTLY);
    assertThat(gain("seat 0 has 1 on R0")).isEqualTo(crew(1) + hurl(7), EXACTLY);
    assertThat(gain("seat 0 has 1 on R0", "seat 0 has 3 on K0"))
        .isEqualTo(crew(4) - crew(3) + hurl(7), EXACTLY);
    assertThat(gain("seat 0 pool 3"))
        .as("launched into the lower orbit, three membranes from the core")
        .isEqualTo(crew(3) + 3 * hurl(1 + 3 * (SolWays.CROSSING + 1)), EXACTLY);
  }

  @Test
  void aNodeInTheUpperOrbitEarnsWithEveryFlare() {
    double each = 1.6 * ENERGY * LEFT * 1.2 * 0.24;
    assertThat(gain("node of seat 0 on U5")).isEqualTo(each, EXACTLY);
    assertThat(gain("node of seat 0 on U7", "node of seat 0 on U5")).isEqualTo(each, EXACTLY);
    assertThat(gain("node of seat 1 on U5")).isZero();
  }

  @Test
  void aStationIsWorthWhatItsLayerGivesAndASecondLess() {
    double uses = 0.15 * LEFT;
    assertThat(gain("node of seat 0 on L5")).isEqualTo(uses * 2 * ENERGY, EXACTLY);
    assertThat(gain("node of seat 0 on K2")).isEqualTo(uses * 8 * ENERGY, EXACTLY);
    assertThat(gain("foundry of seat 0 on R2")).isEqualTo(uses * 5 * 0.2, EXACTLY);
    assertThat(gain("tower of seat 0 on C2"))
        .isEqualTo(uses * 3 * (1 - ENERGY_WITH_TOWER) + 3 * (ENERGY_WITH_TOWER - ENERGY), EXACTLY);
    assertThat(gain("node of seat 0 on L5", "node of seat 0 on K2"))
        .as("the deepest counts in full")
        .isEqualTo(uses * 2 * ENERGY * 0.6, EXACTLY);
    assertThat(gain("node of seat 0 on K2", "node of seat 0 on L5"))
        .isEqualTo(uses * (8 + 2 * 0.6 - 2) * ENERGY, EXACTLY);
  }

  @Test
  void aSundiverOnAStationMayActivateIt() {
    double price = 0.8 * hurl(1 + 3 * (SolWays.CROSSING + 1));
    double now = after(1);
    assertThat(gain("node of seat 1 on U5", "seat 0 has 1 on U5"))
        .isEqualTo((ENERGY - price) * now, EXACTLY);
    assertThat(gain("node of seat 1 on U5", "seat 0 has 1 on U3"))
        .as("two steps away")
        .isEqualTo((ENERGY - price) * after(1 + 2 / 3.0), EXACTLY);
    assertThat(gain("node of seat 1 on U5")).as("nobody can go there").isZero();
    assertThat(gain("node of seat 1 on U5", "seat 0 has 1 on K0"))
        .as("it costs more than it gives")
        .isBetween(0.0, ENERGY * now);
  }

  @Test
  void towersAreActivatedFromTheDeepestAsFarAsTheEnergyGoes() {
    var ways = new String[] {"bridge C5-R3 of seat 1", "seat 0 has 1 on C5"};
    double deep = transmission(3, "R3", ways);
    double here = transmission(2, "C5", ways);
    double beside = transmission(2, "C6", ways);
    assertThat(towers(4, "C5", "R3", ways)).as("one left").isEqualTo(deep, EXACTLY);
    assertThat(towers(3, "C5", "R3", ways)).isEqualTo(deep, EXACTLY);
    assertThat(towers(2, "C5", "R3", ways)).as("the smaller").isEqualTo(here, EXACTLY);
    assertThat(towers(1, "C5", "R3", ways)).isEqualTo(0, EXACTLY);
    assertThat(towers(4, "C5", "C6", ways)).isEqualTo(here + beside, EXACTLY);
    assertThat(towers(3, "C5", "C6", ways)).isEqualTo(beside, EXACTLY);
  }

  /** The worth of activating two towers with so much energy; a third is too deep for it. */
  private static double towers(int energy, String one, String other, String... given) {
    var sentences = new ArrayList<>(List.of(given));
    sentences.add("seat 0 energy " + energy);
    sentences.add("tower of seat 1 on K2");
    double without = worth(sentences.toArray(new String[0]));
    sentences.add("tower of seat 1 on " + one);
    sentences.add("tower of seat 1 on " + other);
    return worth(sentences.toArray(new String[0])) - without;
  }

  private static double transmission(int amount, String space, String... given) {
    var p = bare(2, List.of(), given).position();
    var ways = new SolWays(p.board);
    ways.measureFromDivers(p, 0);
    int way = ways.far(SceneTable.space(p.board, space));
    ways.measureFromCore(p);
    int toCore = ways.far(SceneTable.space(p.board, space));
    return (amount * (1 - ENERGY_WITH_TOWER) - 0.8 * hurl(toCore)) * after(1 + way / 3.0);
  }

  @Test
  void aFoundryBuildsWhatEnergyAndReserveAllow() {
    var given = new String[] {"seat 0 has 1 on C5"};
    double price = 0.8 * hurl(2 * (SolWays.CROSSING + 1));
    assertThat(gain("foundry of seat 1 on C5", given))
        .isEqualTo((crew(3) - crew(1) - 2 * ENERGY - price) * after(1), EXACTLY);
    assertThat(gain("foundry of seat 1 on C5", "seat 0 has 1 on C5", "seat 0 energy 1")).isZero();
    assertThat(gain("foundry of seat 1 on C5", "seat 0 has 1 on C5", "seat 0 reserve 1"))
        .isEqualTo((crew(2) - crew(1) - ENERGY - price) * after(1), EXACTLY);
  }

  @Test
  void anOwnStationGivesItsBonusAndOtherTypesCountLess() {
    var p = new String[] {"seat 0 has 2 on R2", "seat 0 energy 9"};
    double uses = 0.15 * LEFT;
    double price = 0.8 * hurl(SolWays.CROSSING + 1);
    double node = (5 * ENERGY - price) * after(1);
    assertThat(gain("node of seat 0 on R2", p)).isEqualTo(uses * 5 * ENERGY + node, EXACTLY);
    double foundry =
        (crew(5) - crew(2) - 3 * ENERGY - 0.8 * hurl(1 + SolWays.CROSSING)) * after(1 + 1 / 3.0);
    double best = Math.max(foundry, (3 * ENERGY - price) * after(1));
    double next = Math.min(foundry, (3 * ENERGY - price) * after(1));
    assertThat(gain("node of seat 1 on R2", p) + gain("foundry of seat 1 on R3", p))
        .isEqualTo(best + next, EXACTLY);
    assertThat(worth(p[0], p[1], "node of seat 1 on R2", "foundry of seat 1 on R3"))
        .isEqualTo(worth(p) + best + 0.4 * next, EXACTLY);
  }

  /** What may be built from two sundivers beside U5 and one beside them. */
  private static double conversions(int piece, String... given) {
    return worth(bare(2, List.of(piece), given)) - worth(given);
  }

  /** The best layer to build in, and a little of the next best. */
  private static double expected(int piece, double[] gains, int crew, String... given) {
    var p = bare(2, List.of(piece), given).position();
    var ways = new SolWays(p.board);
    ways.measureFromDivers(p, 0);
    double price = crew(crew) - crew(crew - SolTables.cost(piece));
    var worths =
        IntStream.range(0, gains.length)
            .filter(layer -> ways.toPattern(piece, layer) < SolWays.UNREACHABLE)
            .mapToDouble(
                layer -> (gains[layer] - price) * after(1 + ways.toPattern(piece, layer) / 3.0))
            .filter(worth -> worth > 0)
            .sorted()
            .toArray();
    int best = worths.length - 1;
    return worths[best] + (best == 0 ? 0 : 0.4 * worths[best - 1]);
  }

  @Test
  void whatCouldBeBuiltIsWorthLessThanWhatStands() {
    var p = new String[] {"seat 0 has 2 on C3", "seat 0 has 2 on C5", "seat 0 has 3 on K0"};
    double uses = 0.15 * LEFT;
    double upper = 1.6 * ENERGY * LEFT * 1.2 * 0.24;
    double[] nodes = {
      upper, 2 * uses * ENERGY, 3 * uses * ENERGY, 5 * uses * ENERGY, 8 * uses * ENERGY
    };
    assertThat(conversions(NODE, p)).isEqualTo(expected(NODE, nodes, 7, p), EXACTLY).isPositive();
    double[] foundries = {0.2 * uses, 0.4 * uses, 0.6 * uses, uses, 1.6 * uses};
    assertThat(conversions(FOUNDRY, p)).isEqualTo(expected(FOUNDRY, foundries, 7, p), EXACTLY);
    double[] towers = new double[5];
    Arrays.setAll(towers, layer -> foundries[layer] / 0.2 * (1 - ENERGY));
    assertThat(conversions(TOWER, p)).isEqualTo(expected(TOWER, towers, 7, p), EXACTLY);
    double move = 0.08 * LEFT;
    double[] bridges = {0, 0, move + 4 * soon(4), move, move};
    assertThat(conversions(BRIDGE, p)).isEqualTo(expected(BRIDGE, bridges, 7, p), EXACTLY);
  }

  @Test
  void theNextBridgeIsTheOneThatOpensTheWay() {
    var given = new String[] {"seat 0 has 2 on L3", "seat 0 has 2 on C5", "seat 0 has 2 on R2"};
    double move = 0.08 * LEFT;
    double access = 4 * soon(4);
    var open =
        List.of("bridge R3-K1 of seat 1", "bridge C5-R3 of seat 1", "bridge L4-C5 of seat 1");
    for (int built = 0; built <= open.size(); built++) {
      var p = Arrays.copyOf(given, given.length + built);
      for (int i = 0; i < built; i++) {
        p[given.length + i] = open.get(i);
      }
      double[] bridges = {0, 0, move, move, move};
      if (built < open.size()) {
        bridges[SolTables.CONVECTIVE + built] += access;
      }
      assertThat(conversions(BRIDGE, p))
          .as(built + " bridges")
          .isEqualTo(expected(BRIDGE, bridges, 6, p), EXACTLY);
    }
  }
}
