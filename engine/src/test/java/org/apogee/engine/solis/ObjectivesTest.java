package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 2.27: each secret objective holds from its number on, and not before. */
class ObjectivesTest {
  private static final int[] SECTORS = {7, 8, 10, 12, 14, 16};

  private static void from(int number, Objective objective, IntFunction<SolisScene> scene) {
    assertThat(objective.holds(scene.apply(number - 1).p, 0))
        .as("%s with %d", objective.label, number - 1)
        .isFalse();
    assertThat(objective.holds(scene.apply(number).p, 0))
        .as("%s with %d", objective.label, number)
        .isTrue();
  }

  private static SolisScene active(int count, String... ids) {
    var scene = solis(2);
    for (int i = 0; i < count; i++) {
      scene.active(0, ids[i]);
    }
    return scene;
  }

  /** As many sectors beside the homeworld. */
  private static SolisScene sectors(int count) {
    var scene = solis(2);
    for (int i = 0; i < count; i++) {
      scene.owns(0, SECTORS[i], "D5");
    }
    return scene;
  }

  private static SolisScene revealed(int count) {
    var scene = sectors(2);
    for (int i = 0; i < count; i++) {
      scene.reveal(SECTORS[i / 3], "b09");
    }
    return scene;
  }

  /** Each in a sector of its own. */
  private static SolisScene artifacts(int count) {
    var scene = sectors(count);
    for (int i = 0; i < count; i++) {
      scene.reveal(SECTORS[i], "r01");
    }
    return scene;
  }

  private static SolisScene improved(int count) {
    var scene = sectors(2);
    for (int i = 0; i < count; i++) {
      scene.p.galaxy.improve(SECTORS[i % 2]);
    }
    return scene;
  }

  private static SolisScene kills(int count) {
    return solis(2).set(0, Empires.ENTITY_KILLS, count);
  }

  private static SolisScene gates(int count) {
    var scene = sectors(3);
    for (int i = 0; i < count; i++) {
      scene.gate(SECTORS[i]);
    }
    return scene;
  }

  @Test
  @Rule("R 2.27")
  void bronze() {
    from(5, Objective.OB01, ObjectivesTest::revealed);
    from(3, Objective.OB02, n -> solis(2).synthesized(0, "NPHBA".substring(0, n)));
    from(6, Objective.OB03, n -> solis(2).ships(0, 19, 1, 7, n - 2).disabled(0, 8, 1));
    from(3, Objective.OB04, n -> sectors(1).stations(19, 1).stations(7, n - 1));
    from(3, Objective.OB05, n -> active(n, "T01", "T02", "T03"));
    from(4, Objective.OB06, n -> sectors(n - 1));
    from(3, Objective.OB07, ObjectivesTest::kills);
    from(4, Objective.OB08, ObjectivesTest::improved);
  }

  @Test
  @Rule("R 2.27")
  void silver() {
    from(2, Objective.OB09, ObjectivesTest::artifacts);
    from(5, Objective.OB10, n -> solis(2).synthesized(0, "NPHBA".substring(0, n)));
    from(8, Objective.OB11, n -> solis(2).ships(0, 19, 4, 7, n - 4));
    from(3, Objective.OB12, ObjectivesTest::gates);
    from(6, Objective.OB13, n -> n == 6 ? active(2, "T17", "T18") : active(1, "T18"));
    from(11, Objective.OB14, n -> active(n == 11 ? 3 : 2, "T15", "T16", "ANC1a"));
    from(8, Objective.OB15, ObjectivesTest::kills);
    from(2, Objective.OB16, n -> solis(2).owns(0, 0).owns(0, 7).owns(0, 1).owns(0, n == 2 ? 2 : 8));
  }

  @Test
  @Rule("R 2.27")
  void gold() {
    from(1, Objective.OB17, n -> active(n, "ANC2b"));
    from(3, Objective.OB18, ObjectivesTest::artifacts);
    from(6, Objective.OB19, n -> sectors(n - 1));
    from(12, Objective.OB20, ObjectivesTest::kills);
    from(1, Objective.OB21, n -> solis(2).owns(1 - n, 0));
    from(7, Objective.OB22, n -> active(n, "T01", "T02", "T03", "T04", "T05", "RED1a", "ANC1b"));
    from(9, Objective.OB23, ObjectivesTest::worth);
    from(2, Objective.OB24, n -> solis(2).owns(0, 7, "D12").owns(0, 8, n == 2 ? "D13" : "D1"));
  }

  /** Seat 0 has three sectors, and the second has this value. */
  private static SolisScene worth(int value) {
    var scene = sectors(3);
    for (int i = scene.p.galaxy.value(8); i < value; i++) {
      scene.p.galaxy.improve(8);
    }
    return scene;
  }

  @Test
  @Rule("R 15.6")
  void anObjectiveIsShownOnceWhileItHolds() {
    var scene = kills(3).set(0, Empires.OBJECTIVES, Objective.OB07.number());
    scene.set(0, Empires.OBJECTIVES + 1, Objective.OB15.number());
    assertThat(scene.legal("complete")).containsExactly("complete Skirmisher");
    scene.when(0, "complete Skirmisher");
    assertThat(scene.told.getFirst().text())
        .isEqualTo("Seat 0 completes Skirmisher for 3 ☆: 3 or more units of the Entity destroyed.");
    assertThat(scene.legal("complete")).isEmpty();
    scene.set(0, Empires.ENTITY_KILLS, 8).when(0, "complete Exterminator");
    assertThat(scene.p.score(0)).isEqualTo(3 + 6);
    assertThat(Victory.mayReveal(scene.p, 1, 0)).isFalse();
  }
}
