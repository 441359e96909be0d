/** Moves tried out on copies of what a seat knows, without changing the game. */
@NullMarked
package org.apogee.engine.trial;

import org.jspecify.annotations.NullMarked;
