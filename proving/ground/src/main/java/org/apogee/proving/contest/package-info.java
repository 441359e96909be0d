/** Whole tournaments on real processes that are killed, and checks of their outcomes. */
@NullMarked
package org.apogee.proving.contest;

import org.jspecify.annotations.NullMarked;
