/**
 * NOVA: two to four powers spread over a galaxy, hold what they can reach, and fight for the rest.
 *
 * <p>{@link org.apogee.engine.nova.NovaPosition} is the truth, its step stack says what is going
 * on, {@link org.apogee.engine.nova.NovaSteps} carries it out; each chapter of the rules is a class
 * or a few.
 */
@NullMarked
package org.apogee.engine.nova;

import org.jspecify.annotations.NullMarked;
