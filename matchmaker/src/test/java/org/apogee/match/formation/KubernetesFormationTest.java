package org.apogee.match.formation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.match.MatchmakerMain;
import org.apogee.match.formation.KubernetesApi.Pod;
import org.apogee.node.NodeMain;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real processes, each at an address of its own as in a pod, and a Kubernetes that tells of them.
 */
class KubernetesFormationTest {
  private static final Duration PATIENCE = Duration.ofMinutes(4);
  private static final List<String> NODES = List.of("127.0.0.11", "127.0.0.12", "127.0.0.13");
  private static final String MATCHMAKER = "127.0.0.14";

  @TempDir private Path folder;
  private final int bootstrap = LocalPorts.free();
  private final int management = LocalPorts.free();
  private final GameId topics = GameId.fresh();
  private final List<MemberProcess> members = new ArrayList<>();

  @AfterEach
  void stopAll() {
    members.forEach(MemberProcess::close);
  }

  @Test
  void nodesAndMatchmakerFindEachOtherOnceEnoughNodesAnswer() throws Exception {
    assumeTrue(isOurs(MATCHMAKER), "skipped: this machine has only one loopback address");
    try (var api = KubernetesApi.start(folder)) {
      // As in life, pods are told of before anybody listens there.
      api.show(pods());
      var environment = environment(api);
      start(NodeMain.class, NODES.getFirst(), environment, api);
      start(MatchmakerMain.class, MATCHMAKER, environment, api);
      var matchmaker = members.getLast();

      // Both have shown their token and been told of three nodes, of which one answers.
      await()
          .atMost(PATIENCE)
          .until(() -> members.stream().allMatch(member -> api.answered(member.address()) > 5));
      for (var member : members) {
        assertThat(member.ready()).as(member.address()).isEqualTo(503);
        assertThat(member.metric("apogee_cluster_members{status=\"up\"}")).isZero();
      }

      start(NodeMain.class, NODES.get(1), environment, api);
      start(NodeMain.class, NODES.get(2), environment, api);

      await().atMost(PATIENCE).untilAsserted(this::allAreReadyInOneCluster);
      assertThat(matchmaker.metric("apogee_cluster_is_oldest")).isZero();
      for (var member : members) {
        assertThat(api.answered(member.address())).as(member.address()).isPositive();
      }
      assertThat(api.refused()).isEmpty();
    } catch (AssertionError | Exception failed) {
      members.forEach(member -> System.err.println(member.said()));
      throw failed;
    }
  }

  private void allAreReadyInOneCluster() throws IOException, InterruptedException {
    double leaders = 0;
    for (var member : members) {
      assertThat(member.ready()).as(member.address()).isEqualTo(200);
      assertThat(member.metric("apogee_cluster_members{status=\"up\"}")).isEqualTo(4);
      leaders += member.metric("apogee_cluster_is_leader");
    }
    assertThat(leaders).isEqualTo(1);
  }

  /** The nodes, and two that nobody must wait for: one that leaves, one that always fails. */
  private List<Pod> pods() {
    var pods = new ArrayList<Pod>();
    NODES.forEach(address -> pods.add(new Pod(address, bootstrap, "running", false)));
    pods.add(new Pod("127.0.0.9", bootstrap, "running", true));
    pods.add(new Pod("127.0.0.10", bootstrap, "waiting", false));
    return pods;
  }

  private Map<String, String> environment(KubernetesApi api) {
    var environment = new HashMap<String, String>();
    environment.put("APOGEE_FORMATION", "kubernetes");
    environment.put("APOGEE_KUBERNETES_NAMESPACE", KubernetesApi.NAMESPACE);
    environment.put("APOGEE_KUBERNETES_PORT", Integer.toString(bootstrap));
    environment.put("KUBERNETES_SERVICE_HOST", "127.0.0.1");
    environment.put("KUBERNETES_SERVICE_PORT", Integer.toString(api.port()));
    environment.put("APOGEE_DATABASE_URL", LocalDatabase.forTests().freshDatabase());
    environment.put("APOGEE_DATABASE_USER", LocalDatabase.USER);
    environment.put("APOGEE_DATABASE_PASSWORD", LocalDatabase.PASSWORD);
    environment.put("APOGEE_KAFKA", LocalBroker.forTests().bootstrap());
    environment.put("APOGEE_HTTP_PORT", "0");
    return environment;
  }

  private void start(
      Class<?> program, String address, Map<String, String> environment, KubernetesApi api)
      throws IOException {
    var settings =
        Map.<String, Object>of(
            "apogee.cluster.join-patience",
            "5m", // a busy machine is no failure
            "apogee.cluster.kubernetes.token-file",
            api.tokenFor(address),
            "apogee.cluster.kubernetes.authority-file",
            api.authority(),
            "apogee.feed.games-topic",
            "games-" + topics,
            "apogee.feed.results-topic",
            "results-" + topics);
    members.add(
        MemberProcess.start(
            program, address, management, environment, settings, folder.resolve(address)));
  }

  private static boolean isOurs(String address) {
    try (var socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(address, 0));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {NodeMain.class, MatchmakerMain.class})
  void anUnknownFormationEndsTheProcessWithASentence(Class<?> program) throws Exception {
    var environment = Map.of("APOGEE_FORMATION", "gossip");
    var log = folder.resolve("log");
    try (var member =
        MemberProcess.start(program, "127.0.0.1", management, environment, Map.of(), log)) {
      assertThat(member.exitCode()).isEqualTo(2);
      assertThat(member.said())
          .contains(
              "The setting apogee.cluster.formation is 'gossip'; it must be seeds or kubernetes.");
    }
  }
}
