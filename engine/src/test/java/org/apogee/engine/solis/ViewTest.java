package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.apogee.engine.solis.SolisView.Fleet;
import org.apogee.engine.solis.SolisView.SectorView;
import org.apogee.engine.solis.SolisView.Slot;
import org.junit.jupiter.api.Test;

/** What a seat is shown, field by field. */
class ViewTest {
  private static SectorView sector(SolisView view, String name) {
    return view.sectors().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  @Rule("R 18.1")
  void theGame() {
    var view = SolisSketchTest.crowded().view(1);
    assertThat(view.viewer()).isEqualTo(1);
    assertThat(view.mode()).isEqualTo("SURVIVAL");
    assertThat(view.difficulty()).isEqualTo("MODERATE");
    assertThat(List.of(view.turn(), view.startSeat(), view.turnSeat(), view.seatToAct()))
        .containsExactly(1, 0, 0, 0);
    assertThat(List.of(view.track(), view.trackWanted())).containsExactly(16, 144);
    assertThat(List.of(view.artifacts(), view.artifactsWanted())).containsExactly(1, 2);
    assertThat(view.sectors()).hasSize(21);
    assertThat(view.deck()).isEqualTo(44 - 3);
    assertThat(view.ancients()).containsExactly(1, 2, 3);
    assertThat(view.ending()).isEqualTo("none");
    assertThat(view.bag()).containsExactly(32 - 2, 42 - 1, 46 - 3);
    assertThat(view.fight()).isEmpty();
    assertThat(view.discards()).isEmpty();
  }

  @Test
  @Rule("R 18.1")
  void theEntity() {
    var scene = SolisSketchTest.crowded();
    scene.p.entity.set(Entity.CAPTURED_SHIPS, 4);
    scene.p.entity.set(Entity.CAPTURED_STATIONS, 2);
    scene.p.entity.set(Entity.DRAWN, ActionCard.P1_1.number());
    scene.p.entity.set(Entity.DRAWN_COUNT, 1);
    scene.p.entity.set(Entity.CARD, 1);
    var entity = scene.view(0).entity();
    assertThat(List.of(entity.power(), entity.malice(), entity.presence(), entity.reserve()))
        .containsExactly(3, 2, 1, 20);
    assertThat(entity.capturedShips()).isEqualTo(4);
    assertThat(entity.capturedStations()).isEqualTo(2);
    assertThat(entity.gates()).containsExactly("s0", "s10", "");
    assertThat(entity.activeGate()).isEqualTo("B");
    assertThat(List.of(entity.phases(), entity.entityTrack())).containsExactly(3, 2);
    assertThat(entity.cardsLeft()).containsExactly("malice (4, 5 or 6 seats)", "supernova");
    assertThat(entity.drawn()).containsExactly("presence");
  }

  @Test
  @Rule("R 18.1")
  void sectors() {
    var view = SolisSketchTest.crowded().view(View.OBSERVER);
    var seven = sector(view, "s7");
    assertThat(List.of(seven.q(), seven.r())).containsExactly(2, 0);
    assertThat(seven.tile()).isEqualTo("D1");
    assertThat(List.of(seven.value(), seven.owner(), seven.colonies(), seven.stations()))
        .containsExactly(3, 0, 2, 2);
    assertThat(seven.gate()).isTrue();
    assertThat(seven.improvements()).isEqualTo(1);
    assertThat(seven.improved()).isTrue();
    assertThat(seven.fleets()).containsExactly(new Fleet(0, 3, 2), new Fleet(1, 1, 0));
    assertThat(seven.locations())
        .containsExactly(
            new Slot("red", "r01", "Ancient artifact"),
            new Slot("yellow", "", ""),
            new Slot("blue", "b01", "Ore nebula"));
    assertThat(seven.token()).isFalse();
    var eight = sector(view, "s8");
    assertThat(List.of(eight.anomaly(), eight.entityShips(), eight.entityDisabled()))
        .containsExactly(4, 2, 1);
    assertThat(eight.gate()).isFalse();
    assertThat(eight.owner()).isNegative();
    var ten = sector(view, "s10");
    assertThat(List.of(ten.looseStars(), ten.entityShips(), ten.entityStations()))
        .containsExactly(5, 1, 1);
    assertThat(ten.entityGates()).isEqualTo("B");
    var central = sector(view, "s0");
    assertThat(central.token()).isTrue();
    assertThat(central.entityStations()).isEqualTo(5);
    assertThat(central.entityGates()).isEqualTo("A");
  }

  @Test
  @Rule({"R 18.1", "R 2.11"})
  void empires() {
    var scene = SolisSketchTest.crowded();
    scene.set(0, Empires.CAPTURED_SHIPS, 1).set(0, Empires.CAPTURED_STATIONS, 2);
    scene.set(0, Empires.CAPTURED_GATES, 1).set(0, Empires.CAPTURED_COLONIES, 3);
    scene.set(0, Empires.ENTITY_KILLS, 5).set(0, Empires.SEAT_KILLS, 4);
    scene.active(0, "T14").p.empires.usedPowers[0] = 1L << scene.tech(0, "T14");
    var red = scene.view(0).empires().get(0);
    assertThat(red.race()).isEqualTo("Kharvath");
    assertThat(red.home()).isEqualTo("s19");
    assertThat(red.score()).isEqualTo(scene.p.score(0));
    assertThat(red.spent()).containsExactly(0, 0, 0, 2, 0, 1);
    assertThat(List.of(red.energy(), red.credits(), red.starsCommon(), red.starsOwn()))
        .containsExactly(3, 4, 6, 2);
    assertThat(List.of(red.energyValue(), red.researchValue(), red.populationValue()))
        .containsExactly(8, 3, 4);
    assertThat(List.of(red.buildValue(), red.moveValue(), red.colonies())).containsExactly(1, 1, 2);
    assertThat(red.stock()).containsExactly(2, 0, 0, 0, 2, 1);
    assertThat(red.made()).containsExactly(1, 0, 0, 0, 2);
    assertThat(red.usedPowers()).containsExactly("Tactical Link");
    assertThat(red.discovery()).isTrue();
    assertThat(red.capturedShips()).isEqualTo(1);
    assertThat(red.capturedStations()).isEqualTo(2);
    assertThat(red.capturedGates()).isEqualTo(1);
    assertThat(red.capturedColonies()).isEqualTo(3);
    assertThat(red.entityKills()).isEqualTo(5);
    assertThat(red.seatKills()).isEqualTo(4);
    assertThat(scene.set(0, Empires.DISCOVERY, 0).view(0).empires().get(0).discovery()).isFalse();
  }

  @Test
  @Rule({"R 18.1", "R 18.3"})
  void whatIsGoingOn() {
    var scan = solis(2).stored(0, "b05").drawing("b01", "y02", "r03", "y10");
    scan.when(0, "scan", "set aside Antimatter nebula");
    var own = scan.view(0).action();
    assertThat(own.row())
        .containsExactly("Ore nebula", "Rich crystal nebula", "Crystal motherlode", "Twin suns");
    assertThat(own.aside()).containsExactly("Antimatter nebula");
    var seen = scan.view(1).action();
    assertThat(seen.row()).containsExactly("blue", "yellow", "red", "yellow");
    assertThat(seen.aside()).containsExactly("blue");
    assertThat(scan.view(0).unseenTiles().get(SolisScene.location("b05"))).isEqualTo(3);
    assertThat(scan.view(1).unseenTiles().get(SolisScene.location("b05"))).isEqualTo(4);
    assertThat(scan.view(0).unseenTiles().get(SolisScene.location("r03"))).isZero();
    assertThat(scan.view(1).unseenTiles().get(SolisScene.location("r03"))).isEqualTo(1);
    var reveal = solis(2).owns(0, 7, "D1").stored(0, "b02", "b01").when(0, "reveal blue");
    reveal.when(0, "take Ore nebula");
    var action = reveal.view(1).action();
    assertThat(action.star()).isEqualTo("blue");
    assertThat(action.tile()).isEqualTo("Ore nebula");
    assertThat(List.of(action.count(), action.left())).containsExactly(0, 2);
    assertThat(solis(2).view(0).action().tile()).isEmpty();
    assertThat(solis(2).view(0).action().star()).isEmpty();
    var move = solis(2).when(0, "move to s7", "ship from s19").view(1).action();
    assertThat(move.place()).isEqualTo("s7");
    assertThat(move.count()).isEqualTo(1);
  }

  @Test
  @Rule("R 11.6")
  void aCombat() {
    var scene = solis(2).ships(0, 8, 3).ships(1, 8, 2).overlay(1, TileKind.PD, 1);
    scene.drawing(1, 5, 6, 1, 2).when(0, "attack seat 1 in s8", "5 defend", "1 attack");
    var fight = scene.view(0).fight().getFirst();
    assertThat(fight.sector()).isEqualTo("s8");
    assertThat(fight.attacker()).isEqualTo("seat 0");
    assertThat(fight.defender()).isEqualTo("seat 1");
    assertThat(fight.attackerDice()).containsExactly(1, 6);
    assertThat(fight.defenderDice()).containsExactly(2);
    assertThat(fight.attackerAllocated()).containsExactly("S1");
    assertThat(fight.defenderAllocated()).containsExactly("A1+1");
    assertThat(fight.attackerMayDefend()).isEqualTo(2);
    assertThat(fight.defenderMayDefend()).isEqualTo(2);
  }
}
