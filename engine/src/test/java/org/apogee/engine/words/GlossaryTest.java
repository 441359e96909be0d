package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.laws.Named;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;
import org.junit.jupiter.api.Test;

final class GlossaryTest {
  private static final Entry SPACE =
      Entry.of(Kind.PLACE, "upper-orbit", "upper orbit", "The outer ring.", "R 1").codes("U#");
  private static final Entry BLOCK =
      Entry.of(Kind.PLACE, "block", "block", "A square of a zone.", "R 1").codes("#@#");
  private static final Entry DECK =
      Entry.of(Kind.CARD, "deck-e", "economic deck", "A deck.", "R 1").codes("E");
  private static final Entry ESCORT =
      Entry.of(Kind.UNIT, "escort", "escort", "A small ship.", "R 1").codes("E", "escort");
  private static final Glossary GLOSSARY = Glossary.of(List.of(SPACE, BLOCK, DECK, ESCORT));

  @Test
  void aTextNamesAnEntryByCodeByNameOrByForm() {
    assertThat(GLOSSARY.find("U12")).containsExactly(SPACE);
    assertThat(GLOSSARY.find("0A18")).containsExactly(BLOCK);
    assertThat(GLOSSARY.find("upper orbits")).containsExactly(SPACE);
    assertThat(GLOSSARY.find("E")).containsExactly(DECK, ESCORT);
    assertThat(GLOSSARY.find("U")).isEmpty();
    assertThat(GLOSSARY.find("deck-e")).isEmpty();
    assertThat(GLOSSARY.knows("L3")).isFalse();
  }

  @Test
  void aPhraseMayHavePlainWordsBesidesNames() {
    assertThat(Named.unknown(GLOSSARY, "2 escorts at U3, none at U4")).isEmpty();
    assertThat(Named.unknown(GLOSSARY, "The escort's upper orbit; deck E.")).isEmpty();
    assertThat(Named.unknown(GLOSSARY, "")).isEmpty();
    assertThat(Named.unknown(GLOSSARY, "an escort at K7")).contains("K7");
    assertThat(Named.unknown(GLOSSARY, "gone to the Entity")).contains("Entity");
    assertThat(Named.unknown(GLOSSARY, "plain")).contains("plain");
    assertThat(Named.unknown(GLOSSARY, "NO_SUCH_THING")).contains("NO_SUCH_THING");
  }
}
