package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 14: what is hidden, and what others see of it. */
class SecrecyTest {
  private static NebulaScene researching() {
    return progress()
        .given("seat 0 academy owned", "seat 0 reserves 35/35/35", "seat 0 suicide ready")
        .when("research emp");
  }

  private static List<NebulaView.TechSeen> techs(NebulaScene scene, int viewer) {
    var view = (NebulaView) scene.position().view(viewer);
    return view.players().get(0).techs();
  }

  @Test
  @Rule({"R 14.1", "R 14.2"})
  void othersSeeColourTierAndIndicatorOfATokenOnly() {
    var scene = researching();
    assertThat(techs(scene, 0)).extracting(NebulaView.TechSeen::name).contains("emp");
    for (int viewer : new int[] {1, View.OBSERVER}) {
      assertThat(techs(scene, viewer))
          .containsExactly(
              new NebulaView.TechSeen("suicide", "Yellow", "basic", "ready", 0, false, false),
              new NebulaView.TechSeen("unknown", "Yellow", "basic", "research", 2, false, false));
    }
  }

  @Test
  @Rule("R 14.2")
  void tokensOfOneKindComeInTheSameOrderWhateverTheyHide() {
    var one = progress().given("seat 0 emp research 1", "seat 0 electric-charge research 2");
    var other = progress().given("seat 0 emp research 2", "seat 0 electric-charge research 1");
    assertThat(techs(one, 1)).isEqualTo(techs(other, 1));
    assertThat(techs(one, 0)).isNotEqualTo(techs(other, 0));
  }

  @Test
  @Rule({"R 14.3", "R 8.4"})
  void onlyTheResearcherHearsTheNameAndNobodyHearsTwice() {
    var told = researching().told();
    assertThat(told).extracting(Fact::kind).containsExactly("research-begun", "research-begun");
    assertThat(told.get(0).audience()).isEqualTo(Audience.only(0));
    assertThat(told.get(0).text())
        .isEqualTo(
            "Seat 0 begins research of EMP, a basic Yellow tech, for 8 Metal, 4 Gas and 4 Crystal"
                + " and now researches 1 tech.");
    assertThat(told.get(1).audience()).isEqualTo(Audience.without(0));
    assertThat(told.get(1).text())
        .isEqualTo(
            "Seat 0 begins research of a basic Yellow tech for 8 Metal, 4 Gas and 4 Crystal"
                + " and now researches 1 tech.");
  }

  @Test
  @Rule("R 17.5")
  void openResearchIsSeenByAll() {
    var scene =
        progress()
            .option("openResearch", "1")
            .given("seat 0 academy owned", "seat 0 reserves 35/35/35")
            .when("research emp");
    assertThat(techs(scene, 1)).extracting(NebulaView.TechSeen::name).containsExactly("emp");
    assertThat(scene.told()).extracting(Fact::audience).containsExactly(Audience.EVERYBODY);
    long before = scene.position().fingerprint();
    scene.position().determinize(1, Chance.NONE);
    assertThat(scene.position().fingerprint()).isEqualTo(before);
  }

  @Test
  @Rule("R 14.1")
  void tokensAreDealtAnewEvenlyOverWhatTheyMayHide() {
    var scene = progress();
    scene.given("seat 0 emp research 2", "seat 0 repair research 1", "seat 0 hack ready");
    scene.given("seat 0 suicide research 1");
    var chance = Chance.of(new SplittableRandom(5));
    var seen = new TreeMap<String, Integer>();
    int deals = 6000;
    for (int deal = 0; deal < deals; deal++) {
      var p = (NebulaPosition) scene.position().copy();
      p.determinize(1, chance);
      var tokens = new StringBuilder();
      for (int tech = 0; tech < Tech.COUNT; tech++) {
        if ((p.techs.researching[0] >>> tech & 1) != 0) {
          tokens.append(Tech.of(tech).word()).append(p.techs.indicator(0, tech)).append(' ');
        }
      }
      seen.merge(tokens.toString(), 1, Integer::sum);
      assertThat(p.techs.ready[0]).isEqualTo(1 << Tech.HACK.id);
    }
    // Two of three basic techs in order, and one of the two advanced ones left: 6 x 2 ways.
    assertThat(seen).hasSize(12);
    assertThat(seen.values()).allMatch(count -> count > deals / 12 - 100);
  }

  @Test
  @Rule("R 14.1")
  void aPlayerKnowsItsOwnResearch() {
    var scene = progress().given("seat 0 emp research 2", "seat 0 repair research 1");
    long before = scene.position().fingerprint();
    scene.position().determinize(0, Chance.NONE);
    assertThat(scene.position().fingerprint()).isEqualTo(before);
  }
}
