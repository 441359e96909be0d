package org.apogee.node.thinking;

/**
 * Who pays for a thought with the time that it takes.
 *
 * @param owner the player who ordered the game, or its tournament or ladder
 */
public record Payer(Rank rank, String owner) {}
