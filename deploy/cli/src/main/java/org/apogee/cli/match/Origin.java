package org.apogee.cli.match;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apogee.cli.game.ReplayFiles;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.replay.Fork;
import org.apogee.engine.replay.GameRecorder;
import org.apogee.engine.replay.Ply;

/** The point of a recorded game from which every game of a match is played. */
record Origin(String replay, Fork fork, Draws draws) {
  private static final Pattern FROM = Pattern.compile("(.+)@([0-9]{1,9})");

  /** Where the draws after the fork come from. */
  enum Draws {
    SAME("same", "the chance of the recorded game"),
    FRESH("fresh", "fresh chance");

    final String word;
    final String inWords;

    Draws(String word, String inWords) {
      this.word = word;
      this.inWords = inWords;
    }

    static Draws named(String word) {
      return List.of(values()).stream()
          .filter(it -> it.word.equals(word))
          .findFirst()
          .orElseThrow(() ->
              new BadInput("bad-usage", "--chance is same or fresh, not '%s'.".formatted(word)));
    }
  }

  static Origin parse(String from, String chance) {
    var draws = Draws.named(chance);
    var parts = FROM.matcher(from);
    if (!parts.matches()) {
      throw new BadInput(
          "bad-usage",
          "--from is a replay and the number of plies to keep, such as game.replay@56.");
    }
    var replay = ReplayFiles.read(path(parts.group(1)));
    var ruleset = Rulesets.find(replay.ruleset().toString());
    var fork = Fork.at(ruleset, replay, Integer.parseInt(parts.group(2)));
    if (draws == Draws.SAME && replay.seed() == null) {
      throw new BadInput(
          "no-seed",
          "The replay has no seed, so the draws that would follow are unknown; use --chance fresh.");
    }
    return new Origin(parts.group(1), fork, draws);
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new BadInput("cannot-read", "'%s' is not the name of a file.".formatted(text));
    }
  }

  /** Differs between matches that play other games; a mirror set has one commitment. */
  String identity() {
    var moves =
        fork.origin().plies().stream()
            .limit(fork.ply())
            .map(Ply::move)
            .collect(Collectors.joining(","));
    return " from %s@%d %s %s".formatted(fork.origin().commitment(), fork.ply(), draws.word, moves);
  }

  GameRecorder newGame(List<String> players, Seed fresh) {
    return switch (draws) {
      case SAME -> fork.withSameChance(players);
      case FRESH -> fork.withFreshChance(players, fresh);
    };
  }
}
