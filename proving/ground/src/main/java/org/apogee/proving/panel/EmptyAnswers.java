package org.apogee.proving.panel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apogee.proving.panel.BoardData.Asked;

/** Queries that may rightly have no answer where nothing is wrong, each with its reason. */
public final class EmptyAnswers {
  private static final Map<String, String> REASONS = new LinkedHashMap<>();

  static {
    REASONS.put("ALERTS{", "no alert fires");
    REASONS.put("apogee_recovery_seconds_bucket", "no game was read again from the journal");
    REASONS.put("node_", "host metrics come from the node exporter, which is not part of Apogee");
  }

  private EmptyAnswers() {}

  /** Why this query may have no answer; empty if it must have one. */
  public static Optional<String> reason(Asked asked) {
    return REASONS.entrySet().stream()
        .filter(entry -> asked.query().expression().contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
