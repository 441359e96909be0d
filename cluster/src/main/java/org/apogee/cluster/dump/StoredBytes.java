package org.apogee.cluster.dump;

import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import org.apogee.platform.database.Database;

/** A file, read from the database a slice at a time: many may be downloaded slowly. */
final class StoredBytes extends InputStream {
  static final int SLICE_BYTES = 32 << 10;

  /** Positions count from 1. The content is not compressed, so a slice is read without the rest. */
  private static final String SLICE =
      "SELECT substring(content FROM ? FOR ?) FROM dump.file WHERE day = ? AND name = ?";

  private final Database database;
  private final LocalDate day;
  private final String name;
  private byte[] slice = {};
  private int used;
  private int position = 1;
  private boolean isRead;

  StoredBytes(Database database, LocalDate day, String name) {
    this.database = database;
    this.day = day;
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    return hasMore() ? slice[used++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!hasMore()) {
      return -1;
    }
    int count = Math.min(length, slice.length - used);
    System.arraycopy(slice, used, into, offset, count);
    used += count;
    return count;
  }

  private boolean hasMore() throws IOException {
    if (used == slice.length && !isRead) {
      slice = next();
      used = 0;
      position += slice.length;
      isRead = slice.length < SLICE_BYTES;
    }
    return used < slice.length;
  }

  private byte[] next() throws IOException {
    return database
        .statement(sql -> sql.one(SLICE, row -> row.getBytes(1), position, SLICE_BYTES, day, name))
        .orElseThrow(() -> new IOException(name + " was removed while it was read"));
  }
}
