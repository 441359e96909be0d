package org.apogee.proving.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.RoundPlan;

/**
 * A Swiss of duels with everything that happens in one: late entries, withdrawals, absences, byes
 * that were asked for, forfeits on one side and on both, forbidden pairs. The seed decides all of
 * it.
 *
 * <p>It ends before a round in which a rule would have to give way, as no program of the same rules
 * could pair that round.
 */
final class MadeUpSwiss {
  static final int ENTRANTS_MIN = 8;
  static final int ENTRANTS_MAX = 200;

  private static final int LATE_MAX = 10;
  private static final int LATE_ROUNDS = 4;
  private static final int FULL = 1000;

  private final SplittableRandom random;
  private final long seed;
  private final List<Entrant> entrants = new ArrayList<>();
  private final List<PastRound> past = new ArrayList<>();
  private final PairingSettings settings;
  private final int late;

  // Per thousand, of the tables or entrants of a round. Each tournament has its own.
  private final int draws;
  private final int forfeits;
  private final int absences;
  private final int withdrawals;

  private int approximateRounds;
  private boolean gaveWay;

  MadeUpSwiss(long seed) {
    this.seed = seed;
    random = new SplittableRandom(seed);
    draws = List.of(50, 300, 600).get(random.nextInt(3));
    forfeits = random.nextInt(80);
    absences = random.nextInt(60);
    withdrawals = random.nextInt(25);
    late = random.nextInt(LATE_MAX + 1);
    // Small fields are the harder ones: they run out of opponents. So half are below 56.
    double share = Math.pow(random.nextDouble(), 2);
    int size = ENTRANTS_MIN + (int) (share * (ENTRANTS_MAX - LATE_MAX - ENTRANTS_MIN + 1));
    for (int i = 0; i < size; i++) {
      join(2800 - 1600 * i / size);
    }
    settings = PairingSettings.duels(4 + random.nextInt(8)).forbidding(forbidden());
  }

  private void join(int rating) {
    int number = entrants.size() + 1;
    entrants.add(new Entrant("Player " + number, number, rating, true));
  }

  private List<Forbidden> forbidden() {
    var pairs = new LinkedHashSet<Forbidden>();
    for (int i = random.nextInt(1 + entrants.size() / 4); i > 0; i--) {
      int one = random.nextInt(entrants.size());
      int other = random.nextInt(entrants.size());
      if (one != other) {
        pairs.add(new Forbidden(entrants.get(one).id(), entrants.get(other).id()));
      }
    }
    return List.copyOf(pairs);
  }

  /** Plays it, and returns the input for one more round. */
  PairingInput play() {
    for (int round = 1; round <= settings.rounds(); round++) {
      if (round > 1) {
        joinLate(round);
        withdrawSome();
      }
      var away = away();
      var plan = new DutchSwiss().pair(pairingInput(away.keySet()));
      gaveWay = !plan.relaxed().isEmpty();
      if (gaveWay || plan.tables().isEmpty()) {
        break;
      }
      approximateRounds += plan.notes().isEmpty() ? 0 : 1;
      past.add(played(plan, away));
    }
    return pairingInput(Set.of());
  }

  /** Rounds that were not paired exactly: see the notes of {@link RoundPlan}. */
  int approximateRounds() {
    return approximateRounds;
  }

  /** Whether it ended early. */
  boolean gaveWay() {
    return gaveWay;
  }

  private PairingInput pairingInput(Set<String> absent) {
    return new PairingInput(entrants, past, absent, settings, seed);
  }

  private boolean happens(int perThousand) {
    return random.nextInt(FULL) < perThousand;
  }

  private void joinLate(int round) {
    for (int i = 0; i < late && round <= LATE_ROUNDS; i++) {
      if (random.nextInt(LATE_ROUNDS) == 0 && entrants.size() < ENTRANTS_MAX) {
        join(1200 + random.nextInt(1600));
      }
    }
  }

  private void withdrawSome() {
    for (int i = 0; i < entrants.size(); i++) {
      var who = entrants.get(i);
      if (who.active() && happens(withdrawals)) {
        entrants.set(i, new Entrant(who.id(), who.number(), who.rating(), false));
      }
    }
  }

  private Map<String, ByeKind> away() {
    Map<String, ByeKind> away = new LinkedHashMap<>();
    for (var who : entrants) {
      if (who.active() && happens(absences)) {
        away.put(who.id(), random.nextBoolean() ? ByeKind.REQUESTED : ByeKind.ABSENT);
      }
    }
    return away;
  }

  private PastRound played(RoundPlan plan, Map<String, ByeKind> away) {
    Map<String, Entrant> byId = new HashMap<>();
    entrants.forEach(who -> byId.put(who.id(), who));
    var tables = new ArrayList<TableResult>();
    for (var table : plan.tables()) {
      boolean isPlayed = !happens(forfeits);
      var places = isPlayed ? result(table.seats(), byId) : forfeit();
      tables.add(new TableResult(table.seats(), places, isPlayed));
    }
    var byes = new ArrayList<Bye>();
    plan.byes().forEach(who -> byes.add(new Bye(who, ByeKind.PAIRING)));
    away.forEach((who, kind) -> byes.add(new Bye(who, kind)));
    return new PastRound(tables, byes);
  }

  /** One in four: neither came. */
  private List<Integer> forfeit() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> List.of(1, 1);
      case 2, 3, 4 -> List.of(2, 1);
      default -> List.of(1, 2);
    };
  }

  private List<Integer> result(List<String> seats, Map<String, Entrant> byId) {
    if (happens(draws)) {
      return List.of(1, 1);
    }
    var white = byId.get(seats.getFirst());
    var black = byId.get(seats.getLast());
    int difference = white == null || black == null ? 0 : white.rating() - black.rating();
    double expected = 1 / (1 + Math.pow(10, -difference / 400.0));
    return random.nextDouble() < expected ? List.of(1, 2) : List.of(2, 1);
  }
}
