package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apogee.engine.Chronicle;
import org.apogee.engine.View;
import org.junit.jupiter.api.Test;

/** The board as text. */
class SolisSketchTest {
  static SolisScene crowded() {
    var scene = solis(2).owns(0, 7, "D1").owns(1, 13, "D2").tile(8, "D13").tile(10, "D7");
    scene.tile(1, "C1").tile(2, "C2").tile(3, "C3").tile(4, "C4").tile(5, "C5").tile(6, "C6");
    scene.tile(12, "D3").tile(14, "D4").tile(16, "D5").tile(18, "D6").tile(20, "M1");
    scene.tile(27, "M2").tile(29, "M3").tile(36, "M4");
    scene.stations(7, 2).gate(7).ships(0, 7, 3, 19, 1).disabled(0, 7, 2).reveal(7, "b01", "r01");
    scene.reveal(13, "b11").ships(1, 7, 1, 28, 2).entity(8, 2).entity(10, 1);
    scene.p.galaxy.addEntityDisabled(8, 1);
    scene.p.galaxy.addEntityStations(10, 1);
    scene.p.galaxy.improve(7);
    scene.p.galaxy.setLoose(10, 5);
    scene.p.wealth.countSectors(scene.p, 0);
    scene.entityGate("B", 10).entity(Map.of(Entity.MALICE, 2, Entity.PRESENCE, 1));
    scene.entity(Map.of(Entity.ACTIVE_GATE, 1, Entity.PHASES, 3, Entity.TRACK, 2));
    scene.deck(ActionCard.M3_1, ActionCard.SUPERNOVA).stored(0, "b02", "y06", "r11");
    scene.set(0, Empires.OBJECTIVES, 2).set(0, Empires.OBJECTIVES + 1, 8);
    scene.set(0, Empires.OBJECTIVES_REVEALED, 1).set(1, Empires.OBJECTIVES, 18);
    scene.tokens(0, Energy.MOVE, 2).tokens(0, Energy.SCIENCE, 1).energy(0, 3);
    scene.set(0, Empires.CREDITS, 4).set(0, Empires.STAR_C, 6).set(0, Empires.STAR_I, 2);
    scene.knows(0, "T02").active(0, "T15", "T07").overlay(0, TileKind.S2, 1).synthesized(0, "AAN");
    scene.overlay(0, TileKind.ION, 2);
    scene.p.empires.archive(0, 11);
    return scene;
  }

  private static String draw(SolisScene scene, int viewer) {
    return SolisScene.RULESET.draw(scene.view(viewer));
  }

  @Test
  void whoDecidesSeesTheMapAndItsOwnSecrets() {
    assertThat(draw(crowded(), 0))
        .isEqualTo(
            """
            Nova Solis, SURVIVAL MODERATE: turn 1, turn, seat 0 decides
            Victory track 16 of 144, artifacts 1 of 2
            Entity: power 3, reserve 20, malice 2, presence 1, 3 phases, next phase in 1 resets
            Gates: A in s0, B in s10; active is B; cards left 2
            In the bag: 30 red, 41 yellow, 43 blue tiles; in the deck: 41 technologies; 3 ancient cards
                unclaimed

                                                      ------------
                                                      s16 D5 v2
                                                      n2 RYY
                   ------------  ------------  ------------  ------------  ------------  ------------
                   s29 M3 v1     s14 D4 v2     s5 C5 v4      s6 C6 v3 a1   s18 D6 v1     s36 M4 v1
                   n1 BB         n2 RBB        n3 RR         n3 R          n2 RYBB       n1 BB
            ------------  ------------  ------------  ------------  ------------  ------------  ------------
            s28 home v0   s13 D2 v2     s4 C4 v3      s0 X0 v5      s1 C1 v3      s7 D1 v3      s19 home v0
            YYBB          n2 RYb        n3 RYY        n4 RRR        n3 RRY        n2 rYb        YYBB
            1:            1: c2 ^                                                 0: c2 s2 g +1 0:
            1:2                                                                   0:3+2 1:1     0:1
                                                      st5 GA ★25
                   ------------  ------------  ------------  ------------  ------------  ------------
                   s27 M2 v1     s12 D3 v2     s3 C3 v3      s2 C2 v3      s8 D13 v2 a4  s20 M1 v1
                   n1 YB         n2 RBB        n3 RYB        n3 RRB        n2 RB         n1 YB
                                                                           E2+1
                                                      ------------
                                                      s10 D7 v1
                                                      n2 RYYB
                                                      E1 st1 GB ★5
            Hex: sector, tile, value (aN: anomaly of face N) | n colonies needed, slots (R red, Y
            yellow, B blue: unrevealed; small: revealed) | owner: c colonies, s stations, g gate,
            +improvements, ^ jump by wormhole | seat:ships+disabled | Entity: E ships, st stations,
            G gates, ★ loose stars
            s7: Ancient artifact (red), Ore nebula (blue); unrevealed yellow
            s13: Wormhole (blue); unrevealed red, yellow

            > seat 0 Kharvath: 21 points (6 ★ 2 ☆), energy 3 of 8, 4 credits
                research 3, colonies 2 of 4, builds 1, moves 1; spent move 2 science 1; stock NNAAW
                stored: Crystal nebula, Habitable planet, Ancient monument
                active: Deflector Grid, Fusion Reactor
                inactive: Plasma Cannon
                archived: Dense Hull
                objectives: Archaeologist
                completed: Shipwright
                faces: 1 A1/S2, 2 ION/S1, 3 A1/-, 4 -/S1, 5 A1/S1, 6 A2/S1

              seat 1 Seloni: 2 points (0 ★ 0 ☆), energy 7 of 7, 0 credits
                research 3, colonies 2 of 4, builds 1, moves 1; spent nothing; stock empty
                objectives: secret
                faces: 1 A1/-, 2 -/S1, 3 A1/-, 4 -/S1, 5 A1/S1, 6 A1/S1
            """);
    assertThat(draw(crowded(), 1))
        .contains("stored: blue, yellow, red")
        .contains("objectives: secret")
        .contains("objectives: Imperator")
        .doesNotContain("Archaeologist");
  }

  @Test
  void whatGoesOnComesLast() {
    var fight = solis(2).tile(8, "D1").ships(0, 8, 2).ships(1, 8, 2);
    fight.drawing(1, 6, 5, 3).when(0, "attack seat 1 in s8", "6 attack");
    assertThat(draw(fight, 1))
        .contains("combat: allocation, seat 1 decides")
        .endsWith(
            """
            6 A1/S1

            Combat in s8: seat 0 attacks seat 1
                attacker: to allocate 1; allocated A2
                defender: to allocate 3 and 5; allocated nothing
            """);
    var scan = solis(2).drawing("b01", "y02", "r03").when(0, "scan");
    assertThat(draw(scan, 0))
        .endsWith("\n\n    scanned: Ore nebula, Rich crystal nebula, Crystal motherlode\n");
    assertThat(draw(scan, 1)).endsWith("\n\n    scanned: blue, yellow, red\n");
    var discovery = solis(2).drawing("T01", "T02").when(0, "discover");
    assertThat(draw(discovery, 1)).endsWith("\n\n    drawn: Ion Cannon, Plasma Cannon\n");
  }

  @Test
  void anEndAndTheCardsDrawnAreNamed() {
    var over = solis(2);
    Victory.end(over.p, SolisEnding.DEFEAT_OVERRUN, Chronicle.SILENT);
    assertThat(draw(over, View.OBSERVER))
        .startsWith("Nova Solis, SURVIVAL MODERATE: turn 1, over (defeat-overrun)\n")
        .contains("next phase in 2 resets")
        .contains("  seat 0 Kharvath")
        .contains("  seat 1 Seloni")
        .doesNotContain(">");
    var flare = solis(2).ships(0, 19, 2, 8, 1);
    flare.deck(ActionCard.F1_1, ActionCard.M1_1, ActionCard.SUPERNOVA);
    flare.phase(1, 1, 1, "F1_1", "M1_1");
    assertThat(draw(flare, 0))
        .contains(
            """
            Gates: A in s0; active is A; cards left 1; drawn flare (1 lost, 1 disabled), malice (3, 4 or 6
                seats)
            """);
  }

  @Test
  void longLinesAreBrokenAtSpaces() {
    var scene = solis(2).stored(0, "b04", "b05", "b06", "y02", "y03", "y04");
    assertThat(draw(scene, 0))
        .contains(
            """
                stored: Condensate nebula, Antimatter nebula, Research nebula, Rich crystal nebula, Rich
                    archeolith nebula, Rich condensate nebula
            """);
  }
}
