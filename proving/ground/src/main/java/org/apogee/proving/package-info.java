/** Measurements, drills and simulations: every sub-command of {@code apogee bench}. */
@NullMarked
package org.apogee.proving;

import org.jspecify.annotations.NullMarked;
