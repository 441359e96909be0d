package org.apogee.cluster.dump;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/** Writes the dump of one kind and day as files. Only the newest writer of a kind can store any. */
public final class DumpWriter {
  /** Some hundred games; the database takes a file as a whole. */
  static final int FILE_BYTES = 2 << 20;

  private static final String CLAIM =
      """
      INSERT INTO dump.maker AS present (kind, holder, until)
      VALUES (?, ?, now() + interval '2 minutes')
      ON CONFLICT (kind) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE present.holder = excluded.holder OR present.until < now()
      """;
  private static final String RENEW =
      """
      UPDATE dump.maker SET until = now() + interval '2 minutes' WHERE kind = ? AND holder = ?
      """;
  private static final String START_OVER =
      "DELETE FROM dump.file WHERE kind = ? AND (day, kind) NOT IN (SELECT day, kind FROM dump.made)";
  private static final String COMPLETE_OLDER =
      """
      INSERT INTO dump.made (day, kind)
      SELECT day, kind FROM dump.file WHERE kind = ? AND day < ?
      EXCEPT SELECT day, kind FROM dump.made
      """;
  private static final String ADD =
      """
      INSERT INTO dump.file (day, name, kind, lines, sha256, content)
      VALUES (?, ?, ?, ?, ?, ?)
      """;

  private final Database database;
  private final String kind;
  private final LocalDate day;
  private final String holder;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private GZIPOutputStream zip = zip();
  private int lines;

  /** Changes rows of the written items, in the transaction that stores them. */
  @FunctionalInterface
  public interface Marking<T> {
    void mark(Sql sql, List<T> written) throws SQLException;
  }

  /** Another member has taken over. */
  static final class Superseded extends RuntimeException {
    private static final long serialVersionUID = 1;

    Superseded(String kind) {
      super("another member makes the dump of " + kind);
    }
  }

  DumpWriter(Database database, String kind, LocalDate day, String holder) {
    this.database = database;
    this.kind = kind;
    this.day = day;
    this.holder = holder;
  }

  boolean isMade() {
    return database.statement(this::isMade);
  }

  private boolean isMade(Sql sql) throws SQLException {
    return sql.one(
            "SELECT 1 FROM dump.made WHERE day = ? AND kind = ?", row -> row.getInt(1), day, kind)
        .isPresent();
  }

  /** Whether the dump is missing, and this member may make it now. */
  boolean begin() {
    return database.transaction(sql -> sql.update(CLAIM, kind, holder) == 1 && !isMade(sql));
  }

  @FunctionalInterface
  private interface Step {
    void in(Sql sql) throws SQLException;
  }

  /**
   * In one transaction, during which nobody can take over. A member that lost the hold does not get
   * it back here, even if its successor died: the successor may have stored the same items.
   */
  private void held(Step step) {
    boolean isMine =
        database.transaction(sql -> {
          if (sql.update(RENEW, kind, holder) == 0) {
            return false;
          }
          step.in(sql);
          return true;
        });
    if (!isMine) {
      throw new Superseded(kind);
    }
  }

  /** Removes the files of unfinished dumps, for data that must be of one moment. */
  public void startOver() {
    held(sql -> sql.update(START_OVER, kind));
  }

  /**
   * Writes items page by page. After each page it rests as long as that took: players come first.
   *
   * <p>The items of an unfinished dump of an earlier day are marked and come in no later one, so it
   * counts as complete with the files it has.
   *
   * @param page the items after one, or the first ones
   * @param line an item as one JSON value; empty for one that is in no file this time
   * @throws Superseded if another member has taken over
   */
  public <T> void write(
      Function<Optional<T>, List<T>> page, Function<T, Optional<String>> line, Marking<T> marking)
      throws InterruptedException {
    held(sql -> sql.update(COMPLETE_OLDER, kind, day));
    var written = new ArrayList<T>();
    long busySince = System.nanoTime();
    var items = page.apply(Optional.empty());
    while (!items.isEmpty()) {
      for (var item : items) {
        line.apply(item)
            .ifPresent(json -> {
              add(json);
              written.add(item);
            });
      }
      if (bytes.size() >= FILE_BYTES) {
        store(written, marking);
      }
      Thread.sleep(Duration.ofNanos(System.nanoTime() - busySince));
      held(_ -> {}); // a long dump stays ours
      busySince = System.nanoTime();
      items = page.apply(Optional.of(items.getLast()));
    }
    store(written, marking);
  }

  private void add(String json) {
    try {
      zip.write((json + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    lines++;
  }

  private <T> void store(List<T> written, Marking<T> marking) {
    if (lines > 0) {
      held(sql -> {
        addFile(sql);
        marking.mark(sql, written);
      });
      bytes.reset();
      zip = zip();
      lines = 0;
      written.clear();
    }
  }

  private void addFile(Sql sql) throws SQLException {
    var content = content();
    int number =
        sql.one(
                "SELECT count(*) FROM dump.file WHERE day = ? AND kind = ?",
                row -> row.getInt(1),
                day,
                kind)
            .orElseThrow();
    var name = String.format(Locale.ROOT, "%s-%s-%04d.ndjson.gz", kind, day, number + 1);
    sql.update(ADD, day, name, kind, lines, sha256(content), content);
  }

  private byte[] content() {
    try {
      zip.close();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** The dump is complete. */
  void finish() {
    held(sql -> sql.update("INSERT INTO dump.made (day, kind) VALUES (?, ?)", day, kind));
  }

  private GZIPOutputStream zip() {
    try {
      return new GZIPOutputStream(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static String sha256(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
