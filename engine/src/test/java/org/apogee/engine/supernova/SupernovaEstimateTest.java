package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.BUILD;
import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.TRANSPORT;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What each thing is worth to a bot, in points of potential: one thing a scene. */
class SupernovaEstimateTest {
  private static final Offset<Double> EXACTLY = within(1e-6);
  private static final double OPPORTUNITY_NOW = 0.3;
  private static final double EXPOSURE_NOW = 0.5;
  private static final double LIKELY = 0.85;
  private static final double BY_FAR = 0.95;
  private static final double PENALTY = 1.5;

  /** Freya with a Battleship, in itself. */
  private static final double FLEET = 2 + 0.05 * 2 + 0.3 + 0.07 * 5;

  /** Rigel, in itself. */
  private static final double TARGET = 2 + 0.05 * 2;

  private static double points(SupernovaPosition p, int seat, int viewer) {
    var prospects = new Prospects();
    prospects.look(p, seat, viewer);
    return SupernovaEstimate.points(p, seat, prospects);
  }

  /** What a seat has more on the table than its rival, as the seat sees it. */
  private static double lead(SupernovaScene scene, int seat) {
    var p = scene.position();
    return points(p, seat, seat) - points(p, 1 - seat, seat);
  }

  private static double lead(String... given) {
    return lead(supernova(2).given(given), 0);
  }

  private static double hand(String... given) {
    var p = supernova(2).given(given).position();
    return hand(p, 0, 0);
  }

  private static double hand(SupernovaPosition p, int seat, int viewer) {
    var holdings = new Holdings();
    var hand = p.piles.hands[seat];
    holdings.look(p, seat);
    holdings.addUp(p, hand, seat, viewer);
    return SupernovaEstimate.inHand(holdings, hand.size());
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
    double cruiser = 0.3 + 0.07 * 4;
    assertThat(lead("seat 0 has Freya", "Cruiser [Laze Cannon] at Freya"))
        .isEqualTo(2.1 + 0.3 + 0.07 * 6, EXACTLY);
    assertThat(lead("Cruiser of seat 0 in Deep Space"))
        .as("no port")
        .isEqualTo(0.1 * cruiser, EXACTLY);
    var coming = supernova(2).given("seat 0 has Freya", "Cruiser of seat 0 in Deep Space");
    assertThat(lead(coming.in(ACTION), 0)).isEqualTo(2.1 + 0.85 * cruiser, EXACTLY);
    var lost = supernova(2).given("seat 0 has Freya", "Cruiser of seat 0 in Deep Space");
    assertThat(lead(lost.in(DISCARD), 0)).isLessThan(2.1 + 0.2 * cruiser);
  }

  @Test
  void aShipWithoutSupportIsHalfLost() {
    var fleet = supernova(2).given("seat 0 has Freya [Evil Clones]");
    fleet.given("Fighter at Freya", "Fighter at Freya").in(TRANSPORT);
    double supported = lead(fleet, 0);
    var alone = supernova(2).given("seat 0 has Freya");
    alone.given("Fighter at Freya", "Fighter at Freya").in(TRANSPORT);
    assertThat(lead(alone, 0)).isEqualTo(supported - 0.12 - 0.05 * 2 - 0.5, EXACTLY);
  }

  @Test
  void aCardIsWorthLessInHandThanOnTheTable() {
    assertThat(hand("seat 0 holds Altair")).isBetween(0.5, 2.0);
    assertThat(hand("seat 0 has Freya [Evil Clones]", "seat 0 holds Megalopolis"))
        .isBetween(0.5, 2.0);
    assertThat(hand("seat 0 has Freya", "seat 0 holds Battleship")).isBetween(0.2, 0.65);
  }

  @Test
  void onePlanetATurnSoThePlanetsInHandCountLessAndLess() {
    double one = hand("seat 0 holds Altair");
    double two = hand("seat 0 holds Altair, Vega") - one;
    double three = hand("seat 0 holds Altair, Vega, Regulus") - one - two;
    assertThat(two).isBetween(three, one);
    assertThat(hand("seat 0 holds Altair, Mizar")).isEqualTo(hand("seat 0 holds Mizar, Altair"));
  }

  @Test
  void aCardWithoutAPlaceIsWorthLess() {
    double homeless = hand("seat 0 has Freya", "seat 0 holds Vorn Miners");
    assertThat(hand("seat 0 has Vornheim", "seat 0 holds Vorn Miners")).isGreaterThan(homeless);
    assertThat(hand("seat 0 has Tlis", "seat 0 holds Vorn Miners")).isEqualTo(homeless, EXACTLY);
    assertThat(hand("seat 0 declared Freya", "seat 0 holds Vorn Miners")).isGreaterThan(homeless);
    assertThat(hand("seat 0 has Freya [Drifters]", "seat 0 holds Vorn Miners"))
        .isGreaterThan(homeless);
    assertThat(hand("seat 0 has Freya [Vorn Miners]", "seat 0 holds Vorn Shock Troops"))
        .isGreaterThan(hand("seat 0 has Freya [Tlisk Raiders]", "seat 0 holds Vorn Shock Troops"));
    assertThat(hand("seat 0 has Freya [Drifters]", "seat 0 holds Embassy"))
        .isGreaterThan(hand("seat 0 has Freya", "seat 0 holds Embassy"));
    assertThat(hand("seat 0 has Freya", "Fighter at Freya", "seat 0 holds Cruiser"))
        .as("no second ship is supported")
        .isLessThan(hand("seat 0 has Freya", "seat 0 holds Cruiser"));
  }

  @Test
  void cardsThatTheViewerHasNotSeenAreAllAlike() {
    var eden = supernova(2).given("seat 1 holds Eden").position();
    var algol = supernova(2).given("seat 1 holds Algol").position();
    assertThat(hand(eden, 1, 0)).isEqualTo(hand(algol, 1, 0)).isPositive();
    assertThat(hand(eden, 1, 1)).isGreaterThan(hand(algol, 1, 1));
  }

  @Test
  void anEmptyHandBeforeTheDiscardPhaseCostsADraw() {
    var full = supernova(2).given("seat 0 has Freya", "seat 0 holds Mizar").in(BUILD);
    assertThat(lead(full, 0))
        .as("the hand of the other seat is empty")
        .isEqualTo(2.1 + PENALTY, EXACTLY);
    assertThat(lead(supernova(2).given("seat 0 has Freya").in(BUILD), 0)).isEqualTo(2.1, EXACTLY);
  }

  @Test
  void aSeatThatIsInFrontWhenNobodyCanActHasWon() {
    var scene = supernova(2).option("threshold", "8").given("seat 0 has Eden", "seat 0 has Altair");
    double before = lead(scene.in(TRANSPORT), 0);
    var reached = supernova(2).option("threshold", "8");
    reached.given("seat 0 has Eden", "seat 0 has Altair", "seat 0 has Mizar").in(TRANSPORT);
    assertThat(lead(reached, 0) - before).isEqualTo(1 + 0.05 * 3 + 15, EXACTLY);
    var passed = supernova(2).option("threshold", "8");
    passed.given("seat 0 has Eden", "seat 0 has Altair", "seat 0 has Mizar");
    passed.given("seat 1 has Regulus", "seat 1 has Vega", "seat 1 has Sirius").in(TRANSPORT);
    assertThat(lead(passed, 0)).as("the other seat has as much, and more").isLessThan(-10);
  }

  @Test
  void aSeatThatIsInFrontAndOutOfReachIsWinning() {
    var safe = supernova(2).option("threshold", "8");
    safe.given("seat 0 has Eden", "seat 0 has Altair", "seat 0 has Mizar", "seat 1 has Vega");
    safe.in(ACTION);
    double win = 8 + 0.05 * (3 + 2 + 3) - 3.1;
    assertThat(lead(safe, 0)).isEqualTo(win + 10, EXACTLY);
    safe.given("Battleship at Vega");
    assertThat(lead(safe, 0)).as("Eden may fall").isLessThan(win);
  }

  @Test
  void aFleetIsAChanceForItsOwnerAndADangerForTheOthers() {
    double prize = 2 * BY_FAR;
    double both = OPPORTUNITY_NOW + EXPOSURE_NOW;
    assertThat(lead(attack().in(BUILD), 0)).isEqualTo(FLEET - TARGET + both * prize, EXACTLY);
    assertThat(lead(attack().given("Fighter at Rigel").in(BUILD), 0))
        .as("the Fighter does not stop it, but may take Freya when the Battleship is away")
        .isEqualTo(FLEET - TARGET - (0.3 + 0.14) + both * prize * LIKELY, EXACTLY);
    assertThat(lead(attack().given("Battleship at Rigel").in(BUILD), 0))
        .as("equal ships stop each other")
        .isEqualTo(FLEET - TARGET - (0.3 + 0.35), EXACTLY);
    double later = lead(attack().in(TRANSPORT), 0);
    assertThat(later)
        .as("much can happen until the next turn")
        .isBetween(FLEET - TARGET + 0.1, FLEET - TARGET + both * prize / 2);
  }

  @Test
  void eachFormLeavesSomethingElseOfAPlanet() {
    var city = supernova(2).given("seat 0 has Freya", "seat 1 has Vega [Evil Clones, Megalopolis]");
    var p = city.position();
    int vega = p.cards.first(CardKind.VEGA);
    assertThat(Outlook.prize(p, vega, Battle.MILITARY)).as("the bare planet").isEqualTo(3);
    assertThat(Outlook.prize(p, vega, Battle.DIPLOMATIC))
        .as("the city goes back to the hand of the loser")
        .isEqualTo(3, EXACTLY);
    assertThat(Outlook.prize(p, vega, Battle.ECONOMIC)).as("the city stays").isEqualTo(5);
    assertThat(Outlook.loss(p, vega)).isEqualTo(5.1, EXACTLY);
  }

  @Test
  void aWinThatNeedsATieIsLessLikely() {
    var p = attack().position();
    long rigel = p.table.strengths(p.cards.first(CardKind.RIGEL));
    long fleet = p.table.strengthsOfFleet(p.table.orbit(p.cards.first(CardKind.FREYA)));
    assertThat(Outlook.odds(p, fleet, rigel, Battle.MILITARY)).as("5 against 1").isEqualTo(BY_FAR);
    assertThat(Outlook.odds(p, fleet, rigel, Battle.DIPLOMATIC))
        .as("0 against 0, then in money 0 against 1")
        .isNegative();
    var scorpius =
        supernova(2).given("seat 0 has Freya", "Battleship at Freya", "seat 1 has Scorpius");
    var tie = scorpius.position();
    long ships = tie.table.orbit(tie.cards.first(CardKind.FREYA));
    long battleship = tie.table.strengthsOfFleet(ships);
    long target = tie.table.strengths(tie.cards.first(CardKind.SCORPIUS));
    double force = Outlook.odds(tie, battleship, target, Battle.MILITARY);
    assertThat(Outlook.odds(tie, battleship, target, Battle.ECONOMIC))
        .as("a tie in money, then 5 against 2 by force")
        .isBetween(0.1, force - 0.1);
  }

  @Test
  void anAttackIsWorthMoreTheFurtherItGoes() {
    double prize = 2 * BY_FAR;
    var scene = attack().in(ACTION);
    double standing = lead(scene, 0);
    scene.when("attack from Freya");
    double begun = lead(scene, 0);
    assertThat(begun).isGreaterThan(standing);
    scene.when("send Battleship", "fleet done", "attack Rigel");
    assertThat(lead(scene, 0)).isEqualTo(FLEET - TARGET + 2 * prize, EXACTLY);
    scene.when("military on planet");
    assertThat(lead(scene, 0)).isEqualTo(FLEET - TARGET + 2 * prize, EXACTLY);
    scene.allPass();
    assertThat(lead(scene, 0)).isGreaterThan(FLEET + 1.5);
  }

  @Test
  void anAttackThatFailsCostsTheFleet() {
    var scene = attack().given("seat 1 has Scorpius [Planetary Shield]").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Scorpius");
    assertThat(lead(scene, 0))
        .as("all forms come down to 5 against 5, so the fleet goes home")
        .isEqualTo(FLEET - TARGET - 2 - 0.05 * 5, EXACTLY);
    var beaten = supernova(2).given("seat 0 has Freya", "Fighter at Freya", "seat 1 has Rigel");
    beaten.given("Battleship at Rigel").in(ACTION);
    double before = lead(beaten, 0);
    beaten.when("attack from Freya");
    assertThat(lead(beaten, 0)).as("no attack is called off").isLessThan(before - 0.3);
    beaten.when("send Fighter", "fleet done", "attack Rigel");
    assertThat(lead(beaten, 0)).isLessThan(before - 0.3);
  }

  @Test
  void aShipThatCannotHoldIsBetterOffInDeepSpace() {
    var scene = attack().given("Fighter at Rigel").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Rigel");
    assertThat(scene.position().step()).isEqualTo(Step.FLEE);
    double stays = lead(scene, 1);
    scene.when(1, "flee Fighter");
    assertThat(lead(scene, 1)).isGreaterThan(stays + 0.2);
  }

  @Test
  void aJettisonMustBringSomething() {
    var scene = attack().given("seat 0 holds Fighter, Fighter").in(ACTION);
    double before = lead(scene, 0);
    scene.when("jettison Fighter");
    assertThat(lead(scene, 0)).isLessThan(before);
  }

  @Test
  void specialsInForceChangeTheOdds() {
    var scene = attack().given("seat 1 holds Battle Fury, Battle Fury").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Rigel");
    scene.when("military on planet", "pass");
    double wins = lead(scene, 0);
    scene.when(1, "play Battle Fury on defender");
    assertThat(lead(scene, 0)).as("5 against 4").isLessThan(wins);
    scene.when(0, "pass").when(1, "play Battle Fury on defender");
    assertThat(lead(scene, 0)).as("5 against 7").isLessThan(FLEET - TARGET + PENALTY);
  }

  @Test
  void aSpecialForTheEnemyIsAMistake() {
    var scene = attack().given("seat 0 holds Silver Words, Mizar").in(ACTION);
    scene.when("attack from Freya", "send Battleship", "fleet done", "attack Rigel");
    scene.when("military on planet");
    double before = lead(scene, 0);
    scene.when("play Silver Words on defender");
    assertThat(lead(scene, 0)).isLessThan(before);
  }

  @Test
  void anAttackerCountsOnItsOwnSpecialsUntilItPasses() {
    var scene = supernova(2).given("seat 0 has Freya", "Cruiser at Freya");
    scene.given("seat 1 has Scorpius [Planetary Shield]", "seat 0 holds Battle Fury").in(ACTION);
    scene.when("attack from Freya", "send Cruiser", "fleet done", "attack Scorpius");
    scene.when("military on planet");
    double before = lead(scene, 0);
    scene.when("pass");
    assertThat(lead(scene, 0)).as("4 against 5 is lost now").isLessThan(before - 1);
  }
}
