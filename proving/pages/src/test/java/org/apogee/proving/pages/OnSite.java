package org.apogee.proving.pages;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link Site}, which is started for the first of them and ends after the last.
 * Without Chromium they are skipped.
 */
final class OnSite implements BeforeAllCallback, ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(OnSite.class);

  /** What JUnit closes at the very end. */
  private record Held(Site site, Path home) implements AutoCloseable {
    static Held start() {
      try {
        var home = Files.createTempDirectory("apogee-pages");
        return new Held(Site.start(home, Chromium.find().orElseThrow()), home);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }

    @Override
    public void close() throws IOException {
      site.close();
      try (var files = Files.walk(home)) {
        for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    assumeTrue(
        Chromium.find().isPresent(), "skipped: needs Chromium (Debian: apt-get install chromium)");
    site(context);
  }

  private static Site site(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(Held.class, _ -> Held.start(), Held.class)
        .site();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType().equals(Site.class);
  }

  @Override
  public Site resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return site(context);
  }
}
