package org.apogee.engine.words;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.apogee.engine.Fact;

/**
 * Reads a chronicle as a person does and finds faults of its English: a wrong article, one thing in
 * the plural, marks and codes of programs, the same sentence twice in a row.
 */
public final class ChronicleAudit {
  private static final Pattern ARTICLE =
      Pattern.compile("(?<![\\p{L}\\d-])(an?|An?) ([\\p{L}\\d][^ ]*)");
  private static final Pattern AMOUNT =
      Pattern.compile(
          "(?<before>[\\p{L}']+,? |, |)(?<![\\p{L}\\d.-])(?<number>\\d+) (?<noun>[\\p{L}][\\p{L}"
              + " -]*)");

  /** Words whose number is no amount: {@code seat 1 wins}, {@code in round 1 ships move}. */
  private static final Set<String> LABELS =
      Set.of(
          "seat",
          "seats",
          "turn",
          "round",
          "phase",
          "step",
          "cycle",
          "gate",
          "ring",
          "level",
          "value",
          "die",
          "stage",
          "impulse",
          "interphase",
          "activation",
          "ship",
          "and",
          "of",
          "to");

  /** Endings of one thing, not of several. */
  private static final Pattern SINGULAR_S = Pattern.compile(".*(ss|us|is)");

  private static final Set<String> SINGULAR = Set.of("series", "species", "spacecraft");
  private static final Pattern MARKS = Pattern.compile("[\\[\\]{}_]|[A-Z]+\\(");
  private static final Pattern CODE =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?:[A-Z]{2,}[A-Za-z\\d]*|[A-Za-z]{1,2}\\d+(?:\\.\\d+)?|\\d+[A-Z]\\d+)(?![\\p{L}\\d])");
  private static final Pattern NOWHERE =
      Pattern.compile("from (\\S+?)(?: on)? to \\1(?![\\p{L}\\d]|\\.\\d)");
  private static final Pattern WHOLE = Pattern.compile("[\\p{Lu}\\d☆★].*[.!?]");

  private final Map<String, Predicate<String>> checks = new LinkedHashMap<>();
  private final Set<String> singular = new HashSet<>();
  private final Set<String> plural = new HashSet<>();

  /** Names that are the same for one and for several: {@code Gas}. */
  private final Set<String> uncounted = new HashSet<>();

  private final Glossary glossary;

  /** Sentences that were read before: games repeat themselves. */
  private final Set<String> read = new HashSet<>();

  private final TreeMap<String, String> faults = new TreeMap<>();

  public ChronicleAudit(Glossary glossary) {
    this.glossary = glossary;
    for (var entry : glossary.entries()) {
      if (!entry.name().equals(entry.plural())) {
        singular.add(entry.name());
        plural.add(entry.plural());
      } else {
        uncounted.add(entry.name());
      }
    }
    checks.put("wrong article", ChronicleAudit::hasWrongArticle);
    checks.put("number and noun disagree", this::hasWrongNumber);
    checks.put("marks of a program", text -> MARKS.matcher(text).find());
    checks.put("a code that is not in the glossary", this::hasUnknownCode);
    checks.put("from a place to itself", text -> NOWHERE.matcher(text).find());
  }

  /** Reads one viewer's chronicle from its beginning, and keeps the first of each fault. */
  public void read(List<Fact> heard) {
    var before = "";
    for (var fact : heard) {
      var text = fact.text();
      if (text.equals(before)) {
        fault("twice in a row", text);
      }
      before = text;
      readSentence(text);
      fact.detail().forEach(this::readLine);
    }
  }

  void readSentence(String text) {
    if (read.contains(text)) {
      return;
    }
    if (!WHOLE.matcher(text).matches()) {
      fault("no whole sentence", text);
    }
    readLine(text);
  }

  private void readLine(String text) {
    if (read.add(text)) {
      checks.forEach((fault, check) -> {
        if (check.test(text)) {
          fault(fault, text);
        }
      });
    }
  }

  private void fault(String fault, String text) {
    faults.merge(fault, text, (first, _) -> first);
  }

  /** Takes over what another auditor read and found. */
  void addAll(ChronicleAudit other) {
    read.addAll(other.read);
    other.faults.forEach(this::fault);
  }

  /** The first sentence with each fault. */
  public Map<String, String> faults() {
    return faults;
  }

  private static boolean hasWrongArticle(String text) {
    var matcher = ARTICLE.matcher(text);
    while (matcher.find()) {
      var article = matcher.group(1);
      boolean begins = matcher.start() == 0 || text.substring(0, matcher.start()).endsWith(". ");
      boolean isName = article.equals("A") && !begins;
      if (!isName && !Words.article(matcher.group(2)).equalsIgnoreCase(article)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasWrongNumber(String text) {
    var matcher = AMOUNT.matcher(text);
    int from = 0;
    while (matcher.find(from)) {
      from = matcher.start("noun");
      if (LABELS.contains(
          matcher.group("before").strip().replace(",", "").toLowerCase(Locale.ROOT))) {
        continue;
      }
      boolean isOne = matcher.group("number").equals("1");
      var nouns = matcher.group("noun");
      var next = nouns.split(" ", 2)[0];
      boolean isWrong =
          isOne
              ? startsWith(plural, nouns) || looksPlural(next)
              : startsWith(singular, nouns) && !startsWith(plural, nouns);
      if (isWrong) {
        return true;
      }
    }
    return false;
  }

  private boolean looksPlural(String word) {
    return word.length() > 2
        && word.endsWith("s")
        && !SINGULAR_S.matcher(word).matches()
        && !SINGULAR.contains(word)
        && !uncounted.contains(word);
  }

  private static boolean startsWith(Set<String> names, String words) {
    return names.stream().anyMatch(name -> words.equals(name) || words.startsWith(name + " "));
  }

  private boolean hasUnknownCode(String text) {
    return CODE.matcher(text)
        .results()
        .anyMatch(code -> !glossary.knows(code.group()) && !isInAName(code.group(), text));
  }

  /** A part of a longer name, as in {@code High-G Hull}. */
  private boolean isInAName(String code, String text) {
    return glossary.entries().stream()
        .map(Glossary.Entry::name)
        .anyMatch(name -> name.contains(code) && text.contains(name));
  }
}
