package org.apogee.node.journal;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigValueFactory;
import org.apache.pekko.persistence.jdbc.config.JournalConfig;
import org.apache.pekko.persistence.jdbc.journal.dao.DefaultJournalDao;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.stream.Materializer;
import org.apogee.node.journal.GroupedWrites.Settings;
import scala.Tuple2;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.FutureConverters;
import scala.runtime.BoxedUnit;
import slick.jdbc.JdbcBackend.JdbcDatabaseDef;
import slick.jdbc.JdbcProfile;

/**
 * Pekko's own access to the journal, but for the writing of events: see {@link GroupedWrites}.
 * Named in {@code pekko.conf}, which also says how many at once.
 */
public final class GroupingJournalDao extends DefaultJournalDao {
  private static final String NODE = "apogee.node.start";

  private final GroupedWrites writes;

  /**
   * The configuration in which every row names the node that wrote it, as {@code node/writer}: a
   * node that takes a game over looks up until when the former one served.
   */
  public static Config writtenBy(String node, Config config) {
    return config.withValue(NODE, ConfigValueFactory.fromAnyRef(node));
  }

  /** Members that host no games write without a node: nobody takes over from them. */
  private static String prefix(Config config) {
    return config.hasPath(NODE) ? config.getString(NODE) + "/" : "";
  }

  /** Pekko calls it. */
  public GroupingJournalDao(
      JdbcDatabaseDef database,
      JdbcProfile profile,
      JournalConfig config,
      Serialization serialization,
      ExecutionContext executor,
      Materializer materializer) {
    super(database, profile, config, serialization, executor, materializer);
    var limits = config.daoConfig();
    this.writes =
        new GroupedWrites(
            () -> database.source().createConnection(),
            prefix(materializer.system().settings().config()),
            new Settings(limits.parallelism(), limits.batchSize(), limits.bufferSize()));
  }

  @Override
  public Future<BoxedUnit> queueWriteJournalRows(
      scala.collection.immutable.Seq<
              Tuple2<JournalPekkoSerializationRow, scala.collection.immutable.Set<String>>>
          rows) {
    var events = CollectionConverters.asJava(rows);
    if (events.stream().anyMatch(GroupingJournalDao::hasMore)) {
      return super.queueWriteJournalRows(rows);
    }
    return FutureConverters.asScala(writes.add(events.stream().map(Tuple2::_1).toList()));
  }

  /** Tags and metadata, which nothing of ours writes. */
  private static boolean hasMore(
      Tuple2<JournalPekkoSerializationRow, scala.collection.immutable.Set<String>> event) {
    return event._2().nonEmpty() || event._1().metaPayload().isDefined();
  }
}
