package org.apogee.analytics.feed;

import org.jspecify.annotations.Nullable;

/** A record as Kafka gave it. */
public final class KafkaRecord {
  private final Place place;
  private final long atMillis;
  private final byte @Nullable [] key;
  private final byte @Nullable [] value;

  /** Where a record stands, for ever. */
  public record Place(String topic, int partition, long offset) {}

  /**
   * Keeps the arrays as they are; nobody writes into them.
   *
   * @param atMillis the time that Kafka keeps with it
   */
  public KafkaRecord(Place place, long atMillis, byte @Nullable [] key, byte @Nullable [] value) {
    this.place = place;
    this.atMillis = atMillis;
    this.key = key;
    this.value = value;
  }

  public Place place() {
    return place;
  }

  public long atMillis() {
    return atMillis;
  }

  public byte @Nullable [] key() {
    return key;
  }

  public byte @Nullable [] value() {
    return value;
  }
}
