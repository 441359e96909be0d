package org.apogee.cli.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import picocli.CommandLine.Option;

/** The options of a game on the command line; mixed in by {@code @Mixin}. */
public final class GameOptions {
  @Option(
      names = {"-o", "--option", "--options"},
      paramLabel = "NAME=VALUE",
      description = "Set an option of the game; 'apogee games GAME' lists them.")
  private Map<String, String> options = new LinkedHashMap<>();

  public Setup setup(Ruleset ruleset, int seats) {
    return Setup.of(ruleset, seats, options);
  }
}
