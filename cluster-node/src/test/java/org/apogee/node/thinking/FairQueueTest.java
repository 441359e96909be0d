package org.apogee.node.thinking;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who is next, without threads and without a clock. */
class FairQueueTest {
  private static final long MS = 1_000_000;
  private static final Payer CUP = new Payer(Rank.RATED, "cup");
  private static final Payer LADDER = new Payer(Rank.RATED, "ladder");
  private static final Payer ADA = new Payer(Rank.PLAYED, "ada");
  private static final Payer EVE = new Payer(Rank.ALONE, "eve");
  private static final Payer DAN = new Payer(Rank.ALONE, "dan");

  private final FairQueue<Payer> queue = new FairQueue<>();

  private void add(Payer payer, int times) {
    for (int i = 0; i < times; i++) {
      queue.add(payer, payer);
    }
  }

  private Payer takeAndSpend(long nanos) {
    var next = requireNonNull(queue.take());
    queue.charge(next, nanos);
    queue.done(next);
    return next;
  }

  @Test
  void nothingWaitsInAnEmptyQueue() {
    assertThat(queue.take()).isNull();
    assertThat(queue.takeBefore(EVE, true)).isNull();
  }

  @Test
  void ratedThoughtsGoBeforePlayedOnesAndThoseBeforeTheRest() {
    add(EVE, 1);
    add(ADA, 1);
    add(CUP, 1);
    assertThat(List.of(takeAndSpend(MS), takeAndSpend(MS), takeAndSpend(MS)))
        .containsExactly(CUP, ADA, EVE);
  }

  @Test
  void toQueueMoreDoesNotHelpAnOwner() {
    add(EVE, 50);
    add(DAN, 3);
    var first = new ArrayList<Payer>();
    for (int i = 0; i < 6; i++) {
      first.add(takeAndSpend(2000 * MS));
    }
    assertThat(first).containsExactly(EVE, DAN, EVE, DAN, EVE, DAN);
  }

  @Test
  void whatWasBegunGoesBeforeAllElseOfItsOwner() {
    var things = new FairQueue<String>();
    things.add(EVE, "first");
    things.add(EVE, "second");
    things.add(DAN, "other");
    var begun = requireNonNull(things.take());
    things.charge(EVE, MS);
    things.addBegun(EVE, begun);
    things.done(EVE);
    assertThat(begun).isEqualTo("first");
    assertThat(things.take()).isEqualTo("other");
    things.charge(DAN, 2 * MS);
    assertThat(things.take()).isEqualTo("first");
    assertThat(things.take()).isEqualTo("second");
  }

  @Test
  void whatCountsIsTheTimeThatWasSpentNotTheNumberOfThoughts() {
    add(EVE, 10);
    add(DAN, 1000);
    var spent = new HashMap<Payer, Long>();
    for (int i = 0; i < 105; i++) {
      var next = requireNonNull(queue.take());
      long nanos = next.equals(EVE) ? 2000 * MS : 20 * MS;
      queue.charge(next, nanos);
      queue.done(next);
      spent.merge(next, nanos, Long::sum);
    }
    assertThat(spent.get(DAN)).isCloseTo(2000 * MS, within(100 * MS));
  }

  @Test
  void aRankThatUsesMoreThanItsShareLetsTheOthersHaveTheirs() {
    add(CUP, 1000);
    add(ADA, 1000);
    add(EVE, 1000);
    var taken = new HashMap<Payer, Integer>();
    for (int i = 0; i < 210; i++) {
      taken.merge(takeAndSpend(10 * MS), 1, Integer::sum);
    }
    assertThat(taken).isEqualTo(Map.of(CUP, 160, ADA, 40, EVE, 10));
  }

  @Test
  void whoWantedNothingForLongSavedNothingUp() {
    add(EVE, 100);
    add(DAN, 1);
    takeAndSpend(10 * MS);
    takeAndSpend(10 * MS);
    for (int i = 0; i < 50; i++) {
      takeAndSpend(10 * MS); // Eve alone
    }
    add(DAN, 50);
    var taken = new HashMap<Payer, Integer>();
    for (int i = 0; i < 20; i++) {
      taken.merge(takeAndSpend(10 * MS), 1, Integer::sum);
    }
    assertThat(taken.get(DAN)).isBetween(9, 11);
  }

  @Test
  void whoHadTheThreadsAloneIsNotMadeToPayForThatLater() {
    add(EVE, 1000);
    for (int i = 0; i < 500; i++) {
      takeAndSpend(10 * MS);
    }
    add(ADA, 1000);
    var taken = new HashMap<Payer, Integer>();
    for (int i = 0; i < 50; i++) {
      taken.merge(takeAndSpend(10 * MS), 1, Integer::sum);
    }
    assertThat(taken.get(EVE)).isBetween(8, 11);
  }

  @Test
  void aLongThoughtIsInterruptedForAHigherRankAtOnce() {
    add(EVE, 1);
    var running = requireNonNull(queue.take());
    assertThat(queue.takeBefore(running, true)).isNull();
    add(CUP, 1);
    assertThat(queue.takeBefore(running, false)).isEqualTo(CUP);
  }

  @Test
  void aRatedThoughtIsNotInterruptedForAnythingLess() {
    add(CUP, 1);
    var running = requireNonNull(queue.take());
    add(EVE, 1);
    add(ADA, 1);
    queue.charge(running, 3_600_000 * MS);
    assertThat(queue.takeBefore(running, true)).isNull();
  }

  @Test
  void anOwnerOfTheSameRankInterruptsOnlyWhoeverIsWellAhead() {
    add(LADDER, 1);
    var running = requireNonNull(queue.take());
    add(CUP, 1);
    queue.charge(running, FairQueue.QUANTUM_NANOS);
    assertThat(queue.takeBefore(running, true)).isNull();
    queue.charge(running, MS);
    assertThat(queue.takeBefore(running, false)).isNull();
    assertThat(queue.takeBefore(running, true)).isEqualTo(CUP);
  }

  @Test
  void nobodyInterruptsItself() {
    add(EVE, 2);
    var running = requireNonNull(queue.take());
    queue.charge(running, 60_000 * MS);
    assertThat(queue.takeBefore(running, true)).isNull();
  }

  @Test
  void ownersWhoWantNothingMoreAreForgotten() {
    for (int i = 0; i < 10_000; i++) {
      add(EVE, 1); // somebody is always there
      add(new Payer(Rank.ALONE, "guest-" + i), 1);
      takeAndSpend(MS);
      takeAndSpend(MS);
    }
    assertThat(queue.owners()).isLessThan(200);
    while (queue.take() != null) {
      queue.done(EVE);
    }
    assertThat(queue.owners()).isLessThan(3);
  }
}
