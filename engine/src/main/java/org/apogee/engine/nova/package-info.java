/**
 * NOVA: two to four powers spread over a galaxy, hold what they can reach, and fight for the rest.
 *
 * <p>{@link org.apogee.engine.nova.NovaPosition} is the truth, and its stack of steps says what is
 * going on. Each step ({@link org.apogee.engine.nova.Step}) names the chapter of the rules that
 * carries it out.
 */
@NullMarked
package org.apogee.engine.nova;

import org.jspecify.annotations.NullMarked;
