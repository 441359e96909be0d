/**
 * What the platform and a bot program say to each other: one JSON object per line.
 *
 * <p>The same lines travel over standard input and output and over HTTP, where one bot plays many
 * games at once; so every line that is about a game names it.
 */
@NullMarked
package org.apogee.protocol.bot;

import org.jspecify.annotations.NullMarked;
