package org.apogee.engine.words;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The grammar of the chronicle's sentences: articles, plurals, lists, seats, ordinals. It allocates
 * freely, so it is called only where a chronicle listens.
 */
public final class Words {
  /** Letters whose own name begins with a vowel sound: an S1, an MP, but a U12. */
  private static final String VOWEL_NAMES = "AEFHILMNORSX";

  private static final Pattern EIGHT = Pattern.compile("8.*|11|18|11[^0-9].*|18[^0-9].*");

  /** A vowel in writing, a consonant in speech; each begins with one of {@link #DOUBTFUL}. */
  private static final Pattern A_BEFORE_A_VOWEL =
      Pattern.compile("(one|once|uni(?![nmd])|use|usu|uti|eu|ewe|u-).*");

  private static final String DOUBTFUL = "oue";

  private static final Pattern SILENT_H = Pattern.compile("(hour|honest|honou?r|heir).*");

  /** A {@code ch} that sounds like {@code k} takes an {@code s} alone: epochs, but branches. */
  private static final List<String> HARD_CH =
      List.of(
          "tech",
          "epoch",
          "stomach",
          "eunuch",
          "loch",
          "monarch",
          "patriarch",
          "matriarch",
          "oligarch");

  private static final List<String> HISSING = List.of("s", "x", "z", "ch", "sh");
  private static final String VOWELS = "aeiou";
  private static final String SEPARATORS = " ,.;:-";

  private static final Set<String> UNCHANGED = Set.of("series", "species", "spacecraft");
  private static final String[] ORDINALS = {
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"
  };

  private Words() {}

  /** The article with its noun: {@code a node}, {@code an advanced tech}, {@code an 8}. */
  public static String a(String noun) {
    return article(noun) + " " + noun;
  }

  /** {@code a} or {@code an}, by the sound of the next word. */
  public static String article(String next) {
    if (next.isEmpty()) {
      return "a";
    }
    char first = next.charAt(0);
    if (Character.isDigit(first)) {
      return EIGHT.matcher(next).matches() ? "an" : "a";
    }
    if (isAcronym(next)) {
      return VOWEL_NAMES.indexOf(first) >= 0 ? "an" : "a";
    }
    char lower = Character.toLowerCase(first);
    if (lower == 'h') {
      return SILENT_H.matcher(next.toLowerCase(Locale.ROOT)).matches() ? "an" : "a";
    }
    boolean isA =
        VOWELS.indexOf(lower) < 0
            || (DOUBTFUL.indexOf(lower) >= 0
                && A_BEFORE_A_VOWEL.matcher(next.toLowerCase(Locale.ROOT)).matches());
    return isA ? "a" : "an";
  }

  /** Whether the first word is a code or spelt: {@code X}, {@code S1}, {@code EMP}. */
  private static boolean isAcronym(String text) {
    if (!isCapital(text.charAt(0))) {
      return false;
    }
    char second = text.length() == 1 ? SEPARATORS.charAt(0) : text.charAt(1);
    return SEPARATORS.indexOf(second) >= 0 || isCapital(second) || Character.isDigit(second);
  }

  private static boolean isCapital(char letter) {
    return 'A' <= letter && letter <= 'Z';
  }

  /** {@code 1 impact}, {@code 2 impacts}, {@code no impacts}. */
  public static String count(int number, String singular) {
    return count(number, singular, plural(singular));
  }

  /** For nouns with a plural of their own. */
  public static String count(int number, String singular, String plural) {
    return (number == 0 ? "no" : Integer.toString(number))
        + " "
        + (isOne(number) ? singular : plural);
  }

  /** {@code a ship}, {@code 2 ships}, {@code no ships}. */
  public static String some(int number, String singular) {
    return number == 1 ? a(singular) : count(number, singular);
  }

  /** The form of a verb or a noun that goes with a number: {@code agree(2, "comes", "come")}. */
  public static String agree(int number, String one, String many) {
    return isOne(number) ? one : many;
  }

  private static boolean isOne(int number) {
    return number == 1 || number == -1;
  }

  /**
   * Regular plurals of the last word: {@code foundries}, {@code classes}, {@code epochs}. Callers
   * give those of irregular words, such as {@code dice}.
   */
  public static String plural(String noun) {
    var lower = noun.toLowerCase(Locale.ROOT);
    if (noun.isEmpty() || UNCHANGED.contains(lower)) {
      return noun;
    }
    if (endsWithAny(lower, HISSING) && !endsWithAny(lower, HARD_CH)) {
      return noun + "es";
    }
    int before = lower.length() - 2;
    if (lower.endsWith("y") && before >= 0 && VOWELS.indexOf(lower.charAt(before)) < 0) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    return noun + "s";
  }

  private static boolean endsWithAny(String noun, List<String> ends) {
    for (var end : ends) {
      if (noun.endsWith(end)) {
        return true;
      }
    }
    return false;
  }

  /** {@code a, b and c}; of nothing, {@code nothing}. */
  public static String list(List<String> parts) {
    return switch (parts.size()) {
      case 0 -> "nothing";
      case 1 -> parts.getFirst();
      default -> String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    };
  }

  /** {@code seat 2}, within a sentence; {@link #sentence} begins one with it. */
  public static String seat(int seat) {
    return "seat " + seat;
  }

  /** {@code seat 1}, {@code seats 0 and 2}, {@code nobody}. */
  public static String seats(int... seats) {
    return switch (seats.length) {
      case 0 -> "nobody";
      case 1 -> seat(seats[0]);
      default -> "seats " + list(IntStream.of(seats).mapToObj(Integer::toString).toList());
    };
  }

  /** {@code seat 2's}, {@code the Hives'}. */
  public static String possessive(String name) {
    return name.endsWith("s") ? name + "'" : name + "'s";
  }

  /** {@code first} to {@code tenth}, then {@code 11th}. */
  public static String ordinal(int number) {
    if (1 <= number && number <= ORDINALS.length) {
      return ORDINALS[number - 1];
    }
    int lastTwo = Math.floorMod(number, 100);
    boolean isTeen = 11 <= lastTwo && lastTwo <= 13;
    return number
        + switch (isTeen ? 0 : lastTwo % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  /** {@code once}, {@code twice}, {@code 3 times}. */
  public static String times(int number) {
    return switch (number) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> number + " times";
    };
  }

  /** A modifier with its sign: {@code +2}, {@code -1}, {@code +0}. */
  public static String signed(int number) {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }

  /** A die with its modifiers and sum: {@code 4}, {@code 4 + 2 - 1 = 5}; zeros are left out. */
  public static String sum(int die, int... modifiers) {
    var text = new StringBuilder().append(die);
    int sum = die;
    for (int modifier : modifiers) {
      if (modifier != 0) {
        text.append(modifier < 0 ? " - " : " + ").append(Math.abs(modifier));
        sum += modifier;
      }
    }
    return text.indexOf(" ") < 0 ? text.toString() : text + " = " + sum;
  }

  /** Joins parts to a sentence: a capital at its beginning, a full stop at its end. */
  public static String sentence(String form, Object... parts) {
    var text = parts.length == 0 ? form : Phrase.of(form, parts);
    var whole = text.endsWith(".") || text.endsWith("!") || text.endsWith("?") ? text : text + ".";
    return capital(whole);
  }

  /** With a capital at its beginning. */
  public static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
