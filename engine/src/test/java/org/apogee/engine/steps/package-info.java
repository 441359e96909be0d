/** The stack of steps, the loop that plays them, and the rooms that every game has. */
@NullMarked
package org.apogee.engine.steps;

import org.jspecify.annotations.NullMarked;
