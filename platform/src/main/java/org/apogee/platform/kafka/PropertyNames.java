package org.apogee.platform.kafka;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apogee.engine.BadInput;
import org.apogee.engine.words.Nearest;

/** Which properties of Kafka's clients an operator may set. */
final class PropertyNames {
  /**
   * Names on which the promises of the feed and of the ratings depend, and names that have settings
   * of their own.
   */
  private static final Set<String> OURS =
      Set.of(
          "acks",
          "allow.auto.create.topics",
          "auto.offset.reset",
          "bootstrap.servers",
          "buffer.memory",
          "client.id",
          "delivery.timeout.ms",
          "enable.auto.commit",
          "enable.idempotence",
          "group.id",
          "group.protocol",
          "isolation.level",
          "key.deserializer",
          "key.serializer",
          "max.block.ms",
          "max.in.flight.requests.per.connection",
          "max.request.size",
          "retries",
          "transactional.id",
          "value.deserializer",
          "value.serializer");

  private static final Set<String> ALL = new TreeSet<>(ClientProperties.PRODUCER);

  static {
    ALL.addAll(ClientProperties.CONSUMER);
    ALL.addAll(ClientProperties.ADMIN);
  }

  private PropertyNames() {}

  /** The end of a sentence about the first name that is not allowed. */
  static Optional<String> check(Collection<String> names) {
    return names.stream()
        .sorted()
        .filter(name -> OURS.contains(name) || !ALL.contains(name))
        .findFirst()
        .map(PropertyNames::wrong);
  }

  private static String wrong(String name) {
    return OURS.contains(name)
        ? "'%s', which Apogee decides itself".formatted(name)
        : "'%s', which Kafka's clients do not have%s".formatted(name, nearest(name, ALL));
  }

  private static String nearest(String name, Collection<String> names) {
    var near = Nearest.to(name, List.copyOf(names));
    return near.isEmpty() ? "" : "; did you mean " + near.getFirst() + "?";
  }

  /** Kafka's names have no underscores of their own. */
  static String ofVariable(String prefix, String end) {
    var name = end.toLowerCase(Locale.ROOT).replace('_', '.');
    if (!OURS.contains(name) && ALL.contains(name)) {
      return name;
    }
    var variables =
        ALL.stream()
            .filter(each -> !OURS.contains(each))
            .map(each -> prefix + each.toUpperCase(Locale.ROOT).replace('.', '_'))
            .collect(Collectors.toCollection(TreeSet::new));
    throw new BadInput(
        "bad-configuration",
        "The environment variable %s%s is no property of Kafka's clients that can be set%s"
            .formatted(prefix, end, near(nearest(prefix + end, variables))));
  }

  private static String near(String nearest) {
    return nearest.isEmpty() ? "." : nearest;
  }
}
