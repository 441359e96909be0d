package org.apogee.platform.http;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Constants as words: {@code ROUND_ROBIN} is {@code round-robin} outside. */
final class Choices {
  private Choices() {}

  static <E extends Enum<E>> Optional<E> of(String word, Class<E> type) {
    return Stream.of(type.getEnumConstants()).filter(e -> word(e).equals(word)).findFirst();
  }

  static <E extends Enum<E>> List<String> words(Class<E> type) {
    return Stream.of(type.getEnumConstants()).map(Choices::word).toList();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
