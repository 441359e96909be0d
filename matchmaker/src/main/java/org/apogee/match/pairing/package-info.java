/** Who meets whom in the next round: pure functions of the past, the settings and a seed. */
@NullMarked
package org.apogee.match.pairing;

import org.jspecify.annotations.NullMarked;
