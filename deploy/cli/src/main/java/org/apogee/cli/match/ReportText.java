package org.apogee.cli.match;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.words.Words;
import org.jspecify.annotations.Nullable;

/** A report for people. */
final class ReportText {
  private static final int FAILURES_SHOWN = 3;
  private final MatchReport report;
  private final PrintWriter out;

  ReportText(MatchReport report, PrintWriter out) {
    this.report = report;
    this.out = out;
  }

  void print() {
    out.println(
        "%s, %s in %s, seed %d"
            .formatted(
                report.ruleset(),
                Words.count(report.games(), "game"),
                Words.count(report.mirrorSets(), "mirror set"),
                report.seed()));
    var from = report.from();
    if (from != null) {
      out.println(
          "From ply %d of %s, with %s."
              .formatted(from.ply(), from.replay(), Origin.Draws.named(from.chance()).inWords));
    }
    if (report.distinctGames() < report.games()) {
      out.println(
          "%s %s: %s."
              .formatted(
                  Words.count(report.distinctGames(), "distinct game"),
                  Words.agree(report.distinctGames(), "is among them", "are among them"),
                  from == null
                      ? "equal bots play the games of a mirror set alike"
                      : "with the same draws, the same moves are the same game"));
    }
    out.println();
    bots();
    pairs();
    games();
    failures();
    end();
  }

  private void bots() {
    var table =
        new TextTable(
            "BOT", "WIN RATE", "95 %", "WINS", "POINTS", "MEAN SCORE", "MS A DECISION", "LONGEST");
    for (var bot : report.bots()) {
      table.row(
          bot.name(),
          percent(bot.winRate()),
          percent(bot.low()) + " to " + percent(bot.high()),
          bot.wins(),
          bot.points().toPlainString(),
          bot.meanScore().toPlainString(),
          plain(bot.decisions().meanMillis()),
          plain(bot.decisions().longestMillis()));
    }
    out.println(table);
    out.println();
  }

  private void pairs() {
    if (!report.pairs().isEmpty()) {
      var table = new TextTable("BOT", "AGAINST", "EXPECTED SCORE", "RATING DIFFERENCE", "95 %");
      for (var pair : report.pairs()) {
        table.row(
            pair.bot(),
            pair.against(),
            percent(pair.expectedScore()),
            signed(pair.ratingDifference(), pair.expectedScore()),
            signed(pair.ratingLow(), pair.low()) + " to " + signed(pair.ratingHigh(), pair.high()));
      }
      out.println(table);
      out.println();
    }
  }

  private void games() {
    var seats = new TextTable("SEAT", "WIN RATE", "95 %");
    for (var seat : report.seats()) {
      seats.row(
          seat.seat(),
          percent(seat.winRate()),
          percent(seat.low()) + " to " + percent(seat.high()));
    }
    out.println(seats);
    out.println();
    out.println(
        "Endings: "
            + report.endings().entrySet().stream()
                .map(ending -> ending.getKey() + " " + ending.getValue())
                .collect(Collectors.joining(", ")));
    out.println(
        "Plies: median %s, 95 %% up to %d. Winner's score: median %s."
            .formatted(
                report.plies().median().toPlainString(),
                report.plies().p95(),
                report.winnerScore().median().toPlainString()));
  }

  private void failures() {
    if (report.failures().isEmpty()) {
      return;
    }
    out.println();
    out.println("Failures: %d".formatted(report.failures().size()));
    report.failures().stream().limit(FAILURES_SHOWN).forEach(this::failure);
    int more = report.failures().size() - FAILURES_SHOWN;
    if (more > 0) {
      out.println("  and %d more; --json lists all of them.".formatted(more));
    }
  }

  private void failure(MatchReport.FailureLine failure) {
    out.println(
        "  %s: %s, seat %d: %s. %s"
            .formatted(
                failure.game(), failure.bot(), failure.seat(), failure.code(), failure.reason()));
    for (var line : failure.lastLines()) {
      out.println("    | " + line);
    }
  }

  private void end() {
    out.println();
    if (report.sprt() != null) {
      sprt(report.sprt());
    }
    if (report.stopped() != null) {
      out.println(
          "Stopped after %d games, %s certain: %s"
              .formatted(
                  report.stopped().afterGames(),
                  percent(BigDecimal.valueOf(report.stopped().certainty())),
                  report.stopped().sentence()));
      out.println("Because of the early stop, the intervals above may be too narrow.");
    }
    if (!report.repeatable()) {
      out.println(
          "A repeated match may differ, because of bots with time budgets or of bot programs.");
    }
    if (report.replays() != null) {
      out.println("Replays: " + report.replays());
    }
    out.println("Digest: " + report.digest());
  }

  private void sprt(MatchReport.SprtLine sprt) {
    out.println(
        "Sequential test of %s against %s rating points: log-likelihood ratio %s, from %s to %s."
            .formatted(
                Hypotheses.points(sprt.elo0()),
                Hypotheses.points(sprt.elo1()),
                sprt.logLikelihoodRatio().toPlainString(),
                sprt.lower().toPlainString(),
                sprt.upper().toPlainString()));
    if (sprt.moreGames() != null) {
      out.println(
          "Not decided. About %d more games are needed if the difference is the measured one."
              .formatted(sprt.moreGames()));
    }
  }

  private static String plain(@Nullable BigDecimal millis) {
    return millis == null ? "" : millis.toPlainString();
  }

  private static String percent(BigDecimal share) {
    return String.format(Locale.ROOT, "%.1f %%", share.doubleValue() * 100);
  }

  private static String signed(@Nullable BigDecimal points, BigDecimal expected) {
    if (points == null) {
      return expected.signum() == 0 ? "-infinite" : "+infinite";
    }
    return String.format(Locale.ROOT, "%+d", points.intValue());
  }
}
