/** One game at a time: played, listed, replayed and verified. */
@NullMarked
package org.apogee.cli.game;

import org.jspecify.annotations.NullMarked;
