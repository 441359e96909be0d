package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.result.ResultBook;
import org.apogee.protocol.game.EndedGame;

/**
 * One life of a matchmaker, whatever it runs: it journals, asks desks, and reads results. It may
 * die between any two steps.
 *
 * @param <E> what it journals
 */
abstract class Life<E> {
  private static final int CRASH_PER_THOUSAND = 12;

  /** The defaults of the matchmaker: ask-timeout, then results-every. */
  private static final long ASK_PATIENCE = 5_000;

  private static final long READ_EVERY = 200;
  private static final long FETCH_EVERY = 20_000;
  private static final int BATCH = 5;

  private final SurvivingParts<E> world;
  private final EventQueue clock;
  private final ResultBook results;
  private long fetchedAt;
  private boolean dead;

  Life(SurvivingParts<E> world) {
    this.world = world;
    clock = world.clock();
    results = new ResultBook(world.storedOffset());
  }

  /** The recovered state as of the journal now. */
  abstract void apply(E event);

  /** After something new is in the journal. */
  abstract void afterChange();

  /** A game has ended; acknowledged once the event is in the journal. */
  abstract void result(long number, EndedGame ended, Runnable acknowledge);

  abstract long toStore(ResultBook book, long lastBrought);

  /** Games whose results it waits for. */
  abstract List<String> waitsFor();

  boolean isDead() {
    return dead;
  }

  void die() {
    dead = true;
  }

  void begin(Runnable tick) {
    inLife(0, tick);
    inLife(READ_EVERY, this::read);
  }

  /** Only if this life still goes on then. */
  void inLife(long millis, Runnable what) {
    clock.later(
        millis,
        () -> {
          if (!dead) {
            what.run();
          }
        });
  }

  /** Whether the process died at this point. */
  private boolean diesHere() {
    if (!dead && !world.isQuiet() && clock.chance(CRASH_PER_THOUSAND)) {
      world.crash();
    }
    return dead;
  }

  /** Journals, and then does what comes after it. */
  void persist(List<? extends E> events, Runnable then) {
    if (events.isEmpty()) {
      then.run();
      return;
    }
    if (diesHere()) {
      return;
    }
    world.store(events);
    if (diesHere()) {
      return;
    }
    events.forEach(this::apply);
    then.run();
    inLife(0, this::afterChange);
  }

  /** A request over the network; no answer in time is an unknown outcome. */
  void ask(String game, Supplier<DeskAnswer> input, Consumer<DeskAnswer> answered) {
    var isAnswered = new boolean[1];
    Consumer<DeskAnswer> once =
        answer -> {
          if (!dead && !isAnswered[0]) {
            isAnswered[0] = true;
            answered.accept(answer);
          }
        };
    clock.send(() -> {
      var answer = input.get();
      clock.send(() -> once.accept(answer));
    });
    inLife(ASK_PATIENCE, () -> once.accept(DeskAnswer.of(game, Outcome.UNKNOWN)));
  }

  /** Results that should have been brought by now. */
  void fetch() {
    var live = waitsFor();
    if (fetchedAt == 0 || live.isEmpty()) {
      fetchedAt = clock.now();
    } else if (clock.now() - fetchedAt >= FETCH_EVERY) {
      fetchedAt = clock.now();
      for (var game : live) {
        world.host().results().stream()
            .filter(ended -> ended.game().equals(game))
            .findFirst()
            .ifPresent(ended -> inLife(1, () -> result(numberOf(ended), ended, () -> {})));
      }
    }
  }

  private long numberOf(EndedGame ended) {
    return world.host().results().indexOf(ended) + 1L;
  }

  /** The reader of results: a batch, brought until all is acknowledged or patience ends. */
  private void read() {
    var rows = world.host().results();
    int from = (int) results.done();
    int to = Math.min(rows.size(), from + BATCH);
    var numbers = new ArrayList<Long>();
    for (int i = from; i < to; i++) {
      numbers.add(i + 1L);
    }
    results.deliver(numbers);
    for (long number : numbers) {
      var ended = Objects.requireNonNull(rows.get((int) number - 1));
      clock.send(() -> {
        var now = world.life();
        if (!now.isDead()) {
          now.result(number, ended, () -> clock.send(() -> acknowledged(number)));
        }
      });
    }
    if (!numbers.isEmpty()) {
      inLife(1_000, () -> store(numbers.getLast()));
    } else if (results.done() > world.storedOffset()) {
      store(results.done()); // the last of them was acknowledged late
    } else {
      inLife(READ_EVERY, this::read);
    }
  }

  private void acknowledged(long number) {
    if (!dead) {
      results.taken(number);
    }
  }

  private void store(long lastBrought) {
    long offset = toStore(results, lastBrought);
    if (!diesHere()) {
      world.storeOffset(offset);
      if (!diesHere()) {
        inLife(READ_EVERY, this::read);
      }
    }
  }
}
