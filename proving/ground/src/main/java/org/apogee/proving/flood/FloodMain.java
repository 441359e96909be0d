package org.apogee.proving.flood;

import java.lang.ProcessHandle.Info;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Base64;
import java.util.SplittableRandom;
import org.apogee.cli.terminal.JsonText;

/**
 * The flood, as a program of its own, so that its CPU time can be told apart: host, port, requests
 * a second, connections, seconds. It prints {@link Flooded} as JSON.
 *
 * <p>A third of the requests has no token, a third a guess of the form of a token, a third a guess
 * of no form.
 */
public final class FloodMain {
  private static final int SECRET_BYTES = 38;

  private FloodMain() {}

  /**
   * What it prints.
   *
   * @param cpuSeconds of its process
   */
  record Flooded(FloodClient.Counts counts, double cpuSeconds) {}

  public static void main(String[] told) throws InterruptedException {
    var host = told[0];
    var server = new InetSocketAddress(host, Integer.parseInt(told[1]));
    double perSecond = Double.parseDouble(told[2]);
    int connections = Integer.parseInt(told[3]);
    var head = "GET /api/v1/games?limit=1 HTTP/1.1\r\nHost: " + host + "\r\n";
    try (var flood =
        FloodClient.start(server, random -> head + token(random), perSecond, connections)) {
      Thread.sleep(Duration.ofSeconds(Integer.parseInt(told[4])));
      var counts = flood.stop();
      System.out.println(
          JsonText.of(new Flooded(counts, cpuSeconds(ProcessHandle.current().info()))));
    }
  }

  private static double cpuSeconds(Info process) {
    return process.totalCpuDuration().map(Duration::toMillis).orElse(0L) / 1000.0;
  }

  private static String token(SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> "\r\n";
      case 1 -> "Authorization: Bearer apogee_" + guess(random) + "\r\n\r\n";
      default -> "Authorization: Bearer guess-" + random.nextLong() + "\r\n\r\n";
    };
  }

  private static String guess(SplittableRandom random) {
    var bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
