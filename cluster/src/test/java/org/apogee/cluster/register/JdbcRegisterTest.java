package org.apogee.cluster.register;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.apogee.cluster.register.Register.Entry;
import org.apogee.local.LocalDatabase;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The register on a real PostgreSQL. */
class JdbcRegisterTest {
  private static final Member ONE = node("one:1", 11);
  private static final Member TWO = node("two:1", 12);
  private static final Member THREE = node("three:1", 13);

  private String url = "";
  private JdbcRegister register = new JdbcRegister("", "", "");

  private static Member node(String address, long uid) {
    return new Member(new MemberKey(address, uid), "machine of " + address, true);
  }

  @BeforeEach
  void openAnEmptyRegister() {
    url = LocalDatabase.forTests().freshDatabase();
    var _ =
        Flyway.configure()
            .dataSource(url, LocalDatabase.USER, LocalDatabase.PASSWORD)
            .schemas("journal")
            .locations("classpath:db/member")
            .load()
            .migrate();
    register = open();
  }

  @AfterEach
  void close() {
    register.close();
  }

  private JdbcRegister open() {
    return new JdbcRegister(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  private Connection connection() throws SQLException {
    return DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  private void change(String statement) throws SQLException {
    try (var connection = connection();
        var change = connection.createStatement()) {
      assertThat(change.executeUpdate(statement)).isPositive();
    }
  }

  /** As if nobody had confirmed anything for a while. */
  private void letTimePass() throws SQLException {
    change("UPDATE journal.cluster_member SET seen_at = seen_at - interval '11 seconds'");
  }

  @Test
  void whileAClusterLivesNobodyFoundsAnother() throws SQLException {
    assertThat(register.look(ONE).isEmpty()).isTrue();
    assertThat(register.found(ONE)).hasValue(1);

    assertThat(register.look(TWO).lives()).isTrue();
    assertThat(register.found(TWO)).isEmpty();
    assertThat(register.confirm(ONE)).isTrue();
  }

  @Test
  void ofManyThatFoundAtTheSameMomentOneSucceeds() throws Exception {
    try (var threads = Executors.newFixedThreadPool(8)) {
      var attempts =
          LongStream.range(0, 8)
              .<Callable<OptionalLong>>mapToObj(uid ->
                  () -> {
                    try (var mine = open()) {
                      return mine.found(node("node-" + uid + ":1", uid));
                    }
                  })
              .toList();

      int founded = 0;
      for (var attempt : threads.invokeAll(attempts)) {
        founded += attempt.get().isPresent() ? 1 : 0;
      }
      assertThat(founded).isEqualTo(1);
    }
  }

  @Test
  void whoeverStoodStillForTooLongIsRemovedForGood() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);
    assertThat(register.enter(TWO, List.of(ONE.key()))).isEqualTo(new Entry.Entered(1));
    letTimePass();

    assertThat(register.found(THREE)).hasValue(2);

    assertThat(register.confirm(ONE)).isFalse();
    assertThat(register.confirm(TWO)).isFalse();
    assertThat(register.enter(TWO, List.of(THREE.key()))).isEqualTo(new Entry.Over());
    assertThat(register.remove(TWO, List.of(TWO.key()), List.of(THREE.key()), "test")).isFalse();
    assertThat(register.confirm(THREE)).isTrue();
  }

  @Test
  void silenceAloneRemovesNobodyWhoConfirmsAgainInTime() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);
    letTimePass();

    assertThat(register.confirm(ONE)).isTrue();
    assertThat(register.found(TWO)).isEmpty();
  }

  @Test
  void oneConfirmationKeepsTheWholeClusterAlive() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);
    assertThat(register.enter(TWO, List.of(ONE.key()))).isEqualTo(new Entry.Entered(1));
    letTimePass();
    assertThat(register.confirm(TWO)).isTrue();

    assertThat(register.found(THREE)).isEmpty();
    assertThat(register.confirm(ONE)).isTrue();
  }

  @Test
  void ofTwoSidesTheFirstRemovesTheOther() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);
    assertThat(register.enter(TWO, List.of(ONE.key()))).isEqualTo(new Entry.Entered(1));

    assertThat(register.remove(TWO, List.of(TWO.key()), List.of(ONE.key()), "test")).isTrue();
    assertThat(register.remove(ONE, List.of(ONE.key()), List.of(TWO.key()), "test")).isFalse();

    assertThat(register.confirm(ONE)).isFalse();
    assertThat(register.confirm(TWO)).isTrue();
  }

  @Test
  void aSideThatHostsNoGamesRemovesNobodyAndKeepsNothingAlive() throws SQLException {
    var matchmaker = new Member(new MemberKey("m:1", 20), "m", false);
    assertThat(register.found(ONE)).hasValue(1);
    assertThat(register.enter(matchmaker, List.of(ONE.key()))).isEqualTo(new Entry.Entered(1));

    var staying = List.of(matchmaker.key());
    assertThat(register.remove(matchmaker, staying, List.of(ONE.key()), "test")).isFalse();
    letTimePass();
    assertThat(register.confirm(matchmaker)).isTrue();
    assertThat(register.found(TWO)).hasValue(2);
    assertThat(register.confirm(matchmaker)).isFalse();
  }

  @Test
  void aRestartedProcessReplacesItselfAtOnceButNoOtherMachinesMember() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);

    var elsewhere = new Member(new MemberKey("one:1", 98), "another machine", true);
    assertThat(register.look(elsewhere).lives()).isTrue();
    var again = new Member(new MemberKey("one:1", 99), ONE.machine(), true);
    assertThat(register.look(again).isEmpty()).isTrue();
    assertThat(register.found(again)).hasValue(2);
  }

  @Test
  void afterTheLastMemberLeftTheNextFoundsAtOnce() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);
    register.leave(ONE);

    assertThat(register.look(TWO).isEmpty()).isTrue();
    assertThat(register.found(TWO)).hasValue(2);
  }

  @Test
  void aClusterOfAnEarlierVersionIsTakenInUnlessAnotherLives() throws SQLException {
    var unknown = List.of(new MemberKey("old:1", 1));
    assertThat(register.enter(ONE, unknown)).isEqualTo(new Entry.Entered(1));
    assertThat(register.enter(TWO, unknown)).isEqualTo(new Entry.Stranger());
  }

  @Test
  void theDatabaseItselfRefusesASecondLivingCluster() throws SQLException {
    assertThat(register.found(ONE)).hasValue(1);

    assertThatThrownBy(
            () -> change("INSERT INTO journal.cluster (number, founder) VALUES (2, 'a mistake')"))
        .hasMessageContaining("cluster_living");
  }

  @Test
  void theFenceStopsARemovedMemberAndHoldsARemovalUntilTheTransactionEnds() throws Exception {
    assertThat(register.found(ONE)).hasValue(1);
    assertThat(register.enter(TWO, List.of(ONE.key()))).isEqualTo(new Entry.Entered(1));
    try (var transaction = connection()) {
      transaction.setAutoCommit(false);
      FenceSql.check(transaction, TWO.key());

      // The server ends what waits for too long, so the removal fails while the fence is held.
      assertThatThrownBy(() -> register.remove(ONE, List.of(ONE.key()), List.of(TWO.key()), "test"))
          .isInstanceOf(SQLException.class);
      transaction.commit();

      assertThat(register.remove(ONE, List.of(ONE.key()), List.of(TWO.key()), "test")).isTrue();
      assertThatThrownBy(() -> FenceSql.check(transaction, TWO.key()))
          .isInstanceOf(Fence.Fenced.class)
          .hasMessageContaining("two:1#12");
    }
  }
}
