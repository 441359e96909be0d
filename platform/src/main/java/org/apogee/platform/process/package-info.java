/** How each process of the platform starts, waits and ends. */
@NullMarked
package org.apogee.platform.process;

import org.jspecify.annotations.NullMarked;
