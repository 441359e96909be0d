package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.cli.process.BotProcess;
import org.apogee.protocol.bot.FromBot;
import org.jspecify.annotations.Nullable;

/**
 * The offers in the games of one program. A program that answers offers is asked; for any other,
 * and for one that is silent, the usual answer counts: nobody waits for a program that does not
 * know offers.
 */
final class Offers {
  /** Short, because the other seats wait for it; an offer also lapses at the next move. */
  private static final Duration TIME = Duration.ofSeconds(5);

  /** A program that offers without end does not become a flood of requests. */
  private static final int MAKING_MAX = 4;

  private static final Executor THREADS = task -> Thread.ofVirtual().name("offer").start(task);

  private final PlayerClient client;
  private final StatusLines status;
  private final Set<String> games = ConcurrentHashMap.newKeySet();
  private final Map<Key, CompletableFuture<Boolean>> open = new ConcurrentHashMap<>();
  private final Semaphore making = new Semaphore(MAKING_MAX);

  /** The last request of each game that has one under way. */
  private final Map<String, CompletableFuture<Void>> lanes = new ConcurrentHashMap<>();

  private record Key(String game, int number) {}

  Offers(PlayerClient client, StatusLines status) {
    this.client = client;
    this.status = status;
  }

  void begin(String game) {
    games.add(game);
  }

  void end(String game) {
    games.remove(game);
  }

  /** Asks the program, or answers for it. */
  void offered(String game, JsonNode line, @Nullable BotProcess bot) {
    var key = new Key(game, line.path("number").asInt());
    var answer = new CompletableFuture<Boolean>();
    if (open.putIfAbsent(key, answer) != null) {
      return; // the platform repeats an offer that is being answered
    }
    var _ = answer.thenAccept(accept -> inTurn(game, () -> answer(key, accept)));
    boolean usual = isUsuallyAccepted(line.path("offer").asText());
    if (bot != null && bot.answersOffers()) {
      var asked =
          OnlineGame.withoutNumber(line)
              .put("timeMillis", TIME.toMillis())
              .put("otherwise", usual ? "accept" : "decline");
      bot.say(asked.toString());
      var _ = answer.completeOnTimeout(usual, TIME.toMillis(), TimeUnit.MILLISECONDS);
    } else {
      answer.complete(usual);
    }
  }

  /** As house bots do: no program is hurt by a pause, or by a take-back in an unrated game. */
  static boolean isUsuallyAccepted(String offer) {
    return !offer.equals("draw");
  }

  /** Takes a line of the program; false if it means no open offer and no game of ours. */
  boolean hear(FromBot.AboutOffer said) {
    return switch (said) {
      case FromBot.OfferAnswer(var game, int number, boolean accept) -> {
        var answer = open.get(new Key(game, number));
        yield answer != null && answer.complete(accept);
      }
      case FromBot.Offer offer -> {
        boolean isTaken = games.contains(offer.game()) && making.tryAcquire();
        if (isTaken) {
          inTurn(offer.game(), () -> make(offer));
        }
        yield isTaken;
      }
    };
  }

  /**
   * What a program says about a game is sent in its order: an offer before the answer to another
   * one would be rejected, as only one can be open.
   */
  private void inTurn(String game, Runnable request) {
    var lane =
        lanes.compute(
            game,
            (_, before) ->
                before == null
                    ? CompletableFuture.runAsync(request, THREADS)
                    : before.thenRunAsync(request, THREADS));
    var _ = lane.whenComplete((_, _) -> lanes.remove(game, lane));
  }

  private void make(FromBot.Offer offer) {
    try {
      report(offer.game(), "the offer", client.offer(offer.game(), offer));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      making.release();
    }
  }

  private void answer(Key key, boolean accept) {
    try {
      var reply = client.answerOffer(key.game(), key.number(), accept);
      if (!reply.code().equals("no-such-offer")) { // it has lapsed
        report(key.game(), "the answer to an offer", reply);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(key);
    }
  }

  private void report(String game, String what, Reply reply) {
    if (!reply.ok() && !reply.isUnknown()) {
      status.say("%s: %s was rejected: %s".formatted(game, what, reply.sentence()));
    }
  }
}
