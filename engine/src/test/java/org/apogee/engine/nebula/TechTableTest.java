package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 2 and 11: the rows of the engine are the rows of the page. */
class TechTableTest {
  private static final Pattern TECH =
      Pattern.compile("\\| \\*\\*R 11.4 [A-Z]+\\*\\* \\| ([^|]+) \\| (\\w+) (\\w+) \\|.*");
  private static final Map<String, Window> WINDOWS =
      Map.of(
          "Progress", Window.PROGRESS,
          "Opening (9.1)", Window.OPENING,
          "Conflict, main", Window.CONFLICT,
          "Before combat", Window.BEFORE_COMBAT,
          "Combat round", Window.ROUND,
          "Loss of durability", Window.LOSS);

  @Test
  @Rule({"R 11.4", "R 1.3"})
  void theEighteenTechsAreThoseOfThePage() {
    int id = 0;
    for (var line : RulesPage.lines()) {
      var row = TECH.matcher(line);
      if (row.matches()) {
        var tech = Tech.of(id);
        assertThat(row.group(1)).endsWith(id == Tech.EMP.id ? "(EMP)" : tech.title());
        assertThat(row.group(2)).isEqualTo(Resource.of(Tech.colour(id)).colour());
        assertThat(row.group(3)).isEqualTo(tech.tier().word());
        assertThat(tech.id).isEqualTo(id++);
      }
    }
    assertThat(id).isEqualTo(Tech.COUNT);
  }

  @Test
  @Rule({"R 11.2", "D-21"})
  void eachWindowListsItsTechs() {
    var listed = new HashMap<Window, Integer>();
    for (var line : RulesPage.lines()) {
      var cells = line.split(" \\| ", -1);
      if (cells.length == 3 && WINDOWS.containsKey(cells[0].replace("| ", ""))) {
        int techs = 0;
        for (var name : cells[2].replace(" |", "").split(", ", -1)) {
          techs |= 1 << byTitle(name).id;
        }
        listed.put(WINDOWS.get(cells[0].replace("| ", "")), techs);
      }
    }
    assertThat(listed).hasSize(Window.COUNT);
    listed.forEach((window, techs) -> assertThat(window.techs()).as("" + window).isEqualTo(techs));
  }

  private static Tech byTitle(String title) {
    return Tech.all().stream().filter(tech -> tech.title().equals(title)).findFirst().orElseThrow();
  }

  @Test
  @Rule({"R 2.2", "R 8.4", "R 1.4"})
  void techsOfOneColourAndTierCostTheSame() {
    assertThat(prices(Tech.Tier.BASIC)).containsExactly("8/4/4", "4/8/4", "4/4/8");
    assertThat(prices(Tech.Tier.ADVANCED)).containsExactly("12/6/6", "6/12/6", "6/6/12");
    for (int id = 0; id < Tech.COUNT; id++) {
      boolean isBasic = id % Tech.PER_COLOUR < Tech.PER_GROUP;
      assertThat(Tech.of(id).tier()).isEqualTo(isBasic ? Tech.Tier.BASIC : Tech.Tier.ADVANCED);
    }
    assertThat(Tech.Tier.BASIC.turns).isEqualTo(2);
    assertThat(Tech.Tier.ADVANCED.turns).isEqualTo(3);
  }

  private static List<String> prices(Tech.Tier tier) {
    return Resource.ALL.stream()
        .map(colour ->
            "%d/%d/%d"
                .formatted(
                    tier.price(colour.number, 0),
                    tier.price(colour.number, 1),
                    tier.price(colour.number, 2)))
        .toList();
  }

  @Test
  @Rule({"R 2.1", "R 1.3"})
  void coloursResourcesAndBuildingsShareANumber() {
    var rows =
        Resource.ALL.stream()
            .map(row ->
                "%d %s %s %s %d/%d/%d"
                    .formatted(
                        row.number,
                        row.colour(),
                        row.title(),
                        row.building(),
                        row.buildingPrice(0),
                        row.buildingPrice(1),
                        row.buildingPrice(2)))
            .toList();
    assertThat(rows)
        .containsExactly(
            "0 Yellow Metal Academy 13/11/12",
            "1 Red Gas Hangar 12/14/13",
            "2 Green Crystal Laboratory 12/11/13");
    assertThat(RulesPage.lines())
        .contains(
            "| Academy price | 13/11/12 | (T) |",
            "| Hangar price | 12/14/13 | (T) |",
            "| Laboratory price | 12/11/13 | (T) |");
    assertThat(Resource.GAS.title().toLowerCase(Locale.ROOT)).isEqualTo(NebulaWords.resource(1));
  }
}
