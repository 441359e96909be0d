package org.apogee.engine;

import java.util.regex.Pattern;

/** A game in one edition, written {@code sol/1}. An edition never changes its rules. */
public record RulesetId(String game, int edition) {
  private static final Pattern GAME = Pattern.compile("[a-z][a-z0-9-]*");

  public RulesetId {
    if (!GAME.matcher(game).matches()) {
      throw new IllegalArgumentException("a game is lower-case letters, digits, hyphens: " + game);
    }
    if (edition < 1) {
      throw new IllegalArgumentException("editions count from 1: " + edition);
    }
  }

  @Override
  public String toString() {
    return game + "/" + edition;
  }
}
