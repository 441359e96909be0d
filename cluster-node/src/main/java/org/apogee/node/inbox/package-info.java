/**
 * What a player from outside is told, over all its games, in one numbered stream that survives a
 * reconnect.
 */
@NullMarked
package org.apogee.node.inbox;

import org.jspecify.annotations.NullMarked;
