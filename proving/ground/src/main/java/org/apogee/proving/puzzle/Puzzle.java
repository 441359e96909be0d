package org.apogee.proving.puzzle;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.house.BotSpec;

/**
 * A position and the moves that a good player would play in it.
 *
 * @param seats of the game
 * @param given what is on the table, in sentences of the game's test scenes
 * @param step the step of the game that begins then, where the game's scenes ask for one
 * @param deck the suits of the next cards or the next dice, where the scenes draw from them
 * @param after the moves that were played then
 * @param accepted in the words of the notation, without the numbers of copies
 * @param why the reason, for people
 * @param snapshot the position, made from the sentences by the test of the game's puzzles
 */
public record Puzzle(
    String name,
    int seats,
    List<String> given,
    Optional<String> step,
    List<Integer> deck,
    List<String> after,
    List<String> accepted,
    String why,
    String snapshot) {
  private static final Pattern COPY = Pattern.compile("-\\d+\\b");
  private static final long SEED = 7;

  /** What a move is called in puzzles: Fighter-1 and Fighter-2 are the same. */
  public static String words(Ruleset ruleset, Position position, long move) {
    var text = ruleset.notation().describe(position, move).text();
    return ruleset.hasSecrets() ? COPY.matcher(text).replaceAll("") : text;
  }

  Position position(Ruleset ruleset) {
    var reader = new SnapshotReader(HexFormat.of().parseHex(snapshot));
    var position = ruleset.decode(reader);
    reader.expectEnd();
    return position;
  }

  /** What a bot plays; it knows what its seat knows. */
  String answer(Ruleset ruleset, BotSpec bot) {
    var position = position(ruleset);
    int seat = position.seatToAct();
    var dice = new Dice();
    dice.restart(SEED);
    var known = position.copy();
    known.determinize(seat, dice);
    return words(ruleset, position, bot.newBot(ruleset).choose(known, seat, dice, bot.budget()));
  }
}
