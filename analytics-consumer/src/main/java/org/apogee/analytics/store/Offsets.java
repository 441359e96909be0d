package org.apogee.analytics.store;

import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Partition;
import org.apogee.platform.database.Sql;

/** How far each partition was read. */
final class Offsets {
  private static final String MAKE =
      """
      INSERT INTO consumer_offset (topic, partition, next_offset)
      SELECT topic, partition, 0 FROM unnest(?::text[], ?::int4[]) AS w (topic, partition)
      ON CONFLICT DO NOTHING\
      """;
  private static final String READ =
      """
      SELECT topic, partition, next_offset FROM consumer_offset
      JOIN unnest(?::text[], ?::int4[]) AS w (topic, partition) USING (topic, partition)
      """;
  private static final String LOCK =
      """
      SELECT topic, partition, next_offset FROM consumer_offset
      WHERE (topic, partition) IN
        (SELECT topic, partition FROM unnest(?::text[], ?::int4[]) AS w (topic, partition))
      ORDER BY topic, partition FOR UPDATE\
      """;
  private static final String MOVE =
      """
      UPDATE consumer_offset AS o SET next_offset = w.next_offset
      FROM unnest(?::text[], ?::int4[], ?::int8[]) AS w (topic, partition, next_offset)
      WHERE o.topic = w.topic AND o.partition = w.partition\
      """;

  private Offsets() {}

  private record Next(Partition partition, long offset) {}

  /** The offsets at which to resume; a partition without a stored offset starts at 0. */
  static Map<Partition, Long> of(Sql sql, Collection<Partition> partitions) throws SQLException {
    var columns = new Columns<>(sql, partitions);
    var topics = columns.texts(Partition::topic);
    var numbers = columns.numbers(Partition::number);
    sql.update(MAKE, topics, numbers);
    return read(sql, READ, partitions);
  }

  /** The same, with a lock on the offsets until the end of this transaction. */
  static Map<Partition, Long> lock(Sql sql, Collection<Partition> partitions) throws SQLException {
    return read(sql, LOCK, partitions);
  }

  private static Map<Partition, Long> read(Sql sql, String query, Collection<Partition> partitions)
      throws SQLException {
    var columns = new Columns<>(sql, partitions);
    var rows =
        sql.list(
            query,
            row -> new Next(new Partition(row.getString(1), row.getInt(2)), row.getLong(3)),
            columns.texts(Partition::topic),
            columns.numbers(Partition::number));
    var offsets = new TreeMap<Partition, Long>();
    rows.forEach(row -> offsets.put(row.partition, row.offset));
    return offsets;
  }

  /** Everything of these records was stored. */
  static void move(Sql sql, List<KafkaRecord> records) throws SQLException {
    var next = new TreeMap<Partition, Long>();
    records.forEach(
        record -> next.merge(Partition.of(record), record.place().offset() + 1, Math::max));
    var columns = new Columns<>(sql, next.entrySet());
    sql.update(
        MOVE,
        columns.texts(entry -> entry.getKey().topic()),
        columns.numbers(entry -> entry.getKey().number()),
        columns.wholes(Map.Entry::getValue));
  }
}
