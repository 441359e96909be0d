/** Statistics of games: pure computation. */
@NullMarked
package org.apogee.analytics.statistics;

import org.jspecify.annotations.NullMarked;
