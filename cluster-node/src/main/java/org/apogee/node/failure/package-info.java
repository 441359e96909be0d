/** Failures of bot programs as their bridges report them, and statistics of them for the author. */
@NullMarked
package org.apogee.node.failure;

import org.jspecify.annotations.NullMarked;
