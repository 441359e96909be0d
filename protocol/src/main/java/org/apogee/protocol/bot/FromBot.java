package org.apogee.protocol.bot;

import org.jspecify.annotations.Nullable;

/** A line from a bot to the platform. */
public sealed interface FromBot {

  /**
   * The answer to {@link ToBot.Hello}.
   *
   * @param name what the bot calls itself; reports show it
   * @param version of the bot, if it has one
   * @param offers whether it answers {@link ToBot.Offer}
   */
  record Ready(String name, @Nullable String version, boolean offers) implements FromBot {}

  /** What a bot decides when it is asked. */
  sealed interface Decision extends FromBot {}

  /** What a bot says about offers, at any time. */
  sealed interface AboutOffer extends FromBot {
    String game();
  }

  /**
   * The answer to {@link ToBot.Question}.
   *
   * @param question the number of the question that is answered
   * @param move the code of one of its legal moves
   */
  record Move(String game, int question, String move) implements Decision {}

  /** The bot gives this game up; it is placed last. */
  record Resign(String game) implements Decision {}

  /**
   * The bot offers something to the other seats.
   *
   * @param offer {@code draw}, {@code take-back} or {@code pause}
   * @param minutes the length of a pause; null for the usual one
   */
  record Offer(String game, String offer, @Nullable Integer minutes) implements AboutOffer {}

  /**
   * The answer to {@link ToBot.Offer}.
   *
   * @param offer the number of the offer that is answered
   */
  record OfferAnswer(String game, int offer, boolean accept) implements AboutOffer {}
}
