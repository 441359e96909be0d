/** What an account may do in an hour, counted for the whole cluster. */
@NullMarked
package org.apogee.platform.limit;

import org.jspecify.annotations.NullMarked;
