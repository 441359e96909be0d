package org.apogee.stack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPorts;

/** Says before anything starts which ports cannot be had, and how to choose others. */
final class PortCheck {
  /** It may be in use: a server that was left behind there is ours, and is taken over. */
  private static final String DATABASE = "--database-port";

  private PortCheck() {}

  static void check(StackPlan plan) {
    var needed = needed(plan);
    refuse(
        "port-twice",
        "is needed twice",
        "are needed twice",
        needed.entrySet().stream().filter(port -> port.getValue().size() > 1));
    refuse(
        "port-taken",
        "is in use",
        "are in use",
        needed.entrySet().stream()
            .filter(port -> !port.getValue().contains(DATABASE))
            .filter(port -> !LocalPorts.isFree(port.getKey())));
  }

  private static void refuse(
      String code, String one, String more, Stream<Map.Entry<Integer, List<String>>> ports) {
    var named =
        ports
            .map(port -> "%d (%s)".formatted(port.getKey(), String.join(", ", port.getValue())))
            .toList();
    if (!named.isEmpty()) {
      throw new BadInput(
          code,
          "%s: %s. Choose other ports with the options in brackets."
              .formatted(
                  named.size() == 1 ? "This port " + one : "These ports " + more,
                  String.join(", ", named)));
    }
  }

  /** With the options that choose them. */
  private static Map<Integer, List<String>> needed(StackPlan plan) {
    var ports = new LinkedHashMap<Integer, List<String>>();
    add(ports, plan.httpPort(), "--port");
    add(ports, plan.brokerPort(), "--kafka-port");
    add(ports, plan.databasePort(), DATABASE);
    int processes = plan.nodes() + (plan.matchmaker() ? 2 : 0);
    for (int i = 0; i < processes && plan.managementPort() != 0; i++) {
      add(ports, plan.managementPort() + i, "--management-port");
    }
    return ports;
  }

  private static void add(Map<Integer, List<String>> ports, int port, String option) {
    ports.computeIfAbsent(port, _ -> new ArrayList<>()).add(option);
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
