package org.apogee.engine.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/**
 * All laws for one ruleset, in plain Java. Each method returns, or throws the first {@link
 * BrokenLaw} it finds; the same arguments always find the same.
 */
public final class Laws {
  private final Ruleset ruleset;
  private final Limits limits;
  private final Set<String> reveals;
  private final List<Setup> setups;

  /**
   * Takes the sets of options to be tried with every seat count that they go with.
   *
   * @param reveals the kinds of facts that open what was chosen in secret
   */
  public Laws(
      Ruleset ruleset, List<Map<String, String>> optionSets, Limits limits, Set<String> reveals) {
    this.ruleset = ruleset;
    this.limits = limits;
    this.reveals = reveals;
    this.setups = setups(ruleset, optionSets);
  }

  private static List<Setup> setups(Ruleset ruleset, List<Map<String, String>> optionSets) {
    var setups = new ArrayList<Setup>();
    for (int seats = ruleset.minSeats(); seats <= ruleset.maxSeats(); seats++) {
      for (var options : optionSets) {
        try {
          setups.add(Setup.of(ruleset, seats, options));
        } catch (BadInput _) {
          // Not every option goes with every seat count; the law of set-ups looks after that.
        }
      }
    }
    return setups;
  }

  public List<Setup> setups() {
    return setups;
  }

  /** For laws that options have little to do with. */
  public List<Setup> oneSetupForEachSeatCount() {
    return IntStream.rangeClosed(ruleset.minSeats(), ruleset.maxSeats())
        .mapToObj(seats -> setups.stream().filter(setup -> setup.seats() == seats).findFirst())
        .flatMap(Optional::stream)
        .toList();
  }

  /** Everything but the perft counts, cheap laws first. */
  public void checkAll() {
    checkSetups();
    checkGlossary();
    setups.forEach(this::checkMoments);
    checkSecrets();
    checkGamesEnd();
    oneSetupForEachSeatCount().forEach(this::checkSharing);
    setups.forEach(this::checkAllocation);
  }

  public void checkSetups() {
    new SetupLaw(ruleset).check();
  }

  public void checkGlossary() {
    new GlossaryFormLaw(ruleset).check();
  }

  /** Looks closely at moments of some random games. */
  public void checkMoments(Setup setup) {
    for (long seed = 1; seed <= limits.seeds(); seed++) {
      checkMoments(setup, seed);
    }
  }

  /** Looks closely at moments of the one random game of this seed. */
  public void checkMoments(Setup setup, long seed) {
    var story = Story.play(ruleset, setup, seed, limits.pliesMax());
    var old = Story.play(ruleset, ofSameSeats(setup, seed), ~seed, limits.pliesMax());
    new Checks(story, old, reveals).run(limits.moments());
  }

  /** Games with other options lend their positions, so that copyFrom has something to forget. */
  private Setup ofSameSeats(Setup setup, long seed) {
    var same = setups.stream().filter(other -> other.seats() == setup.seats()).toList();
    return same.get(Math.floorMod(same.indexOf(setup) + (int) seed, same.size()));
  }

  /** A game with secrets must be seen to hide something, or bots would be told the truth. */
  public void checkSecrets() {
    if (!ruleset.hasSecrets()) {
      return;
    }
    for (var setup : setups) {
      for (long seed = 1; seed <= limits.seeds(); seed++) {
        var story = Story.play(ruleset, setup, seed, limits.pliesMax());
        if (DeterminizeLaw.isSeenToDeal(story, limits.moments())) {
          return;
        }
      }
    }
    throw new BrokenLaw(
        Law.DETERMINIZE,
        "%s, seeds 1 to %d".formatted(ruleset.id(), limits.seeds()),
        "hasSecrets is true, yet it never changes the truth, for no seat and no observer");
  }

  public void checkGamesEnd() {
    new EndsLaw(ruleset).check(setups, limits);
  }

  public void checkSharing(Setup setup) {
    new SharedLaw(ruleset).check(setup, limits);
  }

  public void checkAllocation(Setup setup) {
    new AllocationLaw(ruleset, setup).check(setup);
  }

  public void checkPerft(Perft perft) {
    perft.check(ruleset);
  }
}
