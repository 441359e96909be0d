package org.apogee.node.lobby;

import java.util.OptionalDouble;
import org.apogee.platform.token.Player;

/**
 * A player who wants a seat.
 *
 * @param rating its rating in the pool of the seek, if it has one
 */
public record Joiner(
    String player, String name, Player.Kind kind, boolean guest, OptionalDouble rating) {}
