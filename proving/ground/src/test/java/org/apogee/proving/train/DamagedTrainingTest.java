package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DamagedTrainingTest {
  @TempDir private static Path whole;
  @TempDir private Path folder;

  private static Shell learn(String verb, Path folder, int iterations) {
    var game =
        verb.equals("fit") ? "nova-solis" : "supernova --option threshold=8 --hidden 2 --checks 1";
    return Shell.run(
        "%s %s --games 1 --width 2 --seats 2 --iterations %d --json --folder %s"
            .formatted(verb, game, iterations, folder)
            .split(" "));
  }

  @BeforeAll
  static void learnOnce() {
    for (var verb : List.of("train", "fit")) {
      var first = learn(verb, whole.resolve(verb), 1);
      assertThat(first.exit()).as(first.out()).isEqualTo(Exit.DONE);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "train, plan.txt, not text",
    "train, plan.txt, empty",
    "train, curve.txt, not text",
    "train, curve.txt, words",
    "train, iteration-000.weights, not text",
    "train, iteration-000.weights, empty",
    "train, iteration-000.weights, cut",
    "train, iteration-000.weights, a line more",
    "train, iteration-000.weights, no number",
    "train, iteration-000.weights, no finite number",
    "train, iteration-000.weights, huge",
    "train, iteration-000.games, empty",
    "train, iteration-000.games, cut",
    "train, iteration-000.games, a byte more",
    "train, iteration-000.games, NaN at the end",
    "train, iteration-000.games, many games",
    "train, iteration-000.games, many seats",
    "train, iteration-000.games, many parties",
    "train, iteration-000.games, many moments",
    "train, iteration-000.games, negative moments",
    "fit, plan.txt, not text",
    "fit, curve.txt, words",
    "fit, iteration-000.sums, cut",
    "fit, iteration-000.sums, a byte more",
    "fit, iteration-000.sums, NaN at the end",
    "fit, iteration-000.points.weights, cut",
    "fit, iteration-000.track.weights, no finite number"
  })
  void aDamagedFileIsNamedWithWhatToDo(String verb, String name, String damage) throws IOException {
    copy(verb);
    var file = folder.resolve(name);
    Files.write(file, damaged(Files.readAllBytes(file), damage));
    assertRefused(verb, "'%s' is damaged".formatted(file));
  }

  @ParameterizedTest
  @CsvSource({
    "train, iteration-000.games",
    "train, iteration-000.weights",
    "fit, iteration-000.sums",
    "fit, iteration-000.track.weights"
  })
  void aMissingFileIsNamedWithWhatToDo(String verb, String name) throws IOException {
    copy(verb);
    Files.delete(folder.resolve(name));
    assertRefused(verb, "'%s' is missing".formatted(folder.resolve(name)));
  }

  private void assertRefused(String verb, String beginning) {
    var refused = learn(verb, folder, 2);
    assertThat(refused.exit()).as(refused.out()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.json().at("/error/code").textValue()).isEqualTo("bad-training");
    assertThat(refused.json().at("/error/message").textValue())
        .isEqualTo(
            "%s; restore it from a copy, or remove the folder '%s' to start again."
                .formatted(beginning, folder));
  }

  private void copy(String verb) throws IOException {
    try (var files = Files.list(whole.resolve(verb))) {
      for (var file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
  }

  private static byte[] damaged(byte[] bytes, String damage) {
    var buffer = ByteBuffer.wrap(bytes);
    switch (damage) {
      case "NaN at the end" ->
          buffer.putDouble(bytes.length - 8, Double.NaN).putFloat(bytes.length - 4, Float.NaN);
      case "many games" -> buffer.putInt(0, Integer.MAX_VALUE);
      case "many seats" -> buffer.putInt(4, Integer.MAX_VALUE);
      case "many parties" -> buffer.putInt(8, Integer.MAX_VALUE);
      case "many moments" -> buffer.putInt(12, Integer.MAX_VALUE);
      case "negative moments" -> buffer.putInt(12, -1);
      default -> {
        return changed(bytes, damage);
      }
    }
    return bytes;
  }

  private static byte[] changed(byte[] bytes, String damage) {
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    var changed =
        switch (damage) {
          case "empty" -> "";
          case "cut" -> text.substring(0, text.length() / 2);
          case "a byte more" -> text + "x";
          case "a line more" -> text + "more 1 2\n";
          case "words" -> "some words\n";
          case "not text" -> "\u00ff\u00fe";
          case "no number" -> text.replaceFirst("(?m)^(biases) \\S+", "$1 one");
          case "no finite number" ->
              text.replaceFirst("(?m)^([a-z]\\S+) -?[0-9]+[.]\\S+", "$1 NaN");
          case "huge" -> text.replaceFirst("(?m)^hidden .*", "hidden 2000000000");
          default -> throw new IllegalArgumentException(damage);
        };
    assertThat(changed).isNotEqualTo(text);
    return changed.getBytes(StandardCharsets.ISO_8859_1);
  }
}
