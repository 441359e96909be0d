package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.engine.BadInput;
import org.apogee.local.BrokerSecurity;
import org.apogee.local.LocalAuthority;
import org.apogee.platform.tls.BadTlsFile;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;

/**
 * The certificates and the password of a secured stack, made at its first start. The key of their
 * authority is not kept.
 */
public final class StackSecurity {
  private static final String KAFKA_USER = "apogee";
  private static final int PASSWORD_BYTES = 24;

  /**
   * Each part has a certificate of its own. That of members is valid for no host: they know each
   * other by its name, which no other part has.
   */
  private enum Owner {
    DATABASE("database", "127.0.0.1 localhost"),
    BROKER("broker", "127.0.0.1 localhost"),
    HTTP("http", "127.0.0.1 localhost"),
    MEMBER("member", "apogee-member");

    private final String folder;
    private final String hosts;

    Owner(String folder, String hosts) {
      this.folder = folder;
      this.hosts = hosts;
    }
  }

  private final Path folder;

  private StackSecurity(Path folder) {
    this.folder = folder;
  }

  /** Data are secured from their first start on, or never. */
  static void checkHome(StackPlan plan) {
    boolean isSecured = Files.exists(folder(plan.home()));
    boolean isUsed = Files.exists(plan.home().resolve("postgres"));
    if (isUsed && isSecured != plan.secured()) {
      throw new BadInput(
          "bad-usage",
          "The data in %s were made %s --secured; start them so again, or use another --home."
              .formatted(plan.home(), isSecured ? "with" : "without"));
    }
  }

  private static Path folder(Path home) {
    return home.resolve("secured");
  }

  static StackSecurity of(Path home) {
    var security = new StackSecurity(folder(home));
    if (!Files.exists(security.passwordFile())) {
      security.make();
    }
    return security;
  }

  private void make() {
    var authority = LocalAuthority.create("Apogee on this machine");
    for (var owner : Owner.values()) {
      authority.issue(of(owner), "apogee-" + owner.folder, owner.hosts.split(" ", -1));
    }
    var bytes = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(bytes);
    var only = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    try {
      // Last: its presence says that everything else is there.
      Files.createFile(passwordFile(), only);
      Files.writeString(passwordFile(), HexFormat.of().formatHex(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write %s: %s".formatted(passwordFile(), e), e);
    }
  }

  private Path of(Owner owner) {
    return folder.resolve(owner.folder);
  }

  private Path passwordFile() {
    return folder.resolve("kafka-password");
  }

  /** The certificate of the database. */
  Path database() {
    return of(Owner.DATABASE);
  }

  BrokerSecurity broker() {
    try {
      return new BrokerSecurity(
          of(Owner.BROKER), KAFKA_USER, Files.readString(passwordFile()).strip());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read %s: %s".formatted(passwordFile(), e), e);
    }
  }

  /** The settings with which another process connects to the stack of a home; none without TLS. */
  public static Map<String, String> environmentOf(Path home) {
    return Files.exists(folder(home)) ? of(home).environment() : Map.of();
  }

  /** The settings of each of our processes, as environment variables. */
  Map<String, String> environment() {
    var member = of(Owner.MEMBER).toString();
    return Map.of(
        "APOGEE_DATABASE_TLS", member,
        "APOGEE_KAFKA_TLS", member,
        "APOGEE_KAFKA_USER", KAFKA_USER,
        "APOGEE_KAFKA_PASSWORD_FILE", passwordFile().toString(),
        "APOGEE_CLUSTER_TLS", member,
        "APOGEE_HTTP_TLS", of(Owner.HTTP).toString());
  }

  /** How the front connects to the processes behind it. */
  SSLSocketFactory toProcesses() {
    try {
      return TlsContext.trusting(new TlsFolder(of(Owner.HTTP))).getSocketFactory();
    } catch (BadTlsFile unusable) {
      throw new BadInput("start-failed", "Cannot use TLS: " + unusable.getMessage() + ".");
    }
  }
}
