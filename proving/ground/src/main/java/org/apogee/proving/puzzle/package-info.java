/** Positions in which a good player knows what to do: {@code apogee bench puzzles}. */
@NullMarked
package org.apogee.proving.puzzle;

import org.jspecify.annotations.NullMarked;
