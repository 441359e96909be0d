package org.apogee.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A real Alertmanager on this machine, which groups alerts and sends them to receivers. It is the
 * system's own program: Maven Central has none.
 */
public final class LocalAlertmanager implements AutoCloseable {
  private final SystemService service;

  private LocalAlertmanager(SystemService service) {
    this.service = service;
  }

  /** The system's program, if it is installed, by Debian's name or by its own. */
  public static Optional<Path> program() {
    return SystemService.program("prometheus-alertmanager", "alertmanager");
  }

  /**
   * Starts it and returns when it answers.
   *
   * @param home where its silences, its settings and its log are kept
   * @param port where to listen on the loopback address
   * @param settings its whole configuration: routes, inhibitions and receivers
   */
  public static LocalAlertmanager start(Path home, int port, String settings) {
    var program =
        program()
            .orElseThrow(() ->
                new LocalStartFailed(
                    "Alertmanager is not installed. Install it (Debian package"
                        + " prometheus-alertmanager) or start without monitoring"));
    try {
      Files.createDirectories(home);
      Files.writeString(home.resolve("alertmanager.yml"), settings);
      return new LocalAlertmanager(
          SystemService.start(
              "Alertmanager",
              home.resolve("alertmanager.log"),
              port,
              program.toString(),
              "--config.file=" + home.resolve("alertmanager.yml"),
              "--storage.path=" + home.resolve("data"),
              "--web.listen-address=127.0.0.1:" + port,
              // Alone: by default it would listen for peers on every address of the machine.
              "--cluster.listen-address="));
    } catch (IOException e) {
      throw new LocalStartFailed("Alertmanager did not start on " + home, e);
    }
  }

  public String address() {
    return service.address();
  }

  /** Host and port, as Prometheus wants it. */
  public String target() {
    return address().replaceFirst("^http://", "");
  }

  @Override
  public void close() {
    service.close();
  }
}
