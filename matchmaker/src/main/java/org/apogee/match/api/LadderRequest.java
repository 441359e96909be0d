package org.apogee.match.api;

import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.match.ladder.LadderSettings;
import org.apogee.platform.http.Fields;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * A ladder as an organiser asks for it.
 *
 * @param id chosen by the organiser, so that a repeat is harmless
 */
record LadderRequest(String id, LadderSettings settings) {
  private static final String ID = "[a-z][a-z0-9-]{0,39}";
  private static final int NAME_MAX = 80;

  /** Far above what a cluster hosts; the room of the nodes decides. */
  private static final int GAMES_MAX = 10_000;

  private static final int GAMES_OF_ONE_MAX = 100;
  private static final int PATIENCE_MAX = 3600;
  private static final int MILLIS_MAX = Integer.MAX_VALUE;

  static LadderRequest read(Fields fields) {
    var id = fields.text("id", 40);
    if (!id.matches(ID)) {
      throw new BadInput(
          "bad-id", "A ladder ID has 1 to 40 lower-case letters, digits and hyphens.");
    }
    var ruleset = Rulesets.find(fields.text("game", 64));
    int size = fields.whole("tableSize", 2, 8, Math.max(2, ruleset.minSeats()));
    int smallest = fields.whole("smallestTable", 2, 8, Math.max(2, ruleset.minSeats()));
    var options = fields.textsByName("options", 50, 1000);
    if (smallest > size) {
      throw new BadInput("out-of-range", "'smallestTable' must be at most 'tableSize'.");
    }
    checkAllSizes(ruleset.id().toString(), smallest, size, options);
    return new LadderRequest(
        id,
        new LadderSettings(
            fields.optionalText("name", NAME_MAX).orElse(ruleset.title()),
            ruleset.id().toString(),
            options,
            ruleset.id().game(),
            size,
            smallest,
            fields.whole("gamesMax", 1, GAMES_MAX, 100),
            fields.whole("gamesOfOneMax", 1, GAMES_OF_ONE_MAX, 2),
            fields.whole("patienceSeconds", 1, PATIENCE_MAX, 30),
            fields.whole("provisionalGames", 0, 1000, 10),
            fields.flag("sameOwner", false),
            fields.optionalObject("clock", LadderRequest::clock).orElse(ClockOrder.USUAL),
            fields.choice("onForfeit", OnForfeit.class, OnForfeit.CARETAKER)));
  }

  /** Refused now rather than by the first game. */
  private static void checkAllSizes(
      String game, int smallest, int size, Map<String, String> options) {
    for (int seats = smallest; seats <= size; seats++) {
      var _ = Setup.of(Rulesets.find(game), seats, options);
    }
  }

  private static ClockOrder clock(Fields fields) {
    return new ClockOrder(
        fields.whole("bankMillis", 1, MILLIS_MAX),
        fields.whole("incrementMillis", 0, MILLIS_MAX),
        fields.whole("capMillis", 1, MILLIS_MAX));
  }
}
