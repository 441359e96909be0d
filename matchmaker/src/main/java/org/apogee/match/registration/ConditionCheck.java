package org.apogee.match.registration;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Compares conditions with what is known about a player.
 *
 * @param code of the refusal if it does not hold
 * @param holds false if the player may not enter because of it
 * @param sentence the condition, with the player's value if it does not hold
 */
public record ConditionCheck(String code, boolean holds, String sentence) {

  /** Every condition that is set, in a fixed order. */
  public static List<ConditionCheck> all(Conditions conditions, EntryFacts facts, long now) {
    var checks = new ArrayList<ConditionCheck>();
    var rating = facts.rating();
    var yours =
        rating == null
            ? "There is no rating yet."
            : String.format(Locale.ROOT, "The rating is %.1f.", rating);
    if (conditions.ratingMin() > 0) {
      checks.add(
          check(
              "rating-too-low",
              rating != null && rating >= conditions.ratingMin(),
              "A rating of at least " + conditions.ratingMin() + " is required.",
              yours));
    }
    if (conditions.ratingMax() > 0) {
      checks.add(
          check(
              "rating-too-high",
              rating == null || rating <= conditions.ratingMax(),
              "The rating must not exceed " + conditions.ratingMax() + ".",
              yours));
    }
    if (conditions.gamesMin() > 0) {
      checks.add(
          check(
              "too-few-games",
              facts.games() >= conditions.gamesMin(),
              "Rated games of this game required: " + conditions.gamesMin() + ".",
              "So far: " + facts.games() + "."));
    }
    if (conditions.accountDays() > 0) {
      long days = Math.max(0, Duration.ofMillis(now - facts.accountSince()).toDays());
      checks.add(
          check(
              "account-too-new",
              days >= conditions.accountDays(),
              "The account must be at least " + count(conditions.accountDays(), "day") + " old.",
              "It is " + count(days, "day") + " old."));
    }
    if (!conditions.kinds().isEmpty()) {
      checks.add(
          check(
              "wrong-kind",
              conditions.kinds().contains(facts.kind()),
              "Open to " + words(conditions.kinds()) + " only.",
              ""));
    }
    if (!conditions.allowed().isEmpty()) {
      boolean isListed =
          conditions.allowed().contains(facts.player())
              || conditions.allowed().contains(facts.account());
      checks.add(check("not-invited", isListed, "Only invited players may enter.", ""));
    }
    if (conditions.noGuests()) {
      checks.add(check("guests-refused", !facts.guest(), "Guests may not enter.", ""));
    }
    return List.copyOf(checks);
  }

  private static ConditionCheck check(String code, boolean holds, String sentence, String value) {
    return new ConditionCheck(
        code, holds, holds || value.isEmpty() ? sentence : sentence + " " + value);
  }

  private static String words(List<EntrantKind> kinds) {
    return kinds.stream()
        .map(kind -> kind == EntrantKind.HOUSE ? "house bots" : kind.label())
        .collect(Collectors.joining(" and "));
  }

  private static String count(long number, String one) {
    return number + " " + (number == 1 ? one : one + "s");
  }
}
