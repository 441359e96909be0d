package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.KnockOutOrder;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.PlayedRounds.Place;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Announced;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Changed;
import org.apogee.match.tournament.TournamentEvent.CheckInEnded;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Dealt;
import org.apogee.match.tournament.TournamentEvent.DirectorAdded;
import org.apogee.match.tournament.TournamentEvent.DirectorRemoved;
import org.apogee.match.tournament.TournamentEvent.Excused;
import org.apogee.match.tournament.TournamentEvent.Explained;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Forbade;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.LinedUp;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Played;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.TeamEntered;
import org.apogee.match.tournament.TournamentEvent.TeamJoined;
import org.apogee.match.tournament.TournamentEvent.TeamLeft;
import org.apogee.match.tournament.TournamentEvent.TeamWaits;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.jspecify.annotations.Nullable;

/** The state of a tournament, derived from its events alone. */
public final class TournamentState {
  /** How far a tournament is. */
  public enum Stage {
    NEW,
    OPEN,
    RUNNING,
    PAUSED,
    /** Everything is played, but not confirmed. */
    PLAYED,
    FINISHED,
    CANCELLED;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final String id;
  private final Map<String, TournamentEntrant> entrants = new LinkedHashMap<>();
  private final EntryList entry = new EntryList();
  private final PlayedRounds rounds = new PlayedRounds();
  private final List<Forbidden> forbidden = new ArrayList<>();
  private final Map<Integer, Map<String, ByeKind>> excused = new HashMap<>();
  private final Set<String> directors = new LinkedHashSet<>();
  private final List<TournamentEvent> trail = new ArrayList<>();
  private final Teams teams = new Teams();
  private final Map<Integer, String> dealSecrets = new HashMap<>();
  private @Nullable TournamentSettings settings;
  private @Nullable PairedByHand byHand;
  private Stage stage = Stage.NEW;
  private int roundsInAll;
  private long arenaMillis;
  private long startedAt;
  private long finishedAt;
  private long playedAt;

  public TournamentState(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public Stage stage() {
    return stage;
  }

  public TournamentSettings settings() {
    return Objects.requireNonNull(settings, "no such tournament");
  }

  /** Every step, oldest first; its number is the place in this list, from 1. */
  public List<TournamentEvent> trail() {
    return List.copyOf(trail);
  }

  public int version() {
    return trail.size();
  }

  public List<TournamentEntrant> entrants() {
    return List.copyOf(entrants.values());
  }

  /** Whether teams are paired, and their members play. */
  public boolean isTeamEvent() {
    return settings().structure().boards() > 0;
  }

  public Teams teams() {
    return teams;
  }

  /** What is paired: the entrants, or in a team event the teams. */
  public List<Entrant> sides() {
    return isTeamEvent()
        ? teams.sides(settings().structure().boards(), this::rating)
        : entrants.values().stream().map(TournamentEntrant::forPairing).toList();
  }

  public @Nullable Entrant side(String side) {
    if (isTeamEvent()) {
      return sides().stream().filter(one -> one.id().equals(side)).findFirst().orElse(null);
    }
    var who = entrants.get(side);
    return who == null ? null : who.forPairing();
  }

  private int rating(String entrant) {
    var who = entrants.get(entrant);
    return who == null ? 0 : who.rating();
  }

  public @Nullable TournamentEntrant entrant(String entrant) {
    return entrants.get(entrant);
  }

  /** The waiting list, the check-ins, and the entrants that left before the start. */
  public EntryList entry() {
    return entry;
  }

  /** The number of entrants, or teams, with a seat; withdrawn ones are not counted. */
  public int seated() {
    return Places.seated(this).size();
  }

  /** The number of the next entrant until the start decides. */
  int nextNumber() {
    return entrants.values().stream().mapToInt(TournamentEntrant::number).max().orElse(0) + 1;
  }

  public List<PlayedRound> rounds() {
    return rounds.all();
  }

  public @Nullable PlayedRound lastRound() {
    return rounds.last();
  }

  public @Nullable PairedByHand byHand() {
    return byHand;
  }

  public int roundsInAll() {
    return roundsInAll;
  }

  public long startedAt() {
    return startedAt;
  }

  public long finishedAt() {
    return finishedAt;
  }

  /** When the last round was played, or corrected. */
  long playedAt() {
    return playedAt;
  }

  /** When the next round may start at the earliest. */
  public long nextRoundAt() {
    long since = rounds.pairedSince(startedAt);
    return startedAt + since * settings().control().roundEveryMillis();
  }

  public long arenaEnd() {
    return startedAt + arenaMillis;
  }

  /** Whether anything can still happen by itself. */
  public boolean isLive() {
    return switch (stage) {
      case OPEN, RUNNING, PAUSED, PLAYED -> true;
      case NEW, FINISHED, CANCELLED -> false;
    };
  }

  /** The entrants with a requested bye in a round. */
  public Map<String, ByeKind> excused(int round) {
    return Map.copyOf(excused.getOrDefault(round, Map.of()));
  }

  public List<Forbidden> forbidden() {
    return List.copyOf(forbidden);
  }

  /** The players who may change it besides its owner. */
  public List<String> directors() {
    return List.copyOf(directors);
  }

  /** The games that are to be ordered or in play, with who sits where. */
  public List<TableGame> liveGames() {
    return rounds.liveGames();
  }

  /** The entrants at unfinished tables. */
  public Set<String> busy() {
    return rounds.busy();
  }

  @Nullable Place place(String game) {
    return rounds.place(game);
  }

  public @Nullable PlayedTable table(int round, int table) {
    return rounds.table(round, table);
  }

  /** What the tables of a round share, or null if they share nothing. */
  @Nullable String dealSecret(int round) {
    return dealSecrets.get(round);
  }

  /** The rounds with the places and points that count so far. */
  List<PastRound> past() {
    if (settings().format() == Format.KNOCK_OUT) {
      return rounds.all().stream().map(PlayedRound::pastOfKnockOut).toList();
    }
    return isTeamEvent()
        ? rounds.all().stream().map(round -> TeamMatch.past(round, teams, settings())).toList()
        : rounds.past(settings().structure().deals());
  }

  /** The input of the next round. */
  public PairingInput pairingInput(Set<String> absent) {
    return new PairingInput(
        sides(), past(), absent, settings().pairing(roundsInAll, forbidden), settings().seed());
  }

  /** The input of the first round to play, with the numbers that entrants will have then. */
  PairingInput startingInput() {
    return new PairingInput(
        rounds.isEmpty() ? startingSides() : sides(),
        past(),
        excused(rounds.all().size() + 1).keySet(),
        settings().pairing(roundsInAll, forbidden),
        settings().seed());
  }

  /** How far each entrant came, where that counts before the points. */
  private ToLongFunction<String> reached() {
    return settings().isKnockOut() ? KnockOutOrder.of(sides(), past(), rounds.seated()) : _ -> 0;
  }

  /** As the results are now. */
  public Standings standings() {
    int boards = settings().structure().boards();
    var boardPoints =
        boards > 0 ? TeamMatch.boardPoints(rounds.all(), teams, boards) : Map.<String, Integer>of();
    return Standings.of(
        sides(),
        past(),
        settings().scoring(),
        settings().tieBreaks(),
        settings().structure()::carriedBy,
        side -> boardPoints.getOrDefault(side, 0),
        reached());
  }

  /** Applies the next event of the journal. */
  public void apply(TournamentEvent event) {
    trail.add(event);
    switch (event) {
      case Created created -> {
        settings = created.settings();
        roundsInAll = created.settings().rounds();
        arenaMillis = created.settings().arenaMillis();
        stage = Stage.OPEN;
      }
      case Changed changed -> {
        settings = changed.settings();
        roundsInAll = changed.settings().rounds();
        arenaMillis = changed.settings().arenaMillis();
      }
      case Joined joined -> {
        entrants.put(joined.entrant().id(), joined.entrant());
        entry.seated(joined.entrant().id());
      }
      case Waitlisted waiting -> entry.waits(waiting.entrant());
      case Promoted promoted -> promoted(promoted.entrant());
      case CheckedIn present -> entry.checkedIn(present.entrant());
      case NoShow absent -> missed(absent);
      case CheckInEnded _ -> entry.checkInEnded();
      case Withdrawn gone -> withdrawn(gone.entrant());
      case TeamEntered it -> {
        teams.entered(it.team(), it.name(), it.captain(), it.invited());
        entry.seated(it.team());
      }
      case TeamWaits it -> teams.waits(it.team());
      case TeamJoined it -> {
        entrants.put(it.entrant().id(), it.entrant());
        teams.joined(it.team(), it.entrant().id());
      }
      case TeamLeft it -> {
        entrants.remove(it.entrant());
        teams.left(it.team(), it.entrant());
      }
      case LinedUp it -> teams.linedUp(it.team(), it.boards());
      case Excused it ->
          excused.computeIfAbsent(it.round(), _ -> new HashMap<>()).put(it.entrant(), it.kind());
      case Forbade pair -> forbidden.add(new Forbidden(pair.one(), pair.other()));
      case PairedByHand it -> byHand = it;
      case Imported past -> rounds.add(past);
      case Started start -> started(start);
      case Paired paired -> {
        byHand = null;
        rounds.add(paired, id, settings().gamesPerMatch());
      }
      case Resulted result -> {
        var place = known(result.game());
        place.round().changedAt(result.at());
        place.table().over(place.game(), result, settings().tableScoring());
      }
      case Lost lost -> {
        var place = known(lost.game());
        place.round().changedAt(lost.at());
        place.table().lost(place.game(), lost.code(), lost.number() == 0);
      }
      case Voided voided -> {
        var round = corrected(voided.round(), voided.at());
        round.tables().get(voided.table() - 1).voided(voided.replay(), voided.reason());
        round.ended(round.isEnded() && !voided.replay());
      }
      case Ruled ruled ->
          corrected(ruled.round(), ruled.at())
              .tables()
              .get(ruled.table() - 1)
              .ruled(ruled.places(), ruled.played());
      case Corrected corrected ->
          known(corrected.correction().game()).table().corrected(corrected.correction());
      case Adjudicated it -> known(it.game()).table().adjudicated(it);
      case Announced _, Explained _ -> {}
      case Played played -> {
        stage = Stage.PLAYED;
        playedAt = played.at();
      }
      case Dealt dealt -> dealSecrets.put(dealt.round(), dealt.secret());
      case RoundEnded end -> rounds.number(end.round()).ended(true);
      case Paused _ -> stage = Stage.PAUSED;
      case Resumed _ -> stage = Stage.RUNNING;
      case Extended more -> extended(more);
      case Finished end -> over(Stage.FINISHED, end.at());
      case Cancelled end -> over(Stage.CANCELLED, end.at());
      case DirectorAdded it -> directors.add(it.player());
      case DirectorRemoved it -> directors.remove(it.player());
    }
  }

  private void promoted(String who) {
    if (isTeamEvent()) {
      teams.promoted(who);
    } else {
      entrants.put(who, entry.promoted(who).numbered(nextNumber()));
    }
  }

  private void missed(NoShow absent) {
    var id = absent.entrant();
    if (isTeamEvent()) {
      entry.missed(id, teams.known(id).captain(), absent.at());
      teams.removed(id).forEach(entrants::remove);
    } else {
      var who = Objects.requireNonNull(entrants.get(id), "no such entrant");
      entry.missed(id, who.player(), absent.at());
      if (rounds.isEmpty()) {
        entrants.remove(id);
      } else {
        entrants.put(id, who.withdrawn());
      }
    }
  }

  /**
   * Before the start of a tournament with a regulated registration the seat becomes free; otherwise
   * the entrant stays in the list, as it always has. So does everybody in imported rounds.
   */
  private void withdrawn(String who) {
    boolean isRegulated = settings().registration().isRegulated();
    boolean isFreed = stage == Stage.OPEN && rounds.isEmpty() && isRegulated;
    if (isTeamEvent() && isFreed) {
      teams.removed(who).forEach(entrants::remove);
      entry.left(who);
    } else if (isTeamEvent()) {
      teams.withdrawn(who);
    } else if (isFreed || entry.isWaiting(who)) {
      entrants.remove(who);
      entry.left(who);
    } else {
      entrants.computeIfPresent(who, (_, it) -> it.withdrawn());
    }
  }

  /** After a correction there may be more to play, and the time to confirm begins again. */
  private PlayedRound corrected(int number, long at) {
    stage = stage == Stage.PLAYED ? Stage.RUNNING : stage;
    var round = rounds.number(number);
    round.changedAt(at);
    return round;
  }

  /** After its end, an arena is extended from that moment on: the time between does not count. */
  private void extended(Extended more) {
    roundsInAll += more.rounds();
    long lapsed = stage == Stage.OPEN || more.millis() == 0 ? 0 : more.at() - arenaEnd();
    arenaMillis += Math.max(0, lapsed) + more.millis();
    stage = stage == Stage.PLAYED ? Stage.RUNNING : stage;
  }

  private void over(Stage how, long at) {
    stage = how;
    finishedAt = at;
  }

  private Place known(String game) {
    return Objects.requireNonNull(place(game), () -> "the journal names an unknown game: " + game);
  }

  /** The starting list goes by rating, then by who joined first; a seeded one by joining alone. */
  private void started(Started start) {
    startedAt = start.at();
    roundsInAll = start.rounds();
    stage = Stage.RUNNING;
    if (!rounds.isEmpty()) {
      return; // an imported list keeps its numbers
    }
    if (isTeamEvent()) {
      teams.started(startingSides());
      return;
    }
    var list = startingList();
    entrants.clear();
    list.forEach(who -> entrants.put(who.id(), who));
  }

  private List<Entrant> startingSides() {
    return isTeamEvent()
        ? teams.startingSides(settings().structure().boards(), this::rating)
        : startingList().stream().map(TournamentEntrant::forPairing).toList();
  }

  private List<TournamentEntrant> startingList() {
    var list =
        settings().structure().seeded()
            ? List.copyOf(entrants.values())
            : entrants.values().stream()
                .sorted(Comparator.comparingInt(TournamentEntrant::rating).reversed())
                .toList();
    return IntStream.range(0, list.size()).mapToObj(i -> list.get(i).numbered(i + 1)).toList();
  }
}
