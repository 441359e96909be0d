package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.match.notice.NoticedTournament;
import org.apogee.match.tournament.TournamentEvent;

/**
 * The notices of a season's tournaments. The decisions are those of the matchmaker: which notices
 * an event causes. The tables are simulated: a bookmark for each tournament, and for each receiver
 * the notices in the order of their numbers.
 */
final class SeasonNotices {
  private static final int AT_ONCE = 4;

  private final SeasonSimulation world;
  private final Map<String, Integer> bookmarks = new HashMap<>();
  private final Map<String, Set<NoticeKind>> receivers = new TreeMap<>();
  private final Map<String, List<String>> streams = new HashMap<>();

  SeasonNotices(SeasonSimulation world) {
    this.world = world;
  }

  /** A player wants these kinds. */
  void receive(String player, Set<NoticeKind> kinds) {
    receivers.put(player, EnumSet.copyOf(kinds));
  }

  /** Tournaments that have moved on, a few at a time. */
  List<String> movedOn() {
    return world.tournaments().ids().stream()
        .filter(id -> world.tournaments().size(id) > bookmarks.getOrDefault(id, 0))
        .limit(AT_ONCE)
        .toList();
  }

  /** What one life remembers: tournaments as they were at its last look. */
  static final class Memory {
    private final Map<String, NoticedTournament> known = new HashMap<>();
  }

  /** Notices that are computed but not stored. */
  record Pending(String tournament, int from, int upTo, List<Notice> notices) {}

  /** Reads the journal from the bookmark on, as the matchmaker does. */
  Pending read(String id, Memory memory) {
    int from = bookmarks.getOrDefault(id, 0);
    var tournament = memory.known.get(id);
    if (tournament == null || tournament.sequence() != from) {
      tournament = new NoticedTournament(id);
      for (var old : world.tournaments().from(id, 0).subList(0, from)) {
        tournament.apply(old);
      }
      memory.known.put(id, tournament);
    }
    var notices = new ArrayList<Notice>();
    for (var event : world.tournaments().from(id, from)) {
      notices.addAll(tournament.apply(event));
    }
    return new Pending(id, from, tournament.sequence(), notices);
  }

  /** One transaction: the bookmark moves, unless another life has moved it, with the notices. */
  void store(Pending pending) {
    if (move(pending)) {
      add(pending);
    }
  }

  boolean move(Pending pending) {
    if (bookmarks.getOrDefault(pending.tournament(), 0) != pending.from()) {
      return false;
    }
    bookmarks.put(pending.tournament(), pending.upTo());
    return true;
  }

  void add(Pending pending) {
    for (var notice : pending.notices()) {
      var player = notice.player();
      if (player != null && receivers.getOrDefault(player, Set.of()).contains(notice.kind())) {
        streams.computeIfAbsent(player, _ -> new ArrayList<>()).add(notice.id());
      }
    }
  }

  /** By an account of its own: every receiver has each notice that it wants, once. */
  int check() {
    var expected = new HashMap<String, List<String>>();
    for (var id : world.tournaments().ids()) {
      var players = new ArrayList<String>();
      int step = 0;
      for (var event : world.tournaments().from(id, 0)) {
        step++;
        switch (event) {
          case TournamentEvent.Joined joined -> players.add(joined.entrant().player());
          case TournamentEvent.Paired paired -> {
            for (var table : paired.tables()) {
              expect(expected, id, step, NoticeKind.ROUND_PAIRED, table.seats());
            }
            var byes = paired.byes().stream().map(bye -> bye.entrant()).toList();
            expect(expected, id, step, NoticeKind.ROUND_PAIRED, byes);
          }
          case TournamentEvent.Finished _, TournamentEvent.Cancelled _ ->
              expect(expected, id, step, NoticeKind.EVENT_OVER, players);
          default -> {}
        }
      }
    }
    int all = 0;
    for (var player : receivers.keySet()) {
      var wanted = expected.getOrDefault(player, List.of()).stream().sorted().toList();
      var got = streams.getOrDefault(player, List.of()).stream().sorted().toList();
      if (!got.equals(wanted)) {
        throw new Violation("%s was sent %s, but wanted %s".formatted(player, got, wanted));
      }
      all += got.size();
    }
    return all;
  }

  private void expect(
      Map<String, List<String>> expected, String id, int step, NoticeKind kind, List<String> who) {
    for (var player : who) {
      if (receivers.getOrDefault(player, Set.of()).contains(kind)) {
        expected
            .computeIfAbsent(player, _ -> new ArrayList<>())
            .add("%s/%d/%s/%s".formatted(id, step, kind.word(), player));
      }
    }
  }
}
