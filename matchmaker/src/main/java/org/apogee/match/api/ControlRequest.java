package org.apogee.match.api;

import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.RoundControl.Moment;
import org.apogee.platform.http.Fields;

/** The control of a tournament after its start, as written in requests: in seconds. */
final class ControlRequest {
  private static final int SECONDS_MAX = 366 * 24 * 3600;

  private ControlRequest() {}

  static RoundControl read(Fields fields) {
    return new RoundControl(
        fields.choice("roundEnds", Moment.class, Moment.AUTO),
        millis(fields, "roundDelaySeconds"),
        millis(fields, "roundEverySeconds"),
        fields.choice("confirms", Moment.class, Moment.AUTO),
        millis(fields, "confirmDelaySeconds"));
  }

  private static long millis(Fields fields, String field) {
    return fields.whole(field, 0, SECONDS_MAX, 0) * 1000L;
  }
}
