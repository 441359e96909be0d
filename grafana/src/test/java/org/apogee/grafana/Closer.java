package org.apogee.grafana;

import java.util.Map;
import java.util.TreeMap;

/** Measures for looking closer, that need no panel of their own, each with its reason. */
final class Closer {
  private static final String SECOND_READER =
      "another reader of the journal; its lag is shown, the rest is as in the feed's";

  /** By family: without what a histogram puts behind its name. */
  static final Map<String, String> LOOKS = looks();

  private Closer() {}

  private static Map<String, String> looks() {
    var looks =
        new TreeMap<>(
            Map.of(
                "apogee_archive_games_total",
                "the archive saves space only; the alert on full disks comes first",
                "apogee_archive_overdue_seconds",
                "a reader that stands still has an alert of its own",
                "apogee_cluster_is_leader",
                "who leads changes nothing for anybody; the oldest is shown",
                "apogee_directory_lag_seconds",
                SECOND_READER,
                "apogee_notices_lag_events",
                SECOND_READER,
                "apogee_receipts_dropped_total",
                "lost receipts change no game; the outage that loses them has alerts",
                "apogee_recovery_events_total",
                "the time of recoveries is shown; this says why it grows",
                "apogee_start_seconds",
                "for a look at one process; restarts show in readiness"));
    looks.put("apogee_receipts_deleted_total", "deleting old receipts saves space only");
    looks.put("apogee_receipts_overdue_seconds", "the same; the alert on full disks comes first");
    for (var reader : new String[] {"directory", "notices"}) {
      for (var measure :
          new String[] {"errors_total", "held", "holes_closed_total", "open_holes", "running"}) {
        looks.put("apogee_" + reader + "_" + measure, SECOND_READER);
      }
    }
    return looks;
  }
}
