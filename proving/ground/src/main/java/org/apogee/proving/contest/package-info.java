/** Whole tournaments on real processes that are killed, and the judge of what came out. */
@NullMarked
package org.apogee.proving.contest;

import org.jspecify.annotations.NullMarked;
