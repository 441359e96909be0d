package org.apogee.cli.match;

import org.apogee.cli.process.BotCommand;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.BotSpec;

/** One of the bots that a match compares. */
sealed interface Contender {
  String name();

  /** Plays the same again when a match is repeated. */
  boolean isRepeatable();

  /** How it was asked for. */
  String asked();

  /** A bot of the platform. */
  record House(String name, BotSpec spec) implements Contender {
    @Override
    public boolean isRepeatable() {
      return !(spec.budget() instanceof Budget.Time);
    }

    @Override
    public String asked() {
      return spec.text();
    }
  }

  /** A program of somebody; only its author knows whether it decides the same again. */
  record Program(String name, BotCommand command) implements Contender {
    @Override
    public boolean isRepeatable() {
      return false;
    }

    @Override
    public String asked() {
      return String.join(" ", command.words());
    }
  }
}
