package org.apogee.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class GuardedTest {
  private static final String[] LONG = {"sleep", "600"};

  @Test
  void theProgramEndsWhenTheProcessThatStartedItIsGone() throws Exception {
    var guard = new ProcessBuilder(Guarded.command(LONG)).start();
    var program = program(guard);
    guard.getOutputStream().close(); // as the system does for a process that was killed
    assertThat(guard.waitFor(1, TimeUnit.MINUTES)).isTrue();
    program.onExit().get(1, TimeUnit.MINUTES);
  }

  @Test
  void theProgramEndsWhenTheGuardIsAskedTo() throws Exception {
    var guard = new ProcessBuilder(Guarded.command(LONG)).start();
    var program = program(guard);
    guard.destroy();
    assertThat(guard.waitFor(1, TimeUnit.MINUTES)).isTrue();
    program.onExit().get(1, TimeUnit.MINUTES);
  }

  @Test
  void aProgramThatEndsByItselfEndsItsGuard() throws IOException, InterruptedException {
    var guard = new ProcessBuilder(Guarded.command("true")).start();
    assertThat(guard.waitFor(1, TimeUnit.MINUTES)).isTrue();
  }

  private static ProcessHandle program(Process guard) throws InterruptedException {
    while (guard.isAlive()) {
      var program =
          guard
              .descendants()
              .filter(one -> one.info().command().orElse("").endsWith("sleep"))
              .findFirst();
      if (program.isPresent()) {
        return program.orElseThrow();
      }
      Thread.sleep(10);
    }
    throw new AssertionError("the guard ended first");
  }
}
