package org.apogee.proving.simulate;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apogee.match.ladder.LadderEvent;
import org.apogee.match.ladder.LadderEvent.Ended;
import org.apogee.match.ladder.LadderEvent.Joined;
import org.apogee.match.ladder.LadderEvent.Left;
import org.apogee.match.ladder.LadderEvent.Lost;
import org.apogee.match.ladder.LadderEvent.Opened;
import org.apogee.match.ladder.LadderEvent.Paused;
import org.apogee.match.ladder.LadderEvent.Resumed;
import org.apogee.match.ladder.LadderEvent.Seated;
import org.apogee.match.ladder.LadderMember;
import org.apogee.match.ladder.LadderSettings;
import org.apogee.match.ladder.LadderState;
import org.jspecify.annotations.Nullable;

/**
 * An independent account of a ladder's journal, without code of the ladder: current games, eligible
 * entrants, and the games that still count.
 */
final class LadderModel {
  /** As in LadderDecisions; written again on purpose. */
  private static final int GAVE_UP_MAX = 3;

  /** Somebody who was on the ladder once. */
  private static final class Page {
    LadderMember member;
    boolean here = true;
    long freeSince;
    int live;
    int inARow;
    long played;
    long won;

    Page(LadderMember member) {
      this.member = member;
    }
  }

  private final String id;
  private final GameHost host;
  private final Map<String, Page> pages = new HashMap<>();
  private final Map<String, List<String>> live = new HashMap<>();
  private final Set<String> settled = new HashSet<>();
  private @Nullable LadderSettings settings;
  private boolean paused;
  private long tables;
  private long lost;

  LadderModel(String id, GameHost host) {
    this.id = id;
    this.host = host;
  }

  private LadderSettings settings() {
    if (settings == null) {
      throw new Violation("something happened before the ladder was opened");
    }
    return settings;
  }

  private Page page(String player) {
    var page = pages.get(player);
    if (page == null) {
      throw new Violation(player + " was never on the ladder");
    }
    return page;
  }

  /** Takes in what was just journaled, and says what is wrong with it. */
  void take(LadderEvent event) {
    switch (event) {
      case Opened opened -> {
        check(settings == null, "it was opened twice");
        settings = opened.settings();
      }
      case Joined joined -> joined(joined);
      case Left left -> {
        check(page(left.player()).here, left.player() + " left twice");
        page(left.player()).here = false;
      }
      case Seated seated -> seated(seated);
      case Ended ended -> ended(ended);
      case Lost gone -> lost(gone);
      case Paused _ -> paused = true;
      case Resumed _ -> paused = false;
    }
  }

  private void joined(Joined joined) {
    var member = joined.member();
    var page = pages.computeIfAbsent(member.player(), _ -> new Page(member));
    page.member = member;
    page.here = true;
    page.freeSince = joined.at();
    page.inARow = 0;
  }

  private void seated(Seated seated) {
    var rules = settings();
    check(!paused, "a table began in a pause");
    check(seated.number() == ++tables, "table " + seated.number() + " is the " + tables + "th");
    int size = seated.players().size();
    check(size >= rules.smallestTable() && size <= rules.tableSize(), "a table of " + size);
    check(live.size() < rules.gamesMax(), "more games than the ladder may have");
    var here = new HashSet<String>();
    var owners = new HashSet<String>();
    for (var player : seated.players()) {
      var page = page(player);
      check(here.add(player), player + " sits twice at one table");
      check(page.here, player + " has left and is seated");
      check(isFree(page), player + " plays more games than it may");
      check(
          owners.add(page.member.owner()) || rules.sameOwner(),
          "two of " + page.member.owner() + " meet");
      page.live++;
      page.freeSince = seated.at();
    }
    live.put("l-" + id + "-" + seated.number(), seated.players());
  }

  private boolean isFree(Page page) {
    return page.live < Math.min(page.member.gamesMax(), settings().gamesOfOneMax());
  }

  /** Whether randomEntrant has been patient for long enough, and could have company. */
  boolean couldSeat(long now) {
    var rules = settings();
    if (paused || live.size() >= rules.gamesMax()) {
      return false;
    }
    var free = pages.values().stream().filter(page -> page.here && isFree(page)).toList();
    long owners = free.stream().map(page -> page.member.owner()).distinct().count();
    long patience = rules.patienceSeconds() * 1000L;
    return (rules.sameOwner() ? free.size() : owners) >= rules.smallestTable()
        && free.stream().anyMatch(page -> now - page.freeSince >= patience);
  }

  /** Removes the game from the games in play: it counts at most once. */
  private List<String> over(String game, long at) {
    check(settled.add(game), "a game ended twice: " + game);
    var players = live.remove(game);
    if (players == null) {
      throw new Violation("nobody plays " + game);
    }
    for (var player : players) {
      var page = page(player);
      page.live--;
      page.freeSince = Math.max(page.freeSince, at);
    }
    return players;
  }

  private void ended(Ended ended) {
    var players = over(ended.game(), ended.at());
    var told = host.ended(ended.game());
    if (told == null || told.cancelled() || !told.places().equals(ended.places())) {
      throw new Violation("a result is not what the game said: " + ended.game());
    }
    for (int seat = 0; seat < players.size(); seat++) {
      var page = page(players.get(seat));
      page.played++;
      page.won += told.places().get(seat) == 1 ? 1 : 0;
      page.inARow = told.givenUp().get(seat) == null ? 0 : page.inARow + 1;
    }
  }

  private void lost(Lost gone) {
    over(gone.game(), gone.at());
    lost++;
    var told = host.ended(gone.game());
    check(
        host.refuses(gone.game()) || (told != null && told.cancelled()),
        "a game was not lost: " + gone.game());
  }

  /** To be called when all that belongs together was taken. */
  void afterAll() {
    pages.forEach((player, page) ->
        check(
            !page.here || page.inARow < GAVE_UP_MAX,
            player + " gave up " + page.inARow + " games in a row and is still here"));
  }

  boolean isSettled(String game) {
    return settled.contains(game);
  }

  /** Holds the ladder's own numbers against these, when nobody plays any more. */
  void compare(LadderState state) {
    check(live.isEmpty(), "games are in play at the end: " + live.keySet());
    check(state.games() == tables, "%d tables, not %d".formatted(state.games(), tables));
    check(state.lost() == lost, "%d games were lost, not %d".formatted(state.lost(), lost));
    check(settled.size() == tables, "not every table's game came to an end");
    check(state.participants().size() == pages.size(), "an entrant is missing");
    for (var participant : state.participants()) {
      var page = Objects.requireNonNull(pages.get(participant.member().player()));
      check(
          participant.live() == 0
              && participant.played() == page.played
              && participant.won() == page.won
              && participant.active() == page.here,
          participant.member().player() + " has other numbers than its games");
    }
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new Violation(otherwise);
    }
  }
}
