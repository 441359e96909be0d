package org.apogee.protocol.game;

/**
 * The point of a finished game from which another one is played on.
 *
 * @param game the finished game
 * @param ply how many of its decisions were kept
 */
public record ForkOf(String game, int ply) {}
