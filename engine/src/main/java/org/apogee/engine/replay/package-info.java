/**
 * Games written down: recorded while they are played, printed and parsed as text, replayed and
 * checked, with every draw recomputed once the seed is known.
 */
@NullMarked
package org.apogee.engine.replay;

import org.jspecify.annotations.NullMarked;
