package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 3 and R 14: the view tells everything to everybody. */
class ViewTest {
  private static SolView view(SolScene scene) {
    return (SolView) scene.position().view(View.OBSERVER);
  }

  private static SolScene middle() {
    return sol(2)
        .given("seat 0 has 2 on C0", "seat 1 has 1 on C0", "node of seat 0 on C0")
        .given("tower of seat 1 on K3", "bridge L0-C0 of seat 1", "bridge C0-R7 of seat 0")
        .given("seat 0 holds FESTIVAL", "seat 1 lost 2", "momentum 4 6", "energy 7 1");
  }

  @Test
  @Rule({"R 3.1", "R 3.2", "R 3.3", "R 14.2"})
  void theTableIsTold() {
    var view = view(middle());
    assertThat(view.spaces())
        .containsExactly(
            new SolView.Space("C0", List.of(2, 1), "node", 0),
            new SolView.Space("K3", List.of(0, 0), "tower", 1));
    assertThat(view.bridges())
        .containsExactly(new SolView.Bridge("L0", "C0", 1), new SolView.Bridge("C0", "R7", 0));
    assertThat(view.seats())
        .containsExactly(
            new SolView.Seat(
                0,
                2,
                4,
                7,
                6,
                2,
                5,
                0,
                4,
                0,
                List.of("U0", "U12", "L0", "L12"),
                "Subduction",
                7,
                2,
                3,
                3),
            new SolView.Seat(
                1, 1, 6, 1, 7, 1, 3, 2, 4, 6, List.of("U5", "U6", "L5", "L6"), "none", 7, 3, 3, 2));
    assertThat(view.suits().get(1))
        .isEqualTo(
            new SolView.Suit(
                "Subduction",
                14,
                0,
                0,
                "festival",
                16,
                "activate",
                "Activate stations of different types."));
    assertThat(view.suits()).hasSize(4);
    assertThat(view.rings().get(3)).isEqualTo(new SolView.Ring("R", "radiative", 8, 3, 2, 2));
    assertThat(view.rings()).extracting(SolView.Ring::size).containsExactly(13, 13, 13, 8, 5);
    assertThat(List.of(view.round(), view.maxRounds(), view.countdown()))
        .containsExactly(1, 120, 13);
    assertThat(List.of(view.quietTurns(), view.quietTurnsMax())).containsExactly(0, 20);
    assertThat(view.phase() + view.ending()).isEqualTo("choosenone");
  }

  @Test
  @Rule({"R 14.1", "R 14.2"})
  void everySeatAndObserversSeeTheSame() {
    var p = middle().position();
    var observed = (SolView) p.view(View.OBSERVER);
    assertThat(observed.viewer()).isEqualTo(View.OBSERVER);
    for (int seat = 0; seat < 2; seat++) {
      var seen = (SolView) p.view(seat);
      assertThat(seen.viewer()).isEqualTo(seat);
      assertThat(seen).usingRecursiveComparison().ignoringFields("viewer").isEqualTo(observed);
    }
    long before = p.fingerprint();
    p.determinize(0, bound -> bound - 1);
    assertThat(p.fingerprint()).isEqualTo(before);
  }

  @Test
  @Rule({"R 3.5", "R 3.6"})
  void theTurnIsTold() {
    var scene =
        middle()
            .given("seat 0 has 1 on L0", "seat 0 has 2 on K0", "foundry of seat 1 on U9")
            .given("seat 0 has 1 on L5");
    scene.when("move", "fly L0 C0", "hurl K0");
    assertThat(view(scene).turn())
        .isEqualTo(
            new SolView.Turn(
                "move",
                2,
                1,
                0,
                List.of(),
                List.of(1),
                List.of(),
                "none",
                "none",
                "none",
                "none",
                0,
                "none",
                "none",
                "none",
                "none"));
    assertThat(view(scene).phase()).isEqualTo("move");
    var activating = middle().when("activate", "play festival", "activate C0");
    assertThat(view(activating).turn())
        .isEqualTo(
            new SolView.Turn(
                "activate",
                0,
                0,
                1,
                List.of(),
                List.of(),
                List.of("C0"),
                "none",
                "none",
                "none",
                "festival",
                0,
                "none",
                "none",
                "C0",
                "none"));
    assertThat(view(activating).phase()).isEqualTo("bonus");
    assertThat(view(activating).seatToAct()).isZero();
    var locked = middle().when("activate", "activate C0");
    assertThat(view(locked).turn().lockedType()).isEqualTo("node");
  }

  @Test
  @Rule({"R 3.5", "R 3.6"})
  void conversionsDrawsAndFlaresAreTold() {
    var scene =
        sol(2)
            .given("seat 0 has 1 on K0", "seat 0 has 1 on K2", "seat 0 holds CASCADE")
            .given("seat 0 has 1 on L5", "seat 0 has 1 on L6", "foundry of seat 1 on U9")
            .given("seat 0 has 1 on L8", "seat 0 has 1 on L10")
            .when("convert", "node K1", "play cascade");
    var turn = view(scene).turn();
    assertThat(turn.conversion()).isEqualTo("converted");
    assertThat(turn.convertedStation()).isEqualTo("K1");
    assertThat(turn.effect()).isEqualTo("cascade");
    assertThat(turn.effectUses()).isEqualTo(1);
    assertThat(turn.cardsOwed()).isEqualTo(3);
    scene.deck(2, 0, 3).when("end");
    assertThat(view(scene).phase()).isEqualTo("flare");
    assertThat(view(scene).seatToAct()).isEqualTo(1);
    assertThat(view(scene).active()).isZero();
    assertThat(view(scene).turn().flareAt()).isEqualTo("U9");
    assertThat(view(scene).turn().drawn()).containsExactly("Explosion", "Refraction");
    assertThat(view(scene).countdown()).isEqualTo(12);
    scene.when("flare U9 pay");
    assertThat(view(scene).phase()).isEqualTo("keep");
    assertThat(view(scene).suits().get(3).drawn()).isEqualTo(1);
  }

  @Test
  @Rule({"R 3.6", "R 11.9"})
  void theEndIsTold() {
    var scene =
        sol(2)
            .given("countdown 1", "seat 0 has 1 on C0", "node of seat 0 on C0")
            .given("seat 1 has 1 on K0")
            .deck(0)
            .when("activate", "activate C0", "decline bonus");
    assertThat(view(scene).lastTransmission()).isTrue();
    assertThat(view(scene).phase()).isEqualTo("last");
    assertThat(view(scene).ending()).isEqualTo("none");
    scene.when("end");
    assertThat(view(scene).lastTransmission()).isFalse();
    assertThat(view(scene).phase()).isEqualTo("over");
    assertThat(view(scene).ending()).isEqualTo("nova");
    assertThat(view(scene).seatToAct()).isEqualTo(SolView.NOBODY);
  }

  @Test
  @Rule("R 11.3")
  void aLastTransmissionPromisesNoCards() {
    var scene =
        sol(2)
            .given("countdown 1", "seat 0 has 1 on C0", "node of seat 0 on C0")
            .given("seat 1 has 1 on K0", "seat 1 has 1 on K2", "energy 0 12")
            .given("tower of seat 1 on K0", "tower of seat 1 on K2")
            .deck(0)
            .when("activate", "activate C0", "decline bonus", "activate");
    var ruleset = new SolRuleset();
    long move = ruleset.notation().parse(scene.position(), "activate K0");
    assertThat(SolGuide.INSTANCE.hint(scene.position(), move).sentence())
        .isEqualTo("Activate your tower on K0: pay 5 energy for 5 momentum.");
    scene.when("activate K0", "decline bonus");
    assertThat(view(scene).lastTransmission()).isTrue();
    assertThat(view(scene).turn().cardsOwed()).isZero();
    assertThat(ruleset.draw(view(scene))).doesNotContain("cards owed");
  }

  @Test
  @Rule("R 10.3 PILLAR")
  void aNamedSuitIsTold() {
    var scene = sol(2).given("seat 0 holds PILLAR").when("play pillar refraction");
    assertThat(view(scene).turn().namedSuit()).isEqualTo("Refraction");
    var hyper = sol(2).given("seat 0 holds HYPERDRIVE").when("move", "play hyperdrive");
    assertThat(view(hyper.when("launch L0")).turn().mover()).isEqualTo("L0");
  }
}
