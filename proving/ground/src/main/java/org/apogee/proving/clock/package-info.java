/** Clocks of games in simulated time, while every part of the platform fails in turn. */
@NullMarked
package org.apogee.proving.clock;

import org.jspecify.annotations.NullMarked;
