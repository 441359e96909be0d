package org.apogee.engine.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.engine.Setup;
import org.apogee.engine.laws.BrokenLaw;
import org.apogee.engine.laws.Law;
import org.apogee.engine.laws.Laws;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws find each mistake, and call it by the right name. */
final class BrokenRulesetsTest {
  private static final Limits LIMITS = new Limits(2, 30, 100, 500);
  private static final List<Map<String, String>> OPTION_SETS =
      List.of(Map.of(), Map.of("goal", "30"));

  static Stream<Twist> twists() {
    return Stream.of(BrokenTruth.values(), BrokenWords.values()).flatMap(Stream::of);
  }

  private static Laws laws(Twist twist) {
    return new Laws(new TwistedRuleset(twist), OPTION_SETS, LIMITS, Set.of());
  }

  @ParameterizedTest
  @MethodSource("twists")
  void aBrokenRulesetBreaksTheLawThatIsMeant(Twist twist) {
    assertThatExceptionOfType(BrokenLaw.class)
        .isThrownBy(() -> laws(twist).checkAll())
        .withMessageStartingWith("twisted-drift/1")
        .withMessageContaining(twist.broken().sentence())
        .satisfies(
            broken -> assertThat(broken.law()).as(broken.getMessage()).isEqualTo(twist.broken()));
  }

  @Test
  void anHonestRulesetInTheSameDressBreaksNone() {
    assertThatCode(() -> laws(() -> Law.SETUP).checkAll()).doesNotThrowAnyException();
  }

  @Test
  void aBrokenLawIsFoundAgainBySetupAndSeed() {
    var laws = laws(BrokenTruth.COPY_FROM_FORGETS_THE_HANDS);
    var setup = Setup.of(new TwistedRuleset(BrokenTruth.COPY_FROM_FORGETS_THE_HANDS), 3);
    assertThatExceptionOfType(BrokenLaw.class)
        .isThrownBy(() -> laws.checkMoments(setup, 8))
        .withMessageStartingWith(
            "twisted-drift/1, 3 seats {goal=12, rounds=10}, seed 8, ply 0: law COPY_FROM"
                + " (copyFrom makes any old position equal to the other) is broken:"
                + " in an old position of ply");
  }

  @Test
  void everyLawIsBrokenByARulesetHere() {
    assertThat(Law.values())
        .filteredOn(law -> law != Law.PERFT)
        .allSatisfy(law -> assertThat(twists().map(Twist::broken)).contains(law));
  }

  @Test
  void otherPerftCountsBreakTheirLawAndAreToldToBeWrittenDown() {
    var laws = laws(() -> Law.PERFT);
    assertThatExceptionOfType(BrokenLaw.class)
        .isThrownBy(() -> laws.checkPerft(Perft.of(2, 0, 3, 9, 20)))
        .withMessageEndingWith("the counts are 3, 9, 21, not 3, 9, 20");
    assertThatExceptionOfType(BrokenLaw.class)
        .isThrownBy(() -> laws.checkPerft(Perft.of(2, 0)))
        .withMessageEndingWith("the counts are 3, 9, 21, 56, nothing is written down");
  }
}
