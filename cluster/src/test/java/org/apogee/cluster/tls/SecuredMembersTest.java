package org.apogee.cluster.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import javax.net.ssl.SSLException;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apogee.cluster.ClusterSystem;
import org.apogee.cluster.MemberSettings;
import org.apogee.cluster.register.Enrolment;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalAuthority;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Three members with certificates of one authority, and processes that have none of it. */
@Timeout(240)
class SecuredMembersTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** A member that is refused gives up after this time. */
  private static final Duration SHORT = Duration.ofSeconds(6);

  @TempDir static Path folder;
  private static final List<ActorSystem<?>> MEMBERS = new ArrayList<>();
  private static final List<Integer> PORTS = List.of(LocalPorts.free(), LocalPorts.free());
  private static final ListAppender<ILoggingEvent> LOG = new ListAppender<>();
  private static String url;
  private static LocalAuthority authority;

  @BeforeAll
  static void start() {
    LOG.list = new CopyOnWriteArrayList<>();
    LOG.start();
    ((Logger) LoggerFactory.getLogger(MemberEngines.class)).addAppender(LOG);
    url = LocalDatabase.forTests().freshDatabase();
    var _ =
        Flyway.configure()
            .dataSource(url, LocalDatabase.USER, LocalDatabase.PASSWORD)
            .schemas("journal")
            .locations("classpath:db/member")
            .load()
            .migrate();
    authority = LocalAuthority.create("Apogee's test authority");
    authority.issue(folder.resolve("member"), "apogee-member", "apogee-member");
    for (var port : PORTS) {
      MEMBERS.add(member(port, "member"));
    }
    MEMBERS.add(member(LocalPorts.free(), "member"));
    MEMBERS.forEach(member -> Enrolment.of(member).awaitMember(PATIENCE));
    await(3);
  }

  @AfterAll
  static void stop() throws Exception {
    for (var member : MEMBERS) {
      end(member);
    }
  }

  @Test
  void aMemberOfAnotherAuthorityIsRefused() throws Exception {
    LocalAuthority.create("another")
        .issue(folder.resolve("other"), "apogee-member", "apogee-member");
    isRefused("other", "it refuses our certificate");
  }

  @Test
  void aMemberWithoutTlsIsRefused() throws Exception {
    isRefused("", "it does not speak TLS");
  }

  @Test
  void aConnectionWithoutACertificateIsRefused() throws Exception {
    LOG.list.clear();
    var trusting = TlsContext.trusting(new TlsFolder(folder.resolve("member")));
    try (var socket =
        trusting.getSocketFactory().createSocket("127.0.0.1", PORTS.getFirst().intValue())) {
      // Only a read: what is written to a connection that was refused already breaks it first.
      assertThatThrownBy(() -> socket.getInputStream().read())
          .isInstanceOf(SSLException.class)
          .hasMessageContaining("certificate_required");
    }
    assertThat(LOG.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .anyMatch(line -> line.endsWith("it has no certificate"));
  }

  @Test
  void theCertificateOfAnotherPartAdmitsNobody() throws Exception {
    authority.issue(folder.resolve("database"), "apogee-database", "127.0.0.1", "localhost");
    isRefused("database", "no name in common with ours");
  }

  @Test
  void aNewCertificateOfANewAuthorityNeedsNoRestart() throws Exception {
    var renewed = LocalAuthority.create("Apogee's next authority");
    renewed.issue(folder.resolve("renewed"), "apogee-member", "apogee-member");
    var both =
        Files.readString(folder.resolve("member").resolve("ca.crt"))
            + Files.readString(folder.resolve("renewed").resolve("ca.crt"));
    Files.writeString(folder.resolve("member").resolve("ca.crt"), both);
    Files.writeString(folder.resolve("renewed").resolve("ca.crt"), both);
    var fourth = member(LocalPorts.free(), "renewed");
    Enrolment.of(fourth).awaitMember(PATIENCE);
    await(4);
    ClusterSystem.leave(fourth);
    await(3);
  }

  @Test
  void anExpiredCertificateStopsTheStart() {
    authority.issue(
        folder.resolve("expired"), "apogee-member", Duration.ofDays(-1), "apogee-member");
    assertThatThrownBy(() -> member(LocalPorts.free(), "expired"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.cluster.tls")
        .hasMessageContaining("expired at");
  }

  private static void isRefused(String certificate, String why) throws Exception {
    LOG.list.clear();
    var stranger = member(LocalPorts.free(), certificate);
    try {
      assertThatThrownBy(() -> Enrolment.of(stranger).awaitMember(SHORT))
          .isInstanceOf(Unavailable.class)
          .hasMessageContaining("none of its members accepts this process")
          .hasMessageContaining("apogee.cluster.tls");
      assertThat(
              LOG.list.stream()
                  .map(ILoggingEvent::getFormattedMessage)
                  .collect(Collectors.joining("\n")))
          .contains(why);
      assertThat(Cluster.get(MEMBERS.getFirst()).state().members().size()).isEqualTo(3);
    } finally {
      end(stranger);
    }
  }

  private static void await(int members) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (up(MEMBERS.getFirst()) != members) {
      assertThat(System.nanoTime()).as("in time").isLessThan(end);
      Thread.onSpinWait();
    }
  }

  private static long up(ActorSystem<?> member) {
    long count = 0;
    for (var each : Cluster.get(member).state().getMembers()) {
      count += each.status().equals(MemberStatus.up()) ? 1 : 0;
    }
    return count;
  }

  private static void end(ActorSystem<?> member) throws Exception {
    ClusterSystem.leave(member);
  }

  private static ActorSystem<?> member(int port, String certificate) {
    var told = new HashMap<String, Object>();
    told.put("apogee.node.remoting-port", port);
    told.put(
        "apogee.node.seeds",
        PORTS.stream().map(each -> "127.0.0.1:" + each).collect(Collectors.joining(",")));
    told.put("apogee.database.url", url);
    told.put("apogee.database.user", LocalDatabase.USER);
    told.put("apogee.database.password", LocalDatabase.PASSWORD);
    if (!certificate.isEmpty()) {
      told.put("apogee.cluster.tls", folder.resolve(certificate).toString());
    }
    var whole = ClusterSystem.load(Map.copyOf(told));
    var apogee = Configuration.of(whole);
    return ClusterSystem.start(
        whole,
        MemberSettings.from(apogee),
        DatabaseSettings.from(apogee),
        List.of(ClusterSystem.NODE));
  }
}
