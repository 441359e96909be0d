package org.apogee.cli.api;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the platform is and who we are there; mixed in by {@code @Mixin}. */
public final class PlatformOptions {
  private static final String VARIABLE = "APOGEE_TOKEN";

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "Address of the platform (default: ${DEFAULT-VALUE}).")
  private String url = "http://127.0.0.1:8080";

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "File with the token (default: the variable APOGEE_TOKEN).")
  private @Nullable Path tokenFile;

  @Option(
      names = "--ca",
      paramLabel = "FILE",
      description = "Authorities to trust for https, in PEM (default: those of Java).")
  private @Nullable Path authorities;

  /** Without a slash at its end. Every use of the platform begins here. */
  public String address() {
    if (authorities != null) {
      TrustedAuthorities.useOnly(authorities);
    }
    try {
      var address = new URI(url);
      boolean isHttp = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
      if (isHttp && address.getHost() != null && address.getQuery() == null) {
        return url.replaceAll("/+$", "").replaceAll("/api/v1$", "");
      }
    } catch (URISyntaxException e) {
      // Refused below, as all that is no address.
    }
    throw new BadInput(
        "bad-url",
        "--url must be an address such as http://127.0.0.1:8080, not '%s'.".formatted(url));
  }

  /** For what anybody may do: empty when there is none. */
  public String tokenIfAny() {
    return tokenFile == null && System.getenv(VARIABLE) == null ? "" : token();
  }

  public String token() {
    var found = tokenFile == null ? System.getenv(VARIABLE) : read(tokenFile);
    if (found == null || found.isBlank()) {
      throw new BadInput(
          "no-token", "A token is required: use --token-file FILE, or set %s.".formatted(VARIABLE));
    }
    var token = found.strip();
    if (!token.matches("[!-~]{1,200}")) {
      throw new BadInput("bad-token", "A token must be one word of visible characters.");
    }
    return token;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BadInput("no-token", "Cannot read the token file '%s'.".formatted(file));
    }
  }
}
