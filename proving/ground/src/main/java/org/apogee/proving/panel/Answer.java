package org.apogee.proving.panel;

import java.util.List;

/**
 * What Prometheus answered.
 *
 * @param refusal why it did not; empty if it did
 */
public record Answer(String refusal, List<Series> series) {
  public Answer {
    series = List.copyOf(series);
  }

  public boolean isRefused() {
    return !refusal.isEmpty();
  }

  /** At least one series with a number. */
  public boolean isSeen() {
    return series.stream().anyMatch(Series::isSeen);
  }
}
