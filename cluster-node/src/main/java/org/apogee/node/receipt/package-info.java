/** Latency receipts: where the time of each move of an outside player went, kept with its game. */
@NullMarked
package org.apogee.node.receipt;

import org.jspecify.annotations.NullMarked;
