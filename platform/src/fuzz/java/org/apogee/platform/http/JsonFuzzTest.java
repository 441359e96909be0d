package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.function.Function;
import org.apogee.engine.BadInput;
import org.apogee.platform.token.Player.Kind;

/** Bodies that a machine makes up, read in every way in which routes read theirs. */
class JsonFuzzTest {
  private static final int SENTENCE_MAX = 1_000;

  /** All kinds of fields under one name. */
  private static final List<Function<Fields, ?>> READERS =
      List.of(
          fields -> fields.text("a", 40),
          fields -> fields.optionalText("a", 40),
          fields -> fields.id("a"),
          fields -> fields.whole("a", -5, 5),
          fields -> fields.whole("a", -5, 5, 0),
          fields -> fields.flag("a", true),
          fields -> fields.choice("a", Kind.class),
          fields -> fields.texts("a", 3, 9),
          fields -> fields.wholes("a", 3, -5, 5),
          fields -> fields.optionalObject("a", inner -> inner.whole("b", 0, 9)),
          fields -> fields.objects("a", 3, inner -> inner.text("b", 9)),
          fields -> fields.textLists("a", 3, 3, 9),
          fields -> fields.textsByName("a", 3, 9));

  @FuzzTest(maxDuration = "1m")
  void aBodyIsReadOrRefusedInASentence(byte[] body) {
    for (var reader : READERS) {
      try {
        assertThat(Fields.<Object>read(Json.read(body), reader::apply)).isNotNull();
      } catch (BadInput refused) {
        assertThat(refused.sentence())
            .isNotBlank()
            .hasSizeLessThan(SENTENCE_MAX)
            .doesNotContainPattern("\\p{Cntrl}");
        assertThat(Json.line(refused.sentence())).doesNotContain("\n");
      }
    }
  }
}
