/**
 * Whole tournaments with simulated time, over the pure cores: messages are delayed, repeated,
 * dropped and reordered, and the process dies between any two steps. A failing seed is a bug.
 */
@NullMarked
package org.apogee.proving.simulate;

import org.jspecify.annotations.NullMarked;
