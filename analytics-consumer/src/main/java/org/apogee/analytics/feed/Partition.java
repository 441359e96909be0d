package org.apogee.analytics.feed;

import java.util.Comparator;

/** A partition of a topic. */
public record Partition(String topic, int number) implements Comparable<Partition> {
  private static final Comparator<Partition> ORDER =
      Comparator.comparing(Partition::topic).thenComparingInt(Partition::number);

  public static Partition of(KafkaRecord record) {
    return new Partition(record.place().topic(), record.place().partition());
  }

  @Override
  public int compareTo(Partition other) {
    return ORDER.compare(this, other);
  }
}
