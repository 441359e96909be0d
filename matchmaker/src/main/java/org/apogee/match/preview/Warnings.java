package org.apogee.match.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.preview.TrialRun.Report;
import org.apogee.match.tournament.TournamentSettings;

/** Looks for surprises in a trial run. */
final class Warnings {
  private Warnings() {}

  static List<Warning> ofRun(TournamentSettings settings, int entrants, Report run) {
    var found = new ArrayList<Warning>();
    long pairs = entrants * (entrants - 1L) / 2;
    if (settings.format() == Format.ROUND_ROBIN && run.complete() && run.met() < pairs) {
      found.add(
          new Warning(
              "not-everybody-meets",
              "rounds",
              "After %d rounds, %d of %d pairs have not met. More rounds let them meet."
                  .formatted(run.roundsInAll(), pairs - run.met(), pairs)));
    }
    if (settings.format() == Format.SWISS) {
      rounds(settings, entrants, run).forEach(found::add);
    }
    for (var rule : Relaxation.values()) {
      if (run.relaxed().contains(rule)) {
        found.add(
            new Warning(
                "relaxed-" + rule.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                "rounds",
                "In a trial run, " + rule.sentence() + "."));
      }
    }
    return found;
  }

  private static List<Warning> rounds(TournamentSettings settings, int entrants, Report run) {
    int size = settings.tableSize();
    int needed = (int) Math.ceil(Math.log(entrants) / Math.log(size) - 1e-9);
    return run.roundsInAll() < needed
        ? List.of(
            new Warning(
                "several-may-win-all",
                "rounds",
                "%d rounds are too few: several entrants may win all their games. %d suffice."
                    .formatted(run.roundsInAll(), needed)))
        : List.of();
  }

  static Warning fewSeats(int seats, int expected) {
    return new Warning(
        "more-than-seats",
        "capacity",
        "%d of %d expected entrants have seats; the others wait.".formatted(seats, expected));
  }

  static Warning tooFew(TournamentSettings settings, int entrants) {
    return new Warning(
        "too-few-entrants",
        "expected",
        "%d entrants cannot fill one table of %d.".formatted(entrants, settings.smallestTable()));
  }

  static Warning shortArena(long gameMillis) {
    return new Warning(
        "short-arena",
        "minutes",
        "A game lasts about %d minutes: few entrants will finish more than one."
            .formatted(Math.max(1, gameMillis / 60_000)));
  }

  static Warning overCapacity(int atOnce, int room) {
    return new Warning(
        "over-capacity",
        "expected",
        "A round has %d games at once, but the cluster has room for %d now."
            .formatted(atOnce, room));
  }
}
