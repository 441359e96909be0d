package org.apogee.stack;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.local.LocalPorts;

/**
 * What is to run on this machine, and where.
 *
 * @param home the folder with the data, the token and the logs
 * @param nodes how many nodes
 * @param processes whether nodes are processes of their own; a single node may live in ours
 * @param brokerApart whether the broker is a process of its own too
 * @param httpPort the one address for clients
 * @param managementPort of the first node; the others follow
 * @param brokerSeenAt the address under which clients find the broker, when something stands before
 *     it, as host and port
 * @param jvmOptions for processes of their own
 * @param environment for the nodes, the matchmaker and the analytics, on top of what they are told
 *     anyway
 * @param matchmaker whether there are tournaments and ladders
 * @param analytics whether there are ratings too; they come with a matchmaker
 * @param hosts of the nodes; those that have none are run like everything else
 * @param secured whether all connections behind the front use TLS
 */
public record StackPlan(
    Path home,
    int nodes,
    boolean processes,
    boolean brokerApart,
    int httpPort,
    int managementPort,
    int databasePort,
    int brokerPort,
    String brokerSeenAt,
    List<String> jvmOptions,
    Map<String, String> environment,
    boolean matchmaker,
    boolean analytics,
    List<NodeHost> hosts,
    boolean secured) {

  /**
   * JVM options of processes that serve players, not a test.
   *
   * @param heap its maximum, as in {@code 1g}
   */
  public static List<String> serving(String heap) {
    return List.of("-XX:+UseParallelGC", "-Xmx" + heap);
  }

  /** For tests and measures: processes on free ports, in a folder of their own. */
  public static StackPlan onFreePorts(Path home, int nodes) {
    var jvmOptions = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m");
    return onFreePorts(home, nodes, true, jvmOptions);
  }

  /** For tests that kill nothing: one node, and everything in this process. */
  public static StackPlan inThisProcess(Path home) {
    return onFreePorts(home, 1, false, List.of());
  }

  private static StackPlan onFreePorts(
      Path home, int nodes, boolean processes, List<String> jvmOptions) {
    int brokerPort = LocalPorts.free();
    return new StackPlan(
        home,
        nodes,
        processes,
        processes,
        LocalPorts.free(),
        0,
        LocalPorts.free(),
        brokerPort,
        NodeHost.LOOPBACK + ":" + brokerPort,
        jvmOptions,
        Map.of(),
        false,
        false,
        List.of(),
        false);
  }

  /** Where its processes write. */
  public Path logs() {
    return home.resolve("logs");
  }

  /** The same with this said to the processes as well. */
  public StackPlan with(Map<String, String> more) {
    var all = new HashMap<>(environment);
    all.putAll(more);
    return changed(brokerSeenAt, jvmOptions, all, matchmaker, analytics, hosts, secured);
  }

  /** The same with other options for its processes. */
  public StackPlan withJvmOptions(List<String> options) {
    return changed(brokerSeenAt, options, environment, matchmaker, analytics, hosts, secured);
  }

  /** The same with something before the broker. */
  public StackPlan withBrokerSeenAt(String address) {
    return changed(address, jvmOptions, environment, matchmaker, analytics, hosts, secured);
  }

  /** The same with a matchmaker beside the nodes. */
  public StackPlan withMatchmaker() {
    return changed(brokerSeenAt, jvmOptions, environment, true, analytics, hosts, secured);
  }

  /** The same with all there is: a matchmaker and the analytics. */
  public StackPlan whole() {
    return changed(brokerSeenAt, jvmOptions, environment, true, true, hosts, secured);
  }

  /** The same with nodes that are run differently. */
  public StackPlan on(List<NodeHost> others) {
    return changed(brokerSeenAt, jvmOptions, environment, matchmaker, analytics, others, secured);
  }

  /** The same with TLS for the database, the broker and between members. */
  public StackPlan withSecurity() {
    return changed(brokerSeenAt, jvmOptions, environment, matchmaker, analytics, hosts, true);
  }

  private StackPlan changed(
      String seenAt,
      List<String> options,
      Map<String, String> told,
      boolean withTournaments,
      boolean withRatings,
      List<NodeHost> on,
      boolean withTls) {
    return new StackPlan(
        home,
        nodes,
        processes,
        brokerApart,
        httpPort,
        managementPort,
        databasePort,
        brokerPort,
        seenAt,
        List.copyOf(options),
        Map.copyOf(told),
        withTournaments,
        withRatings,
        List.copyOf(on),
        withTls);
  }

  NodeHost host(int node) {
    return node < hosts.size() ? hosts.get(node) : NodeHost.HERE;
  }
}
