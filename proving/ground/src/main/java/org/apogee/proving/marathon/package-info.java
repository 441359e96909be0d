/** The proof at release size: every fault in turn, then hours of mixed load, as one report. */
@NullMarked
package org.apogee.proving.marathon;

import org.jspecify.annotations.NullMarked;
