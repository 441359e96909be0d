/**
 * How a game is played step by step. A position holds a stack of steps ({@link
 * org.apogee.engine.steps.Frames}); each step names its chapter of the rules ({@link
 * org.apogee.engine.steps.Chapter}); one loop ({@link org.apogee.engine.steps.Flow}) plays a move
 * and then everything that no seat has to decide.
 */
@NullMarked
package org.apogee.engine.steps;

import org.jspecify.annotations.NullMarked;
