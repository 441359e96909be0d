package org.apogee.platform.config;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.typesafe.config.Config;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.engine.words.Nearest;

/**
 * Rejects names that no process reads, so that a typing error does not silently select a default.
 *
 * <p>The list holds the names of all processes: those of one installation often share their
 * environment and their {@code application.conf}. A test writes it from the {@code reference.conf}
 * files.
 */
final class KnownSettings {
  static final String UNKNOWN = "unknown-setting";

  private static final String LIST = "known-settings.txt";
  private static final String VARIABLE = "APOGEE_";
  private static final String KEY = Configuration.ROOT + ".";

  /** Names of Kafka's follow; its clients know them. */
  private static final String FREE_VARIABLE = "APOGEE_KAFKA_PROPERTY_";

  private static final String FREE_KEY = "apogee.kafka.properties.";

  /** Kubernetes adds variables for each service of a namespace: APOGEE_NODE_SERVICE_HOST. */
  private static final Pattern OF_KUBERNETES =
      Pattern.compile(".*_SERVICE_(HOST|PORT(_.*)?)=.*|.*_PORT_[0-9]+_.*=.*|.*_PORT=[a-z]+://.*");

  private static final Set<String> NAMES = read();

  private KnownSettings() {}

  /**
   * @param environment the environment variables
   * @throws BadInput {@link #UNKNOWN}
   */
  static void check(Config whole, Map<String, String> environment) {
    var variables =
        environment.entrySet().stream()
            .filter(each -> !OF_KUBERNETES.matcher(each.toString()).matches())
            .map(Map.Entry::getKey);
    // Processes of one machine receive their settings by the names of variables, at the top level.
    Stream.concat(variables, whole.root().keySet().stream())
        .filter(name -> name.startsWith(VARIABLE) && !NAMES.contains(name))
        .filter(name -> !name.startsWith(FREE_VARIABLE))
        .sorted()
        .findFirst()
        .ifPresent(name -> refuse("environment variable", name, VARIABLE));
    whole.root().withOnlyKey(Configuration.ROOT).toConfig().entrySet().stream()
        .map(entry -> entry.getKey())
        .filter(key -> !isKnown(key))
        .sorted()
        .findFirst()
        .ifPresent(key -> refuse("setting", key, KEY));
  }

  /** A value in place of a group of settings is for the reader of the group to reject. */
  private static boolean isKnown(String key) {
    return NAMES.contains(key)
        || key.startsWith(FREE_KEY)
        || NAMES.stream().anyMatch(name -> name.startsWith(key + "."));
  }

  /** Environment variables with free names; those at the top level of the settings override. */
  static Map<String, String> free(Config whole, Map<String, String> environment) {
    var free = new TreeMap<String, String>();
    environment.forEach((name, value) -> {
      if (name.startsWith(FREE_VARIABLE)) {
        free.put(name, value);
      }
    });
    whole
        .root()
        .forEach((name, value) -> {
          if (name.startsWith(FREE_VARIABLE)) {
            free.put(name, String.valueOf(value.unwrapped()));
          }
        });
    return free;
  }

  private static void refuse(String what, String name, String prefix) {
    var alike = NAMES.stream().filter(known -> known.startsWith(prefix)).toList();
    throw new BadInput(
        UNKNOWN, "The %s %s does not exist%s".formatted(what, name, nearest(name, alike)));
  }

  private static String nearest(String name, List<String> alike) {
    var near = Nearest.to(name, alike);
    return near.isEmpty() ? "." : "; did you mean " + near.getFirst() + "?";
  }

  private static Set<String> read() {
    try (var in = KnownSettings.class.getResourceAsStream(LIST)) {
      if (in == null) {
        throw new IllegalStateException("the list of settings is missing: " + LIST);
      }
      return new String(in.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
