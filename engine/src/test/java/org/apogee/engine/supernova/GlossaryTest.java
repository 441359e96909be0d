package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.apogee.engine.words.Glossary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The card list in words, and everything else that has a name. */
final class GlossaryTest {
  private static final Glossary GLOSSARY = SupernovaGlossary.ALL;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ko'ol          | A planet of 3 potential, 1 military, 2 diplomatic and 1 economic strength, the homeworld of the Koolians.
          Hot Climate    | An environment: its planet loses 1 military and 1 economic strength; Cold Climate cancels it.
          Hostile Natives | An environment: its planet loses 2 diplomatic strength and takes in no aliens.
          Poison Atmosphere | An environment: its planet loses 2 potential and gains 1 military strength.
          Embassy        | A civilization: its planet gains 3 diplomatic strength and must have population when this is built.
          Tlisk Raiders  | Aliens: Tlisk population with 3 military and 1 economic strength.
          Drifters       | Mercenaries: population of no race with 1 military, 1 diplomatic and 1 economic strength.
          Battleship     | A ship with 1 cargo and 5 military strength.
          Relay Ship     | A ship with 1 cargo, 1 military and 1 diplomatic strength; it may stay in Deep Space.
          Cargo Pods     | A modifier: its ship gains 2 cargo and 1 economic strength.
          Sabotage       | One side loses 3 military strength in every battle of this Action phase.
          Ceasefire      | The attack ends at once, and the fleet returns to its origin.
          """)
  @Rule({"R 2.2", "R 2.9"})
  void aCardHasASentenceMadeFromItsRow(String name, String sentence) {
    assertThat(GLOSSARY.find(name)).extracting(Glossary.Entry::sentence).containsExactly(sentence);
    assertThat(GLOSSARY.find(name + "-2")).isEqualTo(GLOSSARY.find(name));
  }

  @ParameterizedTest
  @EnumSource(Step.class)
  @Rule("R 4.3")
  void everyStepIsExplained(Step step) {
    assertThat(GLOSSARY.find(step.label))
        .extracting(Glossary.Entry::kind)
        .contains(Glossary.Kind.PHASE);
  }

  @Test
  @Rule("R 2.5")
  void racesNameTheirHomeworlds() {
    assertThat(GLOSSARY.find("Vorn"))
        .extracting(Glossary.Entry::sentence)
        .containsExactly("The aliens whose homeworld is Vornheim.");
  }
}
