package org.apogee.node.vacation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class VacationRulesTest {
  private static final Instant MAY = Instant.parse("2026-05-10T12:00:00Z");
  private static final Instant CHRISTMAS = Instant.parse("2026-12-25T00:00:00Z");

  private static Vacation vacation(Instant begins, int days) {
    return new Vacation(begins, begins.plus(Duration.ofDays(days)));
  }

  @Test
  void aYearHasThirtyDays() {
    assertThat(VacationRules.daysLeft(List.of(), MAY)).isEqualTo(30);
    assertThat(VacationRules.begin(List.of(), MAY, 30)).isEqualTo(vacation(MAY, 30));
    var taken = List.of(vacation(MAY.minus(Duration.ofDays(60)), 21));
    assertThat(VacationRules.daysLeft(taken, MAY)).isEqualTo(9);
    assertThat(VacationRules.begin(taken, MAY, 9)).isEqualTo(vacation(MAY, 9));
    assertThatThrownBy(() -> VacationRules.begin(taken, MAY, 10))
        .hasMessageContaining("9 days of vacation left in 2026");
  }

  @Test
  void eachYearGivesTheDaysThatAreInIt() {
    var taken = List.of(vacation(MAY, 23));
    assertThat(VacationRules.begin(taken, CHRISTMAS, 30)).isEqualTo(vacation(CHRISTMAS, 30));
    var begun = List.of(vacation(MAY, 23), vacation(CHRISTMAS, 30));
    assertThat(VacationRules.daysLeft(begun, Instant.parse("2027-02-01T00:00:00Z"))).isEqualTo(7);
  }

  @Test
  void oneEndsBeforeAnotherBegins() {
    var begun = List.of(vacation(MAY, 7));
    var later = MAY.plus(Duration.ofDays(3));
    assertThatThrownBy(() -> VacationRules.begin(begun, later, 1))
        .hasMessageContaining("You are on vacation");
    var ended = List.of(new Vacation(MAY, later));
    assertThat(VacationRules.begin(ended, later, 1)).isEqualTo(vacation(later, 1));
  }

  @Test
  void onlyThePartInASpanCounts() {
    var all = List.of(vacation(MAY, 2), vacation(MAY.plus(Duration.ofDays(4)), 2));
    assertThat(Vacation.within(all, MAY.plus(Duration.ofDays(1)), MAY.plus(Duration.ofDays(5))))
        .isEqualTo(Duration.ofDays(2));
  }
}
