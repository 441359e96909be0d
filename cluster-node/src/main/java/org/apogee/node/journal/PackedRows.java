package org.apogee.node.journal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * All rows of one ID as compressed bytes with a checksum. They are written column by column,
 * because similar values next to each other compress best.
 */
final class PackedRows {
  private static final int FORMAT = 1;

  private final byte[] packed;
  private final byte[] sha256;

  private PackedRows(byte[] packed, byte[] sha256) {
    this.packed = packed;
    this.sha256 = sha256;
  }

  /** As they were stored. */
  static PackedRows stored(byte[] packed, byte[] sha256) {
    return new PackedRows(packed.clone(), sha256.clone());
  }

  byte[] packed() {
    return packed.clone();
  }

  /** Of the bytes before they were compressed. */
  byte[] sha256() {
    return sha256.clone();
  }

  /** The rows must have the numbers from 1 on. */
  static PackedRows of(List<StoredRow> rows) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).row().sequence() != i + 1) {
        throw new IllegalArgumentException(
            "the journal lacks row %d of %s".formatted(i + 1, rows.get(i).row().id()));
      }
    }
    var out = new SnapshotWriter();
    out.writeInt(FORMAT);
    out.writeInt(rows.size());
    writeSteps(rows, row -> row.row().ordering(), out);
    writeSteps(rows, row -> row.row().writtenAt(), out);
    writeNames(rows, StoredRow::writer, out);
    writeNames(rows, row -> row.row().manifest(), out);
    writeSteps(rows, StoredRow::serializer, out);
    for (var row : rows) {
      out.writeInt(row.row().payload().length);
    }
    for (var row : rows) {
      out.writeBytes(row.row().payload());
    }
    var plain = out.toByteArray();
    return new PackedRows(deflated(plain), sha256(plain));
  }

  private static void writeSteps(
      List<StoredRow> rows, ToLongFunction<StoredRow> column, SnapshotWriter out) {
    long before = 0;
    for (var row : rows) {
      long value = column.applyAsLong(row);
      out.writeLong(value - before);
      before = value;
    }
  }

  private static void writeNames(
      List<StoredRow> rows, Function<StoredRow, String> column, SnapshotWriter out) {
    var names = rows.stream().map(column).distinct().toList();
    out.writeInt(names.size());
    names.forEach(out::writeText);
    for (var row : rows) {
      out.writeInt(names.indexOf(column.apply(row)));
    }
  }

  /**
   * The rows of an ID.
   *
   * @throws IllegalStateException if they are not those that were packed
   */
  List<StoredRow> rows(String id) {
    var plain = inflated(id);
    if (!MessageDigest.isEqual(sha256, sha256(plain))) {
      throw new IllegalStateException(
          "the archive of %s is damaged: another checksum".formatted(id));
    }
    var in = new SnapshotReader(plain);
    in.expectSchema(FORMAT);
    int size = in.readInt(0, Integer.MAX_VALUE);
    var orderings = readSteps(size, in);
    var times = readSteps(size, in);
    var writers = readNames(size, in);
    var manifests = readNames(size, in);
    var serializers = readSteps(size, in);
    var payloads = new byte[size][];
    for (int i = 0; i < size; i++) {
      payloads[i] = new byte[in.readInt(0, plain.length)];
    }
    var rows = new ArrayList<StoredRow>(size);
    for (int i = 0; i < size; i++) {
      in.readBytes(payloads[i]);
      var row = new JournalRow(orderings[i], id, i + 1, times[i], manifests.get(i), payloads[i]);
      rows.add(new StoredRow(row, writers.get(i), Math.toIntExact(serializers[i])));
    }
    in.expectEnd();
    return rows;
  }

  private static long[] readSteps(int size, SnapshotReader in) {
    var values = new long[size];
    long value = 0;
    for (int i = 0; i < size; i++) {
      value += in.readLong();
      values[i] = value;
    }
    return values;
  }

  private static List<String> readNames(int size, SnapshotReader in) {
    var names = new ArrayList<String>();
    for (int left = in.readInt(0, size); left > 0; left--) {
      names.add(in.readText());
    }
    var column = new ArrayList<String>(size);
    for (int i = 0; i < size; i++) {
      column.add(names.get(in.readInt(0, names.size() - 1)));
    }
    return column;
  }

  private static byte[] deflated(byte[] plain) {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION);
    var bytes = new ByteArrayOutputStream();
    try (var out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private byte[] inflated(String id) {
    try (var in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    } catch (IOException damaged) {
      throw new IllegalStateException(
          "the archive of %s is damaged: it cannot be unpacked".formatted(id), damaged);
    }
  }

  private static byte[] sha256(byte[] plain) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(plain);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
