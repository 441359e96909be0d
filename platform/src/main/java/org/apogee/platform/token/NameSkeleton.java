package org.apogee.platform.token;

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.util.Locale;

/**
 * The appearance of a name: names with the same skeleton can be mistaken for each other.
 *
 * <p>The skeleton of Unicode's UTS 39 keeps case and distinguishes i from l. Names here must differ
 * by more than case, and "Kal" beside "KaI" is a trap in most fonts, so both are folded as well.
 * The price: of "Kai" and "Kal" there can be only one.
 *
 * <p>Stored in {@code directory.player}: a change needs a migration that empties that column.
 */
final class NameSkeleton {
  private static final Normalizer2 COMPATIBLE = Normalizer2.getNFKCCasefoldInstance();
  private static final SpoofChecker LOOKS =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();
  private static final SpoofChecker SCRIPTS =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL)
          .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private NameSkeleton() {}

  static String of(String name) {
    // Unicode's table contains capital letters of other scripts without a lower-case look-alike, so
    // it is asked before case is folded; and after, because it maps 0 to a capital and m to rn.
    var looks = LOOKS.getSkeleton(COMPATIBLE.normalize(LOOKS.getSkeleton(name)));
    looks = looks.toLowerCase(Locale.ROOT);
    return looks.replace('i', 'l').replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ").strip();
  }

  /** Latin with Han, kana, Hangul or Bopomofo, as people write them, is no mixture. */
  static boolean mixesScripts(String name) {
    return SCRIPTS.failsChecks(name);
  }
}
