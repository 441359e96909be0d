package org.apogee.match.pairing;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * One step of an arena: tables for the entrants that wait now. Entrants with similar scores and
 * ratings meet; a rematch within the last tables happens only if nobody else is available. The
 * others keep waiting, which costs and gains nothing in an arena.
 */
public final class Arena implements PairingSystem {
  /** How many tables of an entrant back a meeting counts: docs/pairing.md promises it. */
  private static final int REMEMBERED = 5;

  @Override
  public RoundPlan pair(PairingInput input) {
    var eligible = new EligibleEntrants(input);
    var round = new TableRound(input, eligible);
    var recent = recent(input);
    return round.plan(
        eligible.ranked(),
        (one, other) -> {
          int ago = recent.getOrDefault(Set.of(one.entrant().id(), other.entrant().id()), 0);
          double again = ago == 0 ? 0 : Grouping.BAD / (ago * ago);
          double forbidden = eligible.forbidden(one, other) ? Grouping.BAD * 100 : 0;
          double ratings = (one.entrant().rating() - other.entrant().rating()) / 100.0;
          return forbidden + again + SwissTables.gap(one, other) + ratings * ratings;
        });
  }

  /**
   * How many tables ago two entrants last met, if that is not long. Of the two, the one that played
   * fewer tables since decides. Steps do not count: in a busy arena, many pass during one game.
   */
  private static Map<Set<String>, Integer> recent(PairingInput input) {
    Map<Set<String>, Integer> recent = new HashMap<>();
    Map<String, Integer> tables = new HashMap<>();
    for (var round : input.past().reversed()) {
      for (var table : round.tables()) {
        for (var one : table.seats()) {
          int ago = tables.merge(one, 1, Integer::sum);
          if (ago <= REMEMBERED) {
            table.seats().stream()
                .filter(other -> !other.equals(one))
                .forEach(other -> recent.merge(Set.of(one, other), ago, Math::min));
          }
        }
      }
    }
    return recent;
  }
}
