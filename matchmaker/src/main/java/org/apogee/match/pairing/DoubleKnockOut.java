package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Two losses eliminate. Entrants without a loss play each other, and so do those with one loss; the
 * last of each group play the final, and a second one if the unbeaten entrant loses the first.
 */
public final class DoubleKnockOut implements PairingSystem {
  @Override
  public RoundPlan pair(Question question) {
    var field = new Field(question);
    var losses = losses(question);
    var unbeaten = withLosses(field, losses, 0);
    var beaten = withLosses(field, losses, 1);
    var heat = new Heat(question, field);
    if (unbeaten.size() + beaten.size() < 2) {
      return new RoundPlan(
          question.round(), List.of(), List.of(), new LinkedHashSet<>(), List.of());
    }
    if (unbeaten.size() <= 1 && beaten.size() <= 1) {
      var both = new ArrayList<>(unbeaten);
      both.addAll(beaten);
      return heat.plan(both, 0);
    }
    return merged(heat.plan(unbeaten, 0), heat.plan(beaten, 1));
  }

  private static List<History> withLosses(Field field, Map<String, Integer> losses, int count) {
    return field.histories().stream()
        .filter(who -> losses.getOrDefault(who.entrant().id(), 0) == count)
        .toList();
  }

  /** The number of tables from which each entrant did not advance. */
  private static Map<String, Integer> losses(Question question) {
    var seeds =
        question.entrants().stream().sorted(Comparator.comparingInt(Entrant::number)).toList();
    Map<String, Integer> losses = new HashMap<>();
    for (var round : question.past()) {
      var on = KnockOut.through(round, seeds);
      round.tables().stream()
          .flatMap(table -> table.seats().stream())
          .filter(id -> !on.contains(id))
          .forEach(id -> losses.merge(id, 1, Integer::sum));
    }
    return losses;
  }

  private static RoundPlan merged(RoundPlan one, RoundPlan other) {
    var tables = new ArrayList<>(one.tables());
    tables.addAll(other.tables());
    var byes = new ArrayList<>(one.byes());
    byes.addAll(other.byes());
    var relaxed = new LinkedHashSet<>(one.relaxed());
    relaxed.addAll(other.relaxed());
    return new RoundPlan(one.number(), tables, byes, relaxed, List.of());
  }
}
