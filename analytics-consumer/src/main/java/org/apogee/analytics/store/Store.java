package org.apogee.analytics.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.feed.Partition;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.platform.Unavailable;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.database.SqlWork;

/**
 * The tables of one schema. Changes and offsets are stored in one transaction, which locks the
 * offsets of its partitions. So a record counts once, even while two processes assume that they own
 * a partition.
 */
public final class Store {
  /** Where the ratings live that everybody sees. */
  public static final String SCHEMA = "analytics";

  private static final String MIGRATIONS = "db/analytics";
  private static final Pattern NAME = Pattern.compile("[a-z][a-z_]{0,40}");

  /** By the prefix of ids, which has an index; the flag has none. */
  private static final String ENTITIES =
      """
      SELECT pool, participant, mean FROM rating WHERE participant LIKE 'entity:%'
      ORDER BY games DESC, pool, participant LIMIT ?\
      """;

  private final Database database;
  private final String schema;
  private final PlackettLuce model;

  private Store(Database database, String schema, PlackettLuce model) {
    if (!NAME.matcher(schema).matches()) {
      throw new IllegalArgumentException("not a name for a schema: " + schema);
    }
    this.database = database;
    this.schema = schema;
    this.model = model;
  }

  /** The tables, made if they are missing. */
  public static Store open(Database database, String schema, PlackettLuce model) {
    database.migrate(schema, MIGRATIONS);
    return new Store(database, schema, model);
  }

  /** The offsets at which to resume each partition. */
  public Map<Partition, Long> offsets(Collection<Partition> partitions) {
    return in(sql -> Offsets.of(sql, partitions));
  }

  /**
   * Which of these topics are those whose records were applied. A topic of which nothing was
   * applied yet is remembered with its id.
   *
   * @param ids Kafka's id of each topic
   */
  public Set<String> sameTopics(Map<String, String> ids) {
    return in(sql -> Topics.same(sql, ids));
  }

  /** A record with what it says. */
  public record Read(KafkaRecord record, Meaning meaning) {}

  /**
   * Applies records, all or none. Records that were applied before are ignored.
   *
   * @param records the records, in the order of their partitions
   * @return the stored changes
   * @throws Unavailable if the database is unavailable; the changes may have been stored
   *     nevertheless
   */
  public FeedBatch take(List<Read> records) {
    var partitions = new TreeSet<Partition>();
    records.forEach(read -> partitions.add(Partition.of(read.record())));
    return in(sql -> {
      var offsets = Offsets.lock(sql, partitions);
      if (offsets.size() < partitions.size()) {
        throw new IllegalStateException("no stored offset for one of " + partitions);
      }
      var fresh = new ArrayList<Read>();
      for (var read : records) {
        long next = offsets.getOrDefault(Partition.of(read.record()), 0L);
        if (read.record().place().offset() >= next) {
          fresh.add(read);
        }
      }
      var batch = new FeedBatch(model);
      if (!fresh.isEmpty()) {
        Loading.into(batch, sql, fresh.stream().map(Read::meaning).toList());
        fresh.forEach(read -> batch.take(read.record(), read.meaning()));
        Writing.of(batch, sql);
        Offsets.move(sql, fresh.stream().map(Read::record).toList());
      }
      return batch;
    });
  }

  /** How many records nobody could use. */
  public long deadLetters() {
    return in(sql -> sql.one("SELECT count(*) FROM dead_letter", row -> row.getLong(1)).orElse(0L));
  }

  /** The ratings of the Entity with the most games, one for each pool and scenario. */
  public Map<Member, Double> entityRatings(int most) {
    var ratings = new TreeMap<Member, Double>();
    in(sql ->
            sql.list(
                ENTITIES,
                row -> Map.entry(new Member(row.getString(1), row.getString(2)), row.getDouble(3)),
                most))
        .forEach(rating -> ratings.put(rating.getKey(), rating.getValue()));
    return ratings;
  }

  /** Runs the work in one transaction that sees the tables of this schema by their names. */
  public <T> T in(SqlWork<T> work) {
    return database.transaction(sql -> {
      enter(sql);
      return work.with(sql);
    });
  }

  void enter(Sql sql) throws SQLException {
    sql.update("SET LOCAL search_path TO " + schema);
  }
}
