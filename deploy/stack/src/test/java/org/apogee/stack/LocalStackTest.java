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
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPorts;
import org.awaitility.Awaitility;
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

  private static void await(Callable<Boolean> there) {
    Awaitility.await().atMost(Duration.ofMinutes(2)).until(there);
  }
}
