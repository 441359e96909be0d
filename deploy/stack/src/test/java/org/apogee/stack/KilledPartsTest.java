package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apogee.local.LocalDatabase;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database and a broker that are killed come back with what they had, and it is said. */
class KilledPartsTest {
  @TempDir Path home;

  private final CopyOnWriteArrayList<String> said = new CopyOnWriteArrayList<>();

  /** In one test, since a start costs more than a kill. */
  @Test
  void whatIsKilledComesBackAndARestartIsNotTakenForADeath() throws Exception {
    var plan = StackPlan.onFreePorts(home, 1);
    try (var stack = LocalStack.of(plan, "token", Steps.lines(said::add), FakeNode.PROGRAM)) {
      stack.start();
      stack.restartDatabase();
      run(stack, "CREATE TABLE kept (word text)");
      run(stack, "INSERT INTO kept VALUES ('still here')");
      assertThat(said).noneMatch(line -> line.startsWith("the database exited"));

      for (int i = 1; i <= 2; i++) {
        var killed = databaseProcess();
        stack.faults().killDatabase();
        int times = i;
        await(() -> saidTimes("the database is running again") == times);
        assertThat(databaseProcess().pid()).isNotEqualTo(killed.pid());
        assertThat(word(stack)).isEqualTo("still here");
        assertThat(saidTimes("the database exited; restarting")).isGreaterThanOrEqualTo(i);
      }

      try (var admin = Admin.create(Map.of("bootstrap.servers", stack.kafka()))) {
        admin.createTopics(List.of(new NewTopic("kept", 1, (short) 1))).all().get();
        stack.faults().killBroker(Duration.ofMillis(200));
        await(() -> !PortCheck.answers(plan.brokerPort()));
        await(() -> PortCheck.answers(plan.brokerPort()));
        assertThat(admin.listTopics().names().get()).contains("kept");
      }
      assertThat(said).anyMatch(line -> line.startsWith("broker (process "));
    }
    assertThat(said).noneMatch(line -> line.startsWith("a part did not stop cleanly"));
  }

  private static void await(Callable<Boolean> there) {
    Awaitility.await().atMost(Duration.ofMinutes(2)).until(there);
  }

  private long saidTimes(String beginning) {
    return said.stream().filter(line -> line.startsWith(beginning)).count();
  }

  private static void run(LocalStack stack, String sql) throws SQLException {
    try (var connection = connect(stack);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String word(LocalStack stack) throws SQLException {
    try (var connection = connect(stack);
        var statement = connection.createStatement();
        var rows = statement.executeQuery("SELECT word FROM kept")) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static Connection connect(LocalStack stack) throws SQLException {
    return DriverManager.getConnection(
        stack.databaseUrl(), LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  private ProcessHandle databaseProcess() throws IOException {
    var file = home.resolve("postgres").resolve("postmaster.pid");
    return ProcessHandle.of(Long.parseLong(Files.readAllLines(file).getFirst())).orElseThrow();
  }
}
