/** The same numbers once more from the first record, compared to the bit. */
@NullMarked
package org.apogee.analytics.recompute;

import org.jspecify.annotations.NullMarked;
