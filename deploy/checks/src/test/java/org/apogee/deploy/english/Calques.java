package org.apogee.deploy.english;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Phrases that read like a translation, each with the plain form.
 *
 * <p>A pattern is listed only if it is wrong nearly always: a check with false alarms is switched
 * off. So {@code is over} is a calque of a game, but not before a number or an article; and {@code
 * node says} is one, but a person may say something.
 */
final class Calques {
  private static final String PROGRAM =
      "(?:node|server|platform|process|program|page|command|file|journal|feed|report|register"
          + "|database|cluster|matchmaker|record|document|proxy|test|metric|log)s?";

  private static final List<Calque> ALL =
      List.of(
          calque(
              "^(?-i:Who|Whom|Whose|What|Whatever) (?!(?:not )?to do)[^?]+$",
              "name the subject: 'Players who'"),
          calque("\\bwhoever\\b", "name the subject: 'the seat that'"),
          calque(
              "\\b(?:go|goes|going|went|gone) on\\b(?! (?:the|a|an|its|that|which)\\b)",
              "'continue'"),
          calque(
              "\\b(?:is|are|was|were|be|been) over\\b(?! (?:[0-9]|(?:the|a|an|half|HTTP)\\b))",
              "'has ended', 'is complete'"),
          calque("\\b(?:tell|tells|told|telling)\\b", "'report', 'return', 'contain'"),
          calque(
              "\\b"
                  + PROGRAM
                  + " (?:says?|said|knows?|knew|thinks?|thought|wants?|hears?|heard)\\b",
              "programs report, return, log, print, contain, compute, require, request"),
          calque("\\bpassed over\\b", "'ignored', 'skipped'"),
          calque("\\bst(?:and|ands|ood) still\\b", "'is paused', 'is frozen'"),
          calque("\\bin vain\\b", "'timed out waiting for'"),
          calque("\\banew\\b", "'again'"),
          calque("\\bcall(?:s|ed)? (?:it |a game )?off\\b", "'cancelled'"),
          calque("\\bcounts? for nothing\\b", "'does not count'"),
          calque("\\bmistakes? of ours\\b", "'a bug'"),
          calque("\\bnews of\\b", "'events of'"),
          calque("\\bsits? out\\b", "'receives a bye'"),
          calque(
              "\\b(?:at|in) (?:most )?so many\\b|\\bso many \\w+ at a time\\b",
              "'limits concurrent'"),
          calque("\\bfrom (?:here|then) on\\b", "'afterwards'"),
          calque(
              "\\bseats? (?:is|are|was|were) given up\\b|\\bgive[sn]? .{0,12}seat up\\b",
              "'resigns'"),
          calque("\\b(?:is|are) there already\\b", "'already exists'"));

  private Calques() {}

  /** What is wrong with a sentence: each phrase with its plain form. */
  static List<String> in(String sentence) {
    return ALL.stream().flatMap(calque -> calque.in(sentence)).toList();
  }

  private static Calque calque(String phrase, String plain) {
    return new Calque(Pattern.compile(phrase, Pattern.CASE_INSENSITIVE), plain);
  }

  private record Calque(Pattern phrase, String plain) {
    Stream<String> in(String sentence) {
      return phrase
          .matcher(sentence)
          .results()
          .map(found -> "'%s': say %s".formatted(shortened(found.group()), plain));
    }

    private static String shortened(String text) {
      return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
  }
}
