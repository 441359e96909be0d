package org.apogee.engine;

/**
 * What came from outside cannot be used: one sentence for a person, one stable code for a program.
 *
 * <p>Never thrown for mistakes of our own; those are {@link IllegalStateException} or {@link
 * IllegalArgumentException}.
 */
public final class BadInput extends RuntimeException {
  private final String code;

  public BadInput(String code, String sentence) {
    super(sentence);
    this.code = code;
  }

  /** Lower case with hyphens, such as {@code unknown-option}; it never changes. */
  public String code() {
    return code;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
