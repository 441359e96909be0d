/** {@code apogee up}: everything on this machine, started by one command. */
@NullMarked
package org.apogee.cli.up;

import org.jspecify.annotations.NullMarked;
