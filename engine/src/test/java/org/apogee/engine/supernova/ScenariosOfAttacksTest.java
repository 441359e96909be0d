package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S09 to S25 without the discard of S15: attacks in all their forms. */
class ScenariosOfAttacksTest {
  @Test
  @Rule({"R 8.1", "R 8.2", "R 8.3", "R 8.5", "R 8.9", "R 8.11", "R 8.12"})
  void s09MilitaryCapture() {
    supernova(2)
        .given(
            "seat 0 has Freya [Evil Clones]", "Battleship [Laze Cannon, General Bellis] at Freya")
        .given("seat 1 has Rigel [Rich Ores, Planetary Shield, Tlisk Raiders]")
        .in(ACTION)
        .when("attack from Freya", "send Battleship", "fleet done", "attack Rigel")
        .then("seat 0 in PLANET_FORM")
        .when("military on planet")
        .allPass()
        .compares("11 0 0", "7 0 4", "attacker")
        .then("seat 0 has Rigel [Rich Ores]", "Scrapyard: Planetary Shield, Tlisk Raiders")
        .then("Battleship [General Bellis, Laze Cannon] at Rigel", "seat 1 in ACTION");
  }

  @Test
  @Rule({"R 8.8", "R 8.11", "D-21"})
  void s10EconomicDefeat() {
    supernova(2)
        .given("seat 0 has Freya", "Consul Ship [Diplomatic Suite, Koolian Guards] at Freya")
        .given("seat 1 has Altair [Koolian Envoys]")
        .in(ACTION)
        .when("attack from Freya", "send Consul Ship", "fleet done", "attack Altair")
        .when("economic on planet")
        .allPass()
        .when(1, "pick Diplomatic Suite")
        .then("seat 0 holds Koolian Guards", "seat 1 has Altair [Koolian Envoys]")
        .then("Consul Ship [Diplomatic Suite] at Altair", "seat 1 in ACTION");
  }

  @Test
  @Rule({"R 8.11", "D-20"})
  void s11EconomicCaptureWithoutAssets() {
    supernova(2)
        .given("seat 0 has Freya", "Freighter [Trade Charter] at Freya", "seat 1 has Mizar")
        .in(ACTION)
        .when("attack from Freya", "send Freighter", "fleet done", "attack Mizar")
        .when("economic on planet")
        .allPass()
        .then("seat 0 has Mizar", "seat 1 in ACTION");
  }

  @Test
  @Rule({"R 8.8", "R 8.14", "D-18"})
  void s12Stalemate() {
    supernova(2)
        .given("seat 0 has Freya", "Relay Ship at Freya", "seat 1 has Sirius")
        .in(ACTION)
        .when("attack from Freya", "send Relay Ship", "fleet done", "attack Sirius")
        .when("diplomatic on planet")
        .allPass()
        .then("Relay Ship at Freya", "seat 1 has Sirius", "seat 1 in ACTION")
        .then("counted 1 stalemates");
  }

  @Test
  @Rule({"R 8.8", "D-22"})
  void s13RollOver() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter [Diplomatic Suite] at Freya", "seat 1 has Deneb")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Deneb")
        .when("diplomatic on planet")
        .allPass()
        .then("seat 0 has Deneb", "seat 1 in ACTION", "counted 1 planets.captured.diplomatic");
  }

  @Test
  @Rule({"R 8.4", "R 8.9", "R 8.14", "R 10.1", "R 10.2"})
  void s14FleeingDeepSpaceLongRange() {
    supernova(2)
        .given("seat 0 has Freya [Evil Clones]", "Cruiser at Freya", "seat 0 holds Fighter")
        .given("seat 1 has Vega [Drifters, Drifters]", "Fighter at Vega", "Relay Ship at Vega")
        .given("seat 1 holds Vorn Miners")
        .in(ACTION)
        .when("attack from Freya", "send Cruiser", "fleet done", "attack Vega")
        .when(1, "flee Fighter", "flee Relay Ship", "flight done")
        .then("seat 0 in PLANET_FORM")
        .when("withdraw")
        .then("Cruiser at Freya")
        .when(1, "pass")
        .when(0, "end")
        .when(1, "move Fighter to Vega", "end")
        .when(0, "discard Fighter")
        .when(1, "discard Vorn Miners")
        .then("Relay Ship of seat 1 in Deep Space", "turn 2");
  }

  @Test
  @Rule({"R 8.6", "R 8.8", "R 8.7", "D-14"})
  void s16OrbitalBattleMilitary() {
    supernova(2)
        .given("seat 0 has Freya [Evil Clones]", "Battleship at Freya")
        .given("seat 1 has Vega [Drifters]", "Cruiser at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Battleship", "fleet done", "attack Vega")
        .when(1, "flight done")
        .then("seat 0 in ORBIT_WINDOW")
        .allPass()
        .then("Scrapyard: Cruiser", "seat 0 in PLANET_FORM")
        .offers("withdraw", "military on planet", "diplomatic on planet", "economic on planet");
  }

  @Test
  @Rule({"R 8.6", "R 8.8", "D-11"})
  void s17Consul() {
    supernova(2)
        .given("seat 0 has Freya", "Consul Ship [Koolian Diplomats] at Freya")
        .given("seat 1 has Vega [Drifters]")
        .given("Battleship [Laze Cannon, Silver Tongue Vex] at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Consul Ship", "fleet done", "attack Vega")
        .when(1, "flight done")
        .offers("military in orbit", "diplomatic in orbit")
        .when("diplomatic in orbit")
        .allPass()
        .then("seat 1 in ORBIT_PICK")
        .offers("pick Silver Tongue Vex", "pick Laze Cannon")
        .when(1, "pick Silver Tongue Vex")
        .then("seat 1 holds Silver Tongue Vex", "Battleship [Laze Cannon] at Attack")
        .when(0, "military on planet")
        .allPass()
        .compares("7 6 1", "1 2 2", "attacker")
        .then("seat 0 has Vega", "Battleship [Laze Cannon] at Vega")
        .then("Consul Ship [Koolian Diplomats] at Vega");
  }

  @Test
  @Rule({"R 8.6", "D-11"})
  void s18ConsulWithSoldiers() {
    supernova(2)
        .given("seat 0 has Freya", "Consul Ship [Koolian Guards] at Freya")
        .given("seat 1 has Vega [Drifters]", "Fighter at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Consul Ship", "fleet done", "attack Vega")
        .when(1, "flight done")
        .then("seat 0 in ORBIT_WINDOW")
        .says("Seat 0 announces a military attack on the ships in orbit.");
  }

  @Test
  @Rule({"R 8.6", "R 8.12", "D-12", "D-13"})
  void s19Bypass() {
    supernova(2)
        .given("seat 0 has Freya", "Gravity Skiff [Koolian Envoys] at Freya")
        .given("seat 1 has Vega [Drifters]", "Battleship at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Gravity Skiff", "fleet done", "attack Vega")
        .when(1, "flight done")
        .offers("military in orbit", "bypass orbit")
        .when("bypass orbit")
        .then("seat 0 in PLANET_FORM", "Battleship at Vega")
        .when("diplomatic on planet")
        .allPass()
        .when(1, "pick Drifters")
        .then("seat 1 holds Drifters", "seat 0 has Vega")
        .then("Gravity Skiff [Koolian Envoys] at Vega", "Battleship of seat 1 in Deep Space");
  }

  @Test
  @Rule({"R 8.11", "R 8.12"})
  void s20EconomicCapture() {
    supernova(2)
        .given("seat 0 has Freya", "Freighter [Nora Lucre] at Freya")
        .given("seat 1 has Vega [Drifters, Evil Clones, Hydroponic Domes]")
        .in(ACTION)
        .when("attack from Freya", "send Freighter", "fleet done", "attack Vega")
        .when("economic on planet")
        .allPass()
        .when(0, "pick Hydroponic Domes")
        .then("seat 0 has Vega [Hydroponic Domes]", "seat 1 holds Evil Clones, Drifters")
        .then("potentials 6 0");
  }

  @Test
  @Rule({"R 8.8"})
  void s21LostOrbitalBattle() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter [Laze Cannon] at Freya")
        .given("seat 1 has Vega", "Battleship at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when(1, "flight done")
        .allPass()
        .then("Scrapyard: Fighter, Laze Cannon", "seat 1 in ACTION", "Battleship at Vega");
  }

  @Test
  @Rule({"R 8.7", "R 8.10", "R 7.2", "R 9.1", "R 3.6", "D-15"})
  void s22Specials() {
    supernova(3)
        .given("seat 0 has Freya", "Cruiser at Freya", "seat 0 holds Battle Fury")
        .given("seat 1 has Vega", "Battleship at Vega", "seat 1 holds Jamming Field")
        .given("seat 2 holds Sabotage")
        .in(ACTION)
        .when("attack from Freya", "send Cruiser", "fleet done", "attack Vega")
        .when(1, "flight done")
        .when(0, "play Battle Fury on attacker")
        .when(1, "play Jamming Field on Battle Fury")
        .when(2, "play Sabotage on defender")
        .allPass()
        .compares("4 0 0", "2 0 0", "attacker")
        .when(0, "military on planet")
        .allPass()
        .compares("4 0 0", "0 1 1", "attacker")
        .then("seat 0 has Vega", "no specials in force")
        .then("Scrapyard: Battleship, Battle Fury, Sabotage, Jamming Field");
  }

  @Test
  @Rule({"R 8.13", "R 9.3"})
  void s23WormholeOnTheLastDefender() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter at Freya", "seat 0 holds Wormhole")
        .given("seat 1 has Vega", "Battleship at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when(1, "flight done")
        .when(0, "play Wormhole on Battleship")
        .then("Battleship of seat 1 in Deep Space", "seat 0 in PLANET_FORM");
  }

  @Test
  @Rule({"R 8.13", "D-36"})
  void s24WormholeOnTheAttacker() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter at Freya")
        .given("seat 1 has Vega", "seat 1 holds Wormhole")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when("military on planet", "pass")
        .when(1, "play Wormhole on Fighter")
        .then("Fighter of seat 0 in Deep Space", "seat 1 has Vega", "seat 1 in ACTION");
  }

  @Test
  @Rule({"R 9.2", "R 8.14"})
  void s25Ceasefire() {
    supernova(2)
        .given("seat 0 has Freya", "Fighter at Freya")
        .given("seat 1 has Vega", "seat 1 holds Ceasefire")
        .in(ACTION)
        .when("attack from Freya", "send Fighter", "fleet done", "attack Vega")
        .when("military on planet", "pass")
        .when(1, "play Ceasefire")
        .then("Fighter at Freya", "seat 1 has Vega", "seat 1 in ACTION");
  }
}
