/** Tournaments: what one decides about a command, what it journals, and what it is made of. */
@NullMarked
package org.apogee.match.tournament;

import org.jspecify.annotations.NullMarked;
