package org.apogee.deploy.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Documents, API descriptions, help, errors, logs, metrics, dashboards, settings and pages contain
 * no {@linkplain Calques calques}.
 *
 * <p>The engine, and the pages made of its texts, are left out: the texts of the games use the
 * words of their rule books.
 */
class EnglishTest {
  private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

  @Test
  void noTextContainsACalque() throws IOException {
    var found = new ArrayList<String>();
    int sentences = 0;
    for (var file : files()) {
      for (var prose : Prose.of(file)) {
        sentences++;
        for (var calque : Calques.in(prose.sentence())) {
          found.add(
              "%s:%d: %s in: %s"
                  .formatted(ROOT.relativize(file), prose.line(), calque, prose.sentence()));
        }
      }
    }
    assertThat(sentences).as("sentences read").isGreaterThan(5_000);
    assertThat(found).isEmpty();
  }

  private static List<Path> files() throws IOException {
    try (var all = Files.walk(ROOT)) {
      return all.filter(file -> isForPeople(ROOT.relativize(file).toString().replace('\\', '/')))
          .sorted()
          .toList();
    }
  }

  private static boolean isForPeople(String path) {
    if (path.matches("(?:.*/)?(?:target|node_modules|[.][^/]*)/.*") || path.startsWith("engine/")) {
      return path.equals("engine/README.md");
    }
    if (path.startsWith("docs/reference/")) {
      return false; // made of the texts of the games
    }
    return path.endsWith(".md")
        || path.matches(".*/src/main/.*[.](?:java|js|json|conf)")
        || path.matches("grafana/(?:dashboards|prometheus/rules)/.*[.](?:json|yml)");
  }
}
