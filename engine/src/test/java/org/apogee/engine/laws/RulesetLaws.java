package org.apogee.engine.laws;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds in every game. A new game extends this class, gives its ruleset, and has all laws.
 *
 * <p>A broken law names the ruleset, the set-up, the seed and the ply; to look at that game alone,
 * call {@link Laws#checkMoments(Setup, long)}.
 */
public abstract class RulesetLaws {
  protected abstract Ruleset ruleset();

  /** Leave the counts out at first: the test then fails with the numbers to write down. */
  protected abstract List<Perft> perft();

  /** What is tried with every seat count; the defaults should be among it. */
  protected List<Map<String, String>> optionSets() {
    return List.of(Map.of());
  }

  /**
   * The kinds of facts that open what was chosen in secret. Everybody hears them once, even where
   * no view shows it afterwards.
   */
  protected Set<String> reveals() {
    return Set.of();
  }

  /** What every build looks at. With the system property {@code laws.long} it is far more. */
  protected Limits limits() {
    return Limits.USUAL;
  }

  private Limits sample() {
    return Boolean.getBoolean("laws.long")
        ? Limits.LONG.withPliesMax(limits().pliesMax())
        : limits();
  }

  private Laws laws() {
    return new Laws(ruleset(), optionSets(), sample(), reveals());
  }

  @Test
  void setupsStartOrAreRefused() {
    laws().checkSetups();
  }

  @Test
  void theGlossaryIsWellFormed() {
    laws().checkGlossary();
  }

  @TestFactory
  Stream<DynamicTest> lawsHoldAlongRandomGames() {
    var laws = laws();
    return laws.setups().stream()
        .flatMap(setup ->
            LongStream.rangeClosed(1, sample().seeds())
                .mapToObj(seed ->
                    dynamicTest(
                        "%s, seed %d".formatted(setup, seed),
                        () -> laws.checkMoments(setup, seed))));
  }

  @Test
  void secretsAreDealtAnew() {
    laws().checkSecrets();
  }

  @Test
  void everyGameEnds() {
    laws().checkGamesEnd();
  }

  @TestFactory
  Stream<DynamicTest> gamesDoNotDisturbEachOther() {
    return forEach(laws().oneSetupForEachSeatCount(), laws()::checkSharing);
  }

  @TestFactory
  Stream<DynamicTest> playoutsAllocateNothing() {
    return forEach(laws().setups(), laws()::checkAllocation);
  }

  @TestFactory
  Stream<DynamicTest> waysToPlayOnAreAsWrittenDown() {
    var laws = laws();
    assertFalse(perft().isEmpty(), "a game has perft counts, such as Perft.of(seats, opening)");
    return perft().stream()
        .map(perft -> dynamicTest(perft.toString(), () -> laws.checkPerft(perft)));
  }

  private static Stream<DynamicTest> forEach(List<Setup> setups, Consumer<Setup> law) {
    return setups.stream().map(setup -> dynamicTest(setup.toString(), () -> law.accept(setup)));
  }
}
