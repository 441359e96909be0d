package org.apogee.platform.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.RandomTexts;
import org.apogee.platform.token.ReservedNames;

/** Names for a player whose name nobody here chose: others may have it, or nobody may. */
final class NewNames {
  private static final Set<String> NOT_THIS_ONE =
      Set.of("name-taken", "name-confusable", "name-reserved", "bad-name");
  private static final int NUMBERED = 9;
  private static final int LENGTH = 34;
  private static final int SUFFIX_BYTES = 6;

  private NewNames() {}

  /** The first that can be created. */
  static Player first(List<String> wishes, Function<String, Player> create) {
    for (var name : candidates(wishes)) {
      try {
        ReservedNames.check(name);
        return create.apply(name);
      } catch (RequestRefused refused) {
        if (!NOT_THIS_ONE.contains(refused.code())) {
          throw refused;
        }
      }
    }
    return create.apply("Player " + randomLetters());
  }

  static List<String> candidates(List<String> wishes) {
    var plain =
        wishes.stream()
            .map(name -> name.replaceAll("[^\\p{L}\\p{Nd} \\-_.']+", " ").strip())
            .map(name -> name.substring(0, Math.min(name.length(), LENGTH)).strip())
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList();
    var all = new ArrayList<>(plain);
    plain.stream()
        .flatMap(name -> Stream.iterate(2, i -> i <= NUMBERED, i -> i + 1).map(i -> name + " " + i))
        .forEach(all::add);
    return all;
  }

  /** Of one script, and not at the end of a name that looks like another. */
  private static String randomLetters() {
    return RandomTexts.ofBytes(SUFFIX_BYTES).replaceAll("[^A-Za-z0-9]", "x");
  }
}
