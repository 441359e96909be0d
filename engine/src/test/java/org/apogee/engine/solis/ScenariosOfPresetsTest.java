package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 16.4: the numbers of the source, and those that were measured. */
class ScenariosOfPresetsTest {
  @Test
  @Rule({"R 16.4", "R 2.26"})
  void theDemandIsPrintedForEachSeat() {
    var printed = solis(3, "preset=printed").view(0);
    assertThat(printed.trackWanted()).isEqualTo(180);
    assertThat(printed.artifactsWanted()).isEqualTo(6);
    var measured = solis(3).view(0);
    assertThat(measured.trackWanted()).isEqualTo(213);
    assertThat(measured.artifactsWanted()).isEqualTo(3);
    var extreme = solis(2, "preset=printed", "difficulty=EXTREME").view(0);
    assertThat(extreme.trackWanted()).isEqualTo(160);
    assertThat(extreme.artifactsWanted()).isEqualTo(6);
  }

  /** Races 0 to 2 are red, blue and green; theirs are the homeworlds that differ. */
  @Test
  @Rule({"R 16.4", "R 2.5"})
  void homeworldsHaveTheirPrintedSlots() {
    assertThat(slots("preset=printed"))
        .containsExactly("yellow blue blue blue", "yellow blue blue blue", "yellow yellow blue");
    assertThat(slots("preset=tournament"))
        .containsExactly("yellow yellow blue blue", "yellow yellow blue blue", "yellow blue");
  }

  private static List<String> slots(String option) {
    var view = solis(3, option).view(0);
    return view.empires().stream()
        .map(empire ->
            view.sectors().stream()
                .filter(sector -> sector.name().equals(empire.home()))
                .flatMap(sector -> sector.locations().stream())
                .map(SolisView.Slot::star)
                .reduce((all, star) -> all + " " + star)
                .orElseThrow())
        .toList();
  }

  @Test
  @Rule("R 16.4")
  void anOptionThatIsGivenOverridesThePreset() {
    var chosen = Map.of(Preset.OPTION, "printed", "demand", "MEASURED");
    var setup = Setup.of(SolisScene.RULESET, 4, chosen);
    var options = SolisOptions.of(setup);
    assertThat(options.starsWanted(4)).isEqualTo(252);
    assertThat(options.homeworlds()).isEqualTo(SolisOptions.Numbers.PRINTED);
  }

  @Test
  @Rule({"R 16.4", "R 15.1"})
  void victoryIsDeclaredByThePrintedDemand() {
    var scene = solis(1, "preset=printed");
    scene.owns(0, 7, "D5").reveal(7, "r01").set(0, Empires.STAR_C, 60);
    assertThat(scene.legal()).doesNotContain("declare victory");
    scene.owns(0, 1, "C1").reveal(1, "r01");
    assertThat(scene.legal()).contains("declare victory");
  }
}
