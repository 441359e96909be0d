package org.apogee.protocol.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.engine.Args;
import org.apogee.engine.BadInput;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveText;
import org.apogee.engine.View;
import org.apogee.protocol.game.ClockOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BotLinesTest {
  private static final SortedMap<String, String> OPTIONS =
      new TreeMap<>(Map.of("rounds", "9", "goal", "12"));
  private static final Fact FACT =
      Fact.forEverybody("ship-lost", Args.of("seat", 1, "at", "C3"), "Seat 1 loses a \"ship\".\n");

  /** What a seat sees of some game: parts in parts, and a method that is no part. */
  record Sight(int viewer, List<Ship> ships, Map<String, Integer> goods) implements View {
    record Ship(String name, boolean damaged, double fuel, Colour colour) {}

    enum Colour {
      RED
    }

    public boolean isSecret() {
      return true;
    }

    public int getHidden() {
      return 7;
    }
  }

  private static ToBot.Question question() {
    var sight =
        new Sight(1, List.of(new Sight.Ship("A", false, 0.5, Sight.Colour.RED)), Map.of("ore", 3));
    return new ToBot.Question(
        "m-1",
        3,
        14,
        5000,
        List.of(ToBot.Heard.of(FACT)),
        sight,
        List.of(
            ToBot.LegalMove.of(
                1L << 60, new MoveText("fly", Args.of("to", "C0"), "fly C0", "R 6.4"))));
  }

  @Test
  void everyMessageIsOneLineThatTheSchemaAllows() {
    var messages =
        List.of(
            new ToBot.Hello(1, 10_000),
            new ToBot.GameStart(
                "m-1", "drift/1", OPTIONS, 2, 1, List.of("a", "b"), 5000, null, null, "42"),
            new ToBot.GameStart(
                "m-1",
                "drift/1",
                OPTIONS,
                1,
                0,
                List.of("a"),
                300_000,
                600_000L,
                ClockOrder.USUAL,
                "42"),
            question(),
            new ToBot.Offer("m-1", 1, 17, "pause", 900_000L),
            new ToBot.Offer("m-1", 1, 18, "draw", null),
            new ToBot.GameOver("m-1", "nova", null, List.of(1, 1), List.of(7, -7), List.of()),
            new ToBot.GameOver(
                "m-1",
                "bot-timeout",
                "It was too slow.",
                List.of(1, 2),
                List.of(7, 7),
                List.of(ToBot.Heard.of(FACT))),
            new ToBot.Bye());
    for (var message : messages) {
      var line = BotLines.write(message);
      assertThat(line).doesNotContain("\n");
      assertThat(BotSchema.TO_BOT.allows(line)).as(line).isTrue();
      assertThat(BotSchema.FROM_BOT.allows(line)).as(line).isFalse();
    }
  }

  @Test
  void aQuestionCarriesTheViewAsItStandsAndCodesAsTexts() {
    assertThat(BotLines.write(question()))
        .isEqualTo(
            """
            {"type":"question","game":"m-1","question":3,"ply":14,"timeMillis":5000,
            "facts":[{"kind":"ship-lost","args":{"seat":1,"at":"C3"},
            "text":"Seat 1 loses a \\"ship\\".\\n"}],
            "view":{"viewer":1,
            "ships":[{"name":"A","damaged":false,"fuel":0.5,"colour":"RED"}],
            "goods":{"ore":3}},
            "moves":[{"code":"1152921504606846976","kind":"fly","args":{"to":"C0"},
            "text":"fly C0"}]}
            """
                .replace("\n", ""));
  }

  @Test
  void optionsStandInTheOrderOfTheirNames() {
    var start =
        new ToBot.GameStart(
            "m-1", "drift/1", OPTIONS, 2, 1, List.of("a", "b"), 5000, null, null, "42");
    assertThat(BotLines.write(start)).contains("\"options\":{\"goal\":\"12\",\"rounds\":\"9\"}");
  }

  @Test
  void aBotsLinesAreRead() {
    assertThat(BotLines.read("{\"type\":\"ready\",\"name\":\"Ada\",\"version\":\"1.2\"}"))
        .isEqualTo(new FromBot.Ready("Ada", "1.2", false));
    assertThat(BotLines.read("{\"type\":\"ready\",\"name\":\"Ada\"}\r"))
        .isEqualTo(new FromBot.Ready("Ada", null, false));
    assertThat(
            BotLines.read(
                "{\"type\":\"move\",\"game\":\"m-1\",\"question\":3,\"move\":\"385\"}"
                    .getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(new FromBot.Move("m-1", 3, "385"));
    assertThat(BotLines.read("{\"type\":\"resign\",\"game\":\"m-1\"}"))
        .isEqualTo(new FromBot.Resign("m-1"));
  }

  @Test
  void aBotMayMakeAndAnswerOffers() {
    var lines =
        Map.of(
            "{\"type\":\"ready\",\"name\":\"Ada\",\"offers\":true}",
            new FromBot.Ready("Ada", null, true),
            "{\"type\":\"offer\",\"game\":\"m-1\",\"offer\":\"draw\"}",
            new FromBot.Offer("m-1", "draw", null),
            "{\"type\":\"offer\",\"game\":\"m-1\",\"offer\":\"pause\",\"minutes\":5}",
            new FromBot.Offer("m-1", "pause", 5),
            "{\"type\":\"offer-answer\",\"game\":\"m-1\",\"offer\":17,\"accept\":false}",
            new FromBot.OfferAnswer("m-1", 17, false));
    lines.forEach((line, message) -> {
      assertThat(BotLines.read(line)).isEqualTo(message);
      assertThat(BotSchema.FROM_BOT.allows(line)).as(line).isTrue();
      assertThat(BotSchema.TO_BOT.allows(line)).as(line).isFalse();
    });
    assertThat(
            BotSchema.TO_BOT.allows(
                "{\"type\":\"offer\",\"game\":\"m-1\",\"seat\":1,\"number\":17,"
                    + "\"offer\":\"draw\",\"timeMillis\":5000,\"otherwise\":\"decline\"}"))
        .isTrue();
  }

  @Test
  void fieldsThatNobodyKnowsArePassedOver() {
    var line = "{\"type\":\"move\",\"game\":\"m\",\"question\":1,\"move\":\"2\",\"value\":[0.7]}";
    assertThat(BotLines.read(line)).isEqualTo(new FromBot.Move("m", 1, "2"));
    assertThat(BotSchema.FROM_BOT.allows(line)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          hello                                                | 'hello', which is not a JSON object
          [1,2]                                                | '[1,2]', which is not a JSON object
          {"type":"move"                                       | which is not a JSON object
          {"type":"ready","name":"a"} {}                       | which is not a JSON object
          {"type":"ready","name":"a","name":"b"}               | which is not a JSON object
          {"move":"385"}                                       | a line without 'type'
          {"type":"think"}                                     | of type 'think'; a bot sends ready, move, resign, offer or offer-answer
          {"type":"ready"}                                     | a line without 'name'
          {"type":"ready","name":" "}                          | a 'name' that is not 1 to 64 visible characters
          {"type":"move","game":"m","question":1}              | a line without 'move'
          {"type":"move","game":"m","question":1,"move":385}   | 'move' as the number 385; it must be a string, such as "385"
          {"type":"move","game":"m","question":1,"move":null}  | 'move' as null; it must be a string
          {"type":"move","game":"m","question":"1","move":"2"} | 'question' as the string "1"; it must be an integer
          {"type":"move","game":"m","question":1.5,"move":"2"} | 'question' as the number 1.5; it must be an integer
          {"type":"move","game":"m","question":9999999999,"move":"2"} | it must be an integer
          {"type":"move","question":1,"move":"2"}              | a line without 'game'
          """)
  void everythingElseIsRefusedWithASentence(String line, String sentence) {
    assertThatThrownBy(() -> BotLines.read(line))
        .isInstanceOfSatisfying(
            BadInput.class, refusal -> assertThat(refusal.code()).isEqualTo("bot-garbage"))
        .hasMessageStartingWith("It wrote ")
        .hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ready", "move", "resign"})
  void theSchemaRefusesLinesWithoutTheirFields(String type) {
    assertThat(BotSchema.FROM_BOT.allows("{\"type\":\"%s\"}".formatted(type))).isFalse();
  }

  @Test
  void whatIsNotTextIsRefused() {
    assertThatThrownBy(() -> BotLines.read(new byte[] {'{', (byte) 0xff, '}'}))
        .hasMessage("It wrote a line that is not UTF-8.");
    assertThatThrownBy(() -> BotLines.read("[".repeat(50_000)))
        .hasMessageContaining("which is not a JSON object");
    assertThatThrownBy(() -> BotLines.read("x".repeat(BotLines.LINE_MAX + 1)))
        .hasMessage("It wrote a line of 65,537 characters; 65,536 are allowed.");
  }

  @Test
  void excerptsAreShortAndVisible() {
    assertThat(BotLines.excerpt("a\tb\u0007c")).isEqualTo("a?b?c");
    assertThat(BotLines.excerpt("x".repeat(100))).hasSize(83).endsWith("...");
  }
}
