package org.apogee.node.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One thread, and more to think than it can. */
@Timeout(60)
class ThinkersTest {
  private static final Payer CUP = new Payer(Rank.RATED, "cup");
  private static final Payer ADA = new Payer(Rank.PLAYED, "ada");
  private static final Payer EVE = new Payer(Rank.ALONE, "eve");
  private static final Payer DAN = new Payer(Rank.ALONE, "dan");

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Thinkers thinkers = Thinkers.start(1, new ThinkingMetrics(registry));

  @AfterEach
  void stop() {
    thinkers.close();
  }

  private CompletableFuture<String> say(Payer payer, String word) {
    return thinkers.think(payer, _ -> word, _ -> {});
  }

  /** Holds the only thread, breathing, until something happened. */
  private CompletableFuture<String> holdUntil(
      Payer payer, CompletableFuture<?> happened, CountDownLatch begun) {
    return thinkers.think(
        payer,
        place -> {
          begun.countDown();
          while (!happened.isDone()) {
            place.breathe();
          }
          return "held";
        },
        _ -> {});
  }

  @Test
  void aRatedReplyDoesNotWaitForALongThoughtThatHoldsTheOnlyThread() throws Exception {
    var begun = new CountDownLatch(1);
    var replied = new CompletableFuture<String>();
    var holding = holdUntil(EVE, replied, begun);
    begun.await();
    var _ = say(CUP, "reply").thenAccept(replied::complete);
    assertThat(replied.join()).isEqualTo("reply");
    assertThat(holding.join()).isEqualTo("held");
  }

  @Test
  void anotherOwnerOfTheSameRankDoesNotWaitForItEither() throws Exception {
    var begun = new CountDownLatch(1);
    var replied = new CompletableFuture<String>();
    var holding = holdUntil(EVE, replied, begun);
    begun.await();
    var _ = say(DAN, "reply").thenAccept(replied::complete);
    assertThat(holding.join()).isEqualTo("held");
  }

  @Test
  void interruptionsAreInterruptedInTurn() throws Exception {
    var eveBegun = new CountDownLatch(1);
    var adaBegun = new CountDownLatch(1);
    var adaDone = new CompletableFuture<String>();
    var cupDone = new CompletableFuture<String>();
    var eve = holdUntil(EVE, adaDone, eveBegun);
    eveBegun.await();
    var _ = holdUntil(ADA, cupDone, adaBegun).thenAccept(adaDone::complete);
    adaBegun.await();
    var _ = say(CUP, "cup").thenAccept(cupDone::complete);
    assertThat(eve.join()).isEqualTo("held");
  }

  @Test
  void aThoughtThatInterruptsHasAPlaceOfItsOwn() throws Exception {
    var places = Collections.synchronizedList(new ArrayList<Place>());
    var begun = new CountDownLatch(1);
    var replied = new CompletableFuture<Place>();
    var eve =
        thinkers.think(
            EVE,
            place -> {
              places.add(place);
              begun.countDown();
              while (!replied.isDone()) {
                place.breathe();
              }
              return place.keep("bot", () -> "outer");
            },
            _ -> {});
    begun.await();
    var _ =
        thinkers
            .<String>think(
                CUP,
                place -> {
                  places.add(place);
                  return place.keep("bot", () -> "inner");
                },
                _ -> {})
            .thenAccept(word -> {
              assertThat(word).isEqualTo("inner");
              replied.complete(places.getLast());
            });
    assertThat(eve.join()).isEqualTo("outer");
    assertThat(places.getFirst()).isNotSameAs(places.getLast());
  }

  @Test
  void aThoughtOfManyStepsLetsTheNextOwnerInBetween() {
    var order = Collections.synchronizedList(new ArrayList<String>());
    var gate = new CompletableFuture<String>();
    var steps = new AtomicInteger();
    // Its first step lasts until the other waits; 200 ms of steps would follow, 5 ms at a time.
    var eve =
        thinkers.think(
            EVE,
            _ -> {
              gate.join();
              order.add("eve");
              long end = System.nanoTime() + 20_000_000;
              while (System.nanoTime() < end) {
                Thread.onSpinWait();
              }
              return steps.incrementAndGet() < 10 ? null : "done";
            },
            _ -> {});
    var dan =
        thinkers.think(
            DAN,
            _ -> {
              order.add("dan");
              return "done";
            },
            _ -> {});
    gate.complete("open");
    eve.join();
    dan.join();
    assertThat(order.indexOf("dan")).isEqualTo(1);
  }

  @Test
  void theTimeOfAThoughtIsWithoutThatOfThoughtsInBetween() throws Exception {
    var outer = new AtomicLong();
    var inner = new AtomicLong();
    var begun = new CountDownLatch(1);
    var replied = new CompletableFuture<String>();
    var eve =
        thinkers.think(
            EVE,
            place -> {
              begun.countDown();
              while (!replied.isDone()) {
                place.breathe();
              }
              return "held";
            },
            outer::set);
    begun.await();
    long start = System.nanoTime();
    thinkers
        .think(
            CUP,
            _ -> {
              long end = System.nanoTime() + 300_000_000;
              while (System.nanoTime() < end) {
                Thread.onSpinWait();
              }
              return "reply";
            },
            inner::set)
        .thenAccept(replied::complete)
        .join();
    eve.join();
    long both = System.nanoTime() - start;
    assertThat(inner.get()).isGreaterThanOrEqualTo(300_000_000);
    assertThat(outer.get()).as("of %d in all", both).isLessThan(both);
  }

  @Test
  void aThoughtThatFailsTellsWhoeverWaitsAndTheThreadGoesOn() {
    var failing =
        thinkers.think(
            EVE,
            _ -> {
              throw new StackOverflowError("too deep");
            },
            _ -> {});
    assertThatThrownBy(failing::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(StackOverflowError.class);
    assertThat(say(EVE, "next").join()).isEqualTo("next");
  }

  @Test
  void everyWaitIsMeasuredByItsRank() {
    say(CUP, "one").join();
    say(CUP, "two").join();
    say(ADA, "three").join();
    var counts =
        List.of("rated", "played", "alone").stream()
            .map(rank -> registry.get("apogee.bot.wait").tag("rank", rank).timer().count());
    assertThat(counts).containsExactly(2L, 1L, 0L);
  }
}
