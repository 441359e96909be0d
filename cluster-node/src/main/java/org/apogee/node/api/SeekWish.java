package org.apogee.node.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.apogee.engine.BadInput;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.SeekTerms;
import org.apogee.platform.http.Fields;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * A seek or a challenge as a player asks for it.
 *
 * @param players who is challenged, by ID or name
 * @param key makes a repeat harmless
 */
record SeekWish(
    String game,
    SortedMap<String, String> options,
    Optional<Integer> seats,
    List<String> players,
    ClockOrder clock,
    OnForfeit onForfeit,
    boolean rated,
    Optional<Integer> ratingMin,
    Optional<Integer> ratingMax,
    List<String> bots,
    Optional<Integer> fillSeconds,
    Optional<Integer> minutes,
    boolean listed,
    boolean invite,
    Optional<Integer> ownSeat,
    Optional<String> key) {
  private static final int SEATS_MAX = 6;
  private static final int OPTIONS_MAX = 50;
  private static final int OPTION_LENGTH_MAX = 1000;
  private static final int RATING_MAX = 1_000_000;
  private static final int DAYS_MAX = 14;
  private static final int WEEK_MINUTES = 7 * 24 * 60;
  private static final int NONE = Integer.MIN_VALUE;
  private static final Duration SEEK_LIFE = Duration.ofHours(1);
  private static final Duration CHALLENGE_LIFE = Duration.ofDays(1);

  /** How fast a game in one sitting is. */
  enum Pace {
    BLITZ(180, 3),
    RAPID(600, 10),
    CLASSICAL(1800, 30);

    private final int seconds;
    private final int increment;

    Pace(int seconds, int increment) {
      this.seconds = seconds;
      this.increment = increment;
    }

    ClockOrder clock() {
      return new ClockOrder(seconds * 1000L, increment * 1000L, seconds * 1000L);
    }
  }

  static SeekWish seek(Fields fields) {
    return read(fields, List.of());
  }

  static SeekWish challenge(Fields fields) {
    var players = fields.texts("players", SEATS_MAX - 1, 64);
    if (players.isEmpty()) {
      throw new BadInput("missing-field", "'players' must name at least one player.");
    }
    return read(fields, players);
  }

  private static SeekWish read(Fields fields, List<String> players) {
    boolean isSeek = players.isEmpty();
    return new SeekWish(
        fields.text("game", 64),
        fields.textsByName("options", OPTIONS_MAX, OPTION_LENGTH_MAX),
        whole(fields, "seats", 2, SEATS_MAX),
        players,
        clock(fields),
        fields.choice("onForfeit", OnForfeit.class, OnForfeit.END),
        fields.flag("rated", false),
        isSeek ? whole(fields, "ratingMin", -RATING_MAX, RATING_MAX) : Optional.empty(),
        isSeek ? whole(fields, "ratingMax", -RATING_MAX, RATING_MAX) : Optional.empty(),
        fields.texts("bots", SEATS_MAX - 1, 64),
        isSeek ? whole(fields, "fillSeconds", 1, 24 * 3600) : Optional.empty(),
        whole(fields, "minutes", 1, WEEK_MINUTES),
        !isSeek || fields.flag("listed", true),
        isSeek && fields.flag("invite", false),
        whole(fields, "ownSeat", 0, SEATS_MAX - 1),
        fields.optionalText("key", 64));
  }

  private static Optional<Integer> whole(Fields fields, String name, int least, int most) {
    int value = fields.whole(name, least, most, NONE);
    return value == NONE ? Optional.empty() : Optional.of(value);
  }

  /**
   * By days, every turn adds the whole time again, and no decision may take longer: a player always
   * has that many days for a turn.
   */
  private static ClockOrder clock(Fields fields) {
    var pace = fields.optionalText("pace", 16).isPresent();
    var clock = fields.optionalObject("clock", CasualGame::clock);
    var days = whole(fields, "daysPerMove", 1, DAYS_MAX);
    int chosen = (pace ? 1 : 0) + (clock.isPresent() ? 1 : 0) + (days.isPresent() ? 1 : 0);
    if (chosen > 1) {
      throw new BadInput("two-clocks", "Only one of 'pace', 'clock' and 'daysPerMove' can be set.");
    }
    if (days.isPresent()) {
      long millis = Duration.ofDays(days.get()).toMillis();
      return new ClockOrder(millis, millis, millis);
    }
    return clock.orElseGet(() -> fields.choice("pace", Pace.class, Pace.RAPID).clock());
  }

  SeekTerms terms(Kind kind, int others) {
    boolean isSeek = kind == Kind.SEEK;
    int most = others + 1;
    int all = seats.orElse(isSeek ? 2 : most);
    if (!isSeek && (all < most || (all > most && bots.isEmpty()))) {
      throw new BadInput(
          "bad-seats", "A challenge has a seat for each of its players; 'bots' may fill more.");
    }
    if (isSeek && fillSeconds.isPresent() && bots.isEmpty()) {
      throw new BadInput("missing-field", "'fillSeconds' needs 'bots'.");
    }
    if (isSeek && rated && ownSeat.isPresent()) {
      throw new BadInput("rated-by-lot", "The seats of a rated seek are drawn by lot.");
    }
    return new SeekTerms(
        game,
        options,
        all,
        clock,
        onForfeit,
        rated,
        ratingMin.orElse(null),
        ratingMax.orElse(null),
        bots,
        ownSeat.orElse(null));
  }

  Duration life() {
    return minutes.map(Duration::ofMinutes).orElse(players.isEmpty() ? SEEK_LIFE : CHALLENGE_LIFE);
  }

  Optional<Duration> fillAfter(Kind kind) {
    return kind == Kind.SEEK ? fillSeconds.map(Duration::ofSeconds) : Optional.empty();
  }
}
