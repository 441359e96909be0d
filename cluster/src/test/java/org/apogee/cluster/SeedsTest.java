package org.apogee.cluster;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.discovery.Discovery;
import org.apache.pekko.http.javadsl.Http;
import org.apache.pekko.management.cluster.bootstrap.ClusterBootstrap;
import org.apache.pekko.management.scaladsl.PekkoManagement;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.DatabaseSettings;
import org.junit.jupiter.api.Test;

/** A member that knows the others by name. */
class SeedsTest {
  @Test
  void nothingOfTheOtherFormationIsStarted() {
    var whole = ClusterSystem.load(Map.of("apogee.database.password", "unused"));
    var apogee = Configuration.of(whole);
    var typed =
        ClusterSystem.start(
            whole,
            MemberSettings.from(apogee),
            DatabaseSettings.from(apogee),
            List.of(ClusterSystem.NODE));
    try {
      var system = Adapter.toClassic(typed);

      assertThat(system.hasExtension(Cluster.lookup())).isTrue();
      assertThat(system.hasExtension(ClusterBootstrap.lookup())).isFalse();
      assertThat(system.hasExtension(PekkoManagement.lookup())).isFalse();
      assertThat(system.hasExtension(Discovery.lookup())).isFalse();
      assertThat(system.hasExtension(Http.lookup())).isFalse();
    } finally {
      typed.terminate();
      typed.getWhenTerminated().toCompletableFuture().orTimeout(60, SECONDS).join();
    }
  }
}
