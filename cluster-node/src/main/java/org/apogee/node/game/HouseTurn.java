package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.engine.RecordingChance;
import org.apogee.engine.RulesetId;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.thinking.Place;
import org.apogee.node.thinking.Thought;
import org.jspecify.annotations.Nullable;

/**
 * One turn of a house bot: its consecutive decisions, computed outside the game's actor.
 *
 * <p>The bot never sees hidden information. It decides each move on a determinized copy of what its
 * seat knows; the move is then played on a true copy, with the draws of the game.
 *
 * @param movesMax a turn of more decisions becomes several events, so that spectators see progress
 */
public record HouseTurn(
    Opened opened, Position truth, int seat, int firstPly, long draws, String bot, int movesMax) {
  /** Bots keep large buffers but nothing else, so each place has one of each kind. */
  private record Kept(RulesetId ruleset, BotSpec.Family family) {}

  /**
   * The result of the turn.
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

  /** The whole turn at once. */
  Played think() {
    var thought = thought();
    var place = Place.undisturbed();
    var played = thought.step(place);
    while (played == null) {
      played = thought.step(place);
    }
    return played;
  }

  /** To be thought once, a decision at a time. */
  Thought<Played> thought() {
    return new InSteps();
  }

  private final class InSteps implements Thought<Played> {
    private final BotSpec spec = BotSpec.parse(bot);
    private final RecordingChance chance = new RecordingChance(new LateChance(opened, draws));
    private final Dice dice = new Dice();
    private final List<Long> moves = new ArrayList<>();
    private final List<List<Fact>> facts = new ArrayList<>();
    private @Nullable Position known; // made late: many turns may wait for their first step

    @Override
    public @Nullable Played step(Place place) {
      var copy = known;
      if (copy == null) {
        copy = truth.copy();
        known = copy;
        dice.restart(secretOfTheTurn());
      }
      decide(copy, place);
      return truth.seatToAct() == seat && moves.size() < movesMax
          ? null
          : new Played(seat, firstPly, moves, chance.take(), truth, facts);
    }

    private void decide(Position copy, Place place) {
      copy.copyFrom(truth);
      copy.determinize(seat, dice);
      long move = bot(place).choose(copy, seat, dice, spec.budget());
      var happened = new ArrayList<Fact>();
      truth.play(move, chance, Chronicle.into(happened));
      moves.add(move);
      facts.add(happened);
    }

    private Bot bot(Place place) {
      var ruleset = opened.order().rules();
      return place.keep(new Kept(ruleset.id(), spec.family()), () -> spec.newBot(ruleset, place));
    }
  }

  /** Follows from the game's secret, so that nobody can foresee the bot and a repeat is equal. */
  private long secretOfTheTurn() {
    var purpose = List.of("house-bot", "seat-" + seat, "ply-" + firstPly);
    return Dice.seedFrom(SeededChance.aside(opened.seed(), purpose));
  }
}
