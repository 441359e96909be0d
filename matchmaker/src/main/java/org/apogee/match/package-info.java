/** The matchmaker: the process that runs tournaments. */
@NullMarked
package org.apogee.match;

import org.jspecify.annotations.NullMarked;
