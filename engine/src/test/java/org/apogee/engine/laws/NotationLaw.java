package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.NOTATION;

import java.util.HashMap;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apogee.engine.MoveList;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;

/** Names of moves, there and back. */
final class NotationLaw implements MomentLaw {
  private static final int PARSED_MAX = 8;

  /** Words with single spaces: replays and terminals set names in columns. */
  private static final Pattern TEXT = Pattern.compile("\\S+( \\S+)*");

  static final Pattern KIND = Pattern.compile("[a-z][a-z0-9-]*");

  @Override
  public void check(Moment moment) {
    var position = moment.fresh();
    var notation = moment.ruleset().notation();
    var legal = new MoveList();
    position.legalMoves(legal);
    var names = new HashMap<String, Long>();
    for (int i = 0; i < legal.size(); i++) {
      long move = legal.get(i);
      var name = notation.describe(position, move);
      checkForm(moment, move, name);
      var twin = names.put(name.text().toLowerCase(Locale.ROOT), move);
      moment.check(
          NOTATION,
          twin == null,
          "moves %d and %d are both called '%s'".formatted(twin, move, name.text()));
    }
    for (long move : moment.someMoves(NOTATION, PARSED_MAX)) {
      var text = notation.describe(position, move).text();
      for (var typed : new String[] {text, "  " + text.toUpperCase(Locale.ROOT) + " "}) {
        long parsed = notation.parse(position, typed);
        moment.check(
            NOTATION,
            parsed == move,
            "move %d is called '%s', but '%s' is read as %d".formatted(move, text, typed, parsed));
      }
    }
    for (var nonsense : new String[] {"", " ", "no such move", "-1", "\u0000", "999999999999"}) {
      moment.check(
          NOTATION,
          notation.parse(position, nonsense) == Notation.UNREADABLE,
          "'%s' is read as a move".formatted(nonsense));
    }
  }

  private static void checkForm(Moment moment, long move, MoveText name) {
    moment.check(
        NOTATION,
        TEXT.matcher(name.text()).matches(),
        "move %d is called '%s': words and single spaces are wanted".formatted(move, name.text()));
    moment.check(
        NOTATION,
        KIND.matcher(name.kind()).matches(),
        "move %d has the kind '%s': letters, digits, hyphens are wanted"
            .formatted(move, name.kind()));
    moment.check(NOTATION, !name.rule().isBlank(), "move %d cites no rule".formatted(move));
    JsonReady.flaw("args", name.args())
        .ifPresent(flaw -> {
          throw moment.broken(NOTATION, "of move %d, %s".formatted(move, flaw));
        });
  }
}
