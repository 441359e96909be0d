/** Moves a second inside a node, and how long bots wait for a thread. */
@NullMarked
package org.apogee.proving.cluster;

import org.jspecify.annotations.NullMarked;
