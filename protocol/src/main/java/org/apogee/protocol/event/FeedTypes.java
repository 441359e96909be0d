package org.apogee.protocol.event;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The types of the feed's records, for those who write them and those who read them. */
public final class FeedTypes {
  /** The type of a record of {@link Topics#RESULTS}. */
  public static final String RESULT = typed("result");

  /** The type of a correction in {@link Topics#RESULTS}. */
  public static final String CORRECTION = typed("result-corrected");

  private static final Set<String> NEWS =
      Arrays.stream(News.values()).map(News::type).collect(Collectors.toUnmodifiableSet());
  private static final Pattern ANY_VERSION =
      Pattern.compile("org\\.apogee\\.game\\.[a-z-]+\\.v[0-9]+");

  private FeedTypes() {}

  /** The names stand in published records and never change. */
  private enum News {
    STARTED,
    MOVES_PLAYED,
    CLOCK_COMPENSATED,
    SEAT_FORFEITED,
    OFFER_MADE,
    OFFER_ACCEPTED,
    OFFER_CLOSED,
    DECISIONS_TAKEN_BACK,
    PAUSED,
    RESUMED,
    FINISHED,
    CANCELLED;

    String type() {
      return typed(name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
  }

  private static String typed(String name) {
    return "org.apogee.game." + name + ".v1";
  }

  static String of(GameNews news) {
    var kind =
        switch (news) {
          case GameNews.Started _ -> News.STARTED;
          case GameNews.MovesPlayed _ -> News.MOVES_PLAYED;
          case GameNews.ClockCompensated _ -> News.CLOCK_COMPENSATED;
          case GameNews.SeatForfeited _ -> News.SEAT_FORFEITED;
          case GameNews.OfferMade _ -> News.OFFER_MADE;
          case GameNews.OfferAccepted _ -> News.OFFER_ACCEPTED;
          case GameNews.OfferClosed _ -> News.OFFER_CLOSED;
          case GameNews.DecisionsTakenBack _ -> News.DECISIONS_TAKEN_BACK;
          case GameNews.Paused _ -> News.PAUSED;
          case GameNews.Resumed _ -> News.RESUMED;
          case GameNews.Finished _ -> News.FINISHED;
          case GameNews.Cancelled _ -> News.CANCELLED;
        };
    return kind.type();
  }

  /** Whether this is the type of a record of {@link Topics#GAMES} that this version can read. */
  public static boolean isNews(String type) {
    return NEWS.contains(type);
  }

  /** Whether a later version of the platform may have written a record of this type. */
  public static boolean isOfLaterVersion(String type) {
    return ANY_VERSION.matcher(type).matches() && !type.endsWith(".v1");
  }
}
