package org.apogee.engine.bot.house;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;

/**
 * A bot by name: a level such as {@code cadet}, or {@code random}, {@code greedy}, {@code
 * mcts:1000}, {@code mcts:250ms}.
 *
 * @param text as it was asked for
 * @param budget what one decision of it may cost
 */
public record BotSpec(String text, Family family, Budget budget) {
  private static final int PLAYOUTS_MAX = 10_000_000;
  private static final Duration TIME_MAX = Duration.ofHours(1);
  private static final Pattern MCTS = Pattern.compile("mcts:([0-9]{1,9})(ms|s)?");
  private static final List<Kind> KINDS =
      Stream.concat(
              Arrays.stream(Level.values()).map(Kind::of),
              Stream.of(
                  Kind.forAuthors("random", "takes any legal move"),
                  Kind.forAuthors("greedy", "plans its turn and takes the best end of it"),
                  Kind.forAuthors(
                      "mcts:1000", "searches with 1000 play-outs a decision, the same everywhere"),
                  Kind.forAuthors(
                      "mcts:250ms", "searches for 250 milliseconds (or 2s) a decision")))
          .toList();

  /**
   * How a bot thinks, whatever its budget. Equal families make equal bots, so a thread that keeps
   * one for its buffers may use it for all.
   */
  public interface Family {
    /** A bot of its own for one game or one thread: it keeps buffers. */
    Bot newBot(Ruleset ruleset, Breather breather);
  }

  /**
   * A line of help: how a bot is asked for and what it does.
   *
   * @param level from 1, the weakest; empty for the bots that serve authors
   */
  public record Kind(String form, String sentence, OptionalInt level) {
    private static Kind of(Level level) {
      return new Kind(level.text(), level.sentence(), OptionalInt.of(level.number()));
    }

    private static Kind forAuthors(String form, String sentence) {
      return new Kind(form, sentence, OptionalInt.empty());
    }
  }

  /** All forms, the levels first. */
  public static List<Kind> kinds() {
    return KINDS;
  }

  /** The names of the levels, the weakest first: what a person chooses from. */
  public static List<String> levels() {
    return Arrays.stream(Level.values()).map(Level::text).toList();
  }

  public static BotSpec parse(String text) {
    return switch (text) {
      case "random" -> new BotSpec(text, HouseFamily.RANDOM, Budget.NONE);
      case "greedy" -> new BotSpec(text, HouseFamily.GREEDY, Budget.NONE);
      default ->
          ofLevel(text)
              .or(() -> searching(text))
              .or(() -> added(text))
              .orElseThrow(() -> noSuchBot(text));
    };
  }

  private static Optional<BotSpec> ofLevel(String text) {
    return Level.find(text).map(level -> new BotSpec(text, level, level.budget()));
  }

  private static Optional<BotSpec> searching(String text) {
    var mcts = MCTS.matcher(text);
    return mcts.matches()
        ? Optional.of(
            new BotSpec(
                text, HouseFamily.MCTS, mcts.group(2) == null ? playouts(mcts) : time(mcts)))
        : Optional.empty();
  }

  private static Optional<BotSpec> added(String text) {
    return ServiceLoader.load(AddedBots.class).stream()
        .flatMap(bots -> bots.get().find(text).stream())
        .findFirst();
  }

  private static BadInput noSuchBot(String text) {
    if (text.equals("mcts") || text.startsWith("mcts:")) {
      return unknown("mcts needs a number of play-outs or a time, as in mcts:1000 or mcts:250ms.");
    }
    return unknown(
        "There is no bot '%s'; there are %s, and for authors random, greedy, mcts:1000 (play-outs) and mcts:250ms."
            .formatted(text, String.join(", ", levels())));
  }

  private static Budget playouts(Matcher mcts) {
    int count = Integer.parseInt(mcts.group(1));
    if (count < 1 || count > PLAYOUTS_MAX) {
      throw unknown("mcts takes 1 to %d play-outs, not %d.".formatted(PLAYOUTS_MAX, count));
    }
    return new Budget.Playouts(count);
  }

  private static Budget time(Matcher mcts) {
    long number = Long.parseLong(mcts.group(1));
    var limit = mcts.group(2).equals("s") ? Duration.ofSeconds(number) : Duration.ofMillis(number);
    if (limit.isZero() || limit.compareTo(TIME_MAX) > 0) {
      throw unknown(
          "mcts takes 1ms to 3600s a decision, not %s.".formatted(mcts.group(1) + mcts.group(2)));
    }
    return new Budget.Time(limit);
  }

  private static BadInput unknown(String sentence) {
    return new BadInput("unknown-bot", sentence);
  }

  /** A bot of its own for one game or one thread: it keeps buffers. */
  public Bot newBot(Ruleset ruleset) {
    return newBot(ruleset, Breather.NONE);
  }

  /** One that lets others have its thread for a moment while it thinks. */
  public Bot newBot(Ruleset ruleset, Breather breather) {
    return family.newBot(ruleset, breather);
  }
}
