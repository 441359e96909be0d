package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios S12 to S23: activations, hurls, cards, flares, the nova, deconversions. */
class ScenariosOfStationsTest {
  @Test
  @Rule({"R 8.1", "R 8.3", "R 8.4", "R 8.5"})
  void s12OwnNode() {
    sol(2)
        .given("seat 0 has 1 on C3", "node of seat 0 on C3")
        .when("activate", "activate C3")
        .then("energy 5 3", "pool 8 8", "seat 0 in BONUS")
        .offers("decline bonus", "take bonus")
        .when("take bonus")
        .then("energy 6 3", "left 14 14 15 15", "seat 0 holds suit 1", "seat 1 in CHOOSE");
  }

  private static SolScene foreignFoundry(int ownersEnergy) {
    return sol(2)
        .given("seat 0 has 1 on R3", "foundry of seat 1 on R3")
        .given("energy 5 " + ownersEnergy)
        .when("activate", "activate R3");
  }

  @Test
  @Rule({"R 8.2", "R 8.4", "R 8.5", "D-21"})
  void s13ForeignFoundryOfAPoorOwner() {
    foreignFoundry(1)
        .then("energy 2 1", "reserve 2 5", "seat 0 in BONUS")
        .when(0, "take bonus")
        .then("energy 0 1", "reserve 0 5", "pool 13 8", "left 14 13 15 15", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 8.4")
  void s14ForeignFoundryBothDecline() {
    foreignFoundry(2)
        .then("energy 2 2", "seat 1 in BONUS")
        .when(1, "decline bonus")
        .then("seat 0 in BONUS")
        .when(0, "decline bonus")
        .then("energy 2 2", "pool 11 8", "reserve 2 5", "pile 57", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 8.1", "R 5.5"})
  void s15TypeLockAndOncePerStation() {
    sol(2)
        .given("seat 0 has 2 on C0", "node of seat 0 on C0")
        .given("seat 0 has 1 on C1", "foundry of seat 0 on C1")
        .when("activate")
        .offers("activate C0", "activate C1")
        .when("activate C0", "decline bonus")
        .then("seat 0 has 1 on C0", "seat 0 has 1 on C1", "energy 5 3", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 8.2", "R 8.3", "R 8.5", "D-19"})
  void s16CoreTower() {
    sol(2)
        .given("seat 0 has 1 on K0", "tower of seat 0 on K0", "energy 7 3")
        .when("activate", "activate K0")
        .then("momentum 5 0", "energy 2 3", "left 14 12 15 15", "counted 3 cards.drawn")
        .then("counted 0 bonuses.taken", "seat 1 in CHOOSE");
    sol(2).given("seat 0 has 1 on K0", "tower of seat 0 on K0", "energy 4 3").refuses("activate");
  }

  @Test
  @Rule({"R 3.4", "R 8.3", "R 8.6"})
  void s17CardsAddUp() {
    sol(2)
        .given("node of seat 1 on C0", "node of seat 1 on R0", "node of seat 1 on K0")
        .given("seat 0 has 1 on C0", "seat 0 has 1 on R0", "seat 0 has 1 on K0")
        .when("activate", "activate C0")
        .when(1, "take bonus")
        .then("owed 1", "pile 59")
        .when(0, "activate R0")
        .when(1, "take bonus")
        .then("owed 3", "pile 59")
        .when(0, "activate K0")
        .then("owed 6", "pile 59")
        .when(1, "take bonus")
        .then("energy 13 9", "pile 53", "left 14 9 15 15", "pool 8 8", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 6.6", "R 6.8", "D-3"})
  void s18Hurling() {
    sol(2)
        .given("seat 0 has 3 on K2")
        .when("move", "hurl K2", "hurl K2", "hurl K2")
        .then("momentum 6 0", "lost 3 0", "pool 5 8", "pile 58", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 6.6", "R 6.8"})
  void s19OneHurl() {
    sol(2)
        .given("seat 0 has 1 on K2")
        .when("move", "hurl K2", "end")
        .then("momentum 2 0", "lost 1 0", "pile 59", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 9.2", "R 9.4", "R 9.5", "R 9.6", "D-12", "D-13", "D-29"})
  void s20SolarFlare() {
    sol(3)
        .given("energy 11 12 14", "seat 0 has 1 on C3", "node of seat 0 on C3")
        .given("node of seat 1 on U5", "foundry of seat 2 on U7", "foundry of seat 1 on U8")
        .deck(0)
        .when("activate", "activate C3", "take bonus")
        .then("countdown 12", "energy 7 13 7", "seat 1 in FLARE")
        .offers("flare U8 decline", "flare U8 pay")
        .when(1, "flare U8 pay")
        .then("energy 7 12 7", "pool 8 9 8", "reserve 5 4 5", "seat 2 in FLARE")
        .offers("flare U7 decline", "flare U7 pay")
        .when(2, "flare U7 decline")
        .then("energy 7 12 7", "reserve 5 4 5", "left 13 15 15 15 15")
        .then("seat 0 holds suit 0", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 9.7", "R 9.8", "D-10"})
  void s21Keeping() {
    sol(2)
        .given("seat 0 holds suit 2", "seat 0 has 1 on K0", "node of seat 0 on K0")
        .deck(1, 1, 0)
        .when("activate", "activate K0", "decline bonus")
        .then("seat 0 in KEEP", "drawn 1 2 0 0")
        .offers("keep explosion", "keep subduction", "keep refraction")
        .when("keep refraction")
        .then("seat 0 holds suit 2", "discards 1 2 0 0", "drawn 0 0 0 0", "left 13 13 14 15");
  }

  @Test
  @Rule({"R 11.1", "R 11.2", "R 11.3", "R 11.4", "R 11.5", "R 11.9", "D-14", "D-15"})
  void s22NovaAndLastTransmission() {
    sol(4)
        .given("countdown 1", "seat 1 is active", "seat 1 has 1 on K0", "node of seat 1 on K0")
        .given("seat 3 has 1 on C2", "tower of seat 0 on C2")
        .deck(1, 0, 2, 3)
        .when(1, "activate", "activate K0", "take bonus")
        .then("energy 3 11 3 3", "countdown 0", "counted 2 cards.drawn", "seat 1 holds nothing")
        .then("discards 13 1 0 0 0 0", "dock 0 3 6 9", "seat 3 in LAST")
        .offers("end", "activate")
        .when(3, "activate", "activate C2")
        .then("momentum 0 0 0 2", "energy 3 11 3 1", "seat 0 in BONUS")
        .when(0, "take bonus")
        .then("momentum 1 0 0 2", "energy 2 11 3 1", "pile 75")
        .then("over by nova", "places 2 3 4 1", "scores 1 0 0 2");
  }

  @Test
  @Rule({"R 7.5", "R 1.5", "D-5"})
  void s23Deconversion() {
    sol(2).given("bridge L0-C0 of seat 0", "seat 0 reserve 1").refuses("convert");
    sol(2)
        .given("bridge L0-C0 of seat 0")
        .when("convert", "deconvert L0-C0")
        .then("pool 10 8", "reserve 3 5", "track 3 3", "no bridge L0-C0", "pile 59")
        .then("seat 0 has 8 bridges left", "seat 1 in CHOOSE");
  }
}
