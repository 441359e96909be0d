package org.apogee.match.api;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.competition.StageSettings;
import org.apogee.match.season.SeasonSettings;
import org.apogee.match.season.SeasonSettings.Division;
import org.apogee.match.season.SeasonTieBreak;
import org.apogee.platform.http.Fields;

/**
 * A request to create a season.
 *
 * @param key makes a repeat idempotent: an organiser has one season for each key
 */
record SeasonRequest(
    String name,
    List<Division> divisions,
    List<StageSettings> stages,
    int events,
    long firstAt,
    int everyDays,
    String zone,
    List<Integer> points,
    int bestOf,
    List<SeasonTieBreak> tieBreaks,
    long seed,
    List<MemberRequest> members,
    Optional<String> key) {
  private static final int NAME_MAX = 40;
  private static final int DIVISIONS_MAX = 20;
  private static final int SIZE_MAX = 500;
  private static final int EVENTS_MAX = 60;
  private static final int DAYS_MAX = 365;
  private static final int POINTS_LENGTH = 100;
  private static final int POINTS_MAX = 100_000;

  /** As in many sports: ten places give points. */
  private static final List<Integer> POINTS_USUAL = List.of(25, 18, 15, 12, 10, 8, 6, 4, 2, 1);

  private static final List<SeasonTieBreak> TIE_BREAKS_USUAL =
      List.of(SeasonTieBreak.WINS, SeasonTieBreak.BEST, SeasonTieBreak.LATEST);

  /** Somebody who should play in a division. */
  record MemberRequest(int division, EntrantRequest entrant) {
    static MemberRequest read(Fields fields) {
      return new MemberRequest(
          fields.whole("division", 1, DIVISIONS_MAX, 1), EntrantRequest.read(fields));
    }
  }

  SeasonRequest {
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i) > points.get(i - 1)) {
        throw new BadInput("bad-points", "Points must not increase with the place.");
      }
    }
    if (divisions.isEmpty()) {
      throw new BadInput("bad-divisions", "A season needs at least one division.");
    }
    for (int i = 0; i < divisions.size(); i++) {
      checkExchange(divisions, i);
      int number = i + 1;
      long here = members.stream().filter(member -> member.division() == number).count();
      if (here > divisions.get(i).size()) {
        throw new BadInput(
            "bad-divisions", "Division %d has more members than its size.".formatted(number));
      }
    }
    if (members.stream().anyMatch(member -> member.division() > divisions.size())) {
      throw new BadInput("bad-divisions", "A member names a division that does not exist.");
    }
  }

  /** At most half of a division changes at each end, so that nobody moves twice. */
  private static void checkExchange(List<Division> divisions, int i) {
    var division = divisions.get(i);
    boolean isLast = i + 1 == divisions.size();
    if (isLast ? division.exchange() > 0 : division.exchange() * 2 > division.size()) {
      throw new BadInput(
          "bad-divisions",
          isLast
              ? "The lowest division has nobody to exchange with."
              : "At most half of a division can be relegated.");
    }
  }

  static SeasonRequest read(Fields fields) {
    var zone = zone(fields.optionalText("zone", 64).orElse("UTC"));
    return new SeasonRequest(
        fields.text("name", NAME_MAX),
        fields.objects("divisions", DIVISIONS_MAX, SeasonRequest::division),
        CompetitionRequest.stages(fields),
        fields.whole("events", 1, EVENTS_MAX),
        instant(fields.text("first", 32), zone),
        fields.whole("everyDays", 1, DAYS_MAX, 7),
        zone.getId(),
        usual(fields.wholes("points", POINTS_LENGTH, 0, POINTS_MAX), POINTS_USUAL),
        fields.whole("bestOf", 0, EVENTS_MAX, 0),
        usual(tieBreaks(fields.texts("tieBreaks", 4, 16)), TIE_BREAKS_USUAL),
        TournamentRequest.seed(fields.optionalText("seed", 20)),
        fields.objects("members", SIZE_MAX, MemberRequest::read),
        fields.optionalText("key", 64));
  }

  private static <T> List<T> usual(List<T> given, List<T> otherwise) {
    return given.isEmpty() ? otherwise : given;
  }

  private static Division division(Fields fields) {
    return new Division(
        fields.text("name", 20),
        fields.whole("size", 2, SIZE_MAX),
        fields.whole("exchange", 0, SIZE_MAX, 0));
  }

  private static List<SeasonTieBreak> tieBreaks(List<String> words) {
    return words.stream()
        .map(word ->
            SeasonTieBreak.named(word)
                .orElseThrow(() ->
                    new BadInput(
                        "out-of-range", "A tie-break must be one of wins, best, played, latest.")))
        .toList();
  }

  private static ZoneId zone(String text) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException unknown) {
      throw new BadInput("out-of-range", "Unknown time zone '" + text + "'.");
    }
  }

  /** A local date and time, such as 2026-12-01T19:00. */
  static long instant(String text, ZoneId zone) {
    try {
      return LocalDateTime.parse(text).atZone(zone).toInstant().toEpochMilli();
    } catch (DateTimeException broken) {
      throw new BadInput(
          "out-of-range", "The field 'first' must be a local time, such as 2026-12-01T19:00.");
    }
  }

  String id(String organiser) {
    return TournamentRequest.id("s", key, organiser);
  }

  SeasonSettings settings(String owner) {
    return new SeasonSettings(
        name, owner, divisions, stages, events, firstAt, everyDays, zone, points, bestOf, tieBreaks,
        seed, 1);
  }
}
