package org.apogee.analytics.recompute;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apogee.analytics.consume.Applier;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.analytics.feed.FeedReader;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Partition;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.store.Store;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.database.Database;
import org.apogee.platform.kafka.KafkaSettings;

/**
 * Rebuilds all tables in a separate schema, from the first record of every partition up to the
 * stored offsets, and compares them row by row, bit by bit.
 *
 * <p>The real tables may change meanwhile: the comparison uses one database snapshot of them.
 */
public final class Recompute {
  private static final String SCRATCH = "analytics_recomputed";
  private static final Duration POLL = Duration.ofMillis(500);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Database database;
  private final KafkaSettings kafka;
  private final ConsumeSettings settings;
  private final Consumer<String> progress;

  /**
   * The result of the comparison.
   *
   * @param records the number of records read
   * @param rows the number of rows compared
   * @param differences the first differences as text; none if all rows are equal
   */
  public record Report(long records, long rows, List<String> differences) {}

  /**
   * Not done yet.
   *
   * @param progress hears how far it is
   */
  public Recompute(
      Database database, KafkaSettings kafka, ConsumeSettings settings, Consumer<String> progress) {
    this.database = database;
    this.kafka = kafka;
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * Runs the comparison. Its duration grows with the length of the topics.
   *
   * @throws BadInput if there is nothing to compare, or the first records are gone
   */
  public Report run(PlackettLuce model) {
    Store.open(database, Store.SCHEMA, model);
    drop();
    var scratch = Store.open(database, SCRATCH, model);
    try (var snapshot = snapshot()) {
      var ends = offsets(snapshot);
      if (ends.isEmpty()) {
        throw new BadInput(
            "nothing-consumed", "There is nothing to compare: no record has been applied yet.");
      }
      long records = rebuild(scratch, ends);
      progress.accept("comparing");
      var comparison = new Comparison();
      scratch.in(sql -> {
        takesLong(sql.connection());
        comparison.compare(snapshot, sql.connection());
        return true;
      });
      snapshot.rollback();
      return new Report(records, comparison.rows(), comparison.differences());
    } catch (SQLException e) {
      throw new Unavailable("The database does not answer.", e);
    } finally {
      drop();
    }
  }

  private void drop() {
    database.statement(sql -> sql.update("DROP SCHEMA IF EXISTS " + SCRATCH + " CASCADE"));
  }

  /** Fixes a snapshot of the tables for the lifetime of the connection. */
  private Connection snapshot() throws SQLException {
    var connection = database.dataSource().getConnection();
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      statement.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
      statement.execute("SET LOCAL search_path TO " + Store.SCHEMA);
      takesLong(connection);
      return connection;
    } catch (SQLException | RuntimeException failed) {
      connection.close();
      throw failed;
    }
  }

  /**
   * Lifts all limits of requests for a transaction: a large table takes a while to sort, and the
   * other connection waits meanwhile. The pool sets its own limit again when it gets the connection
   * back.
   */
  private static void takesLong(Connection connection) throws SQLException {
    connection.setNetworkTimeout(Runnable::run, 0);
    try (var statement = connection.createStatement()) {
      statement.execute("SET LOCAL statement_timeout = 0");
      statement.execute("SET LOCAL idle_in_transaction_session_timeout = 0");
    }
  }

  private Map<Partition, Long> offsets(Connection snapshot) throws SQLException {
    var offsets = new TreeMap<Partition, Long>();
    try (Statement statement = snapshot.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT topic, partition, next_offset FROM consumer_offset")) {
      while (row.next()) {
        if (settings.topics().contains(row.getString(1))) {
          offsets.put(new Partition(row.getString(1), row.getInt(2)), row.getLong(3));
        }
      }
    }
    return offsets;
  }

  private long rebuild(Store scratch, Map<Partition, Long> ends) {
    scratch.offsets(ends.keySet());
    var properties = kafka.consumer("apogee-recompute", settings.group() + "-recompute");
    properties.setProperty("max.poll.records", Integer.toString(settings.recordsPerPoll()));
    var reader = new FeedReader(settings.resultsTopic(), settings.recordBytesMax());
    var applier = new Applier(scratch, reader, (_, _) -> {});
    try (var consumer =
        new KafkaConsumer<>(properties, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      var partitions = ends.keySet().stream().map(Recompute::kafkaPartition).toList();
      consumer.assign(partitions);
      checkStart(consumer.beginningOffsets(partitions));
      consumer.seekToBeginning(partitions);
      long done = 0;
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      while (!isReached(consumer, ends)) {
        var records = new ArrayList<KafkaRecord>();
        for (var record : consumer.poll(POLL)) {
          var read = kafkaRecord(record);
          if (record.offset() < ends.getOrDefault(Partition.of(read), 0L)) {
            records.add(read);
          }
        }
        if (!records.isEmpty()) {
          applier.take(records);
          done += records.size();
          deadline = System.nanoTime() + PATIENCE.toNanos();
          progress.accept("%,d records".formatted(done));
        } else if (System.nanoTime() > deadline) {
          throw new Unavailable("Kafka does not return the records that the tables contain.");
        }
      }
      return done;
    }
  }

  private static void checkStart(Map<TopicPartition, Long> first) {
    first.forEach((partition, offset) -> {
      if (offset > 0) {
        throw new BadInput(
            "records-gone",
            "The first %,d records of %s have been deleted; ratings cannot be recomputed without them."
                .formatted(offset, partition));
      }
    });
  }

  private static boolean isReached(
      KafkaConsumer<byte[], byte[]> consumer, Map<Partition, Long> ends) {
    for (var end : ends.entrySet()) {
      if (consumer.position(kafkaPartition(end.getKey())) < end.getValue()) {
        return false;
      }
    }
    return true;
  }

  private static TopicPartition kafkaPartition(Partition partition) {
    return new TopicPartition(partition.topic(), partition.number());
  }

  private static KafkaRecord kafkaRecord(ConsumerRecord<byte[], byte[]> record) {
    return new KafkaRecord(
        new KafkaRecord.Place(record.topic(), record.partition(), record.offset()),
        record.timestamp(),
        record.key(),
        record.value());
  }
}
