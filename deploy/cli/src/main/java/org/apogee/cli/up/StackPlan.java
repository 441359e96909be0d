package org.apogee.cli.up;

import java.nio.file.Path;
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
 * @param jvmOptions for processes of their own
 * @param environment for the nodes, on top of what they are told anyway
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
    List<String> jvmOptions,
    Map<String, String> environment) {

  /** For tests and measures: processes on free ports, in a folder of their own. */
  public static StackPlan onFreePorts(Path home, int nodes) {
    return new StackPlan(
        home,
        nodes,
        true,
        true,
        LocalPorts.free(),
        0,
        LocalPorts.free(),
        LocalPorts.free(),
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"),
        Map.of());
  }

  /** The same with more said to the nodes. */
  public StackPlan with(Map<String, String> more) {
    return new StackPlan(
        home,
        nodes,
        processes,
        brokerApart,
        httpPort,
        managementPort,
        databasePort,
        brokerPort,
        jvmOptions,
        Map.copyOf(more));
  }

  /** The same with other options for its processes. */
  public StackPlan withJvmOptions(List<String> options) {
    return new StackPlan(
        home,
        nodes,
        processes,
        brokerApart,
        httpPort,
        managementPort,
        databasePort,
        brokerPort,
        options,
        environment);
  }
}
