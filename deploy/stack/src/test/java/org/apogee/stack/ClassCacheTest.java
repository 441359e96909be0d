package org.apogee.stack;

import static java.io.File.pathSeparator;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassCacheTest {
  private @TempDir Path folder;
  private Path cache;

  @BeforeEach
  void aCacheOfTwoJars() throws IOException {
    cache = folder.resolve("classes.aot");
    Files.createFile(cache);
    Files.writeString(folder.resolve("classes.aot.path"), String.join(pathSeparator, "b", "a"));
  }

  @Test
  void theClassPathBeginsWithThatOfTheCache() {
    var used = ClassCache.of(cache.toString(), String.join(pathSeparator, "tests", "a", "b"));

    assertThat(used.options()).containsExactly("-XX:AOTCache=" + cache);
    assertThat(used.path()).isEqualTo(String.join(pathSeparator, "b", "a", "tests"));
  }

  @Test
  void aCacheOfAnotherBuildIsNotUsed() {
    var path = String.join(pathSeparator, "tests", "a");

    assertThat(ClassCache.of(cache.toString(), path).options()).isEmpty();
    assertThat(ClassCache.of(cache.toString(), path).path()).isEqualTo(path);
  }

  @Test
  void withoutACacheNothingChanges() {
    assertThat(ClassCache.of("", "a").options()).isEmpty();
    assertThat(ClassCache.of(folder.resolve("none.aot").toString(), "a").options()).isEmpty();
  }
}
