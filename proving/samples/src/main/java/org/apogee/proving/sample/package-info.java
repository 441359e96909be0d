/** A made-up feed, for measures and tests. */
@NullMarked
package org.apogee.proving.sample;

import org.jspecify.annotations.NullMarked;
