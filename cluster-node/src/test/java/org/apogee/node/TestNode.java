package org.apogee.node;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameReply;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/** A node in this process on a real database: starts, is asked, stops and starts again. */
public final class TestNode implements AutoCloseable {
  private final Map<String, Object> settings;
  private Node node;

  private TestNode(Map<String, Object> settings) {
    this.settings = settings;
    this.node = Node.start(ClusterSystem.load(settings));
  }

  public static TestNode start() {
    return start(Map.of());
  }

  public static TestNode start(Map<String, Object> more) {
    return start(LocalDatabase.forTests().freshDatabase(), more);
  }

  /** Nodes that form one cluster on one journal; the first begins it. */
  public static List<TestNode> cluster(int size) {
    var database = LocalDatabase.forTests().freshDatabase();
    var ports = Stream.generate(LocalPorts::free).limit(size).toList();
    var seeds = "127.0.0.1:" + ports.getFirst();
    return ports.stream()
        .map(port ->
            start(database, Map.of("apogee.node.remoting-port", port, "apogee.node.seeds", seeds)))
        .toList();
  }

  private static TestNode start(String database, Map<String, Object> more) {
    var settings = new HashMap<String, Object>();
    settings.put("apogee.database.url", database);
    settings.put("apogee.database.user", LocalDatabase.USER);
    settings.put("apogee.database.password", LocalDatabase.PASSWORD);
    settings.put("apogee.management.port", 0);
    settings.put("apogee.http.port", 0);
    settings.put("apogee.kafka.bootstrap-servers", LocalBroker.forTests().bootstrap());
    settings.put("apogee.feed.games-topic", "games-" + GameId.fresh());
    settings.put("apogee.feed.results-topic", "results-" + GameId.fresh());
    settings.put("apogee.node.ask-timeout", "60s"); // a busy machine is no failure
    settings.putAll(more);
    return new TestNode(settings);
  }

  public Node node() {
    return node;
  }

  /** Stops the node and starts another one on the same journal. */
  public void restart() {
    node.close();
    node = Node.start(ClusterSystem.load(settings));
  }

  public static GameOrder order(String game, String... bots) {
    return order(game, Arrays.stream(bots).map(SeatOrder::house).toList());
  }

  public static GameOrder order(String game, List<SeatOrder> seats) {
    return order(game, seats, ClockOrder.USUAL);
  }

  public static GameOrder order(String game, List<SeatOrder> seats, ClockOrder clock) {
    return GameOrder.of(
        game,
        new TreeMap<>(),
        seats,
        clock,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "tester"),
        null);
  }

  public GameReply ask(GameId id, Function<ActorRef<GameReply>, GameCommand.Asked> command) {
    return node.games().ask(id, command).toCompletableFuture().join();
  }

  /** Opens a game under a fresh id. */
  public GameId open(GameOrder order) {
    var id = GameId.fresh();
    var reply = ask(id, me -> new GameCommand.Open(order, null, me));
    if (!reply.equals(new GameReply.IsOpen(false))) {
      throw new AssertionError("not opened: " + reply);
    }
    return id;
  }

  @Override
  public void close() {
    node.close();
  }
}
