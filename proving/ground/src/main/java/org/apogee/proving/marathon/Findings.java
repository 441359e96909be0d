package org.apogee.proving.marathon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.proving.fault.TestBed.Outcome;

/**
 * What came of a part.
 *
 * @param done in one sentence
 * @param figures what was counted and measured
 * @param acknowledged moves
 * @param faults promises that were not kept; none if the part is met
 */
record Findings(String done, List<String> figures, long acknowledged, List<String> faults) {
  Findings {
    figures = List.copyOf(figures);
    faults = List.copyOf(faults);
  }

  static Findings of(String done, Outcome outcome) {
    var figures = new ArrayList<String>();
    figures.add(
        String.format(
            Locale.ROOT,
            "%,d games, %,d moves acknowledged, %,d in the journal, %,d requests sent again",
            outcome.games(),
            outcome.acknowledged(),
            outcome.journalMoves(),
            outcome.unknowns()));
    figures.add(
        String.format(
            Locale.ROOT,
            "%,d records verified, %,d records in the feed, %,d of them repeats",
            outcome.recordsVerified(),
            outcome.feedRecords(),
            outcome.feedRepeats()));
    var pauses = outcome.pauseMs();
    if (pauses.count() > 0) {
      figures.add(
          String.format(
              Locale.ROOT,
              "%d faults; seconds until a game acknowledged a move again: median %.1f, p99 %.1f,"
                  + " worst %.1f",
              outcome.pauses().size(),
              pauses.p50() / 1000,
              pauses.p99() / 1000,
              pauses.worst() / 1000));
    }
    return new Findings(done, figures, outcome.acknowledged(), outcome.faults());
  }

  Findings with(String figure) {
    var more = new ArrayList<>(figures);
    more.add(figure);
    return new Findings(done, more, acknowledged, faults);
  }

  Findings withFault(String fault) {
    var more = new ArrayList<>(faults);
    more.add(fault);
    return new Findings(done, figures, acknowledged, more);
  }
}
