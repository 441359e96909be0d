package org.apogee.engine.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game is a jar on the class path, with its ruleset in {@code META-INF/services}. */
final class GameJarTest {
  private static final String SERVICE = "META-INF/services/org.apogee.engine.Ruleset";

  @TempDir private Path directory;

  @Test
  void aGameOnTheClassPathIsFoundAndPlayed() throws Exception {
    var urls = new URL[] {root(Ruleset.class).toUri().toURL(), jar().toUri().toURL()};
    var before = Thread.currentThread().getContextClassLoader();
    try (var stranger = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Thread.currentThread().setContextClassLoader(stranger);
      var game = stranger.loadClass(PlayDrift.class.getName()).getDeclaredConstructor();
      assertThat(((Callable<?>) game.newInstance()).call()).isEqualTo("drift/1 Drift out-of-time");
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  @Test
  void theToyIsNotOfferedWhereNobodyAskedForIt() {
    assertThat(Rulesets.all()).extracting(ruleset -> ruleset.id().game()).doesNotContain("drift");
  }

  /** The classes of this package and the service file that names the ruleset. */
  private Path jar() throws IOException, URISyntaxException {
    var file = directory.resolve("drift.jar");
    var root = root(DriftRuleset.class);
    try (var jar = new JarOutputStream(Files.newOutputStream(file));
        var classes = Files.list(root.resolve("org/apogee/engine/toy"))) {
      for (var path : classes.toList()) {
        add(jar, root.relativize(path).toString().replace('\\', '/'), path);
      }
      add(jar, SERVICE, root.resolve("drift").resolve(SERVICE));
    }
    return file;
  }

  private static void add(JarOutputStream jar, String name, Path content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    Files.copy(content, jar);
    jar.closeEntry();
  }

  private static Path root(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
