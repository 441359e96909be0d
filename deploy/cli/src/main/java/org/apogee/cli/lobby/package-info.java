/** Seeks and challenges from the command line: a client of the platform's API. */
@NullMarked
package org.apogee.cli.lobby;

import org.jspecify.annotations.NullMarked;
