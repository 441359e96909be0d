package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What the chronicle says of fights, dice, prices and events. */
class ChronicleTest {
  private static List<String> detail(NovaScene scene, String kind) {
    return scene.told().stream()
        .filter(fact -> fact.kind().equals(kind))
        .map(Fact::detail)
        .findFirst()
        .orElseThrow();
  }

  private static Object arg(NovaScene scene, String kind, String name) {
    return scene.told().stream()
        .filter(fact -> fact.kind().equals(kind))
        .map(fact -> fact.args().get(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"R 11.5.4", "R 11.5.5", "R 11.7"})
  void aRoundIsOneLineWithItsDiceBehindIt() {
    var scene =
        front(3)
            .given("P0 hand W7")
            .when("attack K1 P1", "send full line K0", "send full escort K0", "end")
            .when("use W7-ambush", "stay")
            .when(0, "fire line 1")
            .dice(6, 4, 3)
            .when(1, "fire line 1");
    scene.says(
        "Round 1 at K1: P0 fires with a line fleet and covers with an escort fleet; P1 fires with"
            + " a line fleet.",
        "P0 scores 1 impact; P1 scores 1 impact, which is covered.",
        "A line fleet of P1 at K1 is reduced.");
    assertThat(detail(scene, "impacts"))
        .containsExactly(
            "P0: a line fleet with factor 2 + 1 = 3 (4 or more) rolls 6",
            "P1: a line fleet with factor 2 + 1 = 3 (4 or more) rolls 4",
            "P0: cover (3 or less) rolls 3");
    assertThat(arg(scene, "impacts", "attacker")).isEqualTo(0);
    assertThat(arg(scene, "impacts", "by-defender")).isEqualTo(1);
  }

  @Test
  @Rule({"R 12.4", "R 12.5", "R 11.5.6"})
  void militiaFiresInTheChronicleToo() {
    var scene =
        bareFront(5)
            .given("K1.0 terran", "K1.0 P1 settlement")
            .when("attack K1 P1", "send full line K0", "done", "end");
    scene.when("assault K1.0");
    scene.says("P0 assaults K1.0, a settlement of P1 with 1 militia die.");
    scene.dice(2, 6).when("fire line 1");
    scene.says(
        "Round 1 at K1.0: P0 fires with a line fleet; P1 fires with 1 militia die.",
        "P0 scores no impacts; P1 scores 1 impact.",
        "A line fleet of P0 at K1 is reduced.");
    assertThat(detail(scene, "impacts"))
        .containsExactly(
            "P0: a line fleet with factor 1 (6 or more) rolls 2",
            "P1: 1 militia die with factor 1 (6 or more) rolls 6");
    assertThat(arg(scene, "committed", "militia")).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.5.3", "R 11.10"})
  void tacticsShowTheDieAndTheDifference() {
    galaxy()
        .given("no units", "I0 at M0", "C0.0 P0 outpost", "C0 units P0 LLL", "H0 units P0 e")
        .when("attack M0 I0", "send full line C0", "send full line C0", "send full line C0", "done")
        .when("end")
        .dice(6, 1, 1, 1, 1, 1)
        .when("fire line 3")
        .says("The Hesper League rolls 6 - 1 = 5 for tactics in round 1, so 2 fleets fire.");
  }

  @Test
  @Rule({"R 9.4", "R 9.5", "R 9.6", "R 9.8"})
  void actionsNameTheirPrice() {
    galaxy()
        .given("P0 AP 9")
        .when("explore A0", "build escort H0", "reinforce escort H0", "build naval")
        .says(
            "P0 builds an escort fleet at H0 for 1 AP and has 7 left.",
            "P0 reinforces an escort fleet at H0 for 1 AP and has 6 left.",
            "P0 raises its naval power to 3 for 2 AP and has 4 left.");
    front(3)
        .given("P0 AP 1")
        .when("attack K1 P1")
        .says("P0 attacks P1 at K1 for 1 AP and has none left.");
  }

  @Test
  @Rule({"R 19.11", "R 19.13", "R 19.15", "R 19.17"})
  void anEventSaysWhatItDoes() {
    front(3)
        .given("K0 units P0 L")
        .dice(1)
        .happens(ScenarioEvent.V1)
        .says(
            "A nova flares at K0.",
            "2 line fleets of P0 at K0 are reduced.",
            "An escort fleet of P0 at K0 is reduced.");
    var friction = galaxy(3).happens(ScenarioEvent.V3).says("All tensions rise by 1.");
    assertThat(detail(friction, "tensions"))
        .containsExactly("P0 and P1: 3", "P0 and P2: 3", "P1 and P2: 3");
    galaxy()
        .given("tension P0 P1 0")
        .happens(ScenarioEvent.V4)
        .says("Peace congress has no effect.")
        .happens(ScenarioEvent.V3)
        .says("All tensions rise by 1.");
    galaxy().happens(ScenarioEvent.V5).says("Trade winds has no effect.");
    galaxy().happens(ScenarioEvent.V7).says("The next turn will be skipped.");
    var drawn = galaxy().when("end", "pass").given("deck E E4 X 0").dice(2, 2, 1).when("draw E");
    drawn.says(
        "P0 draws the first X card of deck E.", "The event is Border friction, with a roll of 2.");
    assertThat(detail(drawn, "event")).containsExactly("All tensions rise by 1.");
  }

  @Test
  @Rule({"R 7.1", "R 16.2"})
  void everyLineHasItsPhaseAndPointsTheirReasons() {
    var scene = galaxy().given("deck E X 2", "P0 AP 2");
    scene.when("build naval");
    assertThat(scene.told()).extracting(Fact::phase).containsOnly("naval-phase");
    scene.when("end", "raise P1");
    assertThat(scene.told()).extracting(Fact::phase).containsOnly("tension-phase");
    scene.dice(1, 3).when("draw E");
    assertThat(scene.told())
        .extracting(Fact::phase)
        .containsSubsequence("final-impulse", "interphase");
    assertThat(detail(scene, "victory-points"))
        .containsExactly("Markers: 3 VP", "Most markers in Aquila: 1 VP");
    scene.when(0, "done").when(1, "done");
    assertThat(scene.told())
        .extracting(Fact::phase)
        .containsSubsequence("interphase", "initial-phase");
  }

  @Test
  @Rule({"R 11.6", "R 15.6"})
  void anUndecidedRaidLeavesTheSpaceToItsDefender() {
    var scene =
        galaxy()
            .given("no units", "I0 at M0", "I0 reserve MMMM", "B1.0 P1 outpost", "B1 units P1 E")
            .dice(4)
            .activate(0)
            .when("stay", "cover", "fight", "cover", "fight", "cover");
    scene.then("B1 units P1 E", "I0 reserve MMMM").says("P1 keeps the space of B1.");
    assertThat(arg(scene, "combat-ended", "winner")).isEqualTo("P1");
  }

  @Test
  @Rule({"R 11.10", "R 11.6"})
  void aRetreatToAPlanetOfTheSameSystemNamesThePlanet() {
    front(3)
        .when("attack K1 P1", "send full line K0", "done", "end", "stay")
        .when(0, "fire line 1")
        .dice(1, 1)
        .when(1, "fire line 1")
        .when(1, "retreat K1")
        .says("P1 retreats with a fleet from the space of K1 to the planet K1.0.");
  }
}
