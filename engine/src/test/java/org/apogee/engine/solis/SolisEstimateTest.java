package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.GreedyBot;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What the hand-written estimate prefers, and by how much. */
class SolisEstimateTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private final SolisEstimate evaluation = new SolisEstimate();

  private static double economy(SolisScene scene) {
    return Economy.worth(scene.p, 0);
  }

  private static double war(SolisScene scene) {
    return WarOutlook.worth(scene.p, 0);
  }

  private double value(SolisScene scene) {
    return evaluation.value(scene.p, 0);
  }

  /** What greedy does for seat 0, by notation. */
  private static String greedy(SolisScene scene) {
    var chance = Chance.of(new SplittableRandom(1));
    long move = new GreedyBot(new SolisEstimate()).choose(scene.p, 0, chance, Budget.NONE);
    return SolisScene.RULESET.notation().describe(scene.p, move).text();
  }

  @Test
  void energyAndSpentTokensArePoints() {
    double seven = economy(solis(2));
    assertThat(economy(solis(2).energy(0, 5))).isEqualTo(seven - 2 * 0.95, EXACTLY);
    assertThat(economy(solis(2).tokens(0, Energy.MOVE, 1))).isEqualTo(seven + 0.78, EXACTLY);
    assertThat(economy(solis(2).tokens(0, Energy.MOVE, 3)))
        .isEqualTo(seven + 3 * 0.78 - 2 * 0.2, EXACTLY);
    double two = economy(solis(2).tokens(0, Energy.MOVE, 1).tokens(0, Energy.BUILD, 1));
    assertThat(two).isEqualTo(seven + 2 * 0.78, EXACTLY);
  }

  @Test
  void aResetIsDear() {
    var scene = solis(2);
    double before = economy(scene);
    scene.p.empires.count(0, SolisCounter.LOGISTICS, 1);
    assertThat(economy(scene)).isEqualTo(before - 7.2, EXACTLY);
  }

  @Test
  void creditsBeyondTwelveHardlyCount() {
    double none = economy(solis(2));
    assertThat(economy(solis(2).set(0, Empires.CREDITS, 5))).isEqualTo(none + 5 * 0.58, EXACTLY);
    assertThat(economy(solis(2).set(0, Empires.CREDITS, 15)))
        .isEqualTo(none + 12 * 0.58 + 3 * 0.1, EXACTLY);
  }

  @Test
  void aResourceIsWorthMostWhenItIsTheFirst() {
    double none = economy(solis(2));
    assertThat(economy(solis(2).synthesized(0, "N"))).isEqualTo(none + 1.15, EXACTLY);
    assertThat(economy(solis(2).synthesized(0, "NP"))).isEqualTo(none + 2.3, EXACTLY);
    assertThat(economy(solis(2).synthesized(0, "NNNN"))).isEqualTo(none + 1.85, EXACTLY);
  }

  @Test
  void aTechnologyWaitsForWhatItNeeds() {
    double none = economy(solis(2));
    double useless = economy(solis(2).knows(0, "T15"));
    double idle = economy(solis(2).synthesized(0, "A").knows(0, "T15"));
    assertThat(useless).isEqualTo(none + 0.15 * 2.8, EXACTLY);
    assertThat(idle).isEqualTo(none + 1.15 + 0.83 * 2.8, EXACTLY);
    double active = economy(solis(2).synthesized(0, "A").active(0, "T15"));
    assertThat(active).isEqualTo(none + 1.15 + 0.3 * 3 + 8.5 * 0.4, EXACTLY);
  }

  @Test
  void tracksCountLessTheLaterItIs() {
    assertThat(Economy.timeLeft(solis(2).p)).isEqualTo(8.5, EXACTLY);
    assertThat(Economy.timeLeft(solis(2).entity(Map.of(Entity.PHASES, 6)).p)).isEqualTo(2.5);
    assertThat(Economy.timeLeft(solis(2).entity(Map.of(Entity.PHASES, 12)).p)).isEqualTo(1);
    var early = solis(2);
    double none = economy(early);
    assertThat(economy(early.active(0, "T17"))).isEqualTo(none + 0.9 + 0.5 + 8.5 * 0.28, EXACTLY);
    var late = solis(2).entity(Map.of(Entity.PHASES, 7));
    none = economy(late);
    assertThat(economy(late.active(0, "T17"))).isEqualTo(none + 0.9 + 0.5 + 1.5 * 0.28, EXACTLY);
  }

  @Test
  void storedTilesWantSlots() {
    double none = economy(solis(2));
    assertThat(economy(solis(2).stored(0, "b01"))).isEqualTo(none + 0.26 * 1.15, EXACTLY);
    assertThat(economy(solis(2).stored(0, "r11"))).isEqualTo(none + 0.25 * 3, EXACTLY);
    assertThat(economy(solis(2).stored(0, "y10"))).isEqualTo(none + 0.26 * 2, EXACTLY);
    assertThat(economy(solis(2).stored(0, "r01"))).isEqualTo(none + 0.25 * 9, EXACTLY);
    var two = solis(2).stored(0, "b09", "b09", "b09", "b09", "b09");
    assertThat(economy(two)).isEqualTo(none + 4 * 0.26 + 0.25, EXACTLY);
  }

  @Test
  void whatTilesGive() {
    var p = solis(2).p;
    String[] ids = {"r01", "b06", "b07", "b08", "b10", "b11", "b09", "r07"};
    double[] worth = {9, 2.88, 3.4, 0.725, 1.55, 0.8, 1, 5.1};
    for (int i = 0; i < ids.length; i++) {
      assertThat(Economy.tile(p, 0, SolisScene.location(ids[i])))
          .as(ids[i])
          .isEqualTo(worth[i], EXACTLY);
    }
    var rich = solis(2).synthesized(0, "N").p;
    assertThat(Economy.tile(rich, 0, SolisScene.location("b01"))).isEqualTo(0.35, EXACTLY);
  }

  @Test
  void objectivesCountByTheirChancesUntilTheyHold() {
    var scene = solis(2);
    assertThat(Economy.objectives(scene.p, 0)).isZero();
    scene.set(0, Empires.OBJECTIVES, 2);
    assertThat(Economy.objectives(scene.p, 0)).isEqualTo(1.5, EXACTLY);
    scene.ships(0, 19, 6);
    assertThat(Economy.objectives(scene.p, 0)).isEqualTo(0.9 * 3, EXACTLY);
    scene.set(0, Empires.OBJECTIVES_REVEALED, 1);
    assertThat(Economy.objectives(scene.p, 0)).isZero();
  }

  @Test
  void shipsNextToFreeSectorsMaySettle() {
    double stuck = economy(solis(2).ships(0));
    double near = economy(solis(2).ships(0, 19, 1));
    assertThat(near).isGreaterThan(stuck);
    assertThat(economy(solis(2).ships(0, 7, 1))).isGreaterThan(near);
    double threatened = economy(solis(2).ships(0, 7, 1).entity(7, 1));
    assertThat(threatened).isLessThan(economy(solis(2).ships(0, 7, 1)));
    var full = solis(2).owns(0, 20).owns(0, 36).owns(0, 7);
    assertThat(economy(full.ships(0, 8, 1))).isEqualTo(economy(full.ships(0)), EXACTLY);
  }

  @Test
  void aFleetHasASizeThatIsWanted() {
    double none = war(solis(2).ships(0));
    assertThat(war(solis(2).ships(0, 19, 4))).isEqualTo(none + 4 * 1.15, EXACTLY);
    assertThat(war(solis(2).ships(0, 19, 8))).isEqualTo(none + 6 * 1.15 + 2 * 0.46, EXACTLY);
    assertThat(war(solis(2).ships(0).stations(19, 2))).isEqualTo(none + 1.6, EXACTLY);
    assertThat(war(solis(2).ships(0).stations(19, 5))).isEqualTo(none + 2.4, EXACTLY);
    assertThat(war(solis(2).ships(0).gate(19))).isEqualTo(none + 0.5, EXACTLY);
    assertThat(war(solis(2).ships(0).active(0, "T12"))).isEqualTo(none + 4.1, EXACTLY);
    double shielded = war(solis(2).ships(0).overlay(0, TileKind.S3, 2));
    assertThat(shielded).isEqualTo(none + 2 * 0.32, EXACTLY);
    double armed = war(solis(2).ships(0).overlay(0, TileKind.TAC, 2, 4));
    assertThat(armed).isEqualTo(none + 4 * 0.35, EXACTLY);
  }

  @Test
  void entityShipsCountMoreWhenTheReserveIsShort() {
    double none = war(solis(2).ships(0));
    assertThat(war(solis(2).ships(0).entity(13, 3))).isBetween(none - 18, none - 6);
    Map<Integer, Integer> few = Map.of(Entity.RESERVE, 2);
    double atLast = war(solis(2).ships(0).entity(few));
    assertThat(war(solis(2).ships(0).entity(few).entity(13, 3))).isEqualTo(atLast - 18, EXACTLY);
    Map<Integer, Integer> many = Map.of(Entity.RESERVE, 40);
    double atFirst = war(solis(2).ships(0).entity(many));
    assertThat(war(solis(2).ships(0).entity(many).entity(13, 3))).isEqualTo(atFirst - 6, EXACTLY);
    Map<Integer, Integer> captured = Map.of(Entity.RESERVE, 0, Entity.CAPTURED_SHIPS, 40);
    assertThat(war(solis(2).ships(0).entity(captured).entity(13, 3)))
        .isEqualTo(war(solis(2).ships(0).entity(captured)) - 6, EXACTLY);
  }

  @Test
  void forcesAreWorthMoreWhereTheEntityIs() {
    var far = solis(2).entity(13, 2);
    var near = solis(2).entity(8, 2);
    assertThat(war(far.ships(0, 19, 4)) - war(far.ships(0)))
        .isLessThan(war(near.ships(0, 7, 4)) - war(near.ships(0)));
    var plain = solis(2).owns(0, 7).entity(8, 2).ships(0, 7, 4);
    double without = war(plain);
    assertThat(war(plain.gate(7))).isGreaterThan(without + 0.5 + 1.5);
  }

  @Test
  void whatCanBeSavedIsFearedForLess() {
    var lost = solis(2).owns(0, 7).ships(0);
    double safe = war(lost);
    double danger = war(lost.entity(7, 2));
    assertThat(danger).isLessThan(safe);
    double held = war(solis(2).owns(0, 7).ships(0).entity(7, 2).stations(7, 3));
    assertThat(held).isGreaterThan(danger + 3 * 0.8);
  }

  @Test
  void colonyWithoutForcesInvites() {
    double alone = war(solis(2).ships(0, 8, 1));
    assertThat(war(solis(2).ships(0, 8, 1).owns(1, 8))).isEqualTo(alone + 0.7 * 1.5, EXACTLY);
    assertThat(war(solis(2).ships(0, 8, 1).owns(1, 10))).isEqualTo(alone, EXACTLY);
    assertThat(war(solis(2).ships(0, 8, 1).owns(1, 7))).isEqualTo(alone + 0.45 * 1.5, EXACTLY);
    var guarded = solis(2).ships(0, 8, 1).owns(1, 7).ships(1, 7, 1);
    assertThat(war(guarded)).isEqualTo(alone, EXACTLY);
    var truce = solis(2, "truce=ON").ships(0, 8, 1).owns(1, 8);
    assertThat(war(truce)).isEqualTo(alone, EXACTLY);
  }

  @Test
  void greedyAttacksWhatItOutnumbers() {
    assertThat(greedy(solis(2).ships(0, 8, 5).entity(8, 1))).startsWith("attack");
    assertThat(greedy(solis(2).ships(0, 8, 1).entity(8, 6))).doesNotStartWith("attack");
    assertThat(greedy(solis(2).ships(0, 6, 2).turnOf(0))).doesNotStartWith("attack");
  }

  @Test
  void theDiceAsTheyLieDecideACombat() {
    var scene = solis(2).ships(0, 8, 3).entity(8, 2);
    scene.drawing(1, 1, 3, 1, 1).when(0, "attack Entity in s8");
    assertThat(FightOutlook.worth(scene.p, 0, 5)).isEqualTo(2 * 1.4 + 2 * 5, EXACTLY);
    assertThat(FightOutlook.worth(scene.p, 1, 5)).isZero();
    var bad = solis(2).ships(0, 8, 3).entity(8, 2);
    bad.drawing(2, 2, 4, 6, 6).when(0, "attack Entity in s8");
    assertThat(FightOutlook.worth(bad.p, 0, 5)).isEqualTo(-3 * WarOutlook.LOST_SHIP, EXACTLY);
  }

  @Test
  void pointsOfAllCountHalfUntilThereAreEnough() {
    var scene = solis(2);
    double worth = worth(value(scene));
    assertThat(worth(value(scene.set(0, Empires.STAR_C, 10)))).isEqualTo(worth + 15, EXACTLY);
    assertThat(worth(value(scene.set(1, Empires.STAR_C, 10)))).isEqualTo(worth + 20 - 1.5, EXACTLY);
    scene.set(0, Empires.STAR_C, 500);
    int wanted = scene.p.options().starsWanted(2);
    assertThat(worth(value(scene))).isEqualTo(worth + 500 + 0.5 * wanted - 1.5, EXACTLY);
  }

  /** What a value was made from. */
  private static double worth(double value) {
    double share = 2 * value - 1;
    return share >= 0 ? 160 * share / (1 - share) : 160 * share / (1 + share);
  }

  @Test
  void aSharedVictoryIsWorthLess() {
    var alone = solis(2);
    var together = solis(2, "mode=COOP");
    assertThat(value(together)).isEqualTo(0.45 * value(alone), within(0.01));
    assertThat(value(together)).isLessThan(0.5);
  }

  @Test
  void anEndIsJudgedByPlaces() {
    var won = solis(2).set(0, Empires.STAR_C, 30);
    Victory.end(won.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(evaluation.value(won.p, 0)).isEqualTo(1, EXACTLY);
    assertThat(evaluation.value(won.p, 1)).isZero();
    var lost = solis(2).set(0, Empires.STAR_C, 30);
    Victory.end(lost.p, SolisEnding.DEFEAT_OVERRUN, Chronicle.SILENT);
    assertThat(evaluation.value(lost.p, 0)).isEqualTo(0.1, EXACTLY);
  }

  @Test
  void aPlanEndsWithTheTurn() {
    var scene = solis(1);
    assertThat(evaluation.endsTurn(scene.p, 0)).isTrue();
    scene.p.turn.set(TurnRecord.TOUCHED, 1);
    assertThat(evaluation.endsTurn(scene.p, 0)).isFalse();
    var two = solis(2);
    assertThat(evaluation.endsTurn(two.p, 1)).isTrue();
    two.when(0, "move to s7");
    assertThat(evaluation.endsTurn(two.p, 0)).isFalse();
  }
}
