package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.match.MatchmakerMain;
import org.apogee.node.NodeMain;
import org.apogee.platform.log.ProcessLog;
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

  @Test
  void itsRuntimeHasEveryModuleThatOurClassesNeed() throws IOException {
    var said = new StringWriter();
    var jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
    var arguments =
        Stream.concat(
            Stream.of("--multi-release", "25", "--ignore-missing-deps", "--print-module-deps"),
            ourClasses());
    int code =
        jdeps.run(new PrintWriter(said), new PrintWriter(said), arguments.toArray(String[]::new));
    assertThat(code).as(said.toString()).isZero();

    var linked =
        instructions("RUN").stream()
            .filter(line -> line.contains("jlink"))
            .findFirst()
            .orElseThrow();
    var modules = List.of(linked.replaceFirst(".*--add-modules (\\S+).*", "$1").split(","));
    assertThat(modules).contains("java.se", "jdk.httpserver");
    assertThat(Stream.of(said.toString().strip().split(",")))
        .filteredOn(module -> !module.startsWith("java."))
        .isNotEmpty()
        .isSubsetOf(modules);
  }

  /** Of the processes that the image is for. */
  private static Stream<String> ourClasses() {
    return Stream.of(NodeMain.class, MatchmakerMain.class, AnalyticsMain.class, ProcessLog.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(place -> Path.of(URI.create(place.toString())).toString());
  }

  private static List<String> instructions(String name) throws IOException {
    try (var lines = Files.lines(RECIPE)) {
      return lines.filter(line -> line.startsWith(name + " ")).toList();
    }
  }
}
