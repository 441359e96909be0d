package org.apogee.match.competition;

import java.util.ArrayList;
import java.util.List;

/** Distributes the entrants of a stage among its groups. */
public final class Draw {
  private Draw() {}

  /**
   * Groups of sizes that differ by at most one; each lists its entrants in the order of seeding.
   */
  public static List<List<Qualified>> groups(
      List<Qualified> seeded, int groups, Distribution distribution) {
    return switch (distribution) {
      case BANDS -> bands(seeded, groups);
      case SNAKE -> snake(seeded, groups);
    };
  }

  private static List<List<Qualified>> bands(List<Qualified> seeded, int groups) {
    var result = new ArrayList<List<Qualified>>();
    for (int i = 0; i < groups; i++) {
      result.add(
          List.copyOf(
              seeded.subList(seeded.size() * i / groups, seeded.size() * (i + 1) / groups)));
    }
    return result;
  }

  /** A pot is as many as there are groups; two from one group before are kept apart within it. */
  private static List<List<Qualified>> snake(List<Qualified> seeded, int groups) {
    var result = new ArrayList<List<Qualified>>();
    for (int i = 0; i < groups; i++) {
      result.add(new ArrayList<>());
    }
    for (int pot = 0; pot * groups < seeded.size(); pot++) {
      var here =
          new ArrayList<>(
              seeded.subList(pot * groups, Math.min(seeded.size(), (pot + 1) * groups)));
      var into = new ArrayList<Integer>();
      for (int i = 0; i < here.size(); i++) {
        into.add(pot % 2 == 0 ? i : groups - 1 - i);
      }
      separate(here, into, result);
      for (int i = 0; i < here.size(); i++) {
        result.get(into.get(i)).add(here.get(i));
      }
    }
    return result;
  }

  /** Swaps two of a pot wherever that leaves fewer who were together already. */
  private static void separate(
      List<Qualified> pot, List<Integer> into, List<List<Qualified>> groups) {
    for (int i = 0; i < pot.size(); i++) {
      for (int j = 0; j < pot.size() && meets(pot.get(i), groups.get(into.get(i))) > 0; j++) {
        int now = meets(pot, into, groups, i, j);
        int mine = into.get(i);
        into.set(i, into.get(j));
        into.set(j, mine);
        if (meets(pot, into, groups, i, j) >= now) {
          into.set(j, into.get(i));
          into.set(i, mine);
        }
      }
    }
  }

  private static int meets(
      List<Qualified> pot, List<Integer> into, List<List<Qualified>> groups, int i, int j) {
    return meets(pot.get(i), groups.get(into.get(i))) + meets(pot.get(j), groups.get(into.get(j)));
  }

  /** Companions from the same group of the stage before. */
  private static int meets(Qualified one, List<Qualified> group) {
    return (int)
        group.stream().filter(other -> one.from() > 0 && other.from() == one.from()).count();
  }
}
