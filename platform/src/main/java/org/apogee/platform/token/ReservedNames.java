package org.apogee.platform.token;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/**
 * Names that sound like an office. Only an administrator hands them out: somebody who is called
 * Organiser is believed.
 */
public final class ReservedNames {
  /** As a whole word, also with a number behind it: inside others they are harmless. */
  private static final Set<String> WORDS =
      skeletons(
          "admin",
          "arbiter",
          "director",
          "mod",
          "official",
          "referee",
          "root",
          "staff",
          "support",
          "system");

  /** Anywhere, also without spaces around it. */
  private static final Set<String> PARTS =
      skeletons("administrator", "apogee", "formerplayer", "moderator", "organiser", "organizer");

  /** House bots are called House and how they think. */
  private static final String HOUSE = NameSkeleton.of("house");

  private ReservedNames() {}

  private static Set<String> skeletons(String... words) {
    return Stream.of(words).map(NameSkeleton::of).collect(Collectors.toUnmodifiableSet());
  }

  /** Refuses a reserved name with {@code name-reserved}. */
  public static void check(String name) {
    var words = Arrays.asList(NameSkeleton.of(name).split(" "));
    var joined = String.join("", words);
    boolean isOffice =
        words.stream().anyMatch(word -> WORDS.contains(withoutNumber(word, WORDS)))
            || PARTS.stream().anyMatch(joined::contains);
    if (isOffice || words.getFirst().equals(HOUSE)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "name-reserved", "'" + name + "' suggests an official role.");
    }
  }

  /** In a skeleton 0 and 1 are letters already, so an office is looked for at the beginning. */
  private static String withoutNumber(String word, Collection<String> offices) {
    return offices.stream()
        .filter(office -> word.startsWith(office))
        .filter(office -> word.substring(office.length()).matches("[0-9lo]{1,4}"))
        .findFirst()
        .orElse(word);
  }
}
