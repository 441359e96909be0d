package org.apogee.engine.nova;

import java.util.Locale;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** What the map names: systems, planets, regions and tiles. */
final class GlossaryOfTheMap {
  private GlossaryOfTheMap() {}

  static void addTo(GlossaryRows rows) {
    places(rows);
    tiles(rows);
  }

  private static void places(GlossaryRows rows) {
    rows.add(
        Entry.of(
                Kind.PLACE,
                "home",
                "home",
                "The middle of a sector, where a power begins.",
                "R 4.7")
            .codes("H#"));
    rows.add(
        Entry.of(
                Kind.PLACE,
                "inner-system",
                "inner system",
                "A system of the home region of a sector.",
                "R 4.5")
            .codes("A#", "B#", "C#", "D#"));
    rows.add(
        Entry.of(
                Kind.PLACE,
                "core-system",
                "core system",
                "A system of the Core, which links the sectors.",
                "R 4.5")
            .codes("K#", "Z"));
    rows.add(
        Entry.of(
                Kind.PLACE,
                "rim-system",
                "rim system",
                "A system of the Rim, between two sectors.",
                "R 4.5")
            .codes("M#"));
    rows.add(
        Entry.of(
                Kind.PLACE,
                "planet",
                "planet",
                "One of the planets of a system, the first or the second, for one marker.",
                "R 2.2")
            .codes("H#.#", "A#.#", "B#.#", "C#.#", "D#.#", "K#.#", "M#.#", "Z.#", "#"));
    rows.addOne(
        Kind.PLACE,
        "space",
        "space",
        "Where fleets of a system are that have not withdrawn to a planet.",
        "R 11.1",
        "space");
    for (int region = 0; region < Galaxy.of(Party.POWERS).regions(); region++) {
      var name = Galaxy.of(Party.POWERS).regionName(region);
      rows.addOne(
          Kind.PLACE,
          name.toLowerCase(Locale.ROOT),
          name,
          "A region: the power with most markers in it gains %d VP each Interphase."
              .formatted(Interphase.pointsOfRegion(Galaxy.of(Party.POWERS), region)),
          "R 16.2",
          name);
    }
  }

  private static void tiles(GlossaryRows rows) {
    for (var tile : Tile.values()) {
      var name =
          tile.minor() >= 0
              ? "home of the " + Party.noun(Party.ofIndependent(tile.minor()))
              : tile == Tile.HOME
                  ? "home of a power"
                  : tile == Tile.VOID ? "void" : "tile " + tile.word;
      rows.addOne(
          Kind.TILE,
          "tile-" + tile.word,
          name,
          "A system with %s.".formatted(NovaWords.planets(tile)),
          "R 4.6",
          tile.word);
    }
    rows.addOne(
        Kind.TILE,
        "unknown-tile",
        "unknown tile",
        "What lies in a system that is not explored yet.",
        "R 9.6",
        "unknown");
    String[][] planets = {
      {"terran-planet", "terran planet", "A planet for any marker.", "T"},
      {"barren-planet", "barren planet", "A planet for outposts and factories only.", "B"},
      {"two-terran-planets", "terran and terran planet", "A system with two terran planets.", "TT"},
      {"mixed-planets", "terran and barren planet", "A system with one of each kind.", "TB"},
      {"two-barren-planets", "barren and barren planet", "A system with two barren planets.", "BB"}
    };
    for (var row : planets) {
      rows.add(Entry.of(Kind.STATE, row[0], row[1], row[2], "R 4.6").codes(row[3]));
    }
  }
}
