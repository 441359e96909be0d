package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;

/** The nodes as a tournament sees them: games that were opened stay, and end some time later. */
final class GameHost {
  private static final int CANCELLED_PER_THOUSAND = 15;

  private final EventQueue clock;
  private final GameFaults faults;
  private final BiConsumer<String, GameOrder> onOpen;
  private final Map<String, GameOrder> games = new HashMap<>();
  private final Map<String, EndedGame> ended = new HashMap<>();
  private final List<EndedGame> results = new ArrayList<>();

  /**
   * Faults of games.
   *
   * @param givenUp forfeits per thousand seats
   * @param refused rejected orders per thousand; a rejected order stays rejected
   */
  record GameFaults(int givenUp, int refused) {
    static final GameFaults NONE = new GameFaults(0, 0);
  }

  GameHost(EventQueue clock, GameFaults faults, BiConsumer<String, GameOrder> onOpen) {
    this.clock = clock;
    this.faults = faults;
    this.onOpen = onOpen;
  }

  /** Rows in the order of their numbers, from 1. */
  List<EndedGame> results() {
    return results;
  }

  @Nullable EndedGame ended(String game) {
    return ended.get(game);
  }

  /** Games in play. */
  int live() {
    return games.size() - ended.size();
  }

  boolean refuses(String game) {
    return Math.floorMod(game.hashCode() * 31, 1000) < faults.refused();
  }

  int opened() {
    return games.size();
  }

  DeskAnswer open(String game, GameOrder order) {
    var before = games.get(game);
    if (before != null) {
      if (!before.equals(order)) {
        throw new Violation("one game was ordered in two ways: " + game);
      }
      return DeskAnswer.of(game, Outcome.REPEATED);
    }
    if (refuses(game)) {
      return DeskAnswer.refused(game, "bad-order", "Nobody can play this.");
    }
    onOpen.accept(game, order);
    games.put(game, order);
    clock.later(500 + clock.random(20_000), () -> end(game, order, false));
    return DeskAnswer.of(game, Outcome.DONE);
  }

  DeskAnswer cancel(String game) {
    var order = games.get(game);
    if (order == null || ended.containsKey(game)) {
      return DeskAnswer.refused(game, "game-over", "Too late.");
    }
    end(game, order, true);
    return DeskAnswer.of(game, Outcome.DONE);
  }

  private void end(String game, GameOrder order, boolean calledOff) {
    if (ended.containsKey(game)) {
      return;
    }
    boolean cancelled = calledOff || clock.chance(CANCELLED_PER_THOUSAND);
    int seats = order.seats().size();
    var over =
        new EndedGame(
            game,
            order.origin(),
            cancelled,
            cancelled ? "cancelled" : "done",
            cancelled ? List.of() : places(game, seats),
            List.of(),
            0,
            40,
            givenUp(seats));
    ended.put(game, over);
    // The reader of the journal is a little behind, and its rows come in the order of the ends.
    clock.later(100 + clock.random(400), () -> results.add(over));
  }

  private List<@Nullable String> givenUp(int seats) {
    var given = new ArrayList<@Nullable String>(Collections.nCopies(seats, null));
    for (int seat = 0; seat < seats && faults.givenUp() > 0; seat++) {
      given.set(seat, clock.chance(faults.givenUp()) ? "resigned" : null);
    }
    return given;
  }

  private static List<Integer> places(String game, int seats) {
    var random = new SplittableRandom(game.hashCode());
    var strength = random.ints(seats, 0, seats * 2).boxed().toList();
    return strength.stream()
        .map(mine -> 1 + (int) strength.stream().filter(other -> other > mine).count())
        .toList();
  }
}
