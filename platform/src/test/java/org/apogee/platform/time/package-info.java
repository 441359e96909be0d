/** Tests of time as a process has lived through it. */
@NullMarked
package org.apogee.platform.time;

import org.jspecify.annotations.NullMarked;
