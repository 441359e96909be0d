/** What members of the cluster say about games. */
@NullMarked
package org.apogee.protocol.game;

import org.jspecify.annotations.NullMarked;
