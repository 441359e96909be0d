/** Moves as outside clients send them: over sockets, from a process of their own. */
@NullMarked
package org.apogee.proving.door;

import org.jspecify.annotations.NullMarked;
