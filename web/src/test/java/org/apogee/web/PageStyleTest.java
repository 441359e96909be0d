package org.apogee.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages are formatted by Prettier, have no line over 120 characters and no nested conditional
 * expressions. {@code mvn test -pl web -Dformat=true} formats them first.
 *
 * <p>Prettier comes from a jar of its npm package, so that Maven pins and caches it and the build
 * needs Node alone. {@code style.mjs} does the work.
 */
class PageStyleTest {
  private static final String PRETTIER = "/META-INF/resources/webjars/prettier/";
  private static final List<String> MODULES =
      List.of(
          "standalone.mjs",
          "plugins/babel.mjs",
          "plugins/estree.mjs",
          "plugins/html.mjs",
          "plugins/postcss.mjs");

  @TempDir static Path prettier;

  @TempDir Path pages;

  @BeforeAll
  static void unpackPrettier() throws IOException, InterruptedException {
    boolean hasNode = hasNode();
    if (!hasNode && "true".equals(System.getenv("CI"))) {
      fail("the style of the pages is checked by Node, which is not installed");
    }
    assumeTrue(hasNode, "Node is not installed, so the style of the pages is not checked");
    var version = Objects.requireNonNull(System.getProperty("prettier.version"));
    Files.createDirectories(prettier.resolve("plugins"));
    for (var module : MODULES) {
      try (var in = PageStyleTest.class.getResourceAsStream(PRETTIER + version + "/" + module)) {
        Files.copy(Objects.requireNonNull(in, module), prettier.resolve(module));
      }
    }
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      var version = new ProcessBuilder("node", "--version").start();
      return version.waitFor(1, TimeUnit.MINUTES) && version.exitValue() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void allPagesHaveTheStyle() throws IOException {
    var sources = Path.of("src", "main", "resources", "web").toAbsolutePath();
    boolean formats = Boolean.getBoolean("format");
    assertThat(problems(sources, formats))
        .as("Format with 'mvn test -pl web -Dformat=true'.")
        .isEmpty();
  }

  @Test
  void anUnformattedPageIsFound() throws IOException {
    write("bad.js", "const a = [ 1,2 ]\n");
    write("bad.css", "a{color:red}\n");
    write("bad.html", "<p  class='a'>x</p>\n");
    write("good.js", "const a = [1, 2];\n");
    assertThat(problems(pages, false))
        .containsExactly(
            "bad.css: not formatted", "bad.html: not formatted", "bad.js: not formatted");
    assertThat(problems(pages, true)).isEmpty();
    assertThat(pages.resolve("bad.js")).hasContent("const a = [1, 2];\n");
  }

  @Test
  void aLongLineIsFound() throws IOException {
    write("long.js", "// " + "x".repeat(120) + "\n");
    assertThat(problems(pages, false)).containsExactly("long.js: line 1 is 123 long");
  }

  @Test
  void aNestedConditionalExpressionIsFound() throws IOException {
    write(
        "nested.js",
        """
        const a = b ? 1 : (c ? 2 : 3);
        const d = b ? (c ? 1 : 2) : 3;
        const e = (b ? c : f) ? 1 : 2;
        const g = b ? f(c ? 1 : 2) : `${c ? 3 : 4}`;
        """);
    assertThat(problems(pages, false))
        .contains(
            "nested.js: nested conditional expression in line 1",
            "nested.js: nested conditional expression in line 2",
            "nested.js: nested conditional expression in line 3")
        .noneMatch(problem -> problem.endsWith("line 4"));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(pages.resolve(name), text);
  }

  private static List<String> problems(Path directory, boolean formats) throws IOException {
    var command = new ArrayList<String>();
    command.add("node");
    command.add(Path.of("src", "test", "js", "style.mjs").toString());
    command.add(prettier.toString());
    command.add(directory.toString());
    if (formats) {
      command.add("--write");
    }
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return output.lines().toList();
  }
}
