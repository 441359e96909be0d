package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules of a good image, as far as its recipe shows them. */
class ImageTest {
  private static final Path RECIPE = Path.of("..", "docker", "Dockerfile");

  @Test
  void everyBaseHasAVersionAndTheLastStageIsNotTheBuild() throws IOException {
    var bases = instructions("FROM");
    assertThat(bases).hasSizeGreaterThan(1);
    assertThat(bases)
        .allSatisfy(
            base -> assertThat(base).matches("FROM [\\w./-]+:[\\w.-]*\\d[\\w.-]*( AS \\w+)?"));
    assertThat(bases.getLast()).doesNotContain(" AS ").doesNotContain("maven");
  }

  @Test
  void runsAsNobodyInParticularAndSaysHowItIs() throws IOException {
    assertThat(instructions("USER")).hasSize(1).first().asString().matches("USER \\d+:\\d+");
    assertThat(instructions("ENTRYPOINT")).hasSize(1).first().asString().startsWith("ENTRYPOINT [");
    assertThat(instructions("HEALTHCHECK")).hasSize(1);
    assertThat(instructions("ADD")).isEmpty();
  }

  @Test
  void holdsNoSecretAndNoMoreThanItNeeds() throws IOException {
    assertThat(instructions("ENV"))
        .noneMatch(line -> line.matches("(?i).*(password|token|secret).*"));
    assertThat(instructions("ARG"))
        .noneMatch(line -> line.matches("(?i).*(password|token|secret).*"));
    assertThat(Path.of("..", "..", ".dockerignore")).content().contains(".git", "target");
    var text = Files.readString(RECIPE);
    var last = text.substring(text.lastIndexOf("FROM "));
    assertThat(last.lines().filter(line -> line.startsWith("COPY")))
        .allMatch(line -> line.contains("--from=build"));
  }

  private static List<String> instructions(String name) throws IOException {
    try (var lines = Files.lines(RECIPE)) {
      return lines.filter(line -> line.startsWith(name + " ")).toList();
    }
  }
}
