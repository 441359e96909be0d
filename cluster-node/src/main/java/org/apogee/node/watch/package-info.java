/** Games as spectators and players follow them: one subscription for each game and node. */
@NullMarked
package org.apogee.node.watch;

import org.jspecify.annotations.NullMarked;
