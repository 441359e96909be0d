package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** The tables of the engine are those of the page, row by row. */
class TablesTest {
  @Test
  @Rule({"R 2.4", "R 2.5"})
  void sectorTiles() {
    var rows = RulesPage.rows("(?:X0|C\\d|D\\d+|M\\d+)");
    assertThat(rows).hasSize(37);
    for (int i = 0; i < rows.size(); i++) {
      var tile = SectorTile.of(i);
      assertThat(
              List.of(
                  tile.label,
                  tile.kind.name().toLowerCase(Locale.ROOT),
                  "" + tile.value,
                  "" + tile.colonies,
                  slots(tile, Star.RED),
                  slots(tile, Star.YELLOW),
                  slots(tile, Star.BLUE),
                  tile.anomaly == 0 ? "-" : "" + tile.anomaly))
          .isEqualTo(rows.get(i));
    }
    assertThat(slots(SectorTile.H_BLUE, Star.YELLOW)).isEqualTo("2");
    assertThat(slots(SectorTile.H_BLUE, Star.BLUE)).isEqualTo("2");
    assertThat(slots(SectorTile.H_GREEN, Star.YELLOW)).isEqualTo("1");
    assertThat(slots(SectorTile.P_GREEN, Star.YELLOW)).isEqualTo("2");
    assertThat(slots(SectorTile.P_BLUE, Star.BLUE)).isEqualTo("3");
    assertThat(SectorTile.count()).as("three homeworlds are printed otherwise").isEqualTo(46);
  }

  private static String slots(SectorTile tile, int star) {
    var slots = IntStream.range(0, tile.slotCount());
    return "" + slots.filter(slot -> tile.slotColour(slot) == star).count();
  }

  @Test
  @Rule({"R 2.8", "R 2.6"})
  void locationTiles() {
    var rows = RulesPage.rows("[byr]\\d\\d");
    assertThat(rows).hasSize(Location.count());
    int[] stars = new int[Star.COUNT];
    for (int i = 0; i < rows.size(); i++) {
      var tile = Location.of(i);
      assertThat(
              List.of(
                  tile.id,
                  Star.name(tile.star),
                  tile.label,
                  bonus(tile),
                  "" + tile.value,
                  "" + tile.copies))
          .isEqualTo(rows.get(i));
      stars[tile.star] += tile.copies;
    }
    assertThat(stars).containsExactly(32, 42, 46);
  }

  private static String bonus(Location tile) {
    var names = List.of("N", "P", "H", "B", "A", "ART", "EN", "RE", "PO", "FL", "WH", "none");
    var name = names.get(tile.gives);
    return name.length() > 2 || name.equals("WH") ? name : name + "+" + tile.amount;
  }

  @Test
  @Rule("R 2.16")
  void basicTechnologies() {
    var rows = RulesPage.rows("T\\d\\d");
    assertThat(rows).hasSize(BasicTechs.ROWS.size()).hasSize(Techs.BASICS);
    int cards = 0;
    for (int i = 0; i < rows.size(); i++) {
      var tech = BasicTechs.ROWS.get(i);
      assertThat(
              List.of(
                  tech.id,
                  tech.label,
                  "" + tech.copies,
                  "" + tech.cost,
                  String.join(" ", tech.slotCodes().split("")),
                  "" + tech.points))
          .isEqualTo(rows.get(i).subList(0, 6));
      assertThat(tech.effects).as(tech.id).hasSameSizeAs(rows.get(i).get(6).split("\\), |\\w, "));
      cards += tech.copies;
    }
    assertThat(cards).isEqualTo(44);
  }

  @Test
  @Rule({"R 2.15", "R 2.17"})
  void raceCardsAndAncientCards() {
    check(RulesPage.rows("(?:RED|BLUE|GREEN|YELLOW|PURPLE|ORANGE)\\d[ab]"), RaceTechs.ROWS);
    check(RulesPage.rows("ANC\\d[ab]"), AncientTechs.ROWS);
    assertThat(RaceTechs.ROWS).hasSize(36);
    var races =
        RulesPage.rows("[0-5]").stream()
            .filter(row -> row.get(1).matches("RED|BLUE|GREEN|YELLOW|PURPLE|ORANGE"))
            .toList();
    assertThat(races).hasSize(Race.count());
    for (var row : races) {
      var race = Race.of(Integer.parseInt(row.get(0)));
      assertThat(race.label).isEqualTo(row.get(2));
      assertThat(race.colour).isEqualToIgnoringCase(row.get(1));
    }
  }

  private static void check(List<List<String>> rows, List<Tech> techs) {
    assertThat(rows).hasSameSizeAs(techs);
    for (int i = 0; i < rows.size(); i++) {
      var tech = techs.get(i);
      assertThat(
              List.of(
                  tech.id,
                  tech.label,
                  "" + tech.cost,
                  String.join(" ", tech.slotCodes().split("")),
                  "" + tech.points))
          .isEqualTo(rows.get(i).subList(0, 5));
    }
  }

  @Test
  @Rule({"R 2.24", "R 2.20", "R 2.21"})
  void powerCards() {
    var rows = RulesPage.rows("[IVX]+");
    assertThat(rows).hasSize(Panel.POWER_MAX);
    for (int i = 0; i < rows.size(); i++) {
      int power = i + 1;
      assertThat(rows.get(i).get(1)).isEqualTo("" + Panel.entityArmour(power));
      var faces =
          IntStream.rangeClosed(1, Panel.FACES)
              .mapToObj(face ->
                  kind(Panel.entityAttack(power, face))
                      + "/"
                      + kind(Panel.entityDefence(power, face)))
              .toList();
      assertThat(faces).isEqualTo(rows.get(i).subList(2, 8));
    }
    assertThat(Panel.printedAttack(Race.KHARVATH, 6)).isEqualTo(TileKind.A2.number());
    assertThat(Panel.printedAttack(Race.SELONI, 6)).isEqualTo(TileKind.A1.number());
  }

  private static String kind(int kind) {
    return kind == Panel.EMPTY ? "-" : TileKind.of(kind).label;
  }

  /** As the table of the page has it. */
  private static String code(ActionCard card) {
    return switch (card.kind) {
      case STANDARD -> "S(%d,%d)".formatted(card.first, card.second);
      case FLARE -> "FLARE(%d,%d)".formatted(card.first, card.second);
      case MALICE -> "MALICE{%s}".formatted(String.join(",", ("" + card.first).split("")));
      case PRESENCE, SUPERNOVA -> card.kind.name();
    };
  }

  @Test
  @Rule("R 2.25")
  void actionCards() {
    var rows = RulesPage.rows("[123]").stream().filter(row -> row.get(1).startsWith("S(")).toList();
    assertThat(rows).hasSize(ActionCard.STAGES);
    for (var row : rows) {
      int stage = Integer.parseInt(row.get(0));
      var cards =
          IntStream.range(0, ActionCard.count())
              .mapToObj(ActionCard::of)
              .filter(card -> card.stage == stage)
              .map(TablesTest::code)
              .toList();
      var printed = (row.get(1) + " " + row.get(2).replace(", ", " ")).split(" ");
      assertThat(cards).containsExactlyInAnyOrder(printed).hasSize(Integer.parseInt(row.get(3)));
    }
  }

  @Test
  @Rule({"R 2.26", "R 2.23"})
  void demandsAndReserves() {
    for (var row : RulesPage.rows("(?:NOVICE|MODERATE|HARD|EXTREME)")) {
      var difficulty = Difficulty.valueOf(row.get(0));
      for (int seats = 1; seats <= MapPlan.SEATS_MAX; seats++) {
        assertThat("" + difficulty.starsForMasters(seats))
            .as(row + " " + seats)
            .isEqualTo(row.get(seats));
        assertThat("" + difficulty.measuredArtifacts(seats)).isEqualTo(row.get(6 + seats));
      }
    }
    for (var difficulty : Difficulty.values()) {
      var row = RulesPage.rows(difficulty.name() + " by MEASURED").getFirst();
      for (int seats = 1; seats <= MapPlan.SEATS_MAX; seats++) {
        assertThat("" + difficulty.measuredStars(seats)).isEqualTo(row.get(seats));
      }
    }
    var reserve = RulesPage.rows("ship reserve").get(0);
    var limit = RulesPage.rows("sector limit \\(ships per sector\\)").get(0);
    for (int seats = 1; seats <= MapPlan.SEATS_MAX; seats++) {
      assertThat("" + Entity.reserve(seats)).isEqualTo(reserve.get(seats));
      assertThat("" + Entity.limit(seats)).isEqualTo(limit.get(seats));
    }
  }

  @Test
  @Rule("R 2.27")
  void secretObjectives() {
    var rows = RulesPage.rows("OB\\d\\d");
    assertThat(rows).hasSize(Objective.count());
    for (int i = 0; i < rows.size(); i++) {
      var objective = Objective.of(i);
      assertThat(objective.name()).isEqualTo(rows.get(i).get(0));
      assertThat(objective.tier.name()).isEqualToIgnoringCase(rows.get(i).get(1));
      assertThat(objective.label).isEqualTo(rows.get(i).get(2));
    }
  }
}
