package org.apogee.node.receipt;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Receipts of consecutive moves of one game, as bytes: about sixteen for each. */
public final class ReceiptPage {
  private static final int FORMAT = 1;

  private final String game;
  private final long number;
  private final byte[] bytes;

  private ReceiptPage(String game, long number, byte[] bytes) {
    this.game = game;
    this.number = number;
    this.bytes = bytes;
  }

  String game() {
    return game;
  }

  /** Of the event of the last move in it: no other page of the game has this number. */
  long number() {
    return number;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** In the order in which they were written. */
  public List<Receipt> receipts() {
    return read(bytes);
  }

  /** A page that is being written; bytes at once, because ten thousand games have one each. */
  public static final class Draft {
    private final SnapshotWriter out = new SnapshotWriter();
    private int size;

    public Draft() {
      out.writeInt(FORMAT);
    }

    public int size() {
      return size;
    }

    public void add(Receipt receipt) {
      size++;
      out.writeBoolean(true);
      out.writeInt(receipt.ply());
      out.writeInt(receipt.seat());
      out.writeLong(receipt.asking());
      out.writeLong(receipt.outside());
      out.writeLong(receipt.absent());
      out.writeLong(receipt.queued());
      out.writeLong(receipt.deciding());
      out.writeLong(receipt.storing());
      out.writeLong(receipt.publishing());
      out.writeLong(receipt.whole());
    }

    /** To be called once. */
    public ReceiptPage page(String game, long number) {
      out.writeBoolean(false);
      return new ReceiptPage(game, number, out.toByteArray());
    }
  }

  static List<Receipt> read(byte[] bytes) {
    var in = new SnapshotReader(bytes);
    in.expectSchema(FORMAT);
    var receipts = new ArrayList<Receipt>();
    while (in.readBoolean()) {
      receipts.add(
          new Receipt(
              in.readInt(),
              in.readInt(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong()));
    }
    in.expectEnd();
    return receipts;
  }
}
