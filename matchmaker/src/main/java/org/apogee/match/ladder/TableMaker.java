package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Seats waiting entrants. Pure: the result does not depend on the order of the input.
 *
 * <p>Entrants are matched one after the other: first those that have waited for twice the patience
 * of the ladder, then those with few rated games, then the longest-waiting. An entrant is matched
 * with others of similar rating; the accepted difference grows with its waiting time. After the
 * patience any opponent is accepted, at a smaller table if necessary. So a ladder never blocks
 * while two entrants may meet.
 */
final class TableMaker {
  /** How far one looks at first, and how much further after each tenth of the patience. */
  private static final double NEAR = 0.6;

  /** After the whole patience one looks 2 deviations further; then anybody will do. */
  private static final double FURTHER = 0.2;

  /**
   * To meet again in the next game is as bad as 1.5 deviations, and less with each game between.
   */
  private static final double AGAIN = 1.5;

  /** Somebody who has waited for the whole patience is half a deviation nearer. */
  private static final double WAITING = 0.5;

  private final LadderSettings settings;
  private final List<Set<String>> recent;

  /**
   * @param recent tables of the last games, the latest first
   */
  TableMaker(LadderSettings settings, List<Set<String>> recent) {
    this.settings = settings;
    this.recent = List.copyOf(recent);
  }

  /**
   * Tables that should begin now.
   *
   * @param room how many may begin
   */
  List<NewTable> tables(List<Candidate> waiting, int room) {
    var choosers = waiting.stream().filter(this::isFree).sorted(urgency()).toList();
    var open = new LinkedHashSet<>(choosers);
    var tables = new ArrayList<NewTable>();
    for (var chooser : choosers) {
      if (tables.size() < room && open.contains(chooser)) {
        var company = company(chooser, open);
        if (!company.isEmpty()) {
          tables.add(table(chooser, company));
          company.forEach(open::remove);
        }
      }
    }
    return tables;
  }

  private boolean isFree(Candidate who) {
    return who.live() < Math.min(who.member().gamesMax(), settings.gamesOfOneMax());
  }

  private Comparator<Candidate> urgency() {
    return Comparator.comparing((Candidate who) -> !isOverdue(who))
        .thenComparing(who -> !isOverdue(who) && !isProvisional(who))
        .thenComparing(Comparator.comparingLong(Candidate::waitedMillis).reversed())
        .thenComparing(Candidate::player);
  }

  private boolean isOverdue(Candidate who) {
    return who.waitedMillis() >= 2 * settings.patienceMillis();
  }

  private boolean isProvisional(Candidate who) {
    return who.rating().games() < settings.provisionalGames();
  }

  private boolean takesAnybody(Candidate who) {
    return who.waitedMillis() >= settings.patienceMillis();
  }

  /** The whole table, or nobody when there is no company for now. */
  private List<Candidate> company(Candidate chooser, Set<Candidate> open) {
    double horizon = horizon(chooser);
    var others =
        open.stream()
            .filter(who -> !who.player().equals(chooser.player()))
            .filter(who -> chooser.rating().distance(who.rating()) <= horizon)
            .sorted(
                Comparator.comparingDouble((Candidate who) -> cost(chooser, who))
                    .thenComparing(Candidate::player))
            .toList();
    var table = new ArrayList<Candidate>(List.of(chooser));
    var owners = new HashSet<>(Set.of(chooser.member().owner()));
    for (var who : others) {
      boolean mayMeet = owners.add(who.member().owner()) || settings.sameOwner();
      if (table.size() < settings.tableSize() && mayMeet) {
        table.add(who);
      }
    }
    int least = takesAnybody(chooser) ? settings.smallestTable() : settings.tableSize();
    return table.size() >= least ? table : List.of();
  }

  private double horizon(Candidate chooser) {
    return takesAnybody(chooser)
        ? Double.POSITIVE_INFINITY
        : NEAR + FURTHER * 10 * chooser.waitedMillis() / Math.max(1, settings.patienceMillis());
  }

  /** Less is better: near, not met lately, waiting for long. */
  private double cost(Candidate chooser, Candidate other) {
    double again = 0;
    for (int ago = 0; ago < recent.size(); ago++) {
      var table = recent.get(ago);
      if (table.contains(chooser.player()) && table.contains(other.player())) {
        again += AGAIN / (1 + ago);
      }
    }
    double waited =
        Math.min(1, other.waitedMillis() / (double) Math.max(1, settings.patienceMillis()));
    return chooser.rating().distance(other.rating()) + again - WAITING * waited;
  }

  private NewTable table(Candidate chooser, List<Candidate> company) {
    double furthest =
        company.stream()
            .mapToDouble(who -> chooser.rating().distance(who.rating()))
            .max()
            .orElse(0);
    var why =
        isOverdue(chooser)
            ? "waited longest"
            : isProvisional(chooser) ? "has few rated games" : "was next";
    var reason =
        String.format(
            Locale.ROOT,
            "%s %s, after %d s; the furthest rating is %.1f deviations away",
            chooser.member().shownName(),
            why,
            chooser.waitedMillis() / 1000,
            furthest);
    return new NewTable(SeatAssignment.of(company), reason);
  }
}
