/**
 * Where house bots think: few threads, shared fairly. Rated games come first, no account blocks the
 * games of others, and a more urgent thought interrupts a long one.
 */
@NullMarked
package org.apogee.node.thinking;

import org.jspecify.annotations.NullMarked;
