/** A made-up feed, for measures and tests. */
@NullMarked
package org.apogee.analytics.sample;

import org.jspecify.annotations.NullMarked;
