/** The public HTTP API of a node: play, watch, look up. Everything that comes in is foreign. */
@NullMarked
package org.apogee.node.gateway;

import org.jspecify.annotations.NullMarked;
