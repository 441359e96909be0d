/** Chance that anybody can check: committed to before the game, revealed after it. */
@NullMarked
package org.apogee.engine.chance;

import org.jspecify.annotations.NullMarked;
