package org.apogee.match.api;

import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;

/** The optional reason that a director gives for a step; it becomes a part of the audit trail. */
record Explanation(Optional<String> reason) {
  private static final int MAX = 200;

  static Explanation read(Fields fields) {
    return new Explanation(fields.optionalText("reason", MAX));
  }

  /** For requests without a body. */
  static Explanation fromQuery(Request request) {
    var reason = request.query("reason");
    boolean isReadable =
        reason
            .filter(text -> text.isBlank() || text.length() > MAX || text.matches(".*\\p{Cntrl}.*"))
            .isEmpty();
    if (!isReadable) {
      throw new BadInput("bad-parameter", "'reason' must be a text of at most 200 characters.");
    }
    return new Explanation(reason);
  }

  /** Refused unless it comes from a director, or is not given. */
  void check(Request request, DirectorAccess access, EntrantResolver resolver) {
    if (reason.isEmpty()) {
      return;
    }
    access.check(request, request.id("id"));
    resolver.checkMayWrite(request);
  }

  /** After the step itself, which a repeat of the request does not take again. */
  void record(Request request, Tournaments tournaments) {
    var by = request.player();
    reason.ifPresent(text ->
        tournaments.change(request.id("id"), me -> new TournamentCommand.Explain(by, text, me)));
  }
}
