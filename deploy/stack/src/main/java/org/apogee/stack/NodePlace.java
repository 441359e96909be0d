package org.apogee.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;

/** Where one node listens. */
record NodePlace(String name, NodeHost host, int httpPort, int managementPort, int remotingPort) {
  /** A single node takes the clients' address itself if there is nothing else behind it. */
  static List<NodePlace> of(StackPlan plan) {
    var places = new ArrayList<NodePlace>();
    for (int i = 0; i < plan.nodes(); i++) {
      places.add(
          new NodePlace(
              "node-" + (i + 1),
              plan.host(i),
              plan.nodes() == 1 && !plan.matchmaker() && !plan.secured()
                  ? plan.httpPort()
                  : LocalPorts.free(),
              plan.managementPort() == 0 ? LocalPorts.free() : plan.managementPort() + i,
              LocalPorts.free()));
    }
    return List.copyOf(places);
  }

  static NodePlace matchmaker(StackPlan plan) {
    return new NodePlace(
        "matchmaker",
        NodeHost.HERE,
        LocalPorts.free(),
        plan.managementPort() == 0 ? LocalPorts.free() : plan.managementPort() + plan.nodes(),
        LocalPorts.free());
  }

  /** The settings of the node, as environment variables. */
  Map<String, String> environment(
      List<NodePlace> all, String databaseUrl, String kafka, String token) {
    var told = new HashMap<String, String>();
    told.put("APOGEE_DATABASE_URL", databaseUrl);
    told.put("APOGEE_DATABASE_USER", LocalDatabase.USER);
    told.put("APOGEE_DATABASE_PASSWORD", LocalDatabase.PASSWORD);
    told.put("APOGEE_KAFKA", kafka);
    told.put("APOGEE_HTTP_HOST", host.address());
    told.put("APOGEE_HTTP_PORT", Integer.toString(httpPort));
    told.put("APOGEE_MANAGEMENT_HOST", host.address());
    told.put("APOGEE_MANAGEMENT_PORT", Integer.toString(managementPort));
    told.put("APOGEE_HOST", host.address());
    told.put("APOGEE_REMOTING_PORT", Integer.toString(remotingPort));
    if (!all.isEmpty()) {
      told.put("APOGEE_SEEDS", all.stream().map(NodePlace::seed).collect(Collectors.joining(",")));
    }
    told.put("APOGEE_TOKEN_ORGANISER", token);
    return told;
  }

  /** For a process behind the front, which says where a request comes from. */
  static Map<String, String> behindProxy() {
    return Map.of("APOGEE_HTTP_TRUSTED_PROXIES", NodeHost.LOOPBACK);
  }

  private String seed() {
    return host.address() + ":" + remotingPort;
  }

  String management() {
    return "http://" + managementAddress();
  }

  /** Without the scheme, as Prometheus wants it. */
  String managementAddress() {
    return host.address() + ":" + managementPort;
  }
}
