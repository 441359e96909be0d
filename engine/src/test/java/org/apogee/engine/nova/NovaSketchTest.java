package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The board as text. */
class NovaSketchTest {
  @Test
  void whoeverLooksSeesWhatMattersForTheDecision() {
    var scene = front(3).given("P0 hand E2", "I0 at M0", "I0 relation P1 1", "P1 hand W7");
    var text = new NovaRuleset().draw(scene.view(0));
    assertThat(text)
        .contains("Turn 1 of 3, impulse of P0 with 20 AP; P0 decides: actions")
        .contains("K0  Core   T P0 outpost")
        .contains("P0 LE")
        .contains("hand: E2 Colony Convoy (3)")
        .contains("I0 Hesper League, region Rim, reserve M m, treaty with P1")
        .doesNotContain("Ambush");
    scene.when("attack K1 P1", "send full line K0", "done", "end", "pass");
    assertThat(new NovaRuleset().draw(scene.view(1)))
        .contains("Attacks declared: K1 P1")
        .contains("Combat at K1, round 0:")
        .contains("P1 decides: combat-card")
        .contains("hand: W7 Ambush (2)");
  }

  private static NovaScene crowded() {
    return front(3)
        .given("P0 hand E2 W7", "P1 hand W7", "I0 at M0", "I0 relation P1 1", "I0 reserve Mm")
        .given("K1 siege P0 P1", "H1 units P1 LlEe.0", "tension P0 P1 4", "P0 VP 7")
        .given("I1 at M1", "I1 relation P0 2", "P0 development E10 1", "P0 development W11 2")
        .given("H0.0 damage 1");
  }

  @Test
  void aPowerSeesTheMapAndItsOwnHand() {
    var view = crowded().view(0);
    assertThat(new NovaRuleset().draw(view))
        .isEqualTo(
            """
            Turn 1 of 3, impulse of P0 with 20 AP; P0 decides: actions
            Links in a sector: H-A H-B H-C H-D A-B A-C B-D C-D A-K C-M M-K; M to the next B and K; K-K, K-Z.

            H0  Aquila T P0 colony -1        B P0 factory
            K0  Core   T P0 outpost          T -                   P0 LE
            M0  Rim    T I0 settlement       B I0 outpost
            H1  Bootes T P1 colony           B P1 factory          P1 LlEe.0
            K1  Core   B P1 factory          B -                   P1 L  siege P0 P1
            M1  Rim    T I1 settlement       B I1 outpost
            Unexplored: A0, B0, C0, D0, A1, B1, C1, D1, H2, A2, B2, C2, D2, K2, M2, Z

            > P0  7 VP, naval power 2, economic base 1, income 6, cards E1 W1, tension P1:4
                 hand: E2 Colony Convoy (3), W7 Ambush (2)
                 developments: E10 1, W11 2
              P1  0 VP, naval power 2, economic base 1, income 5, cards E0 W1, tension P0:4
              I0 Hesper League, region Rim, reserve M m, treaty with P1
              I1 Ondine Synod, region Rim, reserve M m, ally of P0
              Deck E: 26 cards left, X cards drawn: 0
              Deck W: 25 cards left, X cards drawn: 0
            """);
  }

  @Test
  void aCombatIsDrawnLast() {
    var scene = crowded().when("attack K1 P1", "send full line K0", "done", "end");
    assertThat(new NovaRuleset().draw(scene.view(1)))
        .startsWith(
            """
            Turn 1 of 3, impulse of P0 with 19 AP; P0 decides: combat-card
            Attacks declared: K1 P1
            Anger: P1 attacked
            """)
        .contains(
            "K1  Core   B P1 factory          B -                   P0 (L)  P1 L  siege P0 P1")
        .contains("     hand: W7 Ambush (2)\n")
        .endsWith(
            """
            Combat at K1, round 0:
            P0 fires nothing; P1 fires nothing
            """);
  }
}
