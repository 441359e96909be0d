package org.apogee.deploy.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/configuration.md} and the list of known names are what the reference.conf files say
 * today. After a change, {@code mvn verify -pl deploy/checks -am -Dtest=ConfigurationPageTest
 * -Dreference=true -Dsurefire.failIfNoSpecifiedTests=false} writes them again.
 */
class ConfigurationPageTest {
  private static final boolean WRITES = Boolean.getBoolean("reference");
  private static final Path ROOT = Path.of("..", "..");
  private static final Path PAGE = ROOT.resolve(Path.of("docs", "configuration.md"));
  private static final Path NAMES =
      ROOT.resolve("platform/src/main/resources/org/apogee/platform/config/known-settings.txt");

  /** Names below our prefixes that are no settings of a process. */
  private static final List<Setting> OTHERS =
      List.of(
          other("APOGEE_TOKEN", "The token that `apogee` sends to a platform.", "command"),
          other(
              "APOGEE_LOG",
              "The format of the log: `text` (default) or `json`, an object in each line"
                  + " ([operations.md](operations.md#logs)).",
              "all"),
          other("APOGEE_DEBUG", "`1` makes `apogee` print stack traces.", "command"),
          other("APOGEE_BOT", "Marks the processes of a bot; set by `apogee`.", "bots"),
          other("APOGEE_REVISION", "The revision in metrics; set in the image.", "all"),
          other(
              "APOGEE_PROMETHEUS_URL",
              "The address of Prometheus, for the dashboards in the compose file.",
              "Grafana"));

  private static final Pattern OF_THE_FEED = Pattern.compile("apogee\\.(kafka|traces)\\.");
  private static final String FEED = "node, analytics";
  private static final String LOG_FILE = "apogee.log.file";

  private static Setting other(String name, String meaning, String process) {
    return new Setting("", "", List.of(name), meaning, process);
  }

  /** Which processes read the settings of a file. */
  private static List<Setting> settings() throws IOException {
    var all = new ArrayList<Setting>();
    all.addAll(file("platform", key -> OF_THE_FEED.matcher(key).lookingAt() ? FEED : "all"));
    all.addAll(file("cluster", _ -> "node, matchmaker"));
    all.addAll(file("cluster-node", _ -> "node"));
    all.addAll(file("matchmaker", _ -> "matchmaker"));
    all.addAll(file("analytics-consumer", _ -> "analytics"));
    return all;
  }

  private static List<Setting> file(String module, UnaryOperator<String> processes)
      throws IOException {
    return SettingsFile.read(
        ROOT.resolve(Path.of(module, "src", "main", "resources", "reference.conf")), processes);
  }

  @Test
  void everySettingHasAMeaning() throws IOException {
    assertThat(settings()).allSatisfy(setting -> assertThat(setting.meaning()).isNotEmpty());
  }

  @Test
  void noSettingOfTheFilesIsOverlooked() throws IOException {
    var keys = settings().stream().map(Setting::key).toList();
    var defaults = ConfigFactory.defaultReference().getConfig("apogee").entrySet();
    assertThat(defaults).hasSizeGreaterThan(50);
    assertThat(defaults.stream().map(entry -> "apogee." + entry.getKey())).isSubsetOf(keys);
  }

  @Test
  void thePageIsWhatTheFilesSay() throws IOException {
    var settings = settings();
    var rows =
        settings.stream()
            .sorted(Comparator.comparing(Setting::key))
            .map(ConfigurationPageTest::row)
            .collect(Collectors.joining());
    var others = OTHERS.stream().map(ConfigurationPageTest::row).collect(Collectors.joining());
    holds(PAGE, page(rows, others));
  }

  @Test
  void theKnownNamesAreThoseOfTheFiles() throws IOException {
    var names = new TreeSet<String>();
    Stream.concat(settings().stream(), OTHERS.stream())
        .forEach(setting -> {
          names.add(setting.key());
          names.addAll(setting.variables());
        });
    names.add(LOG_FILE);
    names.remove("");
    holds(
        NAMES,
        "# Written by ConfigurationPageTest from the reference.conf files.\n"
            + String.join("\n", names)
            + "\n");
  }

  private static String row(Setting setting) {
    var cells = new ArrayList<String>();
    if (!setting.key().isEmpty()) {
      cells.add(code(setting.key()));
      cells.add(setting.usual().isEmpty() ? "" : code(setting.usual()));
    }
    cells.add(
        setting.variables().stream()
            .map(ConfigurationPageTest::code)
            .collect(Collectors.joining(" ")));
    cells.add(setting.meaning().replace("|", "\\|"));
    cells.add(setting.processes());
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private static String code(String text) {
    return "`" + text + "`";
  }

  private static String page(String settings, String others) {
    return """
    # Configuration

    Every setting of the processes. This page is generated from the `reference.conf` files; change those, not this page.

    A process reads its settings from these places; an earlier one overrides a later one:

    1. environment variables
    2. Java system properties: `-Dapogee.http.port=8081`
    3. `application.conf` on the class path, or the file in `-Dconfig.file=…`
    4. the defaults

    A process checks all its settings before it starts. An invalid value ends it with exit code 2, the code `bad-configuration` and a sentence with the key.
    A key below `apogee` or an environment variable `APOGEE_…` that does not exist ends it with exit code 2 and the code `unknown-setting`; the sentence
    contains the nearest name that exists. Settings of other processes are accepted, so all processes can share a file and an environment. Variables that
    Kubernetes adds for services are ignored.

    The processes are `node`, `matchmaker` and `analytics`. Durations have units (`500ms`, `5s`, `2m`), and so have sizes (`64 KiB`).

    ## Settings

    | Key | Default | Environment variable | Meaning | Process |
    |---|---|---|---|---|
    %s
    ## Other variables

    | Environment variable | Meaning | Read by |
    |---|---|---|
    %s\
    """
        .formatted(settings, others);
  }

  private static void holds(Path file, String text) throws IOException {
    if (WRITES) {
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file))
        .as("%s, which -Dreference=true writes again", file)
        .isEqualTo(text);
  }
}
