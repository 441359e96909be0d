package org.apogee.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/** Moves and options in words that a machine makes up, in positions that it selects. */
class NotationFuzzTest {
  private static final int PLIES_MOST = 60;

  @FuzzTest(maxDuration = "1m")
  void aTextIsALegalMoveOrNone(FuzzedDataProvider data) {
    var ruleset = data.pickValue(Rulesets.all());
    var setup = setup(ruleset, data);
    if (setup == null) {
      return;
    }
    var position = position(ruleset, setup, data);
    var legal = new MoveList();
    position.legalMoves(legal);
    // Half of the time next to a move that exists: a machine seldom spells one.
    var text =
        legal.isEmpty() || data.consumeBoolean()
            ? data.consumeRemainingAsString()
            : changed(
                ruleset
                    .notation()
                    .describe(position, legal.get(data.consumeInt(0, legal.size() - 1)))
                    .text(),
                data);
    long move = ruleset.notation().parse(position, text);
    if (move != Notation.UNREADABLE) {
      assertThat(legal.contains(move)).as("legal: '%s'", text).isTrue();
      assertThat(ruleset.notation().describe(position, move).text())
          .isEqualToIgnoringCase(text.strip());
    }
  }

  private static @Nullable Setup setup(Ruleset ruleset, FuzzedDataProvider data) {
    int seats = data.consumeInt(ruleset.minSeats() - 1, ruleset.maxSeats() + 1);
    Map<String, String> chosen =
        data.consumeBoolean() && !ruleset.options().isEmpty()
            ? Map.of(data.pickValue(ruleset.options()).name(), data.consumeString(12))
            : Map.of();
    try {
      return Setup.of(ruleset, seats, chosen);
    } catch (BadInput refused) {
      assertThat(refused.sentence()).isNotBlank();
      return null;
    }
  }

  private static Position position(Ruleset ruleset, Setup setup, FuzzedDataProvider data) {
    var random = new SplittableRandom(data.consumeLong());
    var chance = Chance.of(random);
    var position = ruleset.newPosition(setup, chance);
    var moves = new MoveList();
    int plies = data.consumeInt(0, PLIES_MOST);
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
    return position;
  }

  private static String changed(String notation, FuzzedDataProvider data) {
    int from = data.consumeInt(0, notation.length());
    int to = data.consumeInt(from, notation.length());
    return notation.substring(0, from) + data.consumeRemainingAsString() + notation.substring(to);
  }
}
