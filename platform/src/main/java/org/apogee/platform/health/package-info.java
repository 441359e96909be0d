/** Whether a process has started, is ready and is alive, and the port that says so. */
@NullMarked
package org.apogee.platform.health;

import org.jspecify.annotations.NullMarked;
