/** Points, tie-breaks and final standings. */
@NullMarked
package org.apogee.match.standing;

import org.jspecify.annotations.NullMarked;
