/** A decision followed through all processes, by its trace; and what traces cost. */
@NullMarked
package org.apogee.proving.trace;

import org.jspecify.annotations.NullMarked;
