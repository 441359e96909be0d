package org.apogee.proving.alert;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apogee.stack.Notification;

/** The notifications that arrived at the drill's webhook, and when. */
final class Delivered {
  private final List<Arrival> arrivals = new CopyOnWriteArrayList<>();

  private record Arrival(Notification notification, long nanos) {}

  void add(Notification notification) {
    arrivals.add(new Arrival(notification, System.nanoTime()));
  }

  /**
   * The seconds from a moment to the first notification after it that an alarm's alert fires, or
   * has ended; -1 if there is none. It counts only at the receiver of the alert's severity.
   */
  double secondsTo(Alarm alarm, boolean isFiring, long since) {
    return arrivals.stream()
        .filter(arrival -> arrival.nanos - since >= 0)
        .filter(arrival -> arrival.notification.isFiring() == isFiring)
        .filter(arrival -> isOf(alarm, arrival.notification))
        .mapToDouble(arrival -> (arrival.nanos - since) / 1e9)
        .findFirst()
        .orElse(-1);
  }

  private static boolean isOf(Alarm alarm, Notification notification) {
    var labels = notification.labels();
    return notification.alert().equals(alarm.alert())
        && (alarm.job().isEmpty() || alarm.job().equals(labels.get("job")))
        && notification.receiver().equals(labels.get("severity"));
  }
}
