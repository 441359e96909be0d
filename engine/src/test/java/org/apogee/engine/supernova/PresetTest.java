package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.MULLIGAN;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 12.2: what the source prints, and what we changed. */
final class PresetTest {
  private static final String PRESET = "preset";
  private static final String PRINTED = "printed";

  private static SupernovaScene lastDiscard(SupernovaScene scene) {
    return scene
        .given("seat 0 holds Eden", "seat 1 holds Vega", "seat 2 holds Freya, Sirius")
        .in(DISCARD)
        .when(0, "discard Eden")
        .when(1, "discard Vega");
  }

  private static SupernovaScene playLast(SupernovaScene scene) {
    long discard = scene.moves().get(0);
    return scene.when(bound -> bound - 1, discard);
  }

  @Test
  @Rule({"R 12.2", "R 4.4"})
  void thePrintedOpenerRotatesAndTheOptionOverridesIt() {
    playLast(lastDiscard(supernova(3).option(PRESET, PRINTED))).then("turn 2", "seat 1 in DRAW");
    playLast(lastDiscard(supernova(3))).then("turn 2", "seat 2 in DRAW");
    playLast(lastDiscard(supernova(3).option(PRESET, PRINTED).option("opener", "lot")))
        .then("turn 2", "seat 2 in DRAW");
  }

  @Test
  @Rule({"R 12.2", "R 4.2", "D-39", "D-5"})
  void printedMulligansEndWithTheDeckOnly() {
    var scene = supernova(2).option(PRESET, PRINTED).given("seat 0 holds Fighter").in(MULLIGAN);
    scene.position().turn.mulligans[0] = SupernovaOptions.MULLIGANS_MAX;
    scene.offers("mulligan", "keep hand");
    supernova(2)
        .option(PRESET, PRINTED)
        .given("seat 0 holds Fighter", "Main Deck of 19")
        .in(MULLIGAN)
        .offers("keep hand");
  }

  @Test
  @Rule({"R 12.2", "R 2.1"})
  void fourSeatsPrintedPlayTheSmallDeck() {
    assertThat(supernova(4).option(PRESET, PRINTED).position().cards.size()).isEqualTo(120);
    assertThat(supernova(5).option(PRESET, PRINTED).position().cards.size()).isEqualTo(180);
    assertThat(supernova(4).position().cards.size()).isEqualTo(180);
    supernova(4).option(PRESET, PRINTED).dealt().then("Main Deck of 80");
  }

  /** A search copies between positions of different options, and so of different decks. */
  @Test
  @Rule("R 2.1")
  void aCopyTakesTheDeckAlong() {
    var small = supernova(4).option(PRESET, PRINTED).dealt().position();
    var copy = supernova(4).dealt().position().copy();
    copy.copyFrom(small);
    assertThat(copy.fingerprint()).isEqualTo(small.fingerprint());
    assertThat(copy.view(0)).isEqualTo(small.view(0));
  }

  @Test
  @Rule("R 12.2")
  void aSetUpListsWhatAPresetCameTo() {
    var setup = Setup.of(SupernovaScene.RULESET, 2, Map.of(PRESET, PRINTED));
    assertThat(setup.options())
        .containsEntry("opener", "rotate")
        .containsEntry("mulligans", "unlimited")
        .containsEntry("fourSeatDeck", "small")
        .containsEntry("turnLimit", "20")
        .containsEntry("threshold", "AUTO");
  }
}
