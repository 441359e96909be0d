package org.apogee.analytics.store;

import java.sql.SQLException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.platform.database.Sql;

/** Which topics the tables were computed from. */
final class Topics {
  /** Of a topic of which nothing was applied, any creation will do. */
  private static final String KEEP =
      """
      INSERT INTO consumed_topic (topic, id)
      SELECT topic, id FROM unnest(?::text[], ?::text[]) AS w (topic, id)
      ORDER BY topic
      ON CONFLICT (topic) DO UPDATE SET id = excluded.id
      WHERE consumed_topic.id <> excluded.id
        AND NOT EXISTS (
          SELECT 1 FROM consumer_offset AS o
          WHERE o.topic = excluded.topic AND o.next_offset > 0)\
      """;

  private static final String SAME =
      """
      SELECT topic FROM consumed_topic
      JOIN unnest(?::text[], ?::text[]) AS w (topic, id) USING (topic, id)\
      """;

  private Topics() {}

  static Set<String> same(Sql sql, Map<String, String> ids) throws SQLException {
    var columns = new Columns<>(sql, ids.entrySet());
    var topics = columns.texts(Map.Entry::getKey);
    var values = columns.texts(Map.Entry::getValue);
    sql.update(KEEP, topics, values);
    return new TreeSet<>(sql.list(SAME, row -> row.getString(1), topics, values));
  }
}
