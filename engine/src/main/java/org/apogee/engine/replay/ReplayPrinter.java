package org.apogee.engine.replay;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the lines of a replay above its seal, and knows on which line what stands. */
final class ReplayPrinter {
  private static final String GAP = "  ";
  private static final int MOVE_WIDTH = 24;
  private final StringBuilder text = new StringBuilder();

  String print(Replay replay) {
    head(replay);
    int caretakers = 0;
    for (int played = 0; played <= replay.plies().size(); played++) {
      if (played > 0) {
        ply(replay.plies().get(played - 1));
      }
      while (caretakers < replay.caretakers().size()
          && replay.caretakers().get(caretakers).afterPly() == played) {
        var caretaker = replay.caretakers().get(caretakers++);
        line("caretaker", caretaker.seat(), caretaker.code() + GAP + caretaker.reason());
      }
    }
    end(replay);
    if (replay.seed() != null) {
      line("seed", replay.seed().reveal());
    }
    return text.toString();
  }

  private void head(Replay replay) {
    line(ReplayText.FORMAT);
    line("ruleset", replay.ruleset());
    line("seats", replay.seats());
    replay.options().forEach((name, value) -> line("option", name + "=" + value));
    for (int seat = 0; seat < replay.seats(); seat++) {
      line("player", seat, replay.players().get(seat));
    }
    for (int seat = 0; seat < replay.seats(); seat++) {
      line("nonce", seat, replay.nonces().get(seat));
    }
    line("commitment", replay.commitment());
    line("setup" + after(replay.setupDraws(), replay.setupFingerprint()));
  }

  static int lineOfSetup(Replay replay) {
    return 5 + replay.options().size() + 2 * replay.seats();
  }

  static int lineOf(Replay replay, int ply) {
    long caretakers = replay.caretakers().stream().filter(one -> one.afterPly() < ply).count();
    return lineOfSetup(replay) + ply + (int) caretakers;
  }

  static int lineOfEnd(Replay replay) {
    return lineOf(replay, replay.plies().size()) + 1 + caretakersAfterAll(replay);
  }

  private static int caretakersAfterAll(Replay replay) {
    int plies = replay.plies().size();
    return (int) replay.caretakers().stream().filter(one -> one.afterPly() == plies).count();
  }

  private void ply(Ply ply) {
    var move = ply.move() + " ".repeat(Math.max(0, MOVE_WIDTH - ply.move().length()));
    line(ply.number() + GAP + ply.seat() + GAP + move + after(ply.draws(), ply.fingerprint()));
  }

  private static String after(List<Integer> draws, long fingerprint) {
    return (draws.isEmpty() ? "" : GAP + "draws " + numbers(draws))
        + GAP
        + "fp "
        + HexFormat.of().toHexDigits(fingerprint);
  }

  private void end(Replay replay) {
    switch (replay.end()) {
      case End.Finished(var outcome) -> {
        line("finished", outcome.ending());
        var entity = outcome.entityPlace() == 0 ? "" : GAP + "entity " + outcome.entityPlace();
        line(standing(outcome.places(), outcome.scores()) + entity);
        outcome.counters().forEach((name, count) -> line("counter", name, count));
        if (!replay.caretakers().isEmpty()) {
          line("final places", numbers(replay.places()));
        }
      }
      case End.Forfeited end -> {
        line("forfeited", end.seat(), end.code() + GAP + end.reason());
        line(standing(end.places(), end.scores()));
      }
      case End.Unfinished _ -> line("unfinished");
    }
  }

  private static String standing(List<Integer> places, List<Integer> scores) {
    return "places " + numbers(places) + GAP + "scores " + numbers(scores);
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private void line(Object... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(i == 0 ? "" : " ").append(words[i]);
    }
    text.append('\n');
  }
}
