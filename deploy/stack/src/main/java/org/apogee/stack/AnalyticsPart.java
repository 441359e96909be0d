package org.apogee.stack;

import java.util.List;
import java.util.Optional;
import org.apogee.analytics.Analytics;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.local.LocalPorts;

/** Ratings and statistics beside the nodes. */
final class AnalyticsPart {
  private static final String NAME = "analytics";

  /** Beside nodes, it needs few. */
  private static final String CONNECTIONS = "3";

  private AnalyticsPart() {}

  /** Starts them here, or as a process of their own as the nodes are. */
  static RunningNode start(
      StackPlan plan,
      String databaseUrl,
      String kafka,
      String token,
      Optional<StackSecurity> security,
      Launcher launcher) {
    var place = place(plan);
    var told = place.environment(List.of(), databaseUrl, kafka, token);
    security.ifPresent(it -> told.putAll(it.environment()));
    var tls = security.map(StackSecurity::toProcesses);
    told.putAll(NodePlace.behindProxy());
    told.put("APOGEE_DATABASE_POOL_SIZE", CONNECTIONS);
    told.putAll(plan.environment());
    if (!plan.processes()) {
      return new RunningNode(place, tls, Analytics.start(Analytics.load(told)));
    }
    var command =
        new ChildCommand(
            NAME,
            AnalyticsMain.class.getName(),
            List.of(),
            NodeHost.HERE,
            () -> told,
            plan.jvmOptions(),
            plan.logs().resolve(NAME + ".log"));
    return new RunningNode(place, tls, launcher.child(command));
  }

  /** Its metrics come after those of the nodes and the matchmaker. */
  private static NodePlace place(StackPlan plan) {
    return new NodePlace(
        NAME,
        NodeHost.HERE,
        LocalPorts.free(),
        plan.managementPort() == 0 ? LocalPorts.free() : plan.managementPort() + plan.nodes() + 1,
        0);
  }
}
