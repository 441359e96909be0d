package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
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

  @Test
  @Rule({"R 14.1", "R 10.4", "R 10.5"})
  void spiesAndTiesOfACombatArePublic() {
    var scene =
        conflict()
            .given("S1 at 0D9 with 1", "N1 at 0E5 with 1")
            .given("seat 0 reveal-spy ready", "seat 1 reveal-spy ready")
            .when("move S1 0E8")
            .when(0, "use reveal-spy");
    assertThat(observed(scene).combat()).containsExactly("S1", "N1");
    assertThat(observed(scene).spies()).containsExactly(1, 0);
    assertThat(observed(scene).ties()).isZero();

    scene.dice(3, 4).when(1, "pass");
    assertThat(observed(scene).spies()).containsExactly(1, 0);
    assertThat(observed(scene).ties()).isEqualTo(1);
    assertThat(NebulaSketch.draw(observed(scene))).contains("S1 against N1, 1 tie in a row");
  }

  @Test
  @Rule({"R 14.1", "R 10.6"})
  void theShipThatIsAboutToBeHitIsPublic() {
    var scene =
        conflict()
            .given("S1 at 0D9 with 3", "N1 at 0E5 with 1", "seat 1 energy-shield ready")
            .dice(3, 3)
            .when("move S1 0E8");
    assertThat(observed(scene).decision()).isEqualTo("loss");
    assertThat(observed(scene).hit()).isEqualTo("N1");
  }

  @Test
  @Rule({"R 14.1", "R 11.4 FIELD"})
  void shipsThatDoNotFightEachOtherArePublic() {
    var scene =
        conflict()
            .given("S1 at 1E8 with 3", "N1 at 1G6 with 5", "P3 of seat 1 with 5")
            .given("seat 0 invisibility-field ready")
            .when("move S1 1G6", "use invisibility-field");
    assertThat(observed(scene).truces()).containsExactly(new NebulaView.Truce("S1", "N1"));
    assertThat(observed(scene.nextTurn()).truces()).isEmpty();
  }

  private static NebulaView observed(NebulaScene scene) {
    return (NebulaView) scene.position().view(View.OBSERVER);
  }
}
