package org.apogee.proving.cluster;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.node.Node;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.game.GameReply;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.receipt.Receipts;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;

/** A node with its database and its broker, all in this process, driven without HTTP. */
final class BenchNode implements AutoCloseable {
  private static final int OPENING_AT_ONCE = 200;
  private static final int ROUNDS = 5;

  private final LocalDatabase database;
  private final LocalBroker broker;
  private final Node node;
  private final String url;

  private BenchNode(LocalDatabase database, LocalBroker broker, Node node, String url) {
    this.database = database;
    this.broker = broker;
    this.node = node;
    this.url = url;
  }

  static BenchNode start(Path home) {
    return start(home, Map.of());
  }

  /** The same with more settings, by the names of their environment variables. */
  static BenchNode start(Path home, Map<String, String> more) {
    var database = LocalDatabase.start(home.resolve("postgres"));
    var broker = LocalBroker.start(home.resolve("kafka"));
    var url = database.database("apogee");
    var told = new HashMap<String, String>();
    told.put("APOGEE_DATABASE_URL", url);
    told.put("APOGEE_DATABASE_USER", LocalDatabase.USER);
    told.put("APOGEE_DATABASE_PASSWORD", LocalDatabase.PASSWORD);
    told.put("APOGEE_KAFKA", broker.bootstrap());
    told.put("APOGEE_HTTP_PORT", Integer.toString(LocalPorts.free()));
    told.put("APOGEE_MANAGEMENT_PORT", Integer.toString(LocalPorts.free()));
    told.put("APOGEE_REMOTING_PORT", Integer.toString(LocalPorts.free()));
    told.putAll(more);
    try {
      return new BenchNode(database, broker, Node.start(ClusterSystem.load(told)), url);
    } catch (RuntimeException e) {
      broker.close();
      database.close();
      throw e;
    }
  }

  String databaseUrl() {
    return url;
  }

  String kafka() {
    return broker.bootstrap();
  }

  ProcessHandle databaseProcess() {
    return database.process();
  }

  CompletionStage<GameReply> play(GameId game, Script.Step step) {
    return node.games()
        .ask(
            game,
            to -> new GameCommand.Play(step.player(), Kind.BOT, step.ply(), step.move(), 0, to));
  }

  /** The same as if it had come through the API: the clock stops when it is received. */
  CompletionStage<GameReply> playReceived(GameId game, Script.Step step) {
    long received = node.arrivals().arrived(Duration.ZERO);
    return node.games()
        .ask(
            game,
            to ->
                new GameCommand.Play(
                    step.player(), Kind.BOT, step.ply(), step.move(), received, to));
  }

  List<Receipt> receipts(GameId game) {
    return new Receipts(node.database()).of(game);
  }

  /** All events of a game. */
  List<GameEvent> journal(GameId game) {
    return node.database()
        .statement(sql ->
            sql.list(
                "SELECT event_ser_manifest, event_payload FROM journal.event_journal"
                    + " WHERE persistence_id = ? ORDER BY sequence_number",
                row -> GameEventCodec.decode(row.getString(1), row.getBytes(2)),
                "game|" + game.text()));
  }

  CompletionStage<GameReply> look(GameId game, String player) {
    return node.games().ask(game, to -> new GameCommand.Look(player, to));
  }

  /** Opens as many games and returns when all are open. */
  List<GameId> open(int count, GameOrder order) throws InterruptedException {
    var games = Stream.generate(GameId::fresh).limit(count).toList();
    var left = new ConcurrentLinkedQueue<GameId>(games);
    for (int round = 0; !left.isEmpty() && round < ROUNDS; round++) {
      openOnce(left, order);
    }
    if (!left.isEmpty()) {
      throw new IllegalStateException(left.size() + " games could not be opened");
    }
    return games;
  }

  /** A cold node takes its time: what did not answer is asked again, as any client would. */
  private void openOnce(ConcurrentLinkedQueue<GameId> left, GameOrder order)
      throws InterruptedException {
    var window = new Semaphore(OPENING_AT_ONCE);
    for (int i = left.size(); i > 0; i--) {
      var game = left.remove();
      window.acquire();
      var _ =
          node.games()
              .ask(game, to -> new GameCommand.Open(order, null, to))
              .whenComplete((reply, _) -> {
                if (!(reply instanceof GameReply.IsOpen)) {
                  left.add(game);
                }
                window.release();
              });
    }
    window.acquire(OPENING_AT_ONCE);
  }

  void cancel(List<GameId> games) throws InterruptedException {
    var window = new Semaphore(OPENING_AT_ONCE);
    for (var game : games) {
      window.acquire();
      var _ =
          node.games()
              .ask(game, to -> new GameCommand.Cancel("The measurement has ended.", to))
              .whenComplete((_, _) -> window.release());
    }
    window.acquire(OPENING_AT_ONCE);
  }

  /** The moves of games that are open, each thought out to its end. */
  List<Script> scripts(List<GameId> games) throws SQLException {
    var opened = opened();
    return games.parallelStream()
        .map(game -> Script.of(game, Objects.requireNonNull(opened.get(game.text()))))
        .toList();
  }

  private Map<String, Opened> opened() throws SQLException {
    var found = new HashMap<String, Opened>();
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT persistence_id, event_ser_manifest, event_payload FROM"
                    + " journal.event_journal WHERE event_ser_manifest LIKE 'opened.%'")) {
      while (rows.next()) {
        var id = rows.getString(1);
        found.put(
            id.substring(id.indexOf('|') + 1),
            (Opened) GameEventCodec.decode(rows.getString(2), rows.getBytes(3)));
      }
    }
    return found;
  }

  @Override
  public void close() {
    node.close();
    broker.close();
    database.close();
  }
}
