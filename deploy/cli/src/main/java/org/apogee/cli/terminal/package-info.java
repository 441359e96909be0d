/** What every command shares: the terminal, errors and exit codes, tables, JSON. */
@NullMarked
package org.apogee.cli.terminal;

import org.jspecify.annotations.NullMarked;
