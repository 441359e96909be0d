package org.apogee.engine.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.regex.Pattern;

/**
 * Everything that a game names, in words: its cards, pieces, places, options and endings. A page or
 * a bot looks up what it finds in a view, a fact or a move.
 *
 * <p>A text names an entry by the entry's name, its plural or one of its codes. In a code, {@code
 * #} stands for a number and {@code @} for a capital letter, so that one entry explains all spaces
 * {@code U0} to {@code U15}, or all copies of a card.
 */
public final class Glossary {
  public static final Glossary NONE = new Glossary(List.of());

  /** What an entry is, in the order in which a page would list them. */
  public enum Kind {
    SEAT,
    RACE,
    RESOURCE,
    UNIT,
    BUILDING,
    TOKEN,
    PLACE,
    TILE,
    CARD,
    TECH,
    EFFECT,
    EVENT,
    OBJECTIVE,
    PHASE,
    ACTION,
    STATE,
    OPTION,
    ENDING
  }

  /**
   * @param id stable and unique in its game: {@code lower-orbit}
   * @param name singular, as in a sentence: {@code lower orbit}
   * @param plural for counts: {@code foundries}
   * @param sentence what it does, in one sentence
   * @param rule where the rules say so: {@code R 10.3}
   * @param codes how views, facts and moves name it
   */
  public record Entry(
      String id,
      Kind kind,
      String name,
      String plural,
      String sentence,
      String rule,
      List<String> codes) {
    public Entry {
      codes = List.copyOf(codes);
    }

    /** Named by its id or its name, with a regular plural. */
    public static Entry of(Kind kind, String id, String name, String sentence, String rule) {
      return new Entry(id, kind, name, Words.plural(name), sentence, rule, List.of(id));
    }

    /** With other codes than its id. */
    public Entry codes(String... others) {
      return new Entry(id, kind, name, plural, sentence, rule, List.of(others));
    }

    public Entry plural(String other) {
      return new Entry(id, kind, name, other, sentence, rule, codes);
    }

    /** Every text that stands for the entry; codes may have places for numbers and letters. */
    public SequencedSet<String> texts() {
      var texts = new LinkedHashSet<>(codes);
      texts.add(name);
      texts.add(plural);
      return texts;
    }
  }

  private final List<Entry> entries;
  private final Map<String, List<Entry>> byText = new LinkedHashMap<>();
  private final Map<Pattern, Entry> byForm = new LinkedHashMap<>();

  private Glossary(List<Entry> entries) {
    this.entries = List.copyOf(entries);
    for (var entry : entries) {
      for (var text : entry.texts()) {
        if (isForm(text)) {
          byForm.put(pattern(text), entry);
        } else {
          byText.computeIfAbsent(text, _ -> new ArrayList<>()).add(entry);
        }
      }
    }
  }

  public static Glossary of(List<Entry> entries) {
    return new Glossary(entries);
  }

  private static boolean isForm(String code) {
    return code.indexOf('#') >= 0 || code.indexOf('@') >= 0;
  }

  private static Pattern pattern(String form) {
    var regex = new StringBuilder();
    for (int i = 0; i < form.length(); i++) {
      char each = form.charAt(i);
      regex.append(
          switch (each) {
            case '#' -> "[0-9]+";
            case '@' -> "[A-Z]";
            default -> Pattern.quote(String.valueOf(each));
          });
    }
    return Pattern.compile(regex.toString());
  }

  /** In the order of the game. */
  public List<Entry> entries() {
    return entries;
  }

  /** What a text of a view, a fact or a move names: nothing, one entry, or one of each kind. */
  public List<Entry> find(String text) {
    var found = new ArrayList<>(byText.getOrDefault(text, List.of()));
    byForm.forEach((form, entry) -> {
      if (form.matcher(text).matches() && !found.contains(entry)) {
        found.add(entry);
      }
    });
    return List.copyOf(found);
  }

  public boolean knows(String text) {
    return byText.containsKey(text)
        || byForm.keySet().stream().anyMatch(form -> form.matcher(text).matches());
  }
}
