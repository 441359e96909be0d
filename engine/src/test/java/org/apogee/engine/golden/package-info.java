/** Whole games, written down once, that must replay for ever. */
@NullMarked
package org.apogee.engine.golden;

import org.jspecify.annotations.NullMarked;
