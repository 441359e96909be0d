package org.apogee.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apogee.cli.process.Scripts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The clients' own tests, in their languages. */
final class ClientTestsTest {
  @TempDir Path folder;

  @Test
  void python() throws Exception {
    Scripts.need("python3");
    var command = List.of("python3", "-B", "-m", "unittest", "discover", "-s", "tests");
    try (var tests = Program.start(Path.of("python"), folder.resolve("out"), command)) {
      assertThat(tests.succeeds()).contains("Ran ", "OK");
    }
  }

  @Test
  void typescript() throws Exception {
    Scripts.need("node");
    var command = List.of("node", "--test", "test/");
    try (var tests = Program.start(Path.of("typescript"), folder.resolve("out"), command)) {
      assertThat(tests.succeeds()).contains("# fail 0").doesNotContain("# pass 0");
    }
  }

  /** The compiler accepts a program with the right types, and refuses each of the wrong ones. */
  @Test
  void theDeclarationsHaveTheTypesOfTheApi() throws Exception {
    Scripts.need("node");
    var compiler = unpackCompiler().toString();
    var command = List.of("node", compiler, "--project", ".");
    try (var check = Program.start(Path.of("typescript"), folder.resolve("out"), command)) {
      assertThat(check.succeeds()).isEmpty();
    }
  }

  /** From a jar of the npm package, with the declarations of the language. */
  private Path unpackCompiler() throws IOException, URISyntaxException {
    var version = Objects.requireNonNull(System.getProperty("typescript.version"));
    var library = "/META-INF/resources/webjars/typescript/%s/lib/".formatted(version);
    var found = Objects.requireNonNull(ClientTestsTest.class.getResource(library + "tsc.js"));
    try (var jar = FileSystems.newFileSystem(found.toURI(), Map.of());
        var files = Files.list(jar.getPath(library))) {
      for (var file : files.toList()) {
        var name = file.getFileName().toString();
        if (name.matches("_?tsc[.]js|lib[.].*[.]d[.]ts")) {
          Files.copy(file, folder.resolve(name));
        }
      }
    }
    return folder.resolve("tsc.js");
  }
}
