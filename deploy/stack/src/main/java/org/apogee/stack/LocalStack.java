package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.apogee.cluster.ClusterSystem;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalStartFailed;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.stack.proxy.ProxyRoute;
import org.apogee.stack.proxy.ReverseProxy;
import org.apogee.stack.routes.Part;
import org.apogee.stack.routes.RouteTable;
import org.jspecify.annotations.Nullable;

/**
 * Everything that runs on this machine: the database, the broker, the nodes and their one address.
 */
public final class LocalStack implements AutoCloseable {
  private static final String DATABASE_NAME = "apogee";

  private final StackPlan plan;
  private final String token;
  private final Steps steps;
  private final NodeProgram program;
  private final Launcher launcher;
  private final List<RunningNode> nodes = new CopyOnWriteArrayList<>();

  private @Nullable DatabaseKeeper database;
  private @Nullable AutoCloseable broker;
  private @Nullable ReverseProxy proxy;

  // Written under the lock, read without it by drills and by the list of addresses.
  private volatile @Nullable RunningNode matchmaker;
  private volatile @Nullable RunningNode analytics;
  private @Nullable AutoCloseable watcher;

  /** Start and close exclude each other. */
  private final Object order = new Object();

  private String databaseUrl = "";
  private Optional<StackSecurity> security = Optional.empty();

  /** Outside the lock, so that close can end a start that waits for a part. */
  private volatile boolean closed;

  private LocalStack(StackPlan plan, String token, Steps steps, NodeProgram program) {
    this.plan = plan;
    this.token = token;
    this.steps = steps;
    this.program = program;
    this.launcher = new Launcher(plan, steps, this::closed);
  }

  /** Not started yet: the process that stops early can then stop a half-started stack as well. */
  public static LocalStack of(StackPlan plan, String token, Steps steps, NodeProgram program) {
    return new LocalStack(plan, token, steps, program);
  }

  /** Starts everything and returns when all nodes are ready. */
  public static LocalStack start(StackPlan plan, String token, Steps steps) {
    return started(of(plan, token, steps, NodeProgram.REAL));
  }

  /** The same with a matchmaker, ratings and statistics. */
  public static LocalStack startWithAnalytics(StackPlan plan, String token, Steps steps) {
    return started(of(plan.whole(), token, steps, NodeProgram.REAL));
  }

  private static LocalStack started(LocalStack stack) {
    try {
      stack.start();
      return stack;
    } catch (RuntimeException e) {
      stack.close();
      throw e;
    }
  }

  /** While it runs {@link #close} waits; it gives up soon when that is asked for. */
  public void start() {
    synchronized (order) {
      startAll();
    }
  }

  private void startAll() {
    PortCheck.check(plan);
    makeLogs();
    StackSecurity.checkHome(plan);
    security = plan.secured() ? Optional.of(StackSecurity.of(plan.home())) : Optional.empty();
    try {
      var starting = CompletableFuture.supplyAsync(this::startBroker);
      startDatabase();
      starting.join();
    } catch (LocalStartFailed e) {
      throw new BadInput("start-failed", sentence(e));
    } catch (CompletionException e) {
      throw e.getCause() instanceof LocalStartFailed failed
          ? new BadInput("start-failed", sentence(failed))
          : e;
    }
    new HomePorts(plan.databasePort(), plan.brokerPort()).write(plan.home());
    if (!closed) {
      startNodes();
    }
  }

  private void makeLogs() {
    try {
      Files.createDirectories(plan.logs());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make the folder " + plan.logs(), e);
    }
  }

  private void startDatabase() {
    var keeper =
        DatabaseKeeper.start(
            plan.home().resolve("postgres"),
            plan.databasePort(),
            security.map(StackSecurity::database),
            steps);
    database = keeper;
    databaseUrl = keeper.database().database(DATABASE_NAME);
    steps.done("database", "PostgreSQL on port " + keeper.database().port());
  }

  private int startBroker() {
    var folder = plan.home().resolve("kafka");
    if (plan.brokerApart()) {
      broker = launcher.broker();
      launcher.await("the broker", () -> PortCheck.answers(plan.brokerPort()));
    } else {
      broker =
          LocalBroker.start(folder, plan.brokerPort(), "", security.map(StackSecurity::broker));
    }
    steps.done("broker", "Kafka on port " + plan.brokerPort());
    return plan.brokerPort();
  }

  private void startNodes() {
    var places = NodePlace.of(plan);
    for (var place : places) {
      nodes.add(
          new RunningNode(
              place,
              security.map(StackSecurity::toProcesses),
              launcher.run(place, program.mainClass(), () -> told(place, places), program::start)));
    }
    if (places.getFirst().httpPort() != plan.httpPort() && !plan.matchmaker()) {
      proxy = ReverseProxy.listen(plan.httpPort(), nodes, List.of());
    }
    for (var node : nodes) {
      launcher.awaitReady(node);
    }
    if (plan.matchmaker()) {
      startMatchmaker(places);
    }
  }

  private void startMatchmaker(List<NodePlace> places) {
    var place = NodePlace.matchmaker(plan);
    var started =
        new RunningNode(
            place,
            security.map(StackSecurity::toProcesses),
            launcher.run(
                place,
                program.matchmakerClass(),
                () -> told(place, places),
                told -> program.startMatchmaker(nodes.getFirst().runs(), told)));
    matchmaker = started;
    var ways = new ArrayList<ProxyRoute>();
    ways.add(way(Part.MATCHMAKER, started));
    if (plan.analytics()) {
      var counting = AnalyticsPart.start(plan, databaseUrl, kafka(), token, security, launcher);
      analytics = counting;
      launcher.awaitReady(counting);
      ways.add(way(Part.ANALYTICS, counting));
    }
    proxy = ReverseProxy.listen(plan.httpPort(), nodes, ways);
    launcher.awaitReady(started);
  }

  private static ProxyRoute way(Part part, RunningNode process) {
    return new ProxyRoute(path -> RouteTable.documented().part(path) == part, List.of(process));
  }

  private Map<String, String> told(NodePlace place, List<NodePlace> places) {
    boolean isAlone = places.size() == 1 && !(plan.matchmaker() && plan.processes());
    var seeds = isAlone ? List.<NodePlace>of() : places;
    var told = place.environment(seeds, databaseUrl, kafka(), token);
    if (place.httpPort() != plan.httpPort()) {
      told.putAll(NodePlace.behindProxy());
    }
    told.putAll(secrets());
    told.putAll(plan.environment());
    told.putAll(place.host().environment());
    return told;
  }

  private Map<String, String> secrets() {
    return security.map(StackSecurity::environment).orElse(Map.of());
  }

  private static String sentence(LocalStartFailed e) {
    var message = String.valueOf(e.getMessage());
    return Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".";
  }

  /** The address for clients, without a path. */
  public String address() {
    return "http://127.0.0.1:" + plan.httpPort();
  }

  public String token() {
    return token;
  }

  public String databaseUrl() {
    return databaseUrl;
  }

  public String kafka() {
    return "127.0.0.1:" + plan.brokerPort();
  }

  /** How any client of the broker connects. */
  public KafkaSettings kafkaSettings() {
    var told = new HashMap<>(secrets());
    told.put("APOGEE_KAFKA", kafka());
    return KafkaSettings.from(Configuration.of(ClusterSystem.load(told)));
  }

  /** Where each node, the matchmaker and the analytics tell their measures and their health. */
  public List<String> management() {
    return Stream.of(nodes.stream(), Stream.ofNullable(matchmaker), Stream.ofNullable(analytics))
        .flatMap(parts -> parts)
        .map(node -> node.place().management())
        .toList();
  }

  /** By kind of process, where Prometheus finds their measures. */
  public Map<String, List<String>> scraped() {
    return Map.of(
        "apogee-node", managedAt(nodes.stream()),
        "apogee-matchmaker", managedAt(Stream.ofNullable(matchmaker)),
        "apogee-analytics", managedAt(Stream.ofNullable(analytics)));
  }

  private static List<String> managedAt(Stream<RunningNode> running) {
    return running.map(node -> node.place().managementAddress()).toList();
  }

  /** The nodes' own addresses, past the front. */
  public List<String> nodeAddresses() {
    var scheme = plan.secured() ? "https://" : "http://";
    return nodes.stream().map(node -> scheme + node.host() + ":" + node.port()).toList();
  }

  public boolean ready(int node) {
    return nodes.get(node).ready();
  }

  /** A fault, too: the database ends as an operator would end it, and comes back. */
  public void restartDatabase() {
    Objects.requireNonNull(database).restart();
  }

  /** The faults of a test: what can be done to the processes of this stack. */
  public Faults faults() {
    return new Faults(
        nodes.stream().map(RunningNode::child).toList(),
        Objects.requireNonNull(database).database().process(),
        broker instanceof Child child ? child : null,
        matchmaker == null ? null : matchmaker.child(),
        analytics == null ? null : analytics.child());
  }

  public boolean closed() {
    return closed;
  }

  /** What watches this stack ends before it, so that it sees nobody die. */
  public void alsoCloses(AutoCloseable part) {
    synchronized (order) {
      if (closed) {
        quietly(part);
      } else {
        watcher = part;
      }
    }
  }

  /**
   * Ends everything in order: no new clients, then the processes, which end their streams and
   * sessions through the proxy, then the proxy, then what the processes write to.
   */
  @Override
  public void close() {
    closed = true;
    synchronized (order) {
      quietly(watcher);
      quietly(proxy == null ? null : proxy::stopAccepting);
      for (var part : new RunningNode[] {analytics, matchmaker}) {
        if (part != null) {
          part.askToEnd();
          quietly(part::close);
        }
      }
      analytics = null;
      matchmaker = null;
      nodes.forEach(RunningNode::askToEnd);
      nodes.forEach(node -> quietly(node::close));
      quietly(proxy);
      nodes.clear();
      quietly(broker);
      quietly(database);
      broker = null;
      database = null;
    }
  }

  private void quietly(@Nullable AutoCloseable part) {
    if (part != null) {
      try {
        part.close();
      } catch (Exception e) {
        steps.message("a part did not stop cleanly: " + e);
      }
    }
  }
}
