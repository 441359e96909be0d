package org.apogee.match.ladder;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.match.ladder.LadderEvent.Ended;
import org.apogee.match.ladder.LadderEvent.Joined;
import org.apogee.match.ladder.LadderEvent.Left;
import org.apogee.match.ladder.LadderEvent.Lost;
import org.apogee.match.ladder.LadderEvent.Opened;
import org.apogee.match.ladder.LadderEvent.Paused;
import org.apogee.match.ladder.LadderEvent.Resumed;
import org.apogee.match.ladder.LadderEvent.Seated;
import org.apogee.match.ladder.LadderSnapshot.Place;
import org.jspecify.annotations.Nullable;

/** The state of a ladder after its events. Only {@link #apply} changes it. */
public final class LadderState {
  /** Tables that are remembered, so that the same ones do not meet again at once. */
  private static final int RECENT_MAX = 64;

  private final String id;
  private final Map<String, Participant> participants = new LinkedHashMap<>();
  private final Map<String, LiveTable> live = new LinkedHashMap<>();
  private final Deque<Set<String>> recent = new ArrayDeque<>();
  private @Nullable LadderSettings settings;
  private @Nullable String pausedBecause;

  /** Empty for a ladder whose snapshot is of a version that did not keep it. */
  private String owner = "";

  private long version;
  private long games;
  private long lost;

  /**
   * A game of the ladder that is not over.
   *
   * @param members in the order of the seats, as they were when they sat down: what is ordered must
   *     not change when one of them joins again in another version
   */
  public record LiveTable(
      String game, long number, long since, List<LadderMember> members, String reason) {
    public LiveTable {
      members = List.copyOf(members);
    }

    public List<String> players() {
      return members.stream().map(LadderMember::player).toList();
    }
  }

  /** Somebody's place on the ladder. */
  public static final class Participant {
    private LadderMember member;
    private boolean active = true;
    private long freeSince;
    private int live;
    private long played;
    private long won;
    private int gaveUpInARow;
    private final List<Integer> seats = new ArrayList<>();

    private Participant(LadderMember member, long at) {
      this.member = member;
      this.freeSince = at;
    }

    private Participant(Place stored) {
      this(stored.member(), stored.freeSince());
      active = stored.active();
      live = stored.live();
      played = stored.played();
      won = stored.won();
      gaveUpInARow = stored.gaveUpInARow();
      seats.addAll(stored.seats());
    }

    private Place stored() {
      return new Place(member, active, freeSince, live, played, won, gaveUpInARow, seats);
    }

    public LadderMember member() {
      return member;
    }

    public boolean active() {
      return active;
    }

    public int live() {
      return live;
    }

    public long played() {
      return played;
    }

    /** How often it was first, alone or with others. */
    public long won() {
      return won;
    }

    int gaveUpInARow() {
      return gaveUpInARow;
    }

    List<Integer> seats() {
      return List.copyOf(seats);
    }

    private void sat(int seat, long at) {
      while (seats.size() <= seat) {
        seats.add(0);
      }
      seats.set(seat, seats.get(seat) + 1);
      live++;
      freeSince = at;
    }
  }

  public LadderState(String id) {
    this.id = id;
  }

  /** As it was stored by {@link #snapshot}. */
  public LadderState(String id, LadderSnapshot stored) {
    this(id);
    settings = stored.settings();
    pausedBecause = stored.pausedBecause();
    owner = stored.owner();
    version = stored.version();
    games = stored.games();
    lost = stored.lost();
    for (var place : stored.places()) {
      participants.put(place.member().player(), new Participant(place));
    }
    stored.live().forEach(table -> live.put(table.game(), table));
    recent.addAll(stored.recent());
  }

  public LadderSnapshot snapshot() {
    return new LadderSnapshot(
        settings,
        pausedBecause,
        version,
        games,
        lost,
        participants.values().stream().map(Participant::stored).toList(),
        List.copyOf(live.values()),
        List.copyOf(recent),
        owner);
  }

  public void apply(LadderEvent event) {
    version++;
    switch (event) {
      case Opened opened -> {
        settings = opened.settings();
        owner = opened.by();
      }
      case Joined joined -> join(joined);
      case Left left -> participant(left.player()).active = false;
      case Seated seated -> seat(seated);
      case Ended ended -> end(ended);
      case Lost gone -> {
        lost++;
        free(table(gone.game()), gone.at());
      }
      case Paused paused -> pausedBecause = paused.reason();
      case Resumed _ -> pausedBecause = null;
    }
  }

  private void join(Joined joined) {
    var member = joined.member();
    var known = participants.get(member.player());
    if (known == null) {
      participants.put(member.player(), new Participant(member, joined.at()));
    } else {
      known.member = member;
      known.active = true;
      known.freeSince = joined.at();
      known.gaveUpInARow = 0;
    }
  }

  private void seat(Seated seated) {
    games = seated.number();
    var game = gameId(seated.number());
    var players = seated.players();
    var members = players.stream().map(player -> participant(player).member).toList();
    live.put(game, new LiveTable(game, seated.number(), seated.at(), members, seated.reason()));
    for (int seat = 0; seat < players.size(); seat++) {
      participant(players.get(seat)).sat(seat, seated.at());
    }
    recent.addFirst(Set.copyOf(players));
    if (recent.size() > RECENT_MAX) {
      recent.removeLast();
    }
  }

  private void end(Ended ended) {
    var table = table(ended.game());
    for (int seat = 0; seat < table.players().size(); seat++) {
      var participant = participant(table.players().get(seat));
      participant.played++;
      if (seat < ended.places().size() && ended.places().get(seat) == 1) {
        participant.won++;
      }
      participant.gaveUpInARow =
          ended.gaveUp().contains(participant.member.player()) ? participant.gaveUpInARow + 1 : 0;
    }
    free(table, ended.at());
  }

  private void free(LiveTable table, long at) {
    live.remove(table.game());
    for (var player : table.players()) {
      var participant = participant(player);
      participant.live--;
      participant.freeSince = Math.max(participant.freeSince, at);
    }
  }

  private Participant participant(String player) {
    var found = participants.get(player);
    if (found == null) {
      throw new IllegalStateException(player + " was never on ladder " + id);
    }
    return found;
  }

  private LiveTable table(String game) {
    var found = live.get(game);
    if (found == null) {
      throw new IllegalStateException("ladder " + id + " has no game " + game);
    }
    return found;
  }

  public String id() {
    return id;
  }

  public boolean isOpened() {
    return settings != null;
  }

  public LadderSettings settings() {
    if (settings == null) {
      throw new IllegalStateException("ladder " + id + " was never opened");
    }
    return settings;
  }

  /** The player who opened it, or an empty string if that is unknown. */
  public String owner() {
    return owner;
  }

  public @Nullable String pausedBecause() {
    return pausedBecause;
  }

  /** The same for the same ladder and number, whenever it is asked for. */
  String gameId(long number) {
    return "l-" + id + "-" + number;
  }

  /** How many events made it what it is. */
  public long version() {
    return version;
  }

  /** Games that were begun so far. */
  public long games() {
    return games;
  }

  /** Those of them that do not count. */
  public long lost() {
    return lost;
  }

  public @Nullable Participant find(String player) {
    return participants.get(player);
  }

  public Collection<Participant> participants() {
    return List.copyOf(participants.values());
  }

  public Collection<LiveTable> live() {
    return List.copyOf(live.values());
  }

  public @Nullable LiveTable liveGame(String game) {
    return live.get(game);
  }

  List<Set<String>> recent() {
    return List.copyOf(recent);
  }

  /** Those who could be seated, with what is known of their strength. */
  List<Candidate> candidates(LadderInput.Now world, long now) {
    return participants.values().stream()
        .filter(participant -> participant.active)
        .filter(participant -> !world.banned().contains(participant.member.player()))
        .map(participant ->
            new Candidate(
                participant.member,
                world.ratings().getOrDefault(participant.member.player(), LadderRating.UNKNOWN),
                Math.max(0, now - participant.freeSince),
                participant.live,
                participant.seats))
        .toList();
  }
}
