/** What is counted of a game: numbers alone, no input or output. */
@NullMarked
package org.apogee.analytics.statistics;

import org.jspecify.annotations.NullMarked;
