package org.apogee.cluster.register;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apogee.cluster.ClusterSystem;
import org.apogee.cluster.MemberSettings;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.DatabaseSettings;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A member with a real register. */
@Timeout(180)
class EnrolmentTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** A refusal would let Pekko's resolver down the members that continue. */
  @Test
  void aRemovedMemberEndsItselfAndIsNotRefused() throws Exception {
    var url = LocalDatabase.forTests().freshDatabase();
    var _ =
        Flyway.configure()
            .dataSource(url, LocalDatabase.USER, LocalDatabase.PASSWORD)
            .schemas("journal")
            .locations("classpath:db/member")
            .load()
            .migrate();
    var whole =
        ClusterSystem.load(
            Map.of(
                "apogee.node.remoting-port",
                0,
                "apogee.database.url",
                url,
                "apogee.database.user",
                LocalDatabase.USER,
                "apogee.database.password",
                LocalDatabase.PASSWORD));
    var apogee = Configuration.of(whole);
    var system =
        ClusterSystem.start(
            whole,
            MemberSettings.from(apogee),
            DatabaseSettings.from(apogee),
            List.of(ClusterSystem.NODE));
    try {
      var enrolment = Enrolment.of(system);
      enrolment.awaitMember(PATIENCE);
      try (var connection =
              DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
          var change = connection.createStatement()) {
        change.executeUpdate(
            "UPDATE journal.cluster_member SET removed_at = clock_timestamp(), why = 'unreachable'");
      }

      var decision = enrolment.giveUpUnreachable().toCompletableFuture();

      system.getWhenTerminated().toCompletableFuture().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
      assertThat(decision).isNotDone();
    } finally {
      system.terminate();
    }
  }
}
