package org.apogee.grafana;

import java.util.Map;

/** Measures for looking closer, that need no panel of their own, each with its reason. */
final class Closer {
  private static final String SECOND_READER =
      "the reader that keeps the list of games; its lag is shown, the rest is as in the feed's";

  /** By family: without what a histogram puts behind its name. */
  static final Map<String, String> LOOKS =
      Map.of(
          "apogee_cluster_is_leader", "who leads changes nothing for anybody; the oldest is shown",
          "apogee_directory_errors_total", SECOND_READER,
          "apogee_directory_held", SECOND_READER,
          "apogee_directory_holes_closed_total", SECOND_READER,
          "apogee_directory_lag_seconds", SECOND_READER,
          "apogee_directory_open_holes", SECOND_READER,
          "apogee_directory_running", SECOND_READER,
          "apogee_recovery_events_total", "the time of recoveries is shown; this says why it grows",
          "apogee_start_seconds", "for a look at one process; restarts show in readiness");

  private Closer() {}
}
