package org.apogee.engine.words;

/**
 * Texts with gaps, each written {@code %s} for words or {@code %d} for a number.
 *
 * <p>It is for facts and moves, of which a node puts some thirty into words for each question.
 * {@code String.formatted} does far more and costs more; texts that somebody requests now and then
 * are written with it.
 */
public final class Phrase {
  private static final int USUAL_GAP = 12;

  private Phrase() {}

  /**
   * The text with its gaps filled in their order.
   *
   * @throws IllegalArgumentException if there are more or fewer gaps, or others
   */
  public static String of(String form, Object... gaps) {
    var text = new StringBuilder(form.length() + USUAL_GAP * gaps.length);
    int written = 0;
    int filled = 0;
    for (int at = form.indexOf('%'); at >= 0; at = form.indexOf('%', written)) {
      if (filled == gaps.length || !isGap(form, at)) {
        throw new IllegalArgumentException(gaps.length + " gaps do not fit: " + form);
      }
      text.append(form, written, at);
      fill(gaps[filled++], text);
      written = at + 2;
    }
    if (filled < gaps.length) {
      throw new IllegalArgumentException(gaps.length + " gaps do not fit: " + form);
    }
    return text.append(form, written, form.length()).toString();
  }

  private static boolean isGap(String form, int at) {
    return form.startsWith("%s", at) || form.startsWith("%d", at);
  }

  private static void fill(Object gap, StringBuilder text) {
    if (gap instanceof Integer number) {
      text.append(number.intValue());
    } else {
      text.append(gap);
    }
  }
}
