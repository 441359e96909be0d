/** The public HTTP API of a node: play, watch, look up. Everything that comes in is foreign. */
@NullMarked
package org.apogee.node.api;

import org.jspecify.annotations.NullMarked;
