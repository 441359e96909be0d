package org.apogee.protocol.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.GreedyBot;
import org.apogee.engine.bot.house.RandomBot;

/**
 * A whole game between random and greedy bots, which follows from its number: the seats, the
 * options and every move.
 */
final class SampleGame {
  private static final Pattern WORD = Pattern.compile("[A-Z_]+");

  /** A greedy seat costs as much as several random ones. */
  private static final int GREEDY_ONE_IN = 8;

  /** Follows a game. */
  interface Reader {
    /** Before each decision, with the legal moves. */
    void decision(Position position, int seat, MoveList legal);

    /** What the decision brought, for whichever audience. */
    void told(List<Fact> facts);

    void ended(Position position);
  }

  private final Ruleset ruleset;
  private final Setup setup;
  private final SplittableRandom random;

  SampleGame(Ruleset ruleset, int number) {
    this.ruleset = ruleset;
    this.random = new SplittableRandom(number);
    int counts = ruleset.maxSeats() - ruleset.minSeats() + 1;
    int seats = ruleset.minSeats() + number % counts;
    this.setup = number / counts % 2 == 0 ? Setup.of(ruleset, seats) : varied(seats);
  }

  Setup setup() {
    return setup;
  }

  void play(Reader reader) {
    var chance = Chance.of(random.split());
    var bots = new ArrayList<Bot>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(random.nextInt(GREEDY_ONE_IN) == 0 ? new GreedyBot(ruleset) : new RandomBot());
    }
    var ofBots = Chance.of(random.split());
    var facts = new ArrayList<Fact>();
    var chronicle = Chronicle.into(facts);
    var legal = new MoveList();
    var position = ruleset.newPosition(setup, chance);
    while (!position.isOver()) {
      int seat = position.seatToAct();
      position.legalMoves(legal);
      reader.decision(position, seat, legal);
      var bot = bots.get(seat);
      var known = bot instanceof RandomBot ? position : known(position, seat, ofBots);
      long move = bot.choose(known, seat, ofBots, Budget.NONE);
      facts.clear();
      position.play(move, chance, chronicle);
      reader.told(facts);
    }
    reader.ended(position);
  }

  private static Position known(Position position, int seat, Chance chance) {
    var copy = position.copy();
    copy.determinize(seat, chance);
    return copy;
  }

  /** Some options have another value than their default, as far as the ruleset allows it. */
  private Setup varied(int seats) {
    var options = new TreeMap<String, String>();
    for (var option : ruleset.options()) {
      var values = values(option);
      if (random.nextInt(3) == 0 && !values.isEmpty()) {
        options.put(option.name(), values.get(random.nextInt(values.size())));
        if (!isAllowed(seats, options)) {
          options.remove(option.name());
        }
      }
    }
    return Setup.of(ruleset, seats, options);
  }

  private boolean isAllowed(int seats, Map<String, String> options) {
    try {
      Setup.of(ruleset, seats, options);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  /** All values of a list, numbers near the default, and the words among texts. */
  private static List<String> values(Option option) {
    return switch (option.values()) {
      case Option.OneOf(var names) -> names;
      case Option.Whole(int least, int most) -> {
        int usual = Integer.parseInt(option.byDefault());
        yield List.of(
            Integer.toString(Math.max(least, usual - 2)),
            Integer.toString(Math.min(most, usual + 2)));
      }
      case Option.Text(var _, var regex) ->
          Pattern.compile("\\|")
              .splitAsStream(regex)
              .filter(word -> WORD.matcher(word).matches())
              .toList();
    };
  }
}
