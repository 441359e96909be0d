package org.apogee.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalDatabaseTest {
  @TempDir Path home;

  @Test
  void keepsWhatWasWrittenAcrossAStop() throws Exception {
    var data = home.resolve("data with a space");
    try (var database = LocalDatabase.start(data)) {
      write(database.database("apogee"), 7);
    }
    try (var database = LocalDatabase.start(data)) {
      assertThat(read(database.database("apogee"))).isEqualTo(7);
    }
    assertThat(Postmaster.of(data)).isEmpty();
  }

  @Test
  void keepsWhatWasWrittenAcrossAKill() throws Exception {
    var data = home.resolve("data");
    try (var database = LocalDatabase.start(data)) {
      write(database.database("apogee"), 8);
      var process = database.process();
      process.destroyForcibly();
      process.onExit().get(30, TimeUnit.SECONDS);
    }
    try (var database = LocalDatabase.start(data)) {
      assertThat(read(database.database("apogee"))).isEqualTo(8);
    }
  }

  @Test
  void startsAgainAfterAStartThatFailed() throws Exception {
    var data = home.resolve("data");
    try (var database = LocalDatabase.start(data)) {
      write(database.database("apogee"), 5);
    }
    var settings = data.resolve("postgresql.conf");
    var kept = Files.readString(settings);
    Files.writeString(settings, "max_connections = many\n");
    var port = LocalPorts.free();
    assertThatThrownBy(
            () -> LocalDatabase.launch(data, port, Optional.empty(), Duration.ofSeconds(3)))
        .isInstanceOf(LocalStartFailed.class);
    Files.writeString(settings, kept);
    try (var database = LocalDatabase.start(data)) {
      assertThat(read(database.database("apogee"))).isEqualTo(5);
    }
  }

  @Test
  void takesOverTheServerOfAKilledProcess() throws Exception {
    var data = home.resolve("data");
    var port = LocalPorts.free();
    var killed = otherJvm(data, port);
    assertThat(killed.inputReader().readLine()).isEqualTo("ready");
    killed.destroyForcibly().waitFor();
    var left = Postmaster.of(data).orElseThrow();

    try (var database = LocalDatabase.start(data, port)) {
      assertThat(database.process().pid()).isEqualTo(left.process().pid());
      assertThat(database.port()).isEqualTo(port);
      assertThat(read(database.database("apogee"))).isEqualTo(9);
    }
    assertThat(left.process().isAlive()).isFalse();
  }

  @Test
  void movesAServerThatWasLeftOnAnotherPort() throws Exception {
    var data = home.resolve("data");
    var killed = otherJvm(data, LocalPorts.free());
    assertThat(killed.inputReader().readLine()).isEqualTo("ready");
    killed.destroyForcibly().waitFor();

    var port = LocalPorts.free();
    try (var database = LocalDatabase.start(data, port)) {
      assertThat(database.port()).isEqualTo(port);
      assertThat(read(database.database("apogee"))).isEqualTo(9);
    }
  }

  private static Process otherJvm(Path data, int port) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            LeavesADatabase.class.getName(),
            data.toString(),
            Integer.toString(port))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Starts a database, writes, says so, and waits to be killed. */
  static final class LeavesADatabase {
    private LeavesADatabase() {}

    public static void main(String[] args) throws Exception {
      var database = LocalDatabase.start(Path.of(args[0]), Integer.parseInt(args[1]));
      write(database.database("apogee"), 9);
      System.out.println("ready");
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @Test
  void isDurableByItsOwnWord() throws Exception {
    try (var connection = open(LocalDatabase.forTests().freshDatabase())) {
      for (var setting : new String[] {"fsync", "synchronous_commit", "full_page_writes"}) {
        try (var statement = connection.createStatement();
            var row = statement.executeQuery("SHOW " + setting)) {
          row.next();
          assertThat(row.getString(1)).as(setting).isEqualTo("on");
        }
      }
    }
  }

  @Test
  void givesEveryTestClassADatabaseOfItsOwn() throws Exception {
    var first = LocalDatabase.forTests().freshDatabase();
    var second = LocalDatabase.forTests().freshDatabase();
    write(first, 1);
    write(second, 2);
    assertThat(read(first)).isEqualTo(1);
    assertThat(read(second)).isEqualTo(2);
  }

  @Test
  void saysWhichPortIsTaken() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() -> LocalDatabase.start(home.resolve("data"), taken.getLocalPort()))
          .isInstanceOf(LocalStartFailed.class)
          .hasMessage("port %d is in use: PostgreSQL cannot listen on it", taken.getLocalPort());
    }
  }

  @Test
  void refusesNamesThatAreNotNames() {
    assertThatThrownBy(() -> LocalDatabase.forTests().database("x; DROP DATABASE y"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void tidiesUpAfterTestRunsThatWereKilled() throws Exception {
    var dead = new ProcessBuilder("true").start();
    dead.waitFor();
    var left = Files.createDirectories(home.resolve("apogee-test-" + dead.pid() + "-db-1"));
    Files.writeString(left.resolve("file"), "x");
    var ours =
        Files.createDirectories(
            home.resolve("apogee-test-" + ProcessHandle.current().pid() + "-db-2"));
    var strange = Files.createDirectories(home.resolve("apogee-test-of-somebody"));
    TestFolder.sweep(home);
    assertThat(left).doesNotExist();
    assertThat(ours).exists();
    assertThat(strange).exists();
  }

  private static Connection open(String url) throws SQLException {
    return DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  private static void write(String url, int value) throws SQLException {
    try (var connection = open(url);
        var statement = connection.createStatement()) {
      statement.execute("CREATE TABLE kept (value int)");
      statement.execute("INSERT INTO kept VALUES (" + value + ")");
    }
  }

  private static int read(String url) throws SQLException {
    try (var connection = open(url);
        var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT value FROM kept")) {
      row.next();
      return row.getInt(1);
    }
  }
}
