/** Bots in games small enough to know what they should do, and in whole games. */
@NullMarked
package org.apogee.engine.bot;

import org.jspecify.annotations.NullMarked;
