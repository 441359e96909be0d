package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.pattern.CircuitBreaker;
import org.junit.jupiter.api.Test;

/** A circuit breaker that opens shows in the metrics. */
class BreakersTest {
  private static final Config ALONE =
      ConfigFactory.parseString("pekko.actor.provider = local")
          .withFallback(ConfigFactory.parseResources("member.conf"))
          .withFallback(ConfigFactory.load());

  @Test
  void theGaugeFollowsTheBreaker() {
    var kit = ActorTestKit.create(ALONE);
    try {
      var registry = new SimpleMeterRegistry();
      Breakers.show(kit.system(), registry);
      var system = Adapter.toClassic(kit.system());
      var soon = Duration.ofMinutes(5);
      var breaker = CircuitBreaker.create(system.scheduler(), 2, soon, soon);
      Breakers.of(system).watch(Breakers.JOURNAL, breaker);

      breaker.fail();
      assertThat(state(registry, Breakers.JOURNAL)).isZero();
      breaker.fail();
      assertThat(state(registry, Breakers.JOURNAL)).isEqualTo(2);
      assertThat(state(registry, Breakers.SNAPSHOT)).isZero();
    } finally {
      kit.shutdownTestKit();
    }
  }

  private static double state(SimpleMeterRegistry registry, String plugin) {
    return registry.get("apogee.journal.breaker.state").tag("plugin", plugin).gauge().value();
  }
}
