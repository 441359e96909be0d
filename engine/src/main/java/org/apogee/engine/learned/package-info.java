/** Evaluations that were learned from games: features of a position, and a small network. */
@NullMarked
package org.apogee.engine.learned;

import org.jspecify.annotations.NullMarked;
