/** Tournaments from the command line: a client of the platform's API, and nothing more. */
@NullMarked
package org.apogee.cli.tournament;

import org.jspecify.annotations.NullMarked;
