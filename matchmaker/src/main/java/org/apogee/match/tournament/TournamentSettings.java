package org.apogee.match.tournament;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.pairing.SwissTables;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.TieBreak;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * The settings of a tournament.
 *
 * @param game the ruleset with its edition, such as {@code sol/1}
 * @param rounds the number of rounds, or 0 if it follows from the number of entrants
 * @param gamesPerMatch games per table, with rotating seats
 * @param points integer points by place; empty for 1 evenly down to 0
 * @param arenaMillis the duration of an arena
 * @param startAt the planned start in milliseconds since 1970; 0 for none
 * @param owner the player who created it
 * @param registration who may enter, and when
 * @param control how it goes on after the start; absent in old journals
 * @param structure its place among other tournaments; older journals have none
 */
public record TournamentSettings(
    String name,
    String game,
    SortedMap<String, String> options,
    Format format,
    int tableSize,
    int smallestTable,
    int largestTable,
    int rounds,
    int gamesPerMatch,
    ClockOrder clock,
    OnForfeit onForfeit,
    List<Integer> points,
    List<TieBreak> tieBreaks,
    long seed,
    boolean rated,
    long arenaMillis,
    long startAt,
    String owner,
    Registration registration,
    RoundControl control,
    StructureSettings structure) {
  public static final long NO_START = 0;
  public static final String NO_OWNER = "";

  /** A team has 2 points for a win and 1 for a draw. */
  private static final Scoring TEAM_POINTS = new Scoring(List.of(2, 0));

  public TournamentSettings {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    points = List.copyOf(points);
    tieBreaks = List.copyOf(tieBreaks);
    // Settings of older journals have none.
    registration = Objects.requireNonNullElse(registration, Registration.NONE);
    control = Objects.requireNonNullElse(control, RoundControl.USUAL);
    structure = Objects.requireNonNullElse(structure, StructureSettings.NONE);
  }

  /** A tournament of its own. */
  public TournamentSettings(
      String name,
      String game,
      SortedMap<String, String> options,
      Format format,
      int tableSize,
      int smallestTable,
      int largestTable,
      int rounds,
      int gamesPerMatch,
      ClockOrder clock,
      OnForfeit onForfeit,
      List<Integer> points,
      List<TieBreak> tieBreaks,
      long seed,
      boolean rated,
      long arenaMillis,
      long startAt,
      String owner,
      Registration registration,
      RoundControl control) {
    this(
        name,
        game,
        options,
        format,
        tableSize,
        smallestTable,
        largestTable,
        rounds,
        gamesPerMatch,
        clock,
        onForfeit,
        points,
        tieBreaks,
        seed,
        rated,
        arenaMillis,
        startAt,
        owner,
        registration,
        control,
        StructureSettings.NONE);
  }

  /**
   * The same with the edition and all options named as they will be played; refused by {@link
   * BadInput} if no table of these sizes could open a game.
   */
  public TournamentSettings checked() {
    var ruleset = Rulesets.find(game);
    if (smallestTable < 2 || smallestTable > tableSize || tableSize > largestTable) {
      throw new BadInput(
          "bad-table-size",
          "Tables of %d do not fit %d to %d seats; the smallest table has two."
              .formatted(tableSize, smallestTable, largestTable));
    }
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i) > points.get(i - 1)) {
        throw new BadInput("bad-points", "Points must not increase with the place.");
      }
    }
    control.check(format);
    checkDeals();
    checkTeams();
    SortedMap<String, String> all = options;
    int least = isKnockOut() ? 2 : smallestTable; // for the final, or one of three
    for (int seats = least; seats <= largestTable; seats++) {
      all = new TreeMap<>(Setup.of(ruleset, seats, options).options());
    }
    registration.checked(startAt);
    return with(name, ruleset.id().toString(), all, seed, startAt, owner, registration, structure);
  }

  /** Points by comparison need rounds in which everybody plays for points. */
  private void checkDeals() {
    if (structure.deals() == Deals.OWN) {
      return;
    }
    if (format != Format.SWISS && format != Format.ROUND_ROBIN) {
      throw new BadInput(
          "bad-deals", "Mirrored 'deals' are for the formats swiss and round-robin.");
    }
    if (!points.isEmpty()) {
      throw new BadInput(
          "bad-deals", "With mirrored 'deals' points come from the comparison, not from 'points'.");
    }
  }

  private void checkTeams() {
    if (structure.boards() == 0) {
      return;
    }
    if (format != Format.SWISS && format != Format.ROUND_ROBIN) {
      throw badTeams("Team events have the format swiss or round-robin.");
    }
    if (largestTable != 2) {
      throw badTeams("The boards of a match of teams have two seats.");
    }
    if (structure.deals() != Deals.OWN) {
      throw badTeams("Team events have no mirrored 'deals'.");
    }
  }

  private static BadInput badTeams(String sentence) {
    return new BadInput("bad-teams", sentence);
  }

  /** The same with another lot. */
  public TournamentSettings withSeed(long other) {
    return with(name, game, options, other, startAt, owner, registration, structure);
  }

  public TournamentSettings createdBy(String player, long plannedStart) {
    return with(name, game, options, seed, plannedStart, player, registration, structure);
  }

  /** The same as a tournament with this name in a place of its own. */
  public TournamentSettings placed(String otherName, long lot, StructureSettings place) {
    return with(otherName, game, options, lot, startAt, owner, registration, place);
  }

  /** The same event at another time: what is counted from the start moves with it. */
  public TournamentSettings startingAt(String title, long start, long lot) {
    return with(
        title, game, options, lot, start, owner, registration.movedBy(start - startAt), structure);
  }

  /** The same with other rules of registration. */
  public TournamentSettings registering(Registration other) {
    return with(name, game, options, seed, startAt, owner, other, structure);
  }

  private TournamentSettings with(
      String shown,
      String edition,
      SortedMap<String, String> all,
      long lot,
      long start,
      String player,
      Registration entry,
      StructureSettings place) {
    return new TournamentSettings(
        shown,
        edition,
        all,
        format,
        tableSize,
        smallestTable,
        largestTable,
        rounds,
        gamesPerMatch,
        clock,
        onForfeit,
        points,
        tieBreaks,
        lot,
        rated,
        arenaMillis,
        start,
        player,
        entry,
        control,
        place);
  }

  PairingSettings pairing(int roundsInAll, List<Forbidden> forbidden) {
    return new PairingSettings(
        tableSize,
        smallestTable,
        largestTable,
        roundsInAll,
        scoring(),
        forbidden,
        structure.champions());
  }

  /**
   * How its rounds are paired. By comparison hardly two entrants have equal points, so duels are
   * grouped by near points, not by equal ones.
   */
  public PairingSystem system() {
    return format == Format.SWISS && structure.deals() == Deals.MIRRORED
        ? new SwissTables()
        : format.system(tableSize);
  }

  @JsonIgnore
  Scoring scoring() {
    if (structure.boards() > 0 && points.isEmpty()) {
      return TEAM_POINTS;
    }
    return structure.deals() == Deals.MIRRORED ? Scoring.COMPARISON : new Scoring(points);
  }

  /** The points of one table, which in a team event is one board of a match. */
  @JsonIgnore
  Scoring tableScoring() {
    return structure.boards() > 0 ? Scoring.EVEN : scoring();
  }

  @JsonIgnore
  boolean isKnockOut() {
    return format == Format.KNOCK_OUT || format == Format.DOUBLE_KNOCK_OUT;
  }

  /** Whether entrants may join while it is played. */
  @JsonIgnore
  boolean isOpenAfterStart() {
    return format == Format.SWISS || format == Format.ARENA;
  }

  /** {@code sol}, whatever the edition. */
  @JsonIgnore
  String gameName() {
    return game.replaceFirst("/.*", "");
  }
}
