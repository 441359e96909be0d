package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes, the front and the order of starting and stopping, with nodes that only say their name.
 */
class LocalStackTest {
  @TempDir Path home;

  private final Steps steps =
      new Steps() {
        @Override
        public void done(String part, String where) {
          said.add(part);
        }

        @Override
        public void message(String sentence) {
          said.add(sentence);
        }
      };

  private final CopyOnWriteArrayList<String> said = new CopyOnWriteArrayList<>();

  @Test
  void threeNodesAnswerInTurnBehindOneAddressAndComeBackAfterAKill() throws Exception {
    var plan = StackPlan.onFreePorts(home, 3);
    var stack = LocalStack.of(plan, "token", steps, FakeNode.PROGRAM);
    ProcessHandle database;
    try (stack) {
      stack.start();
      assertThat(said).contains("database", "broker", "node-1", "node-2", "node-3");
      assertThat(speakers(stack, 12)).hasSize(3);

      var faults = stack.faults();
      long pid = faults.pid(1);
      faults.killNode(1, Duration.ofMillis(200));
      await(() -> !stack.ready(1));
      for (int i = 0; i < 6; i++) {
        assertThat(ask(stack)).startsWith("node on ");
      }
      await(() -> faults.starts(1) == 2 && stack.ready(1));
      assertThat(faults.pid(1)).isNotEqualTo(pid);
      assertThat(speakers(stack, 12)).hasSize(3);
      assertThat(said).anyMatch(line -> line.startsWith("node-2 (process " + pid + ") exited"));
      database = databaseProcess();
    }
    assertThat(database.isAlive()).isFalse();
    assertThat(LocalPorts.isFree(plan.httpPort())).isTrue();
    assertThat(LocalPorts.isFree(plan.brokerPort())).isTrue();
  }

  @Test
  void aKilledDatabaseComesBackWithItsDataAndSaysSo() throws Exception {
    try (var stack =
        LocalStack.of(StackPlan.onFreePorts(home, 1), "token", steps, FakeNode.PROGRAM)) {
      stack.start();
      run(stack, "CREATE TABLE kept (word text)");
      run(stack, "INSERT INTO kept VALUES ('still here')");
      for (int i = 1; i <= 2; i++) {
        var killed = databaseProcess();
        stack.faults().killDatabase();
        int times = i;
        await(() -> saidTimes("the database is running again") == times);
        assertThat(databaseProcess().pid()).isNotEqualTo(killed.pid());
        assertThat(word(stack)).isEqualTo("still here");
        assertThat(saidTimes("the database exited; restarting")).isGreaterThanOrEqualTo(i);
      }
    }
    assertThat(said).noneMatch(line -> line.startsWith("a part did not stop cleanly"));
  }

  @Test
  void anOrderedRestartOfTheDatabaseIsNotTakenForADeath() throws Exception {
    try (var stack =
        LocalStack.of(StackPlan.onFreePorts(home, 1), "token", steps, FakeNode.PROGRAM)) {
      stack.start();
      stack.restartDatabase();
      run(stack, "CREATE TABLE kept (word text)");
    }
    assertThat(said).noneMatch(line -> line.startsWith("the database exited"));
  }

  @Test
  void aKilledBrokerComesBackWithItsRecordsAndSaysSo() throws Exception {
    var plan = StackPlan.onFreePorts(home, 1);
    try (var stack = LocalStack.of(plan, "token", steps, FakeNode.PROGRAM)) {
      stack.start();
      try (var admin = Admin.create(Map.of("bootstrap.servers", stack.kafka()))) {
        admin.createTopics(List.of(new NewTopic("kept", 1, (short) 1))).all().get();
        stack.faults().killBroker(Duration.ofMillis(200));
        await(() -> !PortCheck.answers(plan.brokerPort()));
        await(() -> PortCheck.answers(plan.brokerPort()));
        assertThat(admin.listTopics().names().get()).contains("kept");
      }
    }
    assertThat(said).anyMatch(line -> line.startsWith("broker (process "));
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

  @Test
  void aSilentNodeLosesItsConnections() throws Exception {
    try (var stack =
        LocalStack.of(StackPlan.onFreePorts(home, 2), "token", steps, FakeNode.PROGRAM)) {
      stack.start();
      stack.faults().freezeNode(0);
      await(() -> !stack.ready(0));
      assertThat(speakers(stack, 4)).hasSize(1);
      stack.faults().thawNode(0);
      await(() -> stack.ready(0));
      assertThat(speakers(stack, 8)).hasSize(2);
      stack.faults().freezeNode(0);
      stack.faults().freezeNode(1);
      await(() -> !stack.ready(0) && !stack.ready(1));
      assertThat(ask(stack)).contains("\"code\":\"no-node-ready\"");
      stack.faults().thawNode(0);
      stack.faults().thawNode(1);
    }
  }

  @Test
  void saysAllPortsThatAreTaken() throws Exception {
    try (var one = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var two = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var free = StackPlan.onFreePorts(home, 1);
      var plan =
          new StackPlan(
              home,
              1,
              false,
              false,
              one.getLocalPort(),
              0,
              free.databasePort(),
              two.getLocalPort(),
              free.brokerSeenAt(),
              free.jvmOptions(),
              free.environment(),
              false,
              false,
              List.of(),
              false);
      var stack = LocalStack.of(plan, "token", steps, FakeNode.PROGRAM);
      assertThatThrownBy(stack::start)
          .isInstanceOf(BadInput.class)
          .hasMessageContaining(one.getLocalPort() + " (--port)")
          .hasMessageContaining(two.getLocalPort() + " (--kafka-port)");
      stack.close();
    }
  }

  @Test
  void aFolderIsHeldByOneRunAtATime() {
    try (var held = Home.take(home)) {
      var token = held.token();
      assertThat(token).hasSizeGreaterThan(30).isEqualTo(held.token());
      assertThatThrownBy(() -> Home.take(home))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("already running in " + home)
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
    try (var again = Home.take(home)) {
      assertThat(again.token()).isNotEmpty();
    }
  }

  private ProcessHandle databaseProcess() throws IOException {
    var file = home.resolve("postgres").resolve("postmaster.pid");
    return ProcessHandle.of(Long.parseLong(Files.readAllLines(file).getFirst())).orElseThrow();
  }

  private static Set<String> speakers(LocalStack stack, int questions) throws Exception {
    var names = new TreeSet<String>();
    for (int i = 0; i < questions; i++) {
      names.add(ask(stack));
    }
    return names;
  }

  /** Each time with a client of its own, so that each time a connection is made. */
  private static String ask(LocalStack stack) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      var question =
          HttpRequest.newBuilder(URI.create(stack.address() + "/"))
              .timeout(Duration.ofSeconds(20))
              .build();
      return client.send(question, BodyHandlers.ofString()).body();
    }
  }

  private static void await(BooleanSupplier there) throws InterruptedException {
    for (int i = 0; i < 600; i++) {
      if (there.getAsBoolean()) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("did not happen within 30 s");
  }
}
