package org.apogee.stack;

import java.util.Map;

/**
 * What Alertmanager says to a receiver about one alert.
 *
 * @param receiver page or ticket
 * @param isFiring or it has ended
 * @param labels the alert's own, such as alertname and severity
 * @param annotations summary, description and runbook
 */
public record Notification(
    String receiver,
    boolean isFiring,
    Map<String, String> labels,
    Map<String, String> annotations) {
  public Notification {
    labels = Map.copyOf(labels);
    annotations = Map.copyOf(annotations);
  }

  public String alert() {
    return labels.getOrDefault("alertname", "");
  }

  /** One line for a person. */
  public String line() {
    return "%s: %s %s, %s (%s)"
        .formatted(
            receiver,
            alert(),
            isFiring ? "fires" : "has ended",
            annotations.getOrDefault("summary", "no summary"),
            annotations.getOrDefault("runbook", "no runbook"));
  }
}
