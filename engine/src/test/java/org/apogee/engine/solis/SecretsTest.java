package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 18: stored tiles, scans and secret objectives are for their owners. */
class SecretsTest {
  private static SolisScene scene() {
    return solis(3).stored(0, "b01", "y06", "r01").stored(1, "b02", "b03");
  }

  @Test
  @Rule({"R 18.1", "R 18.2"})
  void othersSeeOnlyTheStars() {
    var scene = scene();
    assertThat(scene.view(0).empires().get(0).stored())
        .containsExactly("Ore nebula", "Habitable planet", "Ancient artifact");
    for (int viewer : new int[] {1, 2, View.OBSERVER}) {
      assertThat(scene.view(viewer).empires().get(0).stored())
          .containsExactly("blue", "yellow", "red");
    }
  }

  @Test
  @Rule("R 18.3")
  void whatIsUnseenIsKnownAsAWhole() {
    var scene = scene();
    var unseen = scene.view(1).unseenTiles();
    assertThat(unseen.stream().mapToInt(Integer::intValue).sum()).isEqualTo(118);
    assertThat(unseen.get(SolisScene.location("b01"))).isEqualTo(4);
    assertThat(scene.view(0).unseenTiles().get(SolisScene.location("b01"))).isEqualTo(3);
  }

  /** The swap: two games that differ in what a seat cannot know look and sound the same to it. */
  @Test
  @Rule({"R 18.1", "R 18.4"})
  void whoeverSwapsHiddenTilesIsNotNoticed() {
    var truth = scene();
    var other = solis(3).stored(0, "b04", "y01", "r02").stored(1, "b02", "b03");
    for (int viewer : new int[] {1, 2, View.OBSERVER}) {
      assertThat(other.view(viewer).empires()).isEqualTo(truth.view(viewer).empires());
    }
    truth.drawing("b06", "y07", "r03").when(0, "scan", "draw", "keep Crystal motherlode", "done");
    other
        .drawing("b07", "y08", "r04")
        .when(0, "scan", "draw", "keep Archeolith motherlode", "done");
    assertThat(heard(truth, 1)).isEqualTo(heard(other, 1)).isNotEmpty();
    assertThat(heard(truth, View.OBSERVER)).isEqualTo(heard(other, View.OBSERVER));
    assertThat(heard(truth, 0)).isNotEqualTo(heard(other, 0));
    assertThat(other.view(1).empires()).isEqualTo(truth.view(1).empires());
    assertThat(truth.told.stream().filter(fact -> isOfAFace(fact)))
        .isNotEmpty()
        .allMatch(fact -> fact.audience().equals(Audience.only(0)));
  }

  private static boolean isOfAFace(Fact fact) {
    return fact.args().containsKey("tile") || fact.args().containsKey("tiles");
  }

  private static List<Fact> heard(SolisScene scene, int viewer) {
    return scene.told.stream().filter(fact -> fact.audience().includes(viewer)).toList();
  }

  @Test
  @Rule("R 18.1")
  void determinizedCopiesKeepOnlyWhatIsKnown() {
    boolean changed = false;
    for (int deal = 0; deal < 20; deal++) {
      var scene = scene();
      var seen = scene.view(1);
      scene.p.determinize(1, Chance.of(new SplittableRandom(deal)));
      assertThat(scene.view(1)).isEqualTo(seen);
      assertThat(scene.storedBy(1)).containsExactly("b02", "b03");
      assertThat(scene.storedBy(0).stream().map(id -> id.charAt(0))).containsExactly('b', 'y', 'r');
      changed |= !scene.storedBy(0).equals(List.of("b01", "y06", "r01"));
    }
    assertThat(changed).isTrue();
  }

  private static SolisScene withObjectives() {
    var scene = solis(3);
    scene.set(0, Empires.OBJECTIVES, Objective.OB19.number()).set(0, Empires.OBJECTIVES + 1, -1);
    scene.set(1, Empires.OBJECTIVES, Objective.OB03.number());
    scene.set(1, Empires.OBJECTIVES + 1, Objective.OB13.number());
    return scene.set(2, Empires.OBJECTIVES, -1).set(2, Empires.OBJECTIVES + 1, -1);
  }

  @Test
  @Rule({"R 18.1", "R 18.5", "R 15.6"})
  void objectivesAreSecretUntilTheyAreShown() {
    var scene = withObjectives();
    assertThat(scene.view(0).empires().get(0).objectives()).containsExactly("Imperator");
    assertThat(scene.view(2).empires().get(0).objectives()).containsExactly("secret");
    assertThat(scene.view(2).empires().get(1).objectives()).containsExactly("secret", "secret");
    scene.ships(1, 25, 6).turnOf(1).when(1, "complete Shipwright");
    assertThat(scene.p.frames.top()).isEqualTo(Step.TURN);
    assertThat(scene.p.score(1)).isEqualTo(3);
    assertThat(scene.view(2).empires().get(1).completed()).containsExactly("Shipwright");
    assertThat(scene.view(2).empires().get(1).objectives()).containsExactly("secret");
    scene.ships(1, 25, 1);
    assertThat(scene.p.score(1)).isEqualTo(3);
    Victory.end(scene.p, SolisEnding.DEFEAT_STALL, Chronicle.SILENT);
    assertThat(scene.view(2).empires().get(0).objectives()).containsExactly("Imperator");
  }

  @Test
  @Rule("R 18.1")
  void objectivesAreDealtAnewWithinTheirTiers() {
    boolean changed = false;
    for (int deal = 0; deal < 20; deal++) {
      var scene = withObjectives();
      scene.p.determinize(1, Chance.of(new SplittableRandom(deal)));
      int gold = scene.p.empires.get(0, Empires.OBJECTIVES);
      assertThat(Objective.of(gold).tier).isEqualTo(Objective.Tier.GOLD);
      changed |= gold != Objective.OB19.number();
      assertThat(scene.p.empires.get(1, Empires.OBJECTIVES)).isEqualTo(Objective.OB03.number());
    }
    assertThat(changed).isTrue();
  }
}
