/**
 * The protocol between the platform and bot programs: one JSON object per line.
 *
 * <p>The same lines are used on standard input and output and over HTTP, where one bot plays many
 * games concurrently. So every line about a game contains its ID.
 */
@NullMarked
package org.apogee.protocol.bot;

import org.jspecify.annotations.NullMarked;
