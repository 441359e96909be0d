package org.apogee.match.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.standing.TieBreak;
import org.apogee.match.tournament.Deals;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.StructureSettings;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.http.Fields;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * A request to create a tournament.
 *
 * @param draft the settings without owner and planned start
 * @param start when it starts by itself, if it does
 * @param registration the rules of registration
 * @param key makes a repeat idempotent: an organiser has one tournament for each key
 * @param report the lines of a report, or none
 */
record TournamentRequest(
    TournamentSettings draft,
    PlannedStart start,
    RegistrationRequest registration,
    List<EntrantRequest> entrants,
    Optional<String> key,
    List<String> report) {
  private static final int NAME_MAX = 80;
  private static final int ROUNDS_MAX = 100;
  private static final int GAMES_MAX = 9;
  private static final int MINUTES_MAX = 7 * 24 * 60;

  /** Larger fields join one by one; the body is limited to 64 KiB anyway. */
  private static final int ENTRANTS_AT_ONCE = 1000;

  /** The first round of so many is paired in less than a second. */
  private static final int EXPECTED_MAX = 500;

  private static final int EXPECTED_USUAL = 8;
  private static final int MILLIS_MAX = Integer.MAX_VALUE;
  private static final int POINTS_MAX = 1000;
  private static final int CHAMPIONS_MAX = 50;
  private static final int BOARDS_MAX = 20;

  /** 96 bits: two organisers' keys never collide. */
  private static final int ID_BYTES = 12;

  static TournamentRequest read(Fields fields) {
    return read(fields, false);
  }

  /**
   * A request for a preview.
   *
   * @param expected how many entrants the organiser expects
   */
  record Trial(TournamentRequest request, int expected) {
    static Trial read(Fields fields) {
      var request = TournamentRequest.read(fields);
      int capacity = request.registration().capacity();
      int listed = request.entrants().size();
      int usual = capacity > 0 ? capacity : listed > 0 ? listed : EXPECTED_USUAL;
      return new Trial(
          request, fields.whole("expected", 2, EXPECTED_MAX, Math.clamp(usual, 2, EXPECTED_MAX)));
    }
  }

  static TournamentRequest readWithReport(Fields fields) {
    return read(fields, true);
  }

  private static TournamentRequest read(Fields fields, boolean withReport) {
    var request = readAll(fields, withReport);
    boolean isOfTeams = request.draft().structure().boards() > 0;
    if (isOfTeams && (withReport || !request.entrants().isEmpty())) {
      throw new BadInput(
          "bad-teams", "A team event lists no 'entrants' and no 'trf': teams enter later.");
    }
    return request;
  }

  private static TournamentRequest readAll(Fields fields, boolean withReport) {
    return new TournamentRequest(
        draft(fields, fields.text("game", 64)),
        PlannedStart.read(fields),
        fields
            .optionalObject("registration", RegistrationRequest::read)
            .orElse(RegistrationRequest.NONE),
        fields.objects("entrants", ENTRANTS_AT_ONCE, EntrantRequest::read),
        fields.optionalText("key", 64),
        withReport ? fields.texts("trf", 2000, 1200) : List.of());
  }

  /** The settings of one tournament, or of one stage of a competition. */
  static TournamentSettings draft(Fields fields, String game) {
    var ruleset = Rulesets.find(game);
    var format = format(fields.text("format", 32));
    var structure = structure(fields);
    int size = fields.whole("tableSize", 2, 8, Math.max(2, ruleset.minSeats()));
    return new TournamentSettings(
        fields.text("name", NAME_MAX),
        game,
        fields.textsByName("options", 50, 1000),
        format,
        size,
        fields.whole("smallestTable", 2, 8, smallest(ruleset, format, size)),
        fields.whole("largestTable", 2, 8, largest(ruleset, size)),
        fields.whole("rounds", 1, ROUNDS_MAX, 0),
        fields.whole("gamesPerMatch", 1, GAMES_MAX, 1),
        fields.optionalObject("clock", TournamentRequest::clock).orElse(ClockOrder.USUAL),
        fields.choice("onForfeit", OnForfeit.class, OnForfeit.CARETAKER),
        fields.wholes("points", 8, 0, POINTS_MAX),
        tieBreaks(fields.texts("tieBreaks", 6, 32), structure),
        seed(fields.optionalText("seed", 20)),
        fields.flag("rated", true),
        arenaMillis(format, fields.whole("minutes", 1, MINUTES_MAX, 30)),
        TournamentSettings.NO_START,
        TournamentSettings.NO_OWNER,
        Registration.NONE,
        fields.optionalObject("control", ControlRequest::read).orElse(RoundControl.USUAL),
        structure);
  }

  private static long arenaMillis(Format format, int minutes) {
    return format == Format.ARENA ? minutes * 60_000L : 0;
  }

  /** The boards of a match, and how many more players a team may have. */
  private record TeamsRequest(int boards, int reserves) {
    static TeamsRequest read(Fields fields) {
      return new TeamsRequest(
          fields.whole("boards", 1, BOARDS_MAX), fields.whole("reserves", 0, BOARDS_MAX, 0));
    }
  }

  private static StructureSettings structure(Fields fields) {
    var teams = fields.optionalObject("teams", TeamsRequest::read).orElse(new TeamsRequest(0, 0));
    return new StructureSettings(
        fields.whole("champions", 1, CHAMPIONS_MAX, 1),
        fields.flag("seeded", false),
        new TreeMap<>(),
        "",
        fields.choice("deals", Deals.class, Deals.OWN),
        teams.boards(),
        teams.reserves());
  }

  /** Odd fields need tables of one less; a knock-out comes down to few. */
  private static int smallest(Ruleset ruleset, Format format, int size) {
    boolean isKnockOut = format == Format.KNOCK_OUT || format == Format.DOUBLE_KNOCK_OUT;
    int least = Math.max(2, ruleset.minSeats());
    return isKnockOut ? least : Math.max(least, size == 2 ? 2 : size - 1);
  }

  private static int largest(Ruleset ruleset, int size) {
    return size == 2 ? 2 : Math.max(size, Math.min(ruleset.maxSeats(), size + 1));
  }

  private static Format format(String word) {
    return Format.named(word)
        .orElseThrow(() ->
            new BadInput(
                "out-of-range",
                "The field 'format' must be one of swiss, round-robin, knock-out, double-knock-out,"
                    + " arena, gauntlet."));
  }

  private static List<TieBreak> tieBreaks(List<String> words, StructureSettings structure) {
    return words.isEmpty()
        ? structure.boards() > 0 ? Standings.OF_TEAMS : Standings.USUAL
        : words.stream()
            .map(word ->
                TieBreak.named(word)
                    .orElseThrow(() ->
                        new BadInput(
                            "out-of-range",
                            "A tie-break must be one of buchholz, median-buchholz,"
                                + " sonneborn-berger, head-to-head, wins, score-sum, board-points.")))
            .toList();
  }

  private static ClockOrder clock(Fields fields) {
    return new ClockOrder(
        fields.whole("bankMillis", 1, MILLIS_MAX),
        fields.whole("incrementMillis", 0, MILLIS_MAX),
        fields.whole("capMillis", 1, MILLIS_MAX));
  }

  /** The id of the tournament: the same for the same key, a new one without a key. */
  String id(String organiser) {
    return id("t", key, organiser);
  }

  static String id(String letter, Optional<String> key, String organiser) {
    return letter
        + key.map(text -> digest(organiser + "\n" + text))
            .orElseGet(() -> GameId.fresh().text().substring(1));
  }

  TournamentSettings settings(String owner, long now) {
    return settings(owner, now, UUID.randomUUID().toString());
  }

  /** With the salt of entry codes that there are. */
  TournamentSettings settings(String owner, long now, String salt) {
    long startAt = start.at(now);
    return draft.createdBy(owner, startAt).registering(registration.at(startAt, salt));
  }

  static long seed(Optional<String> text) {
    try {
      return text.map(Long::parseLong).orElseGet(ThreadLocalRandom.current()::nextLong);
    } catch (NumberFormatException notANumber) {
      throw new BadInput("out-of-range", "The field 'seed' must be an integer, as a string.");
    }
  }

  /** Of 96 bits. */
  static String digest(String text) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, ID_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
