package org.apogee.analytics.feed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.analytics.feed.Meaning.Corrected;
import org.apogee.analytics.feed.Meaning.Dead;
import org.apogee.analytics.feed.Meaning.Ended;
import org.apogee.analytics.feed.Meaning.Happened;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.analytics.rating.Meetings;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.RatingBook;
import org.apogee.analytics.rating.RatingBook.Change;
import org.apogee.analytics.statistics.GameFacts;
import org.apogee.analytics.statistics.KeyedSums;
import org.apogee.analytics.statistics.OpenGame;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;

/**
 * Computes the changes of a batch of records. It is pure: the same records lead to the same
 * changes, wherever and however often they are applied. The caller first supplies the stored state
 * of their games, pools and players.
 */
public final class FeedBatch {
  private final RatingBook ratings;
  private final Map<String, Long> sequences = new HashMap<>();
  private final Map<String, Long> pools = new TreeMap<>();
  private final Map<String, Game> games = new HashMap<>();

  private final List<NumberedResult> results = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();
  private final Meetings meetings = new Meetings();
  private final KeyedSums sums = new KeyedSums();
  private final Map<String, Game> touched = new TreeMap<>();
  private final List<DeadLetter> dead = new ArrayList<>();
  private final Map<String, Worth> worth = new HashMap<>();
  private final Map<String, NumberedWorth> corrections = new TreeMap<>();
  private final List<Done> done = new ArrayList<>();

  /** A game, as known from the topic of games. */
  public record Game(OpenGame facts, boolean isOver) {}

  /**
   * A result that counts.
   *
   * @param number its place in the order of its pool, from 1
   */
  public record NumberedResult(GameResult result, long sequence, long number) {}

  /**
   * What the result of a game counts for.
   *
   * @param places as a ruling set them; empty for those of the game
   */
  public record Worth(boolean counts, List<Integer> places) {
    static final Worth AS_PLAYED = new Worth(true, List.of());

    public Worth {
      places = List.copyOf(places);
    }

    GameResult of(GameResult result) {
      return places.isEmpty() ? result : result.withPlaces(places);
    }
  }

  /** With the number of the correction among the records of the game. */
  public record NumberedWorth(Worth worth, long sequence) {}

  /** A record that nobody could use. */
  public record DeadLetter(KafkaRecord record, Dead why) {}

  /** The outcome of a record. */
  public enum Outcome {
    APPLIED,
    REPEATED,
    DEAD_LETTER
  }

  /** A record with what became of it. */
  public record Done(String topic, Meaning meaning, Outcome outcome) {}

  public FeedBatch(PlackettLuce model) {
    ratings = new RatingBook(model);
  }

  public RatingBook ratings() {
    return ratings;
  }

  public void knowResult(String game, long sequence) {
    sequences.put(game, sequence);
  }

  public void knowWorth(String game, Worth stored) {
    worth.put(game, stored);
  }

  public void knowPool(String pool, long results) {
    pools.put(pool, results);
  }

  public void knowGame(String id, Game game) {
    games.put(id, game);
  }

  public void take(KafkaRecord record, Meaning meaning) {
    var outcome =
        switch (meaning) {
          case Ended ended -> result(record, ended);
          case Corrected corrected -> correction(record, corrected);
          case Happened happened -> news(record, happened.game(), happened.news());
          case Dead why -> dead(record, why);
        };
    done.add(new Done(record.place().topic(), meaning, outcome));
  }

  private Outcome result(KafkaRecord record, Ended ended) {
    var result = ended.result();
    var before = sequences.get(result.game());
    if (before != null) {
      return ended.sequence() <= before
          ? Outcome.REPEATED
          : dead(record, new Dead(Reason.SECOND_RESULT, "The game already has a result."));
    }
    sequences.put(result.game(), ended.sequence());
    long number = pools.merge(result.pool(), 1L, Long::sum);
    results.add(new NumberedResult(result, ended.sequence(), number));
    changes.addAll(ratings.take(result));
    meetings.take(result);
    return Outcome.APPLIED;
  }

  /** A correction contains the result, in case it comes first. */
  private Outcome correction(KafkaRecord record, Corrected corrected) {
    var correction = corrected.correction();
    var result = correction.result();
    if (!sequences.containsKey(result.game())) {
      result(record, new Ended(result, corrected.sequence() - correction.revision()));
    }
    if (corrected.sequence() <= sequences.getOrDefault(result.game(), 0L)) {
      return Outcome.REPEATED;
    }
    var before = worth.getOrDefault(result.game(), Worth.AS_PLAYED);
    changes.addAll(ratings.correct(correction, before.counts()));
    if (before.counts()) {
      meetings.takeBack(before.of(result));
    }
    var after = new Worth(correction.counts(), correction.places());
    if (after.counts()) {
      meetings.take(after.of(result));
    }
    sequences.put(result.game(), corrected.sequence());
    worth.put(result.game(), after);
    corrections.put(result.game(), new NumberedWorth(after, corrected.sequence()));
    return Outcome.APPLIED;
  }

  private Outcome news(KafkaRecord record, String id, GameNews news) {
    return switch (news) {
      case GameNews.Started started -> {
        if (games.containsKey(id)) {
          yield Outcome.REPEATED;
        }
        // A fork counts for nothing: it is kept as if it had been counted.
        keep(id, new Game(OpenGame.of(started), started.fork() != null));
        yield Outcome.APPLIED;
      }
      case GameNews.Finished end -> over(record, id, end);
      case GameNews.Cancelled end -> over(record, id, end);
      default -> Outcome.APPLIED; // nothing of it is counted
    };
  }

  private Outcome over(KafkaRecord record, String id, GameNews end) {
    var game = games.get(id);
    if (game == null) {
      return dead(record, new Dead(Reason.OUT_OF_ORDER, "The game ended without a start."));
    }
    if (game.isOver) {
      return Outcome.REPEATED;
    }
    if (end instanceof GameNews.Finished finished) {
      if (finished.places().size() != game.facts.bots().size()) {
        return dead(
            record,
            new Dead(
                Reason.WRONG_SCHEMA,
                "The number of places differs from the number of seats at the start."));
      }
      GameFacts.add(sums, game.facts, finished);
    } else if (end instanceof GameNews.Cancelled cancelled) {
      GameFacts.add(sums, game.facts, cancelled);
    }
    keep(id, new Game(game.facts, true));
    return Outcome.APPLIED;
  }

  private void keep(String id, Game game) {
    games.put(id, game);
    touched.put(id, game);
  }

  private Outcome dead(KafkaRecord record, Dead why) {
    dead.add(new DeadLetter(record, why));
    return Outcome.DEAD_LETTER;
  }

  /** How many results each pool has that was known or got one. */
  public Map<String, Long> pools() {
    return pools;
  }

  public List<NumberedResult> results() {
    return results;
  }

  /** The results that were corrected, as they count now. */
  public Map<String, NumberedWorth> corrections() {
    return corrections;
  }

  public List<Change> changes() {
    return changes;
  }

  public Meetings meetings() {
    return meetings;
  }

  public KeyedSums sums() {
    return sums;
  }

  /** Games that began or ended, as they are now. */
  public Map<String, Game> games() {
    return touched;
  }

  public List<DeadLetter> deadLetters() {
    return dead;
  }

  /** Every record that was taken, in its order. */
  public List<Done> done() {
    return done;
  }
}
