package org.apogee.node.thinking;

/**
 * The account to which the time of a thought is charged.
 *
 * @param owner the player who ordered the game, or its tournament or ladder
 */
public record Payer(Rank rank, String owner) {}
