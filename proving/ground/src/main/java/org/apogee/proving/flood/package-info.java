/** A flood of requests without valid tokens, and what honest players notice of it. */
@NullMarked
package org.apogee.proving.flood;

import org.jspecify.annotations.NullMarked;
