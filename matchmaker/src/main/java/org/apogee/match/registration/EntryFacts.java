package org.apogee.match.registration;

import org.jspecify.annotations.Nullable;

/**
 * What the platform knows about a player at the moment it enters. It travels with the request, so
 * that a decision needs nothing but its arguments.
 *
 * @param player the ID of the player
 * @param account the player, or the owner of a bot
 * @param rating in the pool of the game; null without a rated game
 * @param games rated games in that pool
 * @param accountSince when the account was created, in milliseconds since 1970
 */
public record EntryFacts(
    String player,
    String account,
    EntrantKind kind,
    @Nullable Double rating,
    long games,
    long accountSince,
    boolean guest) {}
