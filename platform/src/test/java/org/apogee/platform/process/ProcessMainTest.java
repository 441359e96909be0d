package org.apogee.platform.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

final class ProcessMainTest {
  private static int run(ToIntFunction<Logger> work) {
    return ProcessMain.run(NOPLogger.NOP_LOGGER, work);
  }

  @Test
  void workThatEndsGivesItsOwnCode() {
    assertThat(run(_ -> 0)).isEqualTo(ProcessMain.DONE);
    assertThat(run(_ -> 7)).isEqualTo(7);
  }

  @Test
  void aWrongSettingIsToldApartFromAFailure() {
    assertThat(
            run(_ -> {
              throw new BadInput("bad-configuration", "The setting x is wrong.");
            }))
        .isEqualTo(ProcessMain.BAD_SETTING);
    assertThat(
            run(_ -> {
              throw RequestRefused.of(Kind.CONFLICT, "name-taken", "The name is taken.");
            }))
        .isEqualTo(ProcessMain.BAD_SETTING);
    assertThat(
            run(_ -> {
              throw new Unavailable("The database is away.");
            }))
        .isEqualTo(ProcessMain.FAILED);
    assertThat(
            run(_ -> {
              throw new IllegalStateException("a mistake of ours");
            }))
        .isEqualTo(ProcessMain.FAILED);
  }

  @Test
  void aStoppingProcessDrainsBeforeItCloses() {
    var steps = new ArrayList<String>();
    ProcessMain.stop(
        new RunningProcess() {
          @Override
          public void awaitEnd() {
            steps.add("awaited");
          }

          @Override
          public void drain() {
            steps.add("drained");
          }

          @Override
          public void close() {
            steps.add("closed");
          }
        });
    assertThat(steps).isEqualTo(List.of("drained", "closed"));
  }
}
