/** What a tournament would be like: rounds, games, duration, warnings. */
@NullMarked
package org.apogee.match.preview;

import org.jspecify.annotations.NullMarked;
