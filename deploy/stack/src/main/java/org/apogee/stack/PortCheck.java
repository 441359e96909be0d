package org.apogee.stack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPorts;

/** Says before anything starts which ports are taken, all at once, and how to take others. */
final class PortCheck {
  private PortCheck() {}

  static void check(StackPlan plan) {
    var taken =
        needed(plan).entrySet().stream()
            .filter(entry -> !LocalPorts.isFree(entry.getKey()))
            .map(entry -> "%d (%s)".formatted(entry.getKey(), entry.getValue()))
            .toList();
    if (!taken.isEmpty()) {
      throw new BadInput(
          "port-taken",
          "%s in use: %s. Choose other ports with the options in brackets."
              .formatted(
                  taken.size() == 1 ? "This port is" : "These ports are",
                  taken.stream().collect(Collectors.joining(", "))));
    }
  }

  /** Not the database's: a server that was left behind there is ours, and is taken over. */
  private static Map<Integer, String> needed(StackPlan plan) {
    var ports = new LinkedHashMap<Integer, String>();
    ports.put(plan.httpPort(), "--port");
    ports.put(plan.brokerPort(), "--kafka-port");
    int processes = plan.nodes() + (plan.matchmaker() ? 2 : 0);
    for (int i = 0; i < processes && plan.managementPort() != 0; i++) {
      ports.put(plan.managementPort() + i, "--management-port");
    }
    return ports;
  }

  /** Whether somebody listens there. */
  static boolean answers(int port) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
