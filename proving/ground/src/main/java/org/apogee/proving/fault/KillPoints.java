package org.apogee.proving.fault;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.local.LocalPorts;
import org.apogee.proving.rig.Tap;
import org.apogee.proving.rig.Tap.Chunk;
import org.apogee.proving.rig.Tap.Side;
import org.apogee.proving.rig.Tap.Watch;
import org.apogee.stack.StackPlan;

/**
 * Kills the only node at each named point of a move's life: taps in its connections to the
 * database, to the broker and to the client see the moment.
 */
final class KillPoints implements AutoCloseable {
  static final String NAME = "points";

  private static final int PRODUCE_VERSION_MAX = 20;
  private static final int INSERT = 1;
  private static final int PRODUCED = 3;

  private final Tap database;
  private final Tap broker;
  private final Tap http;
  private final int databasePort;
  private final int brokerPort;
  private final int httpPort;
  private final StackPlan plan;

  private KillPoints(StackPlan plain) throws IOException {
    databasePort = LocalPorts.free();
    brokerPort = LocalPorts.free();
    httpPort = LocalPorts.free();
    database = Tap.listen(databasePort, plain.databasePort());
    broker = Tap.listen(brokerPort, plain.brokerPort());
    http = Tap.listen(httpPort, plain.httpPort());
    // Without prepared statements every statement travels with its words.
    var url = "jdbc:postgresql://127.0.0.1:%d/apogee?prepareThreshold=0".formatted(databasePort);
    plan =
        plain.with(Map.of("APOGEE_DATABASE_URL", url)).withBrokerSeenAt("127.0.0.1:" + brokerPort);
  }

  static KillPoints before(StackPlan plain) throws IOException {
    return new KillPoints(plain);
  }

  /** With the taps in its connections. */
  StackPlan plan() {
    return plan;
  }

  /** Where the driver asks, so that answers pass a tap as well. */
  String address() {
    return "http://127.0.0.1:" + httpPort;
  }

  /** Every point once, in the order of a move's life. */
  void each(TestBed bed) throws InterruptedException {
    for (var point : points().entrySet()) {
      strike(bed, point.getKey(), point.getValue());
    }
  }

  private record Point(Tap tap, Watch watch) {}

  private Map<String, Point> points() {
    var points = new LinkedHashMap<String, Point>();
    points.put("before persist", new Point(database, KillPoints::isInsert));
    points.put("after persist", new Point(database, KillPoints::isCommitted));
    points.put("before reply", new Point(http, KillPoints::isReply));
    points.put("before publish", new Point(broker, KillPoints::isProduce));
    points.put("after publish", new Point(broker, KillPoints::isProduced));
    points.put("before offset", new Point(database, KillPoints::isBookmark));
    return points;
  }

  static List<String> names() {
    return List.of(
        "before persist",
        "after persist",
        "before reply",
        "before publish",
        "after publish",
        "before offset");
  }

  private static void strike(TestBed bed, String name, Point point) throws InterruptedException {
    bed.play(10);
    var faults = bed.faults();
    int starts = faults.starts(0);
    point.tap.arm(
        point.watch,
        () -> bed.fault("kill " + name, () -> faults.killNodeNow(0, Duration.ofMillis(100))));
    bed.await("the point " + name, () -> !point.tap.isArmed());
    bed.await("a new start", () -> faults.starts(0) > starts);
    bed.awaitReady(0);
    bed.play(10);
  }

  private static boolean isInsert(Chunk chunk) {
    return chunk.side() == Side.TO_SERVER && insertsEvent(chunk);
  }

  private static boolean insertsEvent(Chunk chunk) {
    return chunk.has("INSERT INTO journal.event_journal");
  }

  /**
   * The answer to an insert, which is a transaction of its own and is answered once it is stored:
   * the rows are there, and the node does not know.
   */
  private static boolean isCommitted(Chunk chunk) {
    var link = chunk.link();
    if (chunk.side() == Side.TO_SERVER) {
      if (insertsEvent(chunk)) {
        link.seen = INSERT;
      }
      return false;
    }
    return link.seen == INSERT && chunk.has("INSERT 0 ");
  }

  private static boolean isReply(Chunk chunk) {
    return chunk.side() == Side.TO_CLIENT && chunk.has("\"plies\"") && chunk.has("\"repeated\"");
  }

  /** A request of Kafka's: its length, then the number of what is asked, 0 for records. */
  private static boolean isProduce(Chunk chunk) {
    return chunk.side() == Side.TO_SERVER
        && chunk.at(4) == 0
        && chunk.at(5) == 0
        && chunk.at(6) == 0
        && chunk.at(7) <= PRODUCE_VERSION_MAX;
  }

  private static boolean isProduced(Chunk chunk) {
    if (isProduce(chunk)) {
      chunk.link().seen = PRODUCED;
      return false;
    }
    return chunk.side() == Side.TO_CLIENT && chunk.link().seen == PRODUCED;
  }

  private static boolean isBookmark(Chunk chunk) {
    return chunk.side() == Side.TO_SERVER && chunk.has("games.reader_offset SET ordering");
  }

  @Override
  public void close() {
    database.close();
    broker.close();
    http.close();
  }
}
