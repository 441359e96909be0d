package org.apogee.match.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionSettings;
import org.apogee.match.season.SeasonEvent.EventBegun;
import org.apogee.match.season.SeasonEvent.EventEnded;
import org.apogee.match.season.SeasonEvent.LateCorrection;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.tournament.TournamentEntrant;

/**
 * The steps that a season takes by itself. Each follows from the state and the time alone, so that
 * after a crash between two steps the next one is simply decided again.
 */
public final class SeasonProgress {
  private SeasonProgress() {}

  /** The events that begin now, of all divisions. */
  public static List<SeasonEvent> next(SeasonState state, long now) {
    if (state.phase() != Phase.RUNNING) {
      return List.of();
    }
    var settings = state.settings();
    var begun = new ArrayList<SeasonEvent>();
    for (int event = 1; event <= settings.events() && now >= settings.startOf(event); event++) {
      for (int division = 1; division <= settings.divisions().size(); division++) {
        if (state.event(event, division) == null) {
          begun.add(begin(state, event, division, now));
        }
      }
    }
    return begun;
  }

  private static EventBegun begin(SeasonState state, int event, int division, long now) {
    var first = state.settings().stages().getFirst();
    var here =
        state.members().stream()
            .filter(member -> member.division() == division && member.entrant().active())
            .map(member -> member.entrant().id())
            .toList();
    boolean isPlayed = here.size() / first.groups() >= first.tournament().smallestTable();
    return new EventBegun(
        now,
        event,
        division,
        state.id() + "-e" + event + "-d" + division,
        isPlayed ? here : List.of());
  }

  /**
   * What a competition of this season replied. An older reply than one before is nothing, and so is
   * one that says the same.
   */
  public static List<SeasonEvent> heard(
      SeasonState state, String competition, CompetitionOutcome outcome, long now) {
    for (var played : state.events()) {
      if (played.begun().competition().equals(competition)) {
        var known = played.late() == null ? played.outcome() : played.late();
        boolean isNew =
            known == null || (known.version() < outcome.version() && !known.saysTheSameAs(outcome));
        if (!outcome.isFinal() || !isNew) {
          return List.of();
        }
        int event = played.begun().event();
        int division = played.begun().division();
        return List.of(
            state.phase() == Phase.RUNNING
                ? new EventEnded(now, event, division, outcome)
                : new LateCorrection(now, event, division, outcome));
      }
    }
    return List.of();
  }

  /** The settings of the competition of one event. */
  static CompetitionSettings settings(SeasonState state, EventBegun begun) {
    var settings = state.settings();
    var division = settings.divisions().get(begun.division() - 1).name();
    return new CompetitionSettings(
        "%s, %s, event %d".formatted(settings.name(), division, begun.event()),
        settings.owner(),
        false,
        settings.seed() + 1009L * begun.event() + 31L * begun.division(),
        settings.stages(),
        state.id());
  }

  static List<TournamentEntrant> entrants(SeasonState state, EventBegun begun) {
    return begun.entrants().stream()
        .map(who -> Objects.requireNonNull(state.member(who)).entrant())
        .map(SeasonProgress::active)
        .toList();
  }

  /**
   * A member that withdrew after the event had begun still takes part in it, so a repeat agrees.
   */
  private static TournamentEntrant active(TournamentEntrant who) {
    return new TournamentEntrant(
        who.id(), who.number(), who.name(), who.player(), who.bot(), who.rating(), true);
  }

  /** The divisions of the next season if this one ended now. */
  static List<List<String>> nextDivisions(SeasonState state) {
    var divisions = state.settings().divisions();
    var tables =
        IntStream.rangeClosed(1, divisions.size())
            .mapToObj(
                division -> state.table(division).stream().map(SeasonTable.Line::entrant).toList())
            .toList();
    return Promotion.next(divisions, tables, state.withdrawn());
  }

  /** The members of the season after this one, once it has ended. */
  static List<SeasonMember> nextMembers(SeasonState state) {
    var members = new ArrayList<SeasonMember>();
    for (int division = 1; division <= state.next().size(); division++) {
      for (var who : state.next().get(division - 1)) {
        members.add(
            new SeasonMember(division, Objects.requireNonNull(state.member(who)).entrant()));
      }
    }
    return members;
  }

  /** Follows from the season, so that a repeat makes the same one. */
  public static String nextId(String season, int number) {
    return season.replaceFirst("-n[0-9]+$", "") + "-n" + number;
  }
}
