/** A forecast of a tournament: rounds, games, duration, warnings. */
@NullMarked
package org.apogee.match.preview;

import org.jspecify.annotations.NullMarked;
