/**
 * Where house bots think: few threads, shared fairly. Games that count come first, nobody's games
 * keep those of others waiting, and a long thought is interrupted for a more urgent one.
 */
@NullMarked
package org.apogee.node.thinking;

import org.jspecify.annotations.NullMarked;
