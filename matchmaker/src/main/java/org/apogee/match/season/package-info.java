/** Seasons: events of several divisions, a table over them, promotion and relegation. */
@NullMarked
package org.apogee.match.season;

import org.jspecify.annotations.NullMarked;
