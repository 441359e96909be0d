package org.apogee.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written is what Jackson would write: a reader sees no difference. */
final class ProtocolJsonTest {
  record Every(
      int whole,
      long large,
      boolean flag,
      double real,
      byte small,
      @Nullable Integer boxed,
      @Nullable String text,
      GameId id,
      DayOfWeek day,
      List<@Nullable Object> items,
      Map<String, @Nullable Object> entries) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Sparse(@Nullable String first, @Nullable Integer second, @Nullable String last) {}

  record Raw(int before, @JsonRawValue @Nullable String json) {}

  record Hidden(int open) {
    @JsonIgnore
    int secret() {
      return 7;
    }
  }

  record Empty() {}

  record AnyOf<T>(T value) {}

  record Lists(List<ToBot> lines, Map<String, List<ToBot>> byName, ToBot one) {}

  static Stream<Object> values() {
    var bye = new ToBot.Bye();
    var over = new ToBot.GameOver("g", "cancelled", null, List.of(), List.of(1, -2), List.of());
    return Stream.of(
        every(null, null),
        every(Integer.MIN_VALUE, "é ☉ \ud83d\ude80 \u2028 </script>"),
        new Sparse(null, null, null),
        new Sparse(null, 1, null),
        new Sparse("", null, "x"),
        new Raw(1, "{\"a\": [1]}"),
        new Raw(1, null),
        new Hidden(3),
        new Empty(),
        bye,
        over,
        new ToBot.Hello(1, Long.MAX_VALUE),
        new ToBot.GameStart(
            "g",
            "sol/1",
            new TreeMap<>(Map.of("a", "b")),
            2,
            0,
            List.of("Ada"),
            5,
            null,
            ClockOrder.USUAL,
            "1"),
        new Heard("k", Map.of("seat", 1), "t", null, null),
        new Heard("k", Map.of("ships", List.of(1, "x", Map.of())), "t", "p", List.of("d")),
        new Lists(List.of(bye, over), Map.of("a", List.of(bye)), over),
        List.of("a", 1, List.of()),
        Map.of(3, "three"),
        "a text",
        17,
        new GameId("g-1"),
        DayOfWeek.MONDAY);
  }

  private static Every every(@Nullable Integer boxed, @Nullable String text) {
    var entries = new LinkedHashMap<String, @Nullable Object>();
    entries.put("z \"quoted\"", null);
    entries.put("a", new Sparse(null, 2, null));
    entries.put("real", 0.1f);
    return new Every(
        -1,
        Long.MIN_VALUE,
        true,
        1e300,
        (byte) -3,
        boxed,
        text,
        new GameId("g-2"),
        DayOfWeek.SUNDAY,
        new ArrayList<>(
            Arrays.asList(null, 1L, false, "x", 2.5, new int[] {1, 2}, List.of(DayOfWeek.FRIDAY))),
        entries);
  }

  @ParameterizedTest
  @MethodSource("values")
  void aValueIsWrittenAsByJackson(Object value) throws Exception {
    assertThat(ProtocolJson.write(value)).isEqualTo(ProtocolJson.MAPPER.writeValueAsString(value));
  }

  @Test
  void anyCharacterIsWrittenAsByJackson() throws Exception {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      var text = "a" + (char) c + "b";
      assertThat(ProtocolJson.write(text)).isEqualTo(ProtocolJson.MAPPER.writeValueAsString(text));
    }
  }

  @Test
  void anyMixtureOfCharactersIsWrittenAsByJackson() throws Exception {
    var random = new SplittableRandom(11);
    var alphabet = "ab\"\\\n\t\u0000\u001fé☉ \ud83d\ude80";
    for (int i = 0; i < 2000; i++) {
      var text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      var value = Map.of(text.toString(), List.of(text.toString()));
      assertThat(ProtocolJson.write(value))
          .isEqualTo(ProtocolJson.MAPPER.writeValueAsString(value));
    }
  }

  /** A parameter says nothing of its class, so what a reader needs is in the value. */
  @Test
  void aLineOfAnEnvelopeKeepsItsName() {
    assertThat(ProtocolJson.write(new AnyOf<>(new ToBot.Bye())))
        .isEqualTo("{\"value\":{\"type\":\"bye\"}}");
  }
}
