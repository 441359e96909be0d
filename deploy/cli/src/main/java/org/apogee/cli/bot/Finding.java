package org.apogee.cli.bot;

/**
 * What an examination found.
 *
 * @param check what was looked at; it never changes
 * @param code what was found: of the check if it is good, otherwise why not
 * @param sentence for the author of the bot
 * @param advice what to do about it, or empty
 */
record Finding(String check, Grade grade, String code, String sentence, String advice) {
  /** How grave it is; a remark costs no game. */
  enum Grade {
    GOOD,
    REMARK,
    WRONG
  }

  static Finding good(String check, String sentence) {
    return new Finding(check, Grade.GOOD, "good", sentence, "");
  }
}
