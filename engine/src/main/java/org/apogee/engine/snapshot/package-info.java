/** Positions as bytes: compact, the same on every machine, readable by later versions. */
@NullMarked
package org.apogee.engine.snapshot;

import org.jspecify.annotations.NullMarked;
