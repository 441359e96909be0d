package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apogee.match.pairing.RoundPlan.Table;

/**
 * The first of the starting list are champions; each of them meets every challenger once a cycle,
 * and no two champions meet. At larger tables a champion meets a group of challengers.
 *
 * <p>Groups follow from the whole starting list, so that a withdrawal moves nobody else.
 */
public final class Gauntlet implements PairingSystem {
  @Override
  public RoundPlan pair(PairingInput input) {
    var settings = input.settings();
    var list = input.entrants().stream().sorted(Comparator.comparingInt(Entrant::number)).toList();
    int champions = Math.min(settings.champions(), list.size() - 1);
    var groups = groups(list.subList(champions, list.size()), settings);
    int cycleLength = Math.max(champions, groups.size());
    int cycle = (input.round() - 1) / cycleLength;
    int step = (input.round() - 1) % cycleLength;
    var tables = new ArrayList<Table>();
    for (int i = 0; i < champions; i++) {
      // Fewer groups than champions: some champions rest.
      int group = (step + i) % cycleLength;
      if (group < groups.size()) {
        table(input, list.get(i), groups.get(group), step + i + cycle).ifPresent(tables::add);
      }
    }
    return new RoundPlan(input.round(), tables, List.of(), new LinkedHashSet<>(), List.of());
  }

  /** The number of rounds in which every champion meets every challenger. */
  public static int roundsOfCycle(int entrants, PairingSettings settings) {
    int champions = Math.min(settings.champions(), entrants - 1);
    return Math.max(champions, groupCount(entrants - champions, settings));
  }

  private static Optional<Table> table(
      PairingInput input, Entrant champion, List<Entrant> group, int turn) {
    var here =
        Stream.concat(Stream.of(champion), group.stream())
            .filter(one -> one.active() && !input.absent().contains(one.id()))
            .map(Entrant::id)
            .toList();
    if (!here.contains(champion.id()) || here.size() < input.settings().smallestTable()) {
      return Optional.empty();
    }
    var seats = new ArrayList<>(here);
    Collections.rotate(seats, turn);
    return Optional.of(new Table(seats, "champion " + champion.number() + " against challengers"));
  }

  private static List<List<Entrant>> groups(List<Entrant> challengers, PairingSettings settings) {
    int count = groupCount(challengers.size(), settings);
    var groups = new ArrayList<List<Entrant>>();
    for (int i = 0; i < count; i++) {
      groups.add(
          challengers.subList(
              challengers.size() * i / count, challengers.size() * (i + 1) / count));
    }
    return groups;
  }

  /** As near to full tables as the allowed sizes permit. */
  private static int groupCount(int challengers, PairingSettings settings) {
    int usual = Math.max(1, Math.ceilDiv(challengers, settings.tableSize() - 1));
    boolean tooSmall = 1 + challengers / usual < settings.smallestTable();
    boolean fitsInFewer =
        usual > 1 && 1 + Math.ceilDiv(challengers, usual - 1) <= settings.largestTable();
    return tooSmall && fitsInFewer ? usual - 1 : usual;
  }
}
