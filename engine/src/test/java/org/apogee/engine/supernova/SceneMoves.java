package org.apogee.engine.supernova;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What a move of Supernova looks like in words, so that a scene that says a move is refused cannot
 * have misspelt it.
 */
final class SceneMoves {
  private static final Pattern COPY = Pattern.compile("-\\d+\\b");
  private static final List<Pattern> FORMS =
      List.of(
          Pattern.compile("pass|end|mulligan|keep hand|withdraw|fleet done|flight done"),
          Pattern.compile("decline|refuse|bid|bypass orbit|draw (?:main|discard)"),
          Pattern.compile("(?:military|diplomatic|economic) (?:in orbit|on planet)"),
          Pattern.compile("discover #(?: as homeworld)?"),
          Pattern.compile("(?:play|unload|build) # on #"),
          Pattern.compile("build # at #"),
          Pattern.compile("(?:move|shift) # to #"),
          Pattern.compile("load # into #"),
          Pattern.compile("play #(?: on (?:attacker|defender))?"),
          Pattern.compile("(?:offer|jettison|attack|attack from|send|flee|pick|drop|discard) #"),
          Pattern.compile("offer to(?: \\d)+|accept \\d|add #"));

  private SceneMoves() {}

  static String withoutCopies(String text) {
    return COPY.matcher(text).replaceAll("");
  }

  static boolean isMove(CardList cards, String text) {
    var form = new StringBuilder(text);
    IntStream.range(0, cards.size())
        .mapToObj(card -> cards.kind(card).label)
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .forEach(label -> replace(form, label));
    return FORMS.stream().anyMatch(pattern -> pattern.matcher(form).matches());
  }

  private static void replace(StringBuilder text, String label) {
    for (int at = text.indexOf(label); at >= 0; at = text.indexOf(label)) {
      text.replace(at, at + label.length(), "#");
    }
  }
}
