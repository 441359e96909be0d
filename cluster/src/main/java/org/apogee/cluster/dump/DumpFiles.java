package org.apogee.cluster.dump;

import java.io.InputStream;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.database.Database;

/** The files of complete dumps. */
public final class DumpFiles {
  private static final String LIST =
      """
      SELECT day, name, kind, lines, length(content) AS bytes, sha256
      FROM dump.file JOIN dump.made USING (day, kind)
      ORDER BY day DESC, name
      """;
  private static final String IS_THERE =
      "SELECT 1 FROM dump.file JOIN dump.made USING (day, kind) WHERE day = ? AND name = ?";

  private final Database database;

  public DumpFiles(Database database) {
    this.database = database;
  }

  /** Brings the tables to this version. */
  public static void migrate(Database database) {
    database.migrate("dump", "db/dump");
  }

  /**
   * A file without its content.
   *
   * @param lines how many lines it has, each a JSON object
   * @param sha256 of the compressed bytes, in hexadecimal digits
   */
  public record DumpFile(
      LocalDate day, String name, String kind, int lines, int bytes, String sha256) {}

  /** All of them, the newest day first. */
  public List<DumpFile> list() {
    return database.statement(sql ->
        sql.list(
            LIST,
            row ->
                new DumpFile(
                    row.getObject("day", LocalDate.class),
                    row.getString("name"),
                    row.getString("kind"),
                    row.getInt("lines"),
                    row.getInt("bytes"),
                    row.getString("sha256"))));
  }

  /** The bytes of a file: lines, compressed by gzip. */
  public Optional<InputStream> content(LocalDate day, String name) {
    return database
        .statement(sql -> sql.one(IS_THERE, row -> row.getInt(1), day, name))
        .map(_ -> new StoredBytes(database, day, name));
  }
}
