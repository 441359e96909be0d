/** Sanctions: restrictions that moderators impose on players for a time. */
@NullMarked
package org.apogee.platform.sanction;

import org.jspecify.annotations.NullMarked;
