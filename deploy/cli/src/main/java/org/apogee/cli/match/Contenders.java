package org.apogee.cli.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.cli.process.BotCommand;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.house.BotSpec;

/** Reads {@code --seats} and {@code --bot}. */
final class Contenders {
  private Contenders() {}

  /** Bots that are named more than once become greedy#1, greedy#2. */
  static List<Contender> of(List<String> seats, Map<String, String> programs) {
    programs.keySet().forEach(Contenders::checkIsFree);
    var contenders = new ArrayList<Contender>();
    var met = new HashMap<String, Integer>();
    for (var seat : seats) {
      int count = met.merge(seat, 1, Integer::sum);
      var name = Collections.frequency(seats, seat) > 1 ? seat + "#" + count : seat;
      var command = programs.get(seat);
      contenders.add(
          command == null
              ? new Contender.House(name, spec(seat, programs))
              : new Contender.Program(name, BotCommand.of(seat, command)));
    }
    return contenders;
  }

  private static void checkIsFree(String name) {
    if (name.equals("random") || name.equals("greedy") || BotSpec.levels().contains(name)) {
      throw new BadInput(
          "bad-bot-name", "'%s' is the name of a house bot; choose another name.".formatted(name));
    }
  }

  private static BotSpec spec(String seat, Map<String, String> programs) {
    try {
      return BotSpec.parse(seat);
    } catch (BadInput bad) {
      var also =
          programs.isEmpty()
              ? " Define your own bot with --bot NAME=COMMAND."
              : " Bots defined with --bot: %s.".formatted(String.join(", ", programs.keySet()));
      throw new BadInput(bad.code(), bad.sentence() + also);
    }
  }
}
