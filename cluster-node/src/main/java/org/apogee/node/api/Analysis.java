package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.node.game.Decision;
import org.apogee.node.game.GameHistory;
import org.apogee.node.thinking.Payer;
import org.apogee.node.thinking.Rank;
import org.apogee.node.thinking.Thinkers;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.game.GameId;

/**
 * What a strong house bot would have played at a decision of a finished game.
 *
 * <p>The bot knows what the seat knew, has a fixed number of play-outs, and waits behind all games:
 * a question costs at most one decision of a house bot. Repeats while it thinks wait for the same
 * thought.
 */
final class Analysis {
  static final String BOT = "mcts:400";
  private static final int KEPT_MAX = 10_000;
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(10);

  private final GameHistory history;
  private final Thinkers thinkers;
  private final OwnerQuotas quotas;
  private final BotSpec spec = BotSpec.parse(BOT);

  /** The best moves that are known, as answers; the same question gets the same answer. */
  private final Map<Asked, Answer.Body> known =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Answer.Body> eldest) {
          return size() > KEPT_MAX;
        }
      };

  private final Map<Asked, CompletableFuture<Answer.Body>> thinking = new ConcurrentHashMap<>();

  private record Asked(GameId id, int ply) {}

  Analysis(GameHistory history, Thinkers thinkers, OwnerQuotas quotas) {
    this.history = history;
    this.thinkers = thinkers;
    this.quotas = quotas;
  }

  Answer analyse(Request request) {
    var id = new GameId(request.id("id"));
    int ply = request.body(fields -> fields.whole("ply", 0, Move.PLIES_MAX));
    history.checkVisible(id, request.player());
    var asked = new Asked(id, ply);
    var running = thinking.get(asked); // before the known answers: it moves there
    if (running != null) {
      return await(running);
    }
    synchronized (known) {
      var answer = known.get(asked);
      if (answer != null) {
        return answer;
      }
    }
    return await(begin(asked, request.knownCaller()));
  }

  private CompletableFuture<Answer.Body> begin(Asked asked, Caller caller) {
    var decision = history.decision(asked.id, asked.ply);
    quotas.analyse(caller);
    var thought = best(decision, caller).thenApply(best -> answer(asked.id, decision, best));
    thinking.put(asked, thought);
    return thought.whenComplete((answer, _) -> {
      if (answer != null) {
        synchronized (known) {
          known.put(asked, answer);
        }
      }
      thinking.remove(asked, thought);
    });
  }

  private CompletableFuture<Long> best(Decision decision, Caller caller) {
    var copy = decision.position().copy();
    var dice = new Dice();
    dice.restart(decision.ply());
    copy.determinize(decision.seat(), dice);
    return thinkers.think(
        new Payer(Rank.ALONE, caller.owner()),
        place ->
            spec.newBot(decision.rules(), place).choose(copy, decision.seat(), dice, spec.budget()),
        _ -> {});
  }

  private Answer await(CompletableFuture<Answer.Body> thought) {
    try {
      return thought.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      throw RequestRefused.retry(
          Kind.UNAVAILABLE,
          "analysis-too-slow",
          "The house bots are busy with games; try the analysis again later.",
          RETRY_AFTER);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a bot was thinking");
    } catch (ExecutionException failed) {
      throw new IllegalStateException("the bot failed at an analysis", failed.getCause());
    }
  }

  private static Answer.Body answer(GameId id, Decision decision, long best) {
    var json = Json.object();
    json.put("game", id.text());
    json.put("ply", decision.ply());
    json.put("seat", decision.seat());
    json.put("bot", BOT);
    putMove(json, "played", decision, decision.played());
    putMove(json, "best", decision, best);
    return Answer.json(json);
  }

  private static void putMove(ObjectNode json, String name, Decision decision, long move) {
    var text = decision.rules().notation().describe(decision.position(), move).text();
    json.putObject(name).put("code", Long.toString(move)).put("text", text);
  }
}
