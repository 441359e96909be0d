package org.apogee.analytics;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;

/** The analytics as a process of their own. */
public final class TestProcess {
  private TestProcess() {}

  /** Starts it on the tests' broker. */
  public static Process start(String url, ConsumeSettings settings, String... arguments)
      throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                AnalyticsMain.class.getName()));
    command.addAll(List.of(arguments));
    var builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT);
    builder
        .environment()
        .putAll(
            Map.of(
                "APOGEE_DATABASE_URL",
                url,
                "APOGEE_DATABASE_USER",
                LocalDatabase.USER,
                "APOGEE_DATABASE_PASSWORD",
                LocalDatabase.PASSWORD,
                "APOGEE_KAFKA",
                LocalBroker.forTests().bootstrap(),
                "APOGEE_HTTP_PORT",
                "0",
                "APOGEE_MANAGEMENT_PORT",
                "0",
                "APOGEE_ANALYTICS_GAMES_TOPIC",
                settings.gamesTopic(),
                "APOGEE_ANALYTICS_RESULTS_TOPIC",
                settings.resultsTopic(),
                "APOGEE_ANALYTICS_GROUP",
                settings.group(),
                "APOGEE_ANALYTICS_RECORDS_PER_POLL",
                Integer.toString(settings.recordsPerPoll())));
    return builder.start();
  }
}
