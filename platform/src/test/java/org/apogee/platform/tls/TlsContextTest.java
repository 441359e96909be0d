package org.apogee.platform.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.local.LocalAuthority;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TlsContextTest {
  private final LocalAuthority authority = LocalAuthority.create("Apogee's test authority");
  private final AtomicLong nanos = new AtomicLong();

  @TempDir Path folder;

  @Test
  void newFilesAreUsedAndUnusableOnesAreNot() throws Exception {
    authority.issue(folder, "first", "host");
    var tls = new TlsContext(new TlsFolder(folder), true, nanos::get);
    assertThat(subjectLater(tls)).isEqualTo("CN=first");

    Files.writeString(folder.resolve("tls.crt"), "half written");
    assertThat(subjectLater(tls)).isEqualTo("CN=first");
    LocalAuthority.create("another").issue(folder.resolve("other"), "second", "host");
    Files.writeString(
        folder.resolve("tls.crt"), Files.readString(folder.resolve("other").resolve("tls.crt")));
    assertThat(subjectLater(tls)).as("its key is another").isEqualTo("CN=first");

    authority.issue(folder, "second", Duration.ofDays(-1), "host");
    assertThat(subjectLater(tls)).as("it has expired").isEqualTo("CN=first");
    authority.issue(folder, "second", "host");
    assertThat(subjectLater(tls)).isEqualTo("CN=second");
  }

  @Test
  void aCertificateOfAnotherAuthorityIsUnusable() throws Exception {
    authority.issue(folder, "first", "host");
    LocalAuthority.create("another").issue(folder.resolve("other"), "first", "host");
    Files.writeString(
        folder.resolve("ca.crt"), Files.readString(folder.resolve("other").resolve("ca.crt")));
    assertThatThrownBy(() -> new TlsContext(new TlsFolder(folder), true))
        .isInstanceOf(BadTlsFile.class)
        .hasMessageEndingWith("tls.crt was not issued by an authority in ca.crt");
    assertThat(new TlsContext(new TlsFolder(folder), false).certificate()).isNotNull();
  }

  @Test
  void aKeyInAnotherFormatIsNamedWithItsRemedy() throws Exception {
    authority.issue(folder, "first", "host");
    Files.writeString(folder.resolve("tls.key"), "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n");
    assertThatThrownBy(() -> new TlsContext(new TlsFolder(folder), true))
        .hasMessageContaining("openssl pkcs8 -topk8 -nocrypt")
        .hasMessageNotContaining("AAAA");
  }

  private String subjectLater(TlsContext tls) {
    nanos.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(tls.context()).isNotNull();
    return tls.certificate().getSubjectX500Principal().getName();
  }
}
