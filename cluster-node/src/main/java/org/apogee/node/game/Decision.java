package org.apogee.node.game;

import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;

/**
 * One decision of a finished game, before it was taken.
 *
 * @param position the true position, a copy
 * @param played the move that was taken
 */
public record Decision(Ruleset rules, Position position, int ply, int seat, long played) {}
