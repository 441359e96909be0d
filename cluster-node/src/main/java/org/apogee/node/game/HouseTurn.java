package org.apogee.node.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.engine.RecordingChance;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.BotSpec;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.JournalEvent.Opened;

/**
 * One turn of a house bot: its decisions in a row, thought out beside the game's actor.
 *
 * <p>The bot never sees the truth. Each decision is made on a copy that is dealt anew from what its
 * seat knows, then played here on a true copy, with the game's own chance.
 *
 * @param movesMax a turn of more decisions becomes several events, so that watchers see it go on
 */
public record HouseTurn(
    Opened opened, Position truth, int seat, int firstPly, long draws, String bot, int movesMax) {
  /** Bots keep large buffers but nothing else, so each thinking thread has one of each kind. */
  private static final ThreadLocal<Map<String, Bot>> BOTS = ThreadLocal.withInitial(HashMap::new);

  /**
   * What came of it.
   *
   * @param facts one list for each move
   */
  public record Played(
      int seat,
      int firstPly,
      List<Long> moves,
      List<Integer> draws,
      Position after,
      List<List<Fact>> facts) {
    public Played {
      moves = List.copyOf(moves);
      draws = List.copyOf(draws);
    }
  }

  static HouseTurn of(GameState state, String bot, int movesMax) {
    return new HouseTurn(
        state.opened(),
        state.position().copy(),
        state.seatToAct(),
        state.log().size(),
        state.draws(),
        bot,
        movesMax);
  }

  Played think() {
    var spec = BotSpec.parse(bot);
    var ruleset = opened.order().rules();
    var thinker = BOTS.get().computeIfAbsent(ruleset.id() + " " + bot, _ -> spec.newBot(ruleset));
    var chance = new RecordingChance(new LateChance(opened, draws));
    var dice = new Dice();
    dice.restart(secretOfTheTurn());
    var known = truth.copy();
    var moves = new ArrayList<Long>();
    var facts = new ArrayList<List<Fact>>();
    while (truth.seatToAct() == seat && moves.size() < movesMax) {
      known.copyFrom(truth);
      known.determinize(seat, dice);
      long move = thinker.choose(known, seat, dice, spec.budget());
      var happened = new ArrayList<Fact>();
      truth.play(move, chance, Chronicle.into(happened));
      moves.add(move);
      facts.add(happened);
    }
    return new Played(seat, firstPly, moves, chance.take(), truth, facts);
  }

  /** Follows from the game's secret, so that nobody can foresee the bot and a repeat is equal. */
  private long secretOfTheTurn() {
    var nonces = List.of("house-bot", "seat-" + seat, "ply-" + firstPly);
    return Dice.seedFrom(new SeededChance(opened.seed(), nonces));
  }
}
