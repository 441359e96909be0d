/** Ratings and statistics, from the public feed. */
@NullMarked
package org.apogee.analytics;

import org.jspecify.annotations.NullMarked;
