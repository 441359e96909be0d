package org.apogee.engine.sol;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a move of SOL looks like in words, so that a scene that says a move is refused cannot have
 * misspelt it.
 */
final class SceneMoves {
  private static final String SPACE = "([ULCRK]\\d+)";
  private static final String SUIT =
      "(explosion|subduction|refraction|oscillation|reverberation|crystallization|condensation)";
  private static final List<Pattern> FORMS =
      List.of(
          Pattern.compile("move|convert|activate|end|burn|take bonus|decline bonus"),
          Pattern.compile("(?:launch|hurl|hurl station|node|deconvert|activate) " + SPACE),
          Pattern.compile("(?:fly|fly station) " + SPACE + " " + SPACE),
          Pattern.compile("fly " + SPACE + " " + SPACE + " x[2-5]"),
          Pattern.compile("bridge " + SPACE + "-" + SPACE + " from " + SPACE),
          Pattern.compile("foundry " + SPACE + " with " + SPACE),
          Pattern.compile("tower " + SPACE + " from " + SPACE + " " + SPACE),
          Pattern.compile("deconvert " + SPACE + "-" + SPACE),
          Pattern.compile("flare " + SPACE + " (?:pay|decline)"),
          Pattern.compile("play puncture " + SPACE + "-" + SPACE),
          Pattern.compile("play metamorphosis " + SPACE + " (?:node|foundry|tower)"),
          Pattern.compile("play (?:invade|squeeze) " + SPACE),
          Pattern.compile("play pillar " + SUIT),
          Pattern.compile(
              "play (?:catapult|procreate|ceremony|persist|juggernaut|cascade|hyperdrive|cluster"
                  + "|fuel|transcend|motivate|festival|synchronize|duplicate|tribute|channel)"),
          Pattern.compile("keep " + SUIT));

  private SceneMoves() {}

  static boolean isMove(SolBoard board, String text) {
    return FORMS.stream()
        .map(form -> form.matcher(text))
        .anyMatch(matcher -> matcher.matches() && spacesExist(board, matcher.toMatchResult()));
  }

  private static boolean spacesExist(SolBoard board, MatchResult match) {
    for (int group = 1; group <= match.groupCount(); group++) {
      if (match.group(group).matches(SPACE)) {
        SceneTable.space(board, match.group(group));
      }
    }
    return true;
  }
}
