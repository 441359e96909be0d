package org.apogee.analytics.consume;

/** Whether a partition continues the records that the tables contain. */
enum Continuity {
  /** The next record is there, or will be written. */
  WHOLE,

  /** Kafka has deleted records that were never applied; the rest can be. */
  GAP,

  /** It is another topic, or Kafka lost records that were applied: offsets mean other records. */
  REPLACED;

  /**
   * Compares a partition with the tables.
   *
   * @param next the first offset that was not applied
   * @param first the first offset of the partition
   * @param end the offset after the last one
   * @param isSameTopic whether the topic has the id under which its first record was applied
   */
  static Continuity of(long next, long first, long end, boolean isSameTopic) {
    if (!isSameTopic || end < next) {
      return REPLACED;
    }
    return first > next ? GAP : WHOLE;
  }
}
