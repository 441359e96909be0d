/**
 * The notifications of an outside player from all its games, as one numbered stream that survives a
 * reconnect.
 */
@NullMarked
package org.apogee.node.inbox;

import org.jspecify.annotations.NullMarked;
