package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.engine.Outcome;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 18: who is ahead, and what is written down of a game that is over. */
class OutcomeTest {
  /** P0 and P1 have a colony and a factory at home, and nothing else. */
  private static NovaScene even() {
    return front(3).given("no units", "K0.0 free", "K1.0 free");
  }

  private static Outcome over(NovaScene scene) {
    var p = scene.position();
    p.restore(p.impulses(), p.eliminations(), NovaEnding.of(1));
    p.frames.clear();
    return p.outcome();
  }

  @Test
  @Rule("R 18.3")
  void oneThingAfterTheOtherDecides() {
    assertThat(over(even()).places()).containsExactly(1, 1);
    assertThat(over(even().given("P1 naval 3")).places()).as("naval power").containsExactly(2, 1);
    var units = even().given("P1 naval 3", "H0 units P0 E");
    assertThat(over(units).places()).as("units before naval power").containsExactly(1, 2);
    var income = even().given("H0 units P0 E", "K1.0 P1 factory");
    assertThat(over(income).places()).as("income before units").containsExactly(2, 1);
    var colonies = even().given("K0.0 P0 colony", "K1.0 P1 factory", "A1.0 P1 factory");
    assertThat(over(colonies).places()).as("colonies before income").containsExactly(1, 2);
    var points = even().given("K0.0 P0 colony", "P1 VP 1");
    assertThat(over(points).places()).as("points before all").containsExactly(2, 1);
    assertThat(over(points).scores()).containsExactly(0, 1);
  }

  @Test
  @Rule({"R 18.2", "R 18.3"})
  void theFallenComeLast() {
    var scene = even().given("P1 VP 9");
    scene.position().powers.fallen[1] = 1;
    var outcome = over(scene);
    assertThat(outcome.places()).containsExactly(1, 2);
    assertThat(outcome.counters())
        .containsEntry("powers.eliminated", 1L)
        .containsEntry("opener.first", 1L);
    var both = even();
    both.position().powers.fallen[0] = 2;
    both.position().powers.fallen[1] = 1;
    assertThat(over(both).places()).as("who fell later is ahead").containsExactly(1, 2);
    var alive = even().given("P0 VP 4", "P1 VP 2").position();
    assertThat(NovaScoring.leastPoints(alive)).isEqualTo(2);
    alive.powers.fallen[1] = 1;
    assertThat(NovaScoring.leastPoints(alive)).as("of those in the game").isEqualTo(4);
  }

  @Test
  void everyCounterIsWrittenDown() {
    var scene = even().given("P1 VP 1");
    for (var counter : NovaCounter.all()) {
      scene.position().counters[counter.number] = 10 + counter.number;
    }
    var outcome = over(scene);
    assertThat(outcome.counters())
        .hasSize(NovaCounter.all().size() + 2)
        .containsEntry("opener.first", 0L)
        .containsEntry("powers.eliminated", 0L);
    for (var counter : NovaCounter.all()) {
      assertThat(outcome.counters()).containsEntry(counter.label, 10L + counter.number);
    }
    assertThat(outcome.entityPlace()).isEqualTo(Outcome.NO_ENTITY);
    assertThat(outcome.ending()).isEqualTo(NovaEnding.of(1).code);
    assertThat(over(even()).counters())
        .as("ahead with another is not alone ahead")
        .containsEntry("opener.first", 0L);
    assertThatThrownBy(() -> even().position().outcome())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the game is not over");
  }
}
