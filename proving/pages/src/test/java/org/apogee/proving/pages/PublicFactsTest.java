package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a view contains is on the board of its game. */
@ExtendWith(OnSite.class)
class PublicFactsTest {
  private final Site site;
  private final Tab tab;

  PublicFactsTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
  }

  @AfterEach
  void close() {
    tab.close();
  }

  /** The picture of an attack, to which everything is added that is rare. */
  @Test
  void aTableOfSupernovaShowsFleetsModifiersSpecialsAndKnownCards() {
    tab.go(site.url("/rules/supernova"));

    var missing =
        tab.value(
            """
            (async () => {
              const main = document.querySelector("script[type=module]").src;
              const module = (name) => import(new URL(name, main));
              const [{draw, seat, status}, {piecesOf}] =
                await Promise.all(["boards/supernova.js", "game/pieces.js"].map(module));
              const boards = await (await fetch(new URL("../learn/supernova-boards.json", main))).json();
              const view = boards.find((one) => one.attack.length);
              const [attack] = view.attack;
              const [first, second] = view.empires;
              Object.assign(attack.fleet[0], {modifiers: ["Warp Cannon-1"], population: ["Drifters-2"]});
              Object.assign(attack, {attackerSpecials: ["Battle Fury-2"], defenderSpecials: ["Sabotage"]});
              Object.assign(first.deepSpace[0], {modifiers: ["Long Range Tanks"], population: ["Nora Lucre"]});
              first.planets[0].orbit[0].modifiers = ["High-G Hull"];
              first.knownHand = ["Eden"];
              second.knownHand = ["Plague"];
              Object.assign(view, {viewer: second.seat, promises: [{by: 0, to: 1, promise: "no attack", untilTurn: 4}]});
              const {svg} = draw(view, {seats: ["Ada", "Ben"], narrow: false, legal: new Set(["Cruiser-1"])});
              const names = [...svg.querySelectorAll("[data-names]")].flatMap((one) => one.dataset.names.split("|"));
              const ships = [...first.planets, ...second.planets].flatMap((planet) => planet.orbit);
              const all = [...ships, ...first.deepSpace, ...attack.fleet]
                .flatMap((ship) => [ship.name, ...ship.modifiers, ...ship.population])
                .concat(attack.attackerSpecials, attack.defenderSpecials, first.knownHand, view.discards);
              const rows = (list) => list.map((row) => row.join(" "));
              return [
                all.filter((name) => !names.includes(name)),
                names.includes("Plague"),
                svg.querySelector("[data-picks=Cruiser-1]").dataset.place,
                piecesOf("supernova", view).get("ship Cruiser-1 1").at.get("A1"),
                seat(view, 1).lines.find(([name]) => name === "Ships")[1],
                rows(seat(view, 0).lines).includes("Known cards Eden"),
                rows(status(view)).filter((row) => /^(For|Promise)/.test(row)),
              ];
            })()
            """);

    assertThat(missing.toString())
        .isEqualTo(
            "[[],false,\"A1\",1,5,true,[\"For the attacker Battle Fury-2\",\"For the defender"
                + " Sabotage\",\"Promise seat 1 to seat 2: no attack until the end of turn 4\"]]");
  }
}
