package org.apogee.engine.bot.house;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;

/**
 * The opponents that a person chooses from, the weakest first: the same eight names in every game.
 *
 * <p>What a level does in a game is data: {@link Strengths}. The sentences say how it plays, not
 * how it is made, so they hold whatever is measured.
 */
public enum Level implements BotSpec.Family {
  CADET(1, "has just read the rules, and misjudges most positions"),
  ENSIGN(2, "plans its turn, and often misjudges where a plan leads"),
  PILOT(3, "plans its turn, and is often wrong about close decisions"),
  NAVIGATOR(4, "plans its turn, and sometimes misjudges a plan"),
  LIEUTENANT(5, "plans its turn well, with small misjudgments"),
  COMMANDER(6, "seldom misjudges a position"),
  COMMODORE(7, "nearly as strong as the master"),
  MASTER(8, "the strongest of the house, and thinks longest");

  private final int number;
  private final String sentence;

  Level(int number, String sentence) {
    this.number = number;
    this.sentence = sentence;
  }

  /** The level whose bot has this name. */
  public static Optional<Level> find(String text) {
    return Arrays.stream(values()).filter(level -> level.text().equals(text)).findFirst();
  }

  /** From 1, the weakest. */
  public int number() {
    return number;
  }

  /** The name of its bot. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String sentence() {
    return sentence;
  }

  /** How strong it is in this game. */
  public Strength in(Ruleset ruleset) {
    return Strengths.of(ruleset.id().game()).get(number - 1);
  }

  /** The most that a decision of it costs in any game; within it, each game has its own budget. */
  Budget budget() {
    return new Budget.Playouts(Strengths.playOutsMax(number - 1));
  }

  @Override
  public Bot newBot(Ruleset ruleset, Breather breather) {
    return new LevelBot(ruleset, in(ruleset), breather);
  }
}
