package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** A snapshot that no game could have written is refused with what is wrong in it. */
class SnapshotTest {
  private static byte[] bytes(SupernovaPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    return out.toByteArray();
  }

  private static void refuses(
      SupernovaScene scene, String what, Consumer<SupernovaPosition> spoil) {
    var p = scene.position();
    assertThat(SupernovaSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .as("before it is spoilt")
        .isEqualTo(p.fingerprint());
    spoil.accept(p);
    assertThatThrownBy(() -> SupernovaSnapshot.read(new SnapshotReader(bytes(p))))
        .isInstanceOf(BadInput.class)
        .hasMessage("The snapshot is no position of Supernova: " + what + " is wrong.");
  }

  private static int card(SupernovaPosition p, String name) {
    return p.cards.first(SceneTable.kind(name));
  }

  private static SupernovaScene calm() {
    return supernova(2)
        .given("seat 0 has Freya [Drifters]", "Cruiser at Freya", "Freighter at Freya")
        .given("seat 1 has Mizar", "Fighter at Mizar", "seat 0 holds Eden")
        .in(ACTION);
  }

  private static SupernovaScene fleet() {
    return calm().when("attack from Freya", "send Cruiser");
  }

  private static SupernovaScene target() {
    return fleet().when("fleet done");
  }

  private static SupernovaScene flight() {
    return target().when("attack Mizar");
  }

  private static SupernovaScene trade() {
    return supernova(3)
        .given("seat 0 has Freya", "seat 0 holds Eden, Fighter", "seat 1 holds Cruiser")
        .given("seat 2 holds Battleship")
        .in(ACTION)
        .when("offer Eden");
  }

  private static SupernovaScene bidding() {
    return trade().when("offer to 1 2");
  }

  @Test
  @Rule({"R 4.3", "R 5.1", "R 5.3", "R 7.3"})
  void theTurn() {
    refuses(calm(), "its end", p -> p.frames.clear());
    refuses(calm(), "a new planet", p -> p.turn.fresh = 1L << card(p, "Vega"));
    refuses(calm(), "an environment played", p -> p.turn.used = 1L << card(p, "Freya"));
    refuses(calm(), "what is jettisoned", p -> p.turn.jettisoned = 1);
    refuses(calm(), "the seat to act", p -> p.turn.asked = 1);
    refuses(flight(), "the seat to act", p -> p.turn.asked = 0);
    refuses(bidding(), "the seat to act", p -> p.turn.asked = 0);
  }

  @Test
  @Rule({"R 8.1", "R 8.2", "R 8.3"})
  void anAttackThatBegins() {
    refuses(fleet(), "the origin of an attack", p -> p.attack.origin = AttackRecord.NONE);
    refuses(fleet(), "the origin of an attack", p -> p.attack.origin = card(p, "Mizar"));
    refuses(fleet(), "the origin of an attack", p -> p.attack.origin = card(p, "Vega"));
    refuses(fleet(), "the origin of an attack", p -> p.attack.origin = card(p, "Cruiser"));
    refuses(fleet(), "the target of an attack", p -> p.attack.target = card(p, "Mizar"));
    refuses(fleet(), "a fleet", p -> p.attack.fleet |= p.table.bit(card(p, "Fighter")));
    refuses(target(), "a fleet", p -> p.attack.fleet = 0);
    refuses(fleet(), "a ship in the attack", p -> underWay(p, "Cruiser"));
  }

  private static void underWay(SupernovaPosition p, String ship) {
    p.table.place(card(p, ship), Table.IN_ATTACK);
  }

  @Test
  @Rule({"R 8.3", "R 8.4"})
  void anAttackUnderWay() {
    refuses(flight(), "the target of an attack", p -> p.attack.target = card(p, "Freya"));
    refuses(flight(), "the target of an attack", p -> p.attack.target = card(p, "Vega"));
    refuses(flight(), "the target of an attack", p -> p.attack.target = card(p, "Fighter"));
    refuses(flight(), "a ship in the attack", p -> p.attack.fleet = 0);
    refuses(flight(), "a ship in the attack", p -> underWay(p, "Freighter"));
    refuses(
        flight(),
        "the owner of a ship in the attack",
        p -> p.table.giveShip(card(p, "Cruiser"), 1));
    refuses(flight(), "a fleet", SnapshotTest::sendTheFleetAway);
    refuses(flight(), "the flight", p -> p.attack.fledUpTo = card(p, "Mizar"));
  }

  private static void sendTheFleetAway(SupernovaPosition p) {
    p.table.place(card(p, "Cruiser"), Table.DEEP_SPACE);
    p.attack.fleet = 0;
  }

  @Test
  @Rule("R 8.14")
  void nothingIsLeftOfAnAttack() {
    refuses(calm(), "the origin of an attack", p -> p.attack.origin = card(p, "Freya"));
    refuses(calm(), "a fleet", p -> p.attack.fleet = p.table.bit(card(p, "Cruiser")));
    refuses(calm(), "a ship in the attack", p -> underWay(p, "Cruiser"));
    refuses(calm(), "an attack", p -> p.attack.lost = true);
    refuses(calm(), "an attack", p -> p.attack.form = 1);
    refuses(calm(), "an attack", p -> p.attack.passes = 1);
    refuses(calm(), "the target of an attack", p -> p.attack.target = card(p, "Mizar"));
    refuses(calm(), "the flight", p -> p.attack.fledUpTo = card(p, "Fighter"));
  }

  @Test
  @Rule({"R 9.1", "R 9.2"})
  void specialsInForce() {
    var p = calm().position();
    int special = mod(p);
    refuses(calm(), "a special in force", q -> q.attack.attackerMods.add(special));
    refuses(calm(), "a special in force", q -> q.attack.defenderMods.add(special));
    refuses(calm(), "a special in force", q -> q.attack.attackerMods.add(card(q, "Cruiser")));
    var inForce = calm();
    scrap(inForce.position(), special);
    inForce.position().attack.attackerMods.add(special);
    refuses(inForce, "the side of a special", q -> q.attack.defenderMods.add(special));
  }

  private static int mod(SupernovaPosition p) {
    int card = p.cards.first(CardType.SPECIAL);
    while (p.cards.kind(card).effect != Effect.MOD) {
      card++;
    }
    return card;
  }

  private static void scrap(SupernovaPosition p, int card) {
    p.piles.main.remove(card);
    p.piles.scrap.add(card);
  }

  @Test
  @Rule("R 7.4")
  void trades() {
    refuses(bidding(), "who is addressed", p -> p.trade.addressed |= 1);
    refuses(calm(), "who is to bid", p -> p.trade.toAsk = 2);
    refuses(calm(), "who has bid", p -> p.trade.bidders = 2);
    refuses(calm(), "a promise", p -> p.trade.promises[1] = TradeRecord.PROMISES);
    refuses(calm(), "a promise", p -> p.trade.promises[1] = -1);
    refuses(calm(), "a promise", p -> p.trade.promise(1, 0, 1, SupernovaOptions.TURNS_MAX + 2));
    refuses(calm(), "a promise", p -> p.trade.promise(1, 0, 1, -1));
    refuses(trade(), "what is offered", p -> p.trade.offered = TradeRecord.NO_CARD);
    refuses(bidding(), "what is offered", p -> p.trade.offered = card(p, "Cruiser"));
    refuses(calm(), "a trade", p -> p.trade.offered = card(p, "Eden"));
    refuses(calm(), "a trade", p -> p.trade.addressed = 2);
    refuses(calm(), "a trade", p -> p.trade.bid.add(card(p, "Eden")));
    refuses(bidding(), "a bid", p -> p.trade.bid.add(card(p, "Fighter")));
    refuses(bidding(), "a bid", p -> p.trade.bid.add(card(p, "Vega")));
    var promised = calm();
    promised.position().trade.promise(1, 0, 1, SupernovaOptions.TURNS_MAX + 1);
    promised.position().trade.promises[1] = TradeRecord.PROMISES - 1;
    refuses(promised, "a promise", p -> p.trade.promises[1]++);
  }

  @Test
  @Rule({"R 1.1", "R 1.2", "R 1.3"})
  void whereCardsLie() {
    refuses(
        calm(),
        "a special on the table",
        p -> {
          p.piles.main.remove(mod(p));
          p.table.inPlay.add(mod(p));
        });
    refuses(calm(), "what has moved", SnapshotTest::moveAnEnvironment);
    refuses(calm(), "the Discard pile", SnapshotTest::discardTwice);
    refuses(calm(), "the place of a ship", p -> p.table.place(card(p, "Cruiser"), Table.NOWHERE));
    refuses(calm(), "the place of a ship", p -> place(p, "Mizar"));
    refuses(calm(), "the place of a ship", p -> place(p, "Vega"));
    refuses(calm(), "a declared homeworld", SnapshotTest::declareAPermanentOne);
  }

  private static void place(SupernovaPosition p, String host) {
    p.table.place(card(p, "Cruiser"), SceneTable.planet(p, host));
  }

  private static void moveAnEnvironment(SupernovaPosition p) {
    int card = p.cards.first(CardType.ENVIRONMENT);
    p.piles.main.remove(card);
    p.table.attach(card, card(p, "Freya"));
    p.table.moved.add(card);
  }

  private static void discardTwice(SupernovaPosition p) {
    int first = p.piles.main.next(0);
    int second = p.piles.main.next(first + 1);
    p.piles.main.remove(first);
    p.piles.main.remove(second);
    p.piles.discard(first);
    p.piles.discard(first);
  }

  private static void declareAPermanentOne(SupernovaPosition p) {
    int planet = 0;
    while (!p.cards.kind(planet).isPermanentHomeworld()) {
      planet++;
    }
    p.piles.main.remove(planet);
    p.piles.hands[0].remove(planet);
    p.table.putPlanet(planet, 0);
    p.table.declared |= 1L << planet;
  }

  @Test
  @Rule({"R 2.2", "R 2.3", "R 2.7"})
  void whatLiesOnWhat() {
    CardType[] types = {CardType.ENVIRONMENT, CardType.CIVILIZATION, CardType.MODIFIER};
    String[] hosts = {"Cruiser", "Cruiser", "Freya"};
    for (int i = 0; i < types.length; i++) {
      var type = types[i];
      var host = hosts[i];
      refuses(calm(), "a host", p -> attach(p, p.cards.first(type), card(p, host)));
    }
    refuses(calm(), "a host", p -> attach(p, p.cards.first(CardType.ALIEN), card(p, "Vega")));
    refuses(calm(), "a host", p -> attach(p, p.cards.first(CardType.MERC), card(p, "Drifters")));
  }

  private static void attach(SupernovaPosition p, int card, int host) {
    p.piles.main.remove(card);
    p.table.attach(card, host);
  }
}
