package org.apogee.platform.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalAuthority;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real PostgreSQL that accepts TLS only, with roles that have a password or a certificate. */
class SecuredDatabaseTest {
  @TempDir static Path folder;
  private static LocalAuthority authority;
  private static LocalDatabase server;
  private static String url;

  @BeforeAll
  static void start() throws Exception {
    authority = LocalAuthority.create("Apogee's test authority");
    authority.issue(folder.resolve("server"), "database", "127.0.0.1");
    authority.issue(folder.resolve("client"), "certified", "client.example.org");
    LocalAuthority.create("another").issue(folder.resolve("other"), "certified", "127.0.0.1");
    trust("trust", "server");
    server = LocalDatabase.start(folder.resolve("data"), 0, Optional.of(folder.resolve("server")));
    url = server.database("apogee");
    try (var admin = Database.open(settings(url, "trust", ""), "test", registry())) {
      Files.writeString(
          folder.resolve("data.hba"),
          "hostssl all certified all cert\n" + Files.readString(folder.resolve("data.hba")));
      admin.statement(sql -> sql.update("CREATE ROLE certified LOGIN"));
      admin.statement(sql -> sql.update("CREATE ROLE rotating LOGIN PASSWORD 'first'"));
      admin.statement(sql -> sql.one("SELECT pg_reload_conf()", row -> row.getBoolean(1)));
    }
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void theConnectionIsEncryptedAndVerified() {
    var settings = settings(url, "trust", "");
    assertThat(settings.url()).contains("sslmode=verify-full");
    try (var database = Database.open(settings, "test", registry())) {
      assertThat(version(database)).startsWith("TLSv1");
      database.migrate("shop", "db/shop");
    }
  }

  @Test
  void aClientCertificateCanSignIn() {
    try (var database =
        Database.open(settings(url, "client", "user = certified"), "test", registry())) {
      assertThat(version(database)).startsWith("TLSv1");
    }
    assertThatThrownBy(() -> open(settings(url, "trust", "user = certified")))
        .isInstanceOf(BadInput.class)
        .hasMessage("The database at apogee.database.url requires a client certificate.");
  }

  @Test
  void anotherHostNameIsRefused() {
    var elsewhere = url.replace("127.0.0.1", "localhost");
    assertThatThrownBy(() -> open(settings(elsewhere, "trust", "")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "The database at apogee.database.url presents a certificate for another host name.");
  }

  @Test
  void anotherAuthorityIsRefused() throws Exception {
    trust("trust-other", "other");
    assertThatThrownBy(() -> open(settings(url, "trust-other", "")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "The database at apogee.database.url presents a certificate that no authority in ca.crt"
                + " issued.");
  }

  @Test
  void aDatabaseWithoutTlsIsRefused() {
    var plain = LocalDatabase.forTests().freshDatabase();
    assertThatThrownBy(() -> open(settings(plain, "trust", "")))
        .isInstanceOf(BadInput.class)
        .hasMessage("The database at apogee.database.url does not support TLS.");
  }

  @Test
  void anUnusableFolderStopsTheStart() throws Exception {
    assertThatThrownBy(() -> settings(url, "nowhere", ""))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.database.tls")
        .hasMessageContaining("ca.crt is missing");
    authority.issue(folder.resolve("mixed"), "certified", "client.example.org");
    Files.copy(
        folder.resolve("client").resolve("tls.key"),
        folder.resolve("mixed").resolve("tls.key"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> settings(url, "mixed", ""))
        .hasMessageContaining("tls.key does not belong to tls.crt");
    assertThatThrownBy(() -> settings(url + "?sslmode=require", "trust", ""))
        .hasMessageContaining("contains sslmode");
  }

  @Test
  void aNewPasswordIsReadFromItsFile() throws Exception {
    var file = folder.resolve("password");
    Files.writeString(file, "first\n");
    var settings = settings(url, "trust", "user = rotating, password-file = \"" + file + "\"");
    try (var database = Database.open(settings, "test", registry());
        var admin = Database.open(settings(url, "trust", ""), "test", registry())) {
      assertThat(version(database)).startsWith("TLSv1");
      admin.statement(sql -> sql.update("ALTER ROLE rotating PASSWORD 'second'"));
      Files.writeString(file, "second\n");
      admin.statement(sql ->
          sql.list(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ?",
              row -> row.getBoolean(1),
              "rotating"));
      database.connectAlone().close();
      assertThatThrownBy(
              () -> {
                Files.writeString(file, "third");
                database.connectAlone().close();
              })
          .hasMessageContaining("password authentication failed")
          .hasMessageNotContaining("third");
    }
  }

  private static void open(DatabaseSettings settings) {
    Database.open(settings, "test", registry()).close();
  }

  private static String version(Database database) {
    return database.statement(sql ->
        sql.one(
                "SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
                row -> row.getString(1))
            .orElseThrow());
  }

  private static void trust(String name, String issuer) throws Exception {
    var trust = Files.createDirectories(folder.resolve(name));
    Files.copy(folder.resolve(issuer).resolve("ca.crt"), trust.resolve("ca.crt"));
  }

  private static SimpleMeterRegistry registry() {
    return new SimpleMeterRegistry();
  }

  private static DatabaseSettings settings(String url, String tls, String more) {
    var text =
        """
        apogee.database { url = "%s", user = %s, pool-size = 1, tls = "%s"
          %s
        }
        """
            .formatted(url, LocalDatabase.USER, folder.resolve(tls), more);
    return DatabaseSettings.from(
        Configuration.of(
            ConfigFactory.parseString(text)
                .withFallback(ConfigFactory.parseResources("reference.conf"))
                .resolve()));
  }
}
