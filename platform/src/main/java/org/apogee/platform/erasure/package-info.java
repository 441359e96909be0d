/** The end of a player: personal data are erased, games and ratings stay. */
@NullMarked
package org.apogee.platform.erasure;

import org.jspecify.annotations.NullMarked;
