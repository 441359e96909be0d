package org.apogee.node.journal;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigValueFactory;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.NotUsed;
import org.apache.pekko.pattern.CircuitBreaker;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.jdbc.PekkoSerialization;
import org.apache.pekko.persistence.jdbc.config.JournalConfig;
import org.apache.pekko.persistence.jdbc.journal.dao.DefaultJournalDao;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.stream.Materializer;
import org.apache.pekko.stream.javadsl.Source;
import org.apogee.node.journal.Groups.Settings;
import org.apogee.platform.database.Sql;
import org.apogee.platform.database.SqlWork;
import scala.Option;
import scala.Tuple2;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.FutureConverters;
import scala.runtime.BoxedUnit;
import scala.util.Try;
import slick.jdbc.JdbcBackend.JdbcDatabaseDef;
import slick.jdbc.JdbcProfile;

/**
 * Pekko's own access to the journal, but for the writing of events, see {@link GroupedWrites}, and
 * for finished games that have left the journal: they are recovered from the archive. Named in
 * {@code pekko.conf}, which also says how many at once.
 */
public final class GroupingJournalDao extends DefaultJournalDao {
  private static final String NODE = "apogee.node.start";

  private final GroupedWrites writes;
  private final Serialization serialization;

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
    this.serialization = serialization;
    var limits = config.daoConfig();
    this.writes =
        new GroupedWrites(
            () -> database.source().createConnection(),
            prefix(materializer.system().settings().config()),
            new Settings(limits.parallelism(), limits.batchSize(), limits.bufferSize()));
  }

  /** Writes that take the short way. */
  DirectWrites direct(CircuitBreaker breaker, Duration patience) {
    return new DirectWrites(writes, serialization, breaker, patience);
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

  /** The archive is asked for new IDs too: otherwise one could be used a second time. */
  @Override
  public Future<Object> highestSequenceNr(String id, long from) {
    return super.highestSequenceNr(id, from)
        .flatMap(
            highest ->
                (long) highest > 0
                    ? Future.successful(highest)
                    : FutureConverters.asScala(
                        archive(sql -> (Object) StoredEvents.lastArchived(sql, id))),
            ec());
  }

  /** An ID may be archived between its snapshot and its rows, or between two batches of them. */
  @Override
  public org.apache.pekko.stream.scaladsl.Source<Try<Tuple2<PersistentRepr, Object>>, NotUsed>
      messages(String id, long from, long to, long most) {
    return super.messages(id, from, to, most)
        .asJava()
        .orElse(Source.lazySource(() -> archived(id, from, to, most)))
        .asScala();
  }

  private Source<Try<Tuple2<PersistentRepr, Object>>, NotUsed> archived(
      String id, long from, long to, long most) {
    return Source.completionStage(archive(sql -> StoredEvents.archived(sql, id)))
        .mapConcat(rows -> rows)
        .filter(row -> row.row().sequence() >= from && row.row().sequence() <= to)
        .take(most)
        .map(this::recovered);
  }

  private Try<Tuple2<PersistentRepr, Object>> recovered(StoredRow stored) {
    var row = stored.row();
    return PekkoSerialization.fromRow(
        serialization,
        new JournalPekkoSerializationRow(
            row.ordering(),
            false,
            row.id(),
            row.sequence(),
            stored.writer(),
            row.writtenAt(),
            "",
            row.payload(),
            stored.serializer(),
            row.manifest(),
            Option.empty(),
            Option.empty(),
            Option.empty()));
  }

  private <T> CompletionStage<T> archive(SqlWork<T> work) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (var connection = db().source().createConnection()) {
            return work.with(new Sql(connection));
          } catch (SQLException away) {
            throw new CompletionException(away);
          }
        },
        task -> Thread.ofVirtual().name("archive").start(task));
  }

  /** Tags and metadata, which nothing of ours writes. */
  private static boolean hasMore(
      Tuple2<JournalPekkoSerializationRow, scala.collection.immutable.Set<String>> event) {
    return event._2().nonEmpty() || event._1().metaPayload().isDefined();
  }
}
