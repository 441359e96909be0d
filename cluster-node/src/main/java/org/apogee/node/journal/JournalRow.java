package org.apogee.node.journal;

/** A row of the journal as it is stored. */
public final class JournalRow {
  private final long ordering;
  private final String id;
  private final long sequence;
  private final long writtenAt;
  private final String manifest;
  private final byte[] payload;

  /**
   * A row.
   *
   * @param ordering its place in the global order
   * @param id of the game or tournament, with what it is in front: {@code game|g1}
   * @param sequence its place among the rows of the id, from 1 without a gap
   * @param writtenAt in milliseconds since 1970
   */
  public JournalRow(
      long ordering, String id, long sequence, long writtenAt, String manifest, byte[] payload) {
    this.ordering = ordering;
    this.id = id;
    this.sequence = sequence;
    this.writtenAt = writtenAt;
    this.manifest = manifest;
    this.payload = payload.clone();
  }

  public long ordering() {
    return ordering;
  }

  public String id() {
    return id;
  }

  public long sequence() {
    return sequence;
  }

  public long writtenAt() {
    return writtenAt;
  }

  public String manifest() {
    return manifest;
  }

  public byte[] payload() {
    return payload.clone();
  }

  @Override
  public String toString() {
    return "%s/%d (%s, row %d)".formatted(id, sequence, manifest, ordering);
  }
}
