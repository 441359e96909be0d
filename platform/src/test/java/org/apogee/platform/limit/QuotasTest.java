package org.apogee.platform.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.TestDatabases;
import org.apogee.platform.token.Players;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QuotasTest {
  private final Database database = TestDatabases.open();
  private final Quotas quotas = new Quotas(database);
  private final Quotas otherNode = new Quotas(database);

  QuotasTest() {
    Players.migrate(database);
  }

  @AfterAll
  void close() {
    database.close();
  }

  private static Quota of(String what, int perHour) {
    return new Quota(what, perHour, "too-much", "Too much of it.");
  }

  @Test
  void aQuotaIsOneForAllNodesAndOneForEachAccount() {
    var quota = of("open", 3);
    quotas.take(quota, "ada");
    otherNode.take(quota, "ada");
    quotas.take(quota, "ada");
    var refused = refusal(otherNode, quota, "ada");
    assertThat(refused.code()).isEqualTo("too-much");
    assertThat(refused.refusal().kind()).isEqualTo(Refusal.Kind.TOO_MANY);
    var wait = refused.retryAfter().orElseThrow();
    assertThat(wait).isBetween(Duration.ofMinutes(18), Duration.ofMinutes(20));
    quotas.take(quota, "bob");
    quotas.take(of("resign", 3), "ada");
  }

  @Test
  void afterTheTimeToWaitThereIsOneMore() {
    var quota = of("wait", 2);
    quotas.take(quota, "ada");
    quotas.take(quota, "ada");
    var wait = refusal(quotas, quota, "ada").retryAfter().orElseThrow();
    pass(wait);
    quotas.take(quota, "ada");
    refusal(quotas, quota, "ada");
    pass(Duration.ofDays(1));
    quotas.take(quota, "ada");
    quotas.take(quota, "ada");
    refusal(quotas, quota, "ada");
  }

  @Test
  void nodesThatTakeAtTheSameMomentDoNotPassEachOther() throws Exception {
    var quota = of("race", 10);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var all = new ArrayList<Callable<Boolean>>();
      for (int i = 0; i < 50; i++) {
        var node = i % 2 == 0 ? quotas : otherNode;
        all.add(() -> {
          try {
            node.take(quota, "ada");
            return true;
          } catch (RequestRefused full) {
            return false;
          }
        });
      }
      int admitted = 0;
      for (Future<Boolean> taken : threads.invokeAll(all)) {
        admitted += taken.get() ? 1 : 0;
      }
      assertThat(admitted).isEqualTo(10);
    }
  }

  @Test
  void whatIsPaidBackIsForgotten() {
    var quota = of("sweep", 100_000);
    quotas.take(quota, "ada");
    pass(Duration.ofHours(2));
    for (int i = 0; i < 256; i++) {
      quotas.take(quota, "bob");
    }
    assertThat(rows("ada", "sweep")).isZero();
    assertThat(rows("bob", "sweep")).isEqualTo(1);
  }

  private long rows(String subject, String what) {
    return database
        .statement(sql ->
            sql.one(
                "SELECT count(*) FROM directory.quota WHERE subject = ? AND what = ?",
                row -> row.getLong(1),
                subject,
                what))
        .orElseThrow();
  }

  /** The clock of the database cannot be set, so what is stored is moved back instead. */
  private void pass(Duration time) {
    database.statement(sql ->
        sql.update(
            "UPDATE directory.quota SET until = until - make_interval(secs => ?)",
            time.toMillis() / 1000.0));
  }

  private static RequestRefused refusal(Quotas quotas, Quota quota, String subject) {
    return Objects.requireNonNull(
        catchThrowableOfType(RequestRefused.class, () -> quotas.take(quota, subject)),
        "not refused");
  }
}
