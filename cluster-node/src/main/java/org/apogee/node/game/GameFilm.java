package org.apogee.node.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.Opened;
import org.jspecify.annotations.Nullable;

/** A game played again from its journal, seen after each decision as everybody may see it. */
final class GameFilm {
  private final List<GameEvent> events;
  private final boolean isOver;

  /**
   * @param events at least the first one of a game
   */
  GameFilm(List<GameEvent> events) {
    this.events = events;
    var last = events.getLast();
    this.isOver = last instanceof Ended || last instanceof Cancelled;
  }

  /**
   * The board after a number of decisions.
   *
   * @param seat the seat that took the last one
   * @param move the last decision as text; null until the game has ended, because moves may be
   *     secret
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Frame(
      int ply,
      @Nullable Integer seat,
      @Nullable String move,
      @Nullable Integer seatToAct,
      View view) {}

  /**
   * @param plies how many decisions were taken so far
   */
  record Frames(String game, boolean over, int plies, List<Frame> frames) {}

  /** A number that chance gave, and the bound it stayed below. */
  record Draw(int bound, int value) {}

  /**
   * All draws of a finished game, as anybody can recompute them from the seed.
   *
   * @param plies the draws of each decision
   */
  record Draws(
      String game,
      String commitment,
      String seed,
      List<String> nonces,
      List<Draw> setup,
      List<List<Draw>> plies) {}

  Frames frames(String game, int from, int limit) {
    var frames = new ArrayList<Frame>();
    int plies =
        play((ply, seat, move, position, _) -> {
          if (ply >= from && ply - from < limit) {
            frames.add(frame(ply, seat, move, position));
          }
        });
    return new Frames(game, isOver, plies, frames);
  }

  private Frame frame(int ply, int seat, String move, Position position) {
    int toAct = position.seatToAct();
    return new Frame(
        ply,
        ply == 0 ? null : seat,
        ply == 0 || !isOver ? null : move,
        toAct == Position.NOBODY ? null : toAct,
        position.view(View.OBSERVER));
  }

  /** How the seats stood at the end of each turn. */
  GameStory.Curve story(String game) {
    var story = new GameStory(opened().order().rules().evaluation(), isOver);
    int plies = play((ply, _, _, position, _) -> story.see(ply, position));
    return story.curve(game, plies);
  }

  /**
   * A decision of a finished game.
   *
   * @param wanted how many decisions were taken before it
   */
  Optional<Decision> decision(int wanted) {
    var rules = opened().order().rules();
    var chance = new SeededChance(opened().seed(), opened().nonces());
    var position = rules.newPosition(opened().order().setup(), chance);
    int ply = 0;
    for (var event : events) {
      if (event instanceof Moved moved) {
        for (long move : moved.moves()) {
          if (ply++ == wanted) {
            return Optional.of(new Decision(rules, position, wanted, moved.seat(), move));
          }
          position.play(move, chance, Chronicle.SILENT);
        }
      }
    }
    return Optional.empty();
  }

  /** Contains the seed, so it is available only after the end of the game. */
  Draws draws(String game) {
    if (!isOver) {
      throw new IllegalStateException("the seed of a game in play is secret");
    }
    var all = new ArrayList<List<Draw>>();
    play((_, _, _, _, draws) -> all.add(draws));
    var opened = opened();
    return new Draws(
        game,
        opened.seed().commitment(),
        opened.seed().reveal(),
        opened.nonces(),
        all.getFirst(),
        all.subList(1, all.size()));
  }

  private Opened opened() {
    return (Opened) events.getFirst();
  }

  /** Sees each position in turn, first the set-up. */
  @FunctionalInterface
  private interface Onlooker {
    void see(int ply, int seat, String move, Position position, List<Draw> draws);
  }

  private int play(Onlooker onlooker) {
    var opened = opened();
    var chance = new NotedChance(new SeededChance(opened.seed(), opened.nonces()));
    var rules = opened.order().rules();
    var position = rules.newPosition(opened.order().setup(), chance);
    onlooker.see(0, Position.NOBODY, "", position, chance.take());
    int ply = 0;
    for (var event : events) {
      if (event instanceof Moved moved) {
        for (long move : moved.moves()) {
          var text = isOver ? words(rules.notation(), position, move) : "";
          position.play(move, chance, Chronicle.SILENT);
          onlooker.see(++ply, moved.seat(), text, position, chance.take());
        }
      }
    }
    return ply;
  }

  private static String words(Notation notation, Position position, long move) {
    return notation.describe(position, move).text();
  }

  /** Remembers bounds with values. */
  private static final class NotedChance implements Chance {
    private final Chance chance;
    private List<Draw> draws = new ArrayList<>();

    NotedChance(Chance chance) {
      this.chance = Objects.requireNonNull(chance);
    }

    @Override
    public int below(int bound) {
      int value = chance.below(bound);
      draws.add(new Draw(bound, value));
      return value;
    }

    List<Draw> take() {
      var taken = List.copyOf(draws);
      draws = new ArrayList<>();
      return taken;
    }
  }
}
