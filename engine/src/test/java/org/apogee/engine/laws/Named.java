package org.apogee.engine.laws;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.engine.words.Glossary;

/**
 * What a text names. One word names something, whatever it looks like. A phrase or a sentence may
 * also have plain words: lower-case words, numbers, and a capital where a sentence begins.
 */
public final class Named {
  private static final Pattern PLAIN =
      Pattern.compile("[a-z]+([-'’][a-z]+)*'?|[-+]?[0-9]+|[^\\p{L}\\p{N}]*");
  private static final Pattern CAPITAL = Pattern.compile("[A-Z][a-z]*([-'’][a-z]+)*");
  private static final Pattern OUTER_MARKS = Pattern.compile("^[(\"']+|[).,:;!?\"']+$");
  private static final int WORDS_MAX = 6;

  private Named() {}

  /** The first word that names nothing in the glossary and is no plain word. */
  public static Optional<String> unknown(Glossary glossary, String text) {
    if (text.isEmpty() || glossary.knows(text)) {
      return Optional.empty();
    }
    var words = Arrays.asList(text.split(" ", -1));
    if (words.size() == 1) {
      return Optional.of(text);
    }
    boolean begins = true;
    for (int at = 0; at < words.size(); ) {
      int named = namedAt(glossary, words, at);
      var word = words.get(at);
      if (named == 0 && !isPlain(word, begins)) {
        return Optional.of(word);
      }
      at += Math.max(1, named);
      begins = words.get(at - 1).matches(".*[.:!?;]");
    }
    return Optional.empty();
  }

  /** How many words from here on name something, the longest name first; 0 if none does. */
  private static int namedAt(Glossary glossary, List<String> words, int at) {
    for (int length = Math.min(WORDS_MAX, words.size() - at); length > 0; length--) {
      var name = String.join(" ", words.subList(at, at + length));
      if (glossary.knows(name) || glossary.knows(bare(name))) {
        return length;
      }
    }
    return 0;
  }

  private static boolean isPlain(String word, boolean begins) {
    var bare = bare(word);
    return PLAIN.matcher(bare).matches() || (begins && CAPITAL.matcher(bare).matches());
  }

  /** Without the marks around it, and without the ending of a possessive. */
  static String bare(String word) {
    var inner = OUTER_MARKS.matcher(word).replaceAll("");
    return inner.endsWith("'s") ? inner.substring(0, inner.length() - 2) : inner;
  }
}
