/** Delivers the results of ordered games, numbered by the nodes, to tournaments and ladders. */
@NullMarked
package org.apogee.match.result;

import org.jspecify.annotations.NullMarked;
