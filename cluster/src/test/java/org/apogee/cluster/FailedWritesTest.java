package org.apogee.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.apache.pekko.actor.testkit.typed.javadsl.BehaviorTestKit;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageFailure;
import org.apache.pekko.persistence.PersistentRepr$;
import org.junit.jupiter.api.Test;

class FailedWritesTest {
  private static WriteMessageFailure failure(long sequence, int instance) {
    var event =
        PersistentRepr$.MODULE$.apply("event", sequence, "game|a", "", false, null, "writer");
    return new WriteMessageFailure(event, new IllegalStateException("refused"), instance);
  }

  @Test
  void ofAFailedWriteOnlyTheFirstReportPasses() {
    var heard = new ArrayList<Object>();
    var actor =
        BehaviorTestKit.create(
            FailedWrites.<Object>reportedOnce(
                Behaviors.receiveMessage(message -> {
                  heard.add(message);
                  return Behaviors.same();
                })));
    var first = failure(2, 1);
    var ofTheNextLife = failure(2, 2);

    actor.run(first);
    actor.run(failure(3, 1));
    actor.run("a command");
    actor.run(ofTheNextLife);

    assertThat(heard).containsExactly(first, "a command", ofTheNextLife);
  }
}
