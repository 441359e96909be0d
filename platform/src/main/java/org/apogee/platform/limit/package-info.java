/** Hourly limits of an account, counted for the whole cluster. */
@NullMarked
package org.apogee.platform.limit;

import org.jspecify.annotations.NullMarked;
