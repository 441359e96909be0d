package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;

/** A tournament that is played with made-up results, one round at a time. */
public final class Played {
  private final PairingSystem system;
  private PairingSettings settings;
  private final SplittableRandom random;
  private final long seed;
  private final List<Entrant> entrants = new ArrayList<>();
  private boolean allCome;
  private int stayAway = 40;
  private final List<PastRound> past = new ArrayList<>();

  public Played(PairingSystem system, PairingSettings settings, int entrants, long seed) {
    this.system = system;
    this.settings = settings;
    this.seed = seed;
    random = new SplittableRandom(seed);
    IntStream.range(0, entrants).forEach(i -> join());
  }

  /** Without tables that are decided because somebody stays away. */
  public Played allCome() {
    allCome = true;
    return this;
  }

  /** One table in ten is decided without play, a third of those because neither side came. */
  public Played withForfeits() {
    stayAway = 10;
    return this;
  }

  /** Forbids so many pairs, at random. */
  public void forbid(int pairs) {
    var forbidden = new ArrayList<PairingSettings.Forbidden>();
    for (int i = 0; i < pairs; i++) {
      int one = random.nextInt(entrants.size());
      int other = random.nextInt(entrants.size());
      if (one != other) {
        forbidden.add(
            new PairingSettings.Forbidden(entrants.get(one).id(), entrants.get(other).id()));
      }
    }
    settings = settings.forbidding(forbidden);
  }

  public void join() {
    int number = entrants.size() + 1;
    entrants.add(new Entrant("e" + number, number, 2400 - 7 * number, true));
  }

  public void withdraw(int index) {
    var was = entrants.get(index);
    entrants.set(index, new Entrant(was.id(), was.number(), was.rating(), false));
  }

  public List<Entrant> entrants() {
    return entrants;
  }

  public List<PastRound> past() {
    return past;
  }

  public PairingSettings settings() {
    return settings;
  }

  public SplittableRandom random() {
    return random;
  }

  public PairingInput pairingInput(Set<String> absent) {
    return new PairingInput(entrants, past, absent, settings, seed);
  }

  public RoundPlan plan() {
    return system.pair(pairingInput(Set.of()));
  }

  public RoundPlan playRound() {
    return play(plan(), Set.of());
  }

  public RoundPlan playRound(Set<String> absent) {
    return play(system.pair(pairingInput(absent)), absent);
  }

  private RoundPlan play(RoundPlan plan, Set<String> absent) {
    Map<String, Integer> numbers = new HashMap<>();
    entrants.forEach(e -> numbers.put(e.id(), e.number()));
    var results = new ArrayList<TableResult>();
    for (var table : plan.tables()) {
      boolean isPlayed = allCome || random.nextInt(stayAway) > 0;
      boolean nobodyCame = !isPlayed && stayAway < 40 && random.nextInt(3) == 0;
      var places =
          nobodyCame
              ? Collections.nCopies(table.seats().size(), 1)
              : places(table.seats(), numbers);
      results.add(new TableResult(table.seats(), places, isPlayed));
    }
    var byes = new ArrayList<Bye>();
    plan.byes().forEach(id -> byes.add(new Bye(id, ByeKind.PAIRING)));
    absent.forEach(
        id -> byes.add(new Bye(id, random.nextBoolean() ? ByeKind.REQUESTED : ByeKind.ABSENT)));
    past.add(new PastRound(results, byes));
    return plan;
  }

  /** The stronger one mostly wins; ties happen. */
  private List<Integer> places(List<String> seats, Map<String, Integer> numbers) {
    var strength =
        seats.stream()
            .map(id -> numbers.getOrDefault(id, 0) / 2 + random.nextInt(2 + entrants.size() / 2))
            .toList();
    return strength.stream()
        .map(mine -> 1 + (int) strength.stream().filter(other -> other < mine).count())
        .toList();
  }
}
