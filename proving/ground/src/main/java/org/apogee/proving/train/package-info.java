/** Learning of evaluations by self-play: {@code apogee train}. */
@NullMarked
package org.apogee.proving.train;

import org.jspecify.annotations.NullMarked;
