package org.apogee.analytics.feed;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apogee.analytics.rating.Scenario;
import org.apogee.protocol.event.CloudEvent;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.ResultCorrection;
import org.jspecify.annotations.Nullable;

/** Checks that reading JSON does not make: absent fields become null, absent numbers 0. */
final class Checks {
  private static final int SEATS_MAX = 64;
  private static final int WORD_MAX = 64;
  private static final int REASON_MAX = 1000;
  private static final int POOL_MAX = 200;
  private static final int COUNTERS_MAX = 10_000;

  private Checks() {}

  /** The first error of a result, as a sentence; null if it is valid. */
  @SuppressWarnings("NullAway") // exactly what is asked here: JSON may have left fields out
  static @Nullable String wrongIn(CloudEvent<GameResult> event) {
    return wrongIn(event.data(), event);
  }

  @SuppressWarnings("NullAway") // as above
  static @Nullable String wrongInCorrection(CloudEvent<ResultCorrection> event) {
    var correction = event.data();
    if (absent(correction.result(), correction.kind(), correction.reason())) {
      return "A field of the correction is missing.";
    }
    var wrong = wrongIn(correction.result(), event);
    if (wrong != null) {
      return wrong;
    }
    if (!isWord(correction.kind()) || correction.reason().length() > REASON_MAX) {
      return "The kind or the reason is not valid.";
    }
    if (correction.revision() < 1 || event.number() <= correction.revision()) {
      return "The correction has an impossible number.";
    }
    var places = correction.places();
    int seats = correction.counts() ? correction.result().seats().size() : 0;
    return places.size() == seats && places.stream().allMatch(place -> place >= 1)
        ? null
        : "The places of the correction do not fit the seats.";
  }

  @SuppressWarnings("NullAway") // as above
  private static @Nullable String wrongIn(GameResult result, CloudEvent<?> event) {
    if (absent(
        result.game(),
        result.pool(),
        result.ruleset(),
        result.options(),
        result.ending(),
        result.origin())) {
      return "A field of the result is missing.";
    }
    if (!result.game().equals(event.gameid()) || !event.gameid().equals(event.subject())) {
      return "The record names two games.";
    }
    if (!isWord(result.ruleset()) || !isWord(result.ending()) || !isWord(event.gameid())) {
      return "Ruleset, ending or game is not a valid word.";
    }
    if (result.pool().isBlank() || result.pool().length() > POOL_MAX) {
      return "The pool is not a valid name.";
    }
    if (event.number() < 1 || result.finishedMillis() < result.startedMillis()) {
      return "The record has an impossible number.";
    }
    return wrongSeats(result.seats(), result.places(), result.scores(), result.entityPlace());
  }

  @SuppressWarnings("NullAway") // as above
  static @Nullable String wrongInNews(CloudEvent<GameNews> event) {
    if (!event.gameid().equals(event.subject()) || !isWord(event.gameid())) {
      return "The record names two games, or none.";
    }
    if (event.number() != event.data().sequence() || event.number() < 1) {
      return "The record has two sequence numbers.";
    }
    return switch (event.data()) {
      case GameNews.Started started -> wrongStart(started);
      case GameNews.Finished end -> wrongEnd(end);
      case GameNews.Cancelled end -> isWord(end.code()) ? null : "The code is not a valid word.";
      default -> null;
    };
  }

  @SuppressWarnings("NullAway") // as above
  private static @Nullable String wrongStart(GameNews.Started started) {
    if (absent(started.ruleset(), started.options(), started.origin())) {
      return "A field of the start is missing.";
    }
    return isWord(started.ruleset())
        ? wrongSitters(started.seats())
        : "The ruleset is not a valid word.";
  }

  @SuppressWarnings("NullAway") // as above
  private static @Nullable String wrongEnd(GameNews.Finished end) {
    if (!isWord(end.ending()) || end.plies() < 0) {
      return "The ending is not a valid word.";
    }
    if (end.counters().size() > COUNTERS_MAX
        || end.counters().values().stream().anyMatch(Objects::isNull)) {
      return "The counters are not numbers.";
    }
    return wrongPlaces(end.places(), end.scores(), end.entityPlace());
  }

  private static @Nullable String wrongSeats(
      List<Sitter> seats, List<Integer> places, List<Integer> scores, int entityPlace) {
    if (seats.size() != places.size()) {
      return "The number of places differs from the number of seats.";
    }
    var wrong = wrongSitters(seats);
    return wrong == null ? wrongPlaces(places, scores, entityPlace) : wrong;
  }

  @SuppressWarnings("NullAway") // as above
  private static @Nullable String wrongSitters(List<Sitter> seats) {
    if (seats.isEmpty() || seats.size() > SEATS_MAX) {
      return "The number of seats is out of range.";
    }
    for (var seat : seats) {
      if (absent(seat.player(), seat.name()) || !isWord(seat.player())) {
        return "A seat has no player.";
      }
      if (Scenario.isEntity(seat.player())) {
        return "A seat cannot belong to the Entity.";
      }
    }
    return null;
  }

  private static @Nullable String wrongPlaces(
      List<Integer> places, List<Integer> scores, int entityPlace) {
    if (places.isEmpty() || places.size() != scores.size()) {
      return "The number of scores differs from the number of places.";
    }
    return entityPlace >= 0 && places.stream().allMatch(place -> place >= 1)
        ? null
        : "A place is below 1.";
  }

  private static boolean isWord(@Nullable String text) {
    return text != null
        && !text.isBlank()
        && text.length() <= WORD_MAX
        && text.codePoints().allMatch(Checks::isVisible);
  }

  private static boolean isVisible(int character) {
    return !Character.isISOControl(character)
        && Character.getType(character) != Character.SURROGATE;
  }

  private static boolean absent(@Nullable Object... fields) {
    return Stream.of(fields).anyMatch(Objects::isNull);
  }
}
