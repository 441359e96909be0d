/** Pairing of the next round: pure functions of the past rounds, the settings and a seed. */
@NullMarked
package org.apogee.match.pairing;

import org.jspecify.annotations.NullMarked;
