package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What each thing is worth to a bot, in points of potential: one thing a scene. */
class SupernovaEstimateTest {
  private static final Offset<Double> EXACTLY = within(1e-6);
  private static final double OPPORTUNITY = 0.3;
  private static final double EXPOSURE = 0.35;
  private static final double LIKELY = 0.85;

  /** What is kept of a planet that is taken by force. */
  private static final double FORCE = 0.85;

  /** Freya with a Battleship, in itself. */
  private static final double FLEET = 2 + 0.05 * 2 + 0.3 + 0.07 * 5;

  /** Rigel, in itself. */
  private static final double TARGET = 2 + 0.05 * 2;

  private static double lead(SupernovaScene scene, int seat) {
    var p = scene.position();
    return SupernovaEstimate.points(p, seat)
        + SupernovaEstimate.inHand(p, seat)
        - SupernovaEstimate.points(p, 1 - seat);
  }

  private static double lead(String... given) {
    return lead(supernova(2).given(given), 0);
  }

  /** Seat 0 could take Rigel with its Battleship. */
  private static SupernovaScene attack() {
    return supernova(2).given("seat 0 has Freya", "Battleship at Freya", "seat 1 has Rigel");
  }

  @Test
  void planetsCountByPotentialPeopleAndStrength() {
    assertThat(lead("seat 0 has Altair")).isEqualTo(3 + 0.05 * 2, EXACTLY);
    assertThat(lead("seat 0 has Freya [Evil Clones]"))
        .isEqualTo(2 + 0.12 + 0.05 * (2 + 1 + 1), EXACTLY);
    assertThat(lead("seat 0 has Algol [Evil Clones, Drifters]"))
        .as("one of the two is too many for the planet")
        .isEqualTo(1 + 0.12 + 0.05 * (3 + 2 + 1 + 1 + 1), EXACTLY);
    assertThat(lead("seat 0 has Freya [Hostile Natives]"))
        .as("a strength below nothing is nothing")
        .isEqualTo(2 + 0.05 * 1, EXACTLY);
    assertThat(lead("seat 1 has Altair")).isEqualTo(-(3 + 0.05 * 2), EXACTLY);
  }

  @Test
  void shipsCountByStrengthAndLessInDeepSpace() {
    assertThat(lead("seat 0 has Freya", "Cruiser [Laze Cannon] at Freya"))
        .isEqualTo(2.1 + 0.3 + 0.07 * 6, EXACTLY);
    assertThat(lead("Cruiser of seat 0 in Deep Space")).isEqualTo(0.25 * (0.3 + 0.07 * 4), EXACTLY);
  }

  @Test
  void cardsInHandAreWorthLessThanOnTheTable() {
    assertThat(lead("seat 0 holds Altair")).isEqualTo(0.15 * 3 + 0.01 * 2 + 0.35 * 3, EXACTLY);
    assertThat(lead("seat 0 holds Altair, Mizar"))
        .as("one planet a turn")
        .isEqualTo(0.15 * 4 + 0.01 * 5 + 0.35 * 3, EXACTLY);
    assertThat(lead("seat 0 holds Barren Land")).isEqualTo(0.1 + 0.02, EXACTLY);
    assertThat(lead("seat 0 holds Megalopolis")).isEqualTo(0.1 + 0.4 * 2 + 0.02, EXACTLY);
    assertThat(lead("seat 0 holds Drifters, Tlisk Raiders"))
        .isEqualTo(2 * 0.06 + 0.04 * (3 + 4), EXACTLY);
    assertThat(lead("seat 0 holds Cruiser")).isEqualTo(0.15 + 0.05 * 4, EXACTLY);
    assertThat(lead("seat 0 holds Warp Cannon")).isEqualTo(0.03 + 0.04 * 3, EXACTLY);
    assertThat(lead("seat 0 holds Wormhole")).isEqualTo(0.35, EXACTLY);
    assertThat(lead("seat 0 holds Super Nova, Black Hole")).isEqualTo(1.6, EXACTLY);
    assertThat(lead("seat 1 holds Altair")).as("nobody sees it").isZero();
  }

  @Test
  void whoHasEnoughAndIsInFrontHasNearlyWon() {
    var scene = supernova(2).option("threshold", "8");
    scene.given("seat 0 has Eden", "seat 0 has Altair");
    double before = lead(scene, 0);
    scene.given("seat 0 has Mizar");
    assertThat(lead(scene, 0) - before).isEqualTo(1 + 0.05 * 3 + 2.5, EXACTLY);
    scene.given("seat 1 has Regulus", "seat 1 has Vega", "seat 1 has Rigel");
    assertThat(lead(scene, 0)).as("not when another has as much").isLessThan(2);
    assertThat(lead(scene, 1)).isEqualTo(-lead(scene, 0), EXACTLY);
  }

  @Test
  void aFleetIsAChanceForItsOwnerAndADangerForTheOthers() {
    double prize = 2 * FORCE;
    assertThat(lead(attack(), 0))
        .isEqualTo(FLEET - TARGET + (OPPORTUNITY + EXPOSURE) * prize, EXACTLY);
    assertThat(lead(attack().given("Fighter at Rigel"), 0))
        .as("the Fighter does not stop it")
        .isEqualTo(FLEET - TARGET - (0.3 + 0.14) + (OPPORTUNITY + EXPOSURE) * prize, EXACTLY);
    double stopped = lead(attack().given("Battleship at Rigel"), 0);
    assertThat(stopped)
        .as("equal ships stop each other")
        .isEqualTo(FLEET - TARGET - (0.3 + 0.35), EXACTLY);
  }

  @Test
  void eachFormKeepsAnotherShareOfThePlanet() {
    var words = supernova(2).given("seat 0 has Freya", "Consul Ship at Freya", "seat 1 has Rigel");
    double fleet = 2.1 + 0.3 + 0.07 * 3;
    assertThat(lead(words, 0))
        .isEqualTo(fleet - TARGET + (OPPORTUNITY + EXPOSURE) * 2 * 1.0, EXACTLY);
    var money = supernova(2).given("seat 0 has Freya", "Freighter at Freya", "seat 1 has Altair");
    assertThat(lead(money, 0))
        .isEqualTo(2.1 + 0.3 + 0.14 - 3.1 + (OPPORTUNITY + EXPOSURE) * 3 * 0.95, EXACTLY);
    var people =
        supernova(2)
            .given("seat 0 has Freya", "Battleship at Freya")
            .given("seat 1 has Rigel [Evil Clones]");
    assertThat(lead(people, 0))
        .as("people are a tenth of a point to who takes them")
        .isEqualTo(FLEET - TARGET - 0.12 - 0.1 + (OPPORTUNITY + EXPOSURE) * 2.1 * FORCE, EXACTLY);
  }

  @Test
  void anAttackIsWorthMoreTheFurtherItGoes() {
    double prize = 2 * FORCE;
    var scene = attack().in(ACTION);
    double standing = FLEET - TARGET + (OPPORTUNITY + EXPOSURE) * prize;
    assertThat(lead(scene, 0)).isEqualTo(standing, EXACTLY);
    scene.when("attack from Freya");
    assertThat(lead(scene, 0)).isEqualTo(standing + LIKELY * LIKELY * prize, EXACTLY);
    scene.when("send Battleship", "fleet done");
    assertThat(lead(scene, 0)).isEqualTo(standing + LIKELY * LIKELY * prize, EXACTLY);
    assertThat(lead(scene, 1))
        .as("the rival sees it coming, without knowing where it goes")
        .isEqualTo(-standing - LIKELY * LIKELY * prize, EXACTLY);
    scene.when("attack Rigel");
    assertThat(lead(scene, 0))
        .as("it is no danger for others any more, and what it takes one loses")
        .isEqualTo(FLEET - TARGET + 2 * LIKELY * prize, EXACTLY);
    scene.when("military on planet");
    assertThat(lead(scene, 0)).isEqualTo(FLEET - TARGET + 2 * LIKELY * prize, EXACTLY);
    scene.allPass();
    assertThat(lead(scene, 0)).isGreaterThan(FLEET + 1.5);
  }

  @Test
  void anAttackThatFailsCostsTheFleet() {
    var scene = attack().given("seat 1 has Scorpius [Planetary Shield]").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Scorpius");
    scene.when("diplomatic on planet");
    double rival = TARGET + 2 + 0.05 * 5;
    double before = FLEET - rival;
    assertThat(lead(scene, 0))
        .as("no strength in words, then in money, then less by force: a stalemate and a loss")
        .isCloseTo(before, within(2 * LIKELY * (0.3 + 0.35)));
    assertThat(lead(scene, 0)).isLessThan(before + 0.01);
  }

  @Test
  void aFightInOrbitWinsWhatIsBehindItAndHalfOfTheShips() {
    var scene = attack().given("Fighter at Rigel").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Rigel");
    assertThat(scene.position().step()).isEqualTo(Step.FLEE);
    double gain = LIKELY * 2 * FORCE + LIKELY * (0.3 + 0.14) / 2;
    assertThat(lead(scene, 0))
        .as("while it is away, the Fighter could take Freya")
        .isEqualTo(
            FLEET - TARGET - (0.3 + 0.14) + 2 * gain - (OPPORTUNITY + EXPOSURE) * 2 * FORCE,
            EXACTLY);
    var beaten = supernova(2).given("seat 0 has Freya", "Fighter at Freya", "seat 1 has Rigel");
    beaten.given("Battleship at Rigel").in(ACTION);
    beaten.when("attack from Freya", "send Fighter", "fleet done", "attack Rigel");
    double fleet = 0.3 + 0.14;
    double exposed = EXPOSURE + OPPORTUNITY;
    assertThat(lead(beaten, 0))
        .isEqualTo(2.1 + fleet - TARGET - 0.65 - 2 * LIKELY * fleet - exposed * 2 * FORCE, EXACTLY);
  }

  @Test
  void aTradeAndAJettisonAreLittleLoved() {
    var scene = attack().given("seat 0 holds Fighter, Fighter").in(ACTION);
    double before = lead(scene, 0);
    scene.when("jettison Fighter");
    assertThat(lead(scene, 0)).isEqualTo(before - (0.15 + 0.1) - 0.05, EXACTLY);
    var trade = attack().given("seat 0 holds Fighter, Fighter").in(ACTION);
    trade.when("offer Fighter");
    assertThat(lead(trade, 0)).isEqualTo(before - 0.05, EXACTLY);
  }

  @Test
  void specialsInForceChangeTheOdds() {
    var scene = attack().given("seat 1 holds Battle Fury, Battle Fury").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Rigel");
    scene.when("military on planet", "pass");
    double wins = lead(scene, 0);
    scene.when(1, "play Battle Fury on defender");
    assertThat(lead(scene, 0)).as("5 against 4").isEqualTo(wins, EXACTLY);
    scene.when(0, "pass").when(1, "play Battle Fury on defender");
    assertThat(lead(scene, 0))
        .as("5 against 7")
        .isEqualTo(FLEET - TARGET - 2 * LIKELY * (0.3 + 0.35), EXACTLY);
  }
}
