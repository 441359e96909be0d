package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** The dice of a round of fire in words; where nobody listens, it keeps nothing. */
final class FireLog {
  private static final FireLog SILENT = new FireLog(false);

  private final boolean listens;
  private final List<Integer> dice = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  private FireLog(boolean listens) {
    this.listens = listens;
  }

  static FireLog of(Chronicle chronicle) {
    return chronicle.listens() ? new FireLog(true) : SILENT;
  }

  /** The same draws, overheard. */
  Chance over(Chance chance) {
    if (!listens) {
      return chance;
    }
    return bound -> {
      int draw = chance.below(bound);
      dice.add(1 + draw);
      return draw;
    };
  }

  List<String> lines() {
    return lines;
  }

  /** Some units have fired: with the factor of R 1.4 and what is added to it. */
  void fired(int party, int count, int type, int factor, int card, int ready) {
    if (listens && count > 0) {
      int needed = Math.max(1, Dice.SIDES + 1 - factor - card - ready);
      add(
          Phrase.of(
              "%s: %s with factor %s (%d or more) %s",
              Words.capital(NovaWords.who(party)),
              NovaWords.units(count, type),
              Words.sum(factor, card, ready),
              needed,
              Words.agree(count, "rolls", "roll")));
    }
  }

  void militiaFired(int party, int count, int factor) {
    if (listens && count > 0) {
      add(
          Phrase.of(
              "%s: %s with factor %d (%d or more) %s",
              Words.capital(NovaWords.who(party)),
              Words.count(count, "militia die", "militia dice"),
              factor,
              Dice.SIDES + 1 - factor,
              Words.agree(count, "rolls", "roll")));
    }
  }

  void covered(int party, int most) {
    if (listens && !dice.isEmpty()) {
      add(Phrase.of("%s: cover (%d or less) rolls", Words.capital(NovaWords.who(party)), most));
    }
  }

  private void add(String line) {
    lines.add(line + " " + NovaWords.dice(dice));
    dice.clear();
  }
}
