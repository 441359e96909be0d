package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.match.competition.CompetitionEvent.Cancelled;
import org.apogee.match.competition.CompetitionEvent.Created;
import org.apogee.match.competition.CompetitionEvent.DirectorAdded;
import org.apogee.match.competition.CompetitionEvent.DirectorRemoved;
import org.apogee.match.competition.CompetitionEvent.Finished;
import org.apogee.match.competition.CompetitionEvent.GroupEnded;
import org.apogee.match.competition.CompetitionEvent.Joined;
import org.apogee.match.competition.CompetitionEvent.LateCorrection;
import org.apogee.match.competition.CompetitionEvent.StageBegun;
import org.apogee.match.competition.CompetitionEvent.Withdrawn;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.upkeep.ParentState;
import org.jspecify.annotations.Nullable;

/** The state of a competition, derived from its events alone. */
public final class CompetitionState implements ParentState {
  /** The phases of a competition. */
  public enum Phase {
    NEW,
    OPEN,
    RUNNING,
    FINISHED,
    CANCELLED;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A stage that has begun. */
  public static final class PlayedStage {
    private final StageBegun begun;
    private final Map<Integer, TournamentOutcome> outcomes = new TreeMap<>();
    private final Map<Integer, TournamentOutcome> late = new TreeMap<>();

    private PlayedStage(StageBegun begun) {
      this.begun = begun;
    }

    public List<Group> groups() {
      return begun.groups();
    }

    /** All its entrants in the order of seeding. */
    public List<Qualified> field() {
      return begun.field();
    }

    /** The outcome of a group, from 1, if the group is complete. */
    public @Nullable TournamentOutcome outcome(int group) {
      return outcomes.get(group);
    }

    /** The last correction that came too late, if there is one. */
    public @Nullable TournamentOutcome late(int group) {
      return late.get(group);
    }

    /** In the order of the groups; of complete groups only. */
    public List<TournamentOutcome> outcomes() {
      return List.copyOf(outcomes.values());
    }

    public boolean isDone() {
      return outcomes.size() == begun.groups().size();
    }
  }

  private final String id;
  private final Map<String, TournamentEntrant> entrants = new LinkedHashMap<>();
  private final List<PlayedStage> stages = new ArrayList<>();
  private final Set<String> directors = new LinkedHashSet<>();
  private final List<CompetitionEvent> trail = new ArrayList<>();
  private @Nullable CompetitionSettings settings;
  private Phase phase = Phase.NEW;

  public CompetitionState(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public Phase phase() {
    return phase;
  }

  public CompetitionSettings settings() {
    return Objects.requireNonNull(settings, "no such competition");
  }

  public List<CompetitionEvent> trail() {
    return List.copyOf(trail);
  }

  /** The players who may change it besides its owner. */
  public List<String> directors() {
    return List.copyOf(directors);
  }

  @Override
  public int version() {
    return trail.size();
  }

  public List<TournamentEntrant> entrants() {
    return List.copyOf(entrants.values());
  }

  public @Nullable TournamentEntrant entrant(String entrant) {
    return entrants.get(entrant);
  }

  /** The stages that have begun; the last one is the current one. */
  public List<PlayedStage> stages() {
    return List.copyOf(stages);
  }

  @Override
  public boolean isNew() {
    return phase == Phase.NEW;
  }

  @Override
  public boolean isLive() {
    return phase == Phase.OPEN || phase == Phase.RUNNING;
  }

  /** Applies the next event of the journal. */
  public void apply(CompetitionEvent event) {
    trail.add(event);
    switch (event) {
      case Created created -> {
        settings = created.settings();
        created.entrants().forEach(entrant -> entrants.put(entrant.id(), entrant));
        phase = Phase.OPEN;
      }
      case Joined joined -> entrants.put(joined.entrant().id(), joined.entrant());
      case Withdrawn gone -> withdraw(gone.entrant());
      case StageBegun begun -> {
        stages.add(new PlayedStage(begun));
        phase = Phase.RUNNING;
      }
      case GroupEnded end -> stages.get(end.stage() - 1).outcomes.put(end.group(), end.outcome());
      case LateCorrection it -> stages.get(it.stage() - 1).late.put(it.group(), it.outcome());
      case DirectorAdded it -> directors.add(it.player());
      case DirectorRemoved it -> directors.remove(it.player());
      case Finished _ -> phase = Phase.FINISHED;
      case Cancelled _ -> phase = Phase.CANCELLED;
    }
  }

  private void withdraw(String entrant) {
    entrants.computeIfPresent(
        entrant,
        (_, who) ->
            new TournamentEntrant(
                who.id(), who.number(), who.name(), who.player(), who.bot(), who.rating(), false));
  }
}
