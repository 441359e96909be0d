package org.apogee.match.season;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.FinalRanking.Ranked;
import org.apogee.match.season.SeasonEvent.Cancelled;
import org.apogee.match.season.SeasonEvent.Created;
import org.apogee.match.season.SeasonEvent.DirectorAdded;
import org.apogee.match.season.SeasonEvent.DirectorRemoved;
import org.apogee.match.season.SeasonEvent.Ended;
import org.apogee.match.season.SeasonEvent.EventBegun;
import org.apogee.match.season.SeasonEvent.EventEnded;
import org.apogee.match.season.SeasonEvent.Joined;
import org.apogee.match.season.SeasonEvent.LateCorrection;
import org.apogee.match.season.SeasonEvent.Withdrawn;
import org.apogee.match.upkeep.ParentState;
import org.jspecify.annotations.Nullable;

/** The state of a season, derived from its events alone. */
public final class SeasonState implements ParentState {
  /** The phases of a season. */
  public enum Phase {
    NEW,
    RUNNING,
    ENDED,
    CANCELLED;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** An event of one division. */
  public static final class PlayedEvent {
    private final EventBegun begun;
    private @Nullable CompetitionOutcome outcome;
    private @Nullable CompetitionOutcome late;

    private PlayedEvent(EventBegun begun) {
      this.begun = begun;
    }

    public EventBegun begun() {
      return begun;
    }

    public @Nullable CompetitionOutcome outcome() {
      return outcome;
    }

    /** The last correction that came too late, if there is one. */
    public @Nullable CompetitionOutcome late() {
      return late;
    }

    /** Complete, or not played. */
    public boolean isDone() {
      return outcome != null || !isPlayed();
    }

    public boolean isPlayed() {
      return !begun.entrants().isEmpty();
    }
  }

  /** An event and a division, both from 1. */
  record Slot(int event, int division) {}

  private final String id;
  private final Map<String, SeasonMember> members = new LinkedHashMap<>();
  private final Map<Slot, PlayedEvent> events = new LinkedHashMap<>();
  private final Set<String> directors = new LinkedHashSet<>();
  private final List<SeasonEvent> trail = new ArrayList<>();
  private @Nullable SeasonSettings settings;
  private List<List<String>> next = List.of();
  private Phase phase = Phase.NEW;

  public SeasonState(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public Phase phase() {
    return phase;
  }

  public SeasonSettings settings() {
    return Objects.requireNonNull(settings, "no such season");
  }

  public List<SeasonEvent> trail() {
    return List.copyOf(trail);
  }

  @Override
  public int version() {
    return trail.size();
  }

  public List<SeasonMember> members() {
    return List.copyOf(members.values());
  }

  /** The players who may change it besides its owner. */
  public List<String> directors() {
    return List.copyOf(directors);
  }

  public @Nullable SeasonMember member(String entrant) {
    return members.get(entrant);
  }

  public @Nullable PlayedEvent event(int event, int division) {
    return events.get(new Slot(event, division));
  }

  /** All that have begun. */
  public List<PlayedEvent> events() {
    return List.copyOf(events.values());
  }

  /** The divisions of the next season; empty unless this one has ended. */
  public List<List<String>> next() {
    return next;
  }

  @Override
  public boolean isNew() {
    return phase == Phase.NEW;
  }

  @Override
  public boolean isLive() {
    return phase == Phase.RUNNING;
  }

  /** Whether every event of every division has been played. */
  public boolean isComplete() {
    return events.size() == settings().events() * settings().divisions().size()
        && events.values().stream().allMatch(PlayedEvent::isDone);
  }

  /** As the results are now; those of a division keep their place in it though they withdrew. */
  public List<SeasonTable.Line> table(int division) {
    var rankings = new ArrayList<@Nullable List<Ranked>>();
    for (int event = 1; event <= settings().events(); event++) {
      var played = event(event, division);
      var outcome = played == null ? null : played.outcome();
      rankings.add(outcome == null ? null : outcome.ranking());
    }
    var its =
        members.values().stream()
            .filter(member -> member.division() == division)
            .map(member -> member.entrant().id())
            .toList();
    return SeasonTable.of(settings(), its, rankings);
  }

  public Set<String> withdrawn() {
    return members.values().stream()
        .filter(member -> !member.entrant().active())
        .map(member -> member.entrant().id())
        .collect(Collectors.toSet());
  }

  /** Applies the next event of the journal. */
  public void apply(SeasonEvent event) {
    trail.add(event);
    switch (event) {
      case Created created -> {
        settings = created.settings();
        created.members().forEach(member -> members.put(member.entrant().id(), member));
        directors.addAll(created.directors());
        phase = Phase.RUNNING;
      }
      case Joined joined -> members.put(joined.member().entrant().id(), joined.member());
      case Withdrawn gone ->
          members.computeIfPresent(gone.entrant(), (_, member) -> member.withdrawn());
      case EventBegun begun ->
          events.put(new Slot(begun.event(), begun.division()), new PlayedEvent(begun));
      case EventEnded end -> known(end.event(), end.division()).outcome = end.outcome();
      case LateCorrection it -> known(it.event(), it.division()).late = it.outcome();
      case Ended end -> {
        next = end.next();
        phase = Phase.ENDED;
      }
      case Cancelled _ -> phase = Phase.CANCELLED;
      case DirectorAdded it -> directors.add(it.player());
      case DirectorRemoved it -> directors.remove(it.player());
    }
  }

  private PlayedEvent known(int event, int division) {
    return Objects.requireNonNull(event(event, division), "the journal names an unknown event");
  }
}
