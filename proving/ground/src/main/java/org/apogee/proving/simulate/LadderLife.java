package org.apogee.proving.simulate;

import java.util.List;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.ladder.LadderBook;
import org.apogee.match.ladder.LadderEvent;
import org.apogee.match.ladder.LadderResult;
import org.apogee.match.ladder.LadderState;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.result.ResultBook;
import org.apogee.protocol.game.EndedGame;

/** One life of a matchmaker with one ladder: its actor, in memory. */
final class LadderLife extends Life<LadderEvent> {
  private static final long TICK = 1_000;
  private static final int BLIND_PER_THOUSAND = 50;

  private final LadderSimulation world;
  private final EventQueue clock;
  private final LadderRules rules;
  private final LadderBook book = new LadderBook();
  private final LadderState state;
  private boolean looking;

  LadderLife(LadderSimulation world) {
    super(world);
    this.world = world;
    this.clock = world.clock();
    this.rules = world.rules();
    state = rules.recover(world.truth().id(), world.snapshot(), world.sinceSnapshot());
    if (!state.snapshot().equals(world.truth().snapshot())) {
      throw new Violation("what was recovered is not what was journaled");
    }
  }

  LadderState state() {
    return state;
  }

  void begin() {
    begin(this::tick);
  }

  private void tick() {
    if (state.isOpened()) {
      afterChange();
      fetch();
      look();
    }
    inLife(TICK, this::tick);
  }

  /** The world answers a little later, and not always; the ladder may have changed meanwhile. */
  private void look() {
    if (looking) {
      return;
    }
    looking = true;
    int room = world.room();
    inLife(
        clock.random(400),
        () -> {
          looking = false;
          if (!clock.chance(BLIND_PER_THOUSAND)) {
            var tables = rules.seat(state, world.ratings(), room, clock.now());
            world.check(tables.size(), room);
            persist(tables, () -> {});
          }
        });
  }

  @Override
  void apply(LadderEvent event) {
    state.apply(event);
  }

  @Override
  void afterChange() {
    for (var table : rules.toOrder(book, state, clock.now())) {
      var order = rules.order(state, table);
      ask(table.game(), () -> world.host().open(table.game(), order), this::answered);
    }
  }

  private void answered(DeskAnswer answer) {
    rules.answered(book, answer, clock.now());
    if (answer.outcome() == DeskAnswer.Outcome.REFUSED) {
      persist(rules.refused(state, answer, clock.now()), () -> {});
    }
  }

  @Override
  List<String> waitsFor() {
    return state.live().stream().map(LiveTable::game).toList();
  }

  @Override
  void result(long number, EndedGame ended, Runnable acknowledge) {
    persist(rules.result(state, LadderResult.of(ended), clock.now()), acknowledge);
  }

  @Override
  long toStore(ResultBook book, long lastBrought) {
    return rules.toStore(book, lastBrought);
  }
}
