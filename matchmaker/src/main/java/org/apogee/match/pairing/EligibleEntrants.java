package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.TableResult;

/** Those who can be paired, by number, with what the past says about them. */
final class EligibleEntrants {
  private final List<History> histories = new ArrayList<>();
  private final List<History> all = new ArrayList<>();
  private final Map<Long, Integer> met = new HashMap<>();
  private final Set<Long> forbidden = new HashSet<>();
  private final Scoring scoring;

  EligibleEntrants(PairingInput input) {
    scoring = input.settings().scoring();
    Map<String, History> byId = new HashMap<>();
    input.entrants().stream()
        .sorted(Comparator.comparingInt(Entrant::number))
        .forEach(entrant -> add(entrant, byId));
    for (var round : input.past()) {
      replay(round, byId);
    }
    for (var pair : input.settings().forbidden()) {
      if (byId.containsKey(pair.one()) && byId.containsKey(pair.other())) {
        forbidden.add(key(byId.get(pair.one()), byId.get(pair.other())));
      }
    }
    all.stream()
        .filter(r -> r.entrant().active() && !input.absent().contains(r.entrant().id()))
        .forEach(histories::add);
    numberForColours();
  }

  /** Those who were never paired and are not here yet are skipped, so numbers may still change. */
  private void numberForColours() {
    var here = new HashSet<>(histories);
    int number = 0;
    for (var who : all) {
      if (who.wasPaired() || here.contains(who)) {
        who.colourNumber(++number);
      }
    }
  }

  private void add(Entrant entrant, Map<String, History> byId) {
    var fresh = new History(entrant, all.size());
    if (byId.put(entrant.id(), fresh) != null) {
      throw new IllegalArgumentException("entrant listed twice: " + entrant.id());
    }
    all.add(fresh);
  }

  private void replay(PastRound round, Map<String, History> byId) {
    var before = all.stream().mapToInt(History::score).toArray();
    var seen = new boolean[all.size()];
    for (var table : round.tables()) {
      var sitting = table.seats().stream().map(id -> known(byId, id)).toList();
      for (int seat = 0; seat < sitting.size(); seat++) {
        seen[sitting.get(seat).index()] = true;
        seat(table, sitting, seat, before);
      }
    }
    for (var bye : round.byes()) {
      var record = known(byId, bye.entrant());
      seen[record.index()] = true;
      record.satOut(bye.kind(), bye.kind().points(scoring));
    }
    all.stream().filter(r -> !seen[r.index()]).forEach(r -> r.satOut(ByeKind.ABSENT, 0));
  }

  private void seat(TableResult table, List<History> sitting, int seat, int[] before) {
    var me = sitting.get(seat);
    int points = table.points(scoring, seat);
    if (!table.played()) {
      me.decidedWithoutPlay(points, points >= ByeKind.PAIRING.points(scoring));
      return;
    }
    int above = 0;
    int below = 0;
    for (var other : sitting) {
      if (other.index() > me.index()) {
        met.merge(key(me, other), 1, Integer::sum);
      }
      above += before[other.index()] > before[me.index()] ? 1 : 0;
      below += before[other.index()] < before[me.index()] ? 1 : 0;
    }
    me.played(seat, points, Integer.signum(above - below));
  }

  private static History known(Map<String, History> byId, String id) {
    var record = byId.get(id);
    if (record == null) {
      throw new IllegalArgumentException("no entrant " + id);
    }
    return record;
  }

  private static long key(History one, History other) {
    int low = Math.min(one.index(), other.index());
    int high = Math.max(one.index(), other.index());
    return (long) low << 32 | high;
  }

  /** Those to be paired, in the order of the starting list. */
  List<History> histories() {
    return histories;
  }

  /** Those to be paired, best first: by score, then by the starting list. */
  List<History> ranked() {
    return histories.stream()
        .sorted(
            Comparator.comparingInt(History::score).reversed().thenComparingInt(History::number))
        .toList();
  }

  int met(History one, History other) {
    return met.getOrDefault(key(one, other), 0);
  }

  boolean forbidden(History one, History other) {
    return forbidden.contains(key(one, other));
  }

  /** Which constraints a finished plan breaks. */
  SequencedSet<Relaxation> broken(List<List<History>> tables, List<History> byes) {
    var broken = new LinkedHashSet<Relaxation>();
    for (var relaxation : Relaxation.values()) {
      boolean used =
          switch (relaxation) {
            case REPEAT -> tables.stream().anyMatch(table -> anyPair(table, false));
            case FORBIDDEN -> tables.stream().anyMatch(table -> anyPair(table, true));
            case SECOND_BYE -> byes.stream().anyMatch(History::barredFromBye);
            case COLOUR -> tables.stream().anyMatch(EligibleEntrants::colourClash);
            case TABLE_SIZE -> false;
          };
      if (used) {
        broken.add(relaxation);
      }
    }
    return broken;
  }

  private boolean anyPair(List<History> table, boolean isForbidden) {
    return IntStream.range(0, table.size())
        .anyMatch(i ->
            IntStream.range(0, i)
                .anyMatch(j ->
                    isForbidden
                        ? forbidden(table.get(i), table.get(j))
                        : met(table.get(i), table.get(j)) > 0));
  }

  private static boolean colourClash(List<History> table) {
    return table.size() == 2 && Colours.clash(table.getFirst(), table.getLast());
  }
}
