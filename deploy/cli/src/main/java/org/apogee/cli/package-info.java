/** The {@code apogee} command: one class per sub-command, and what they share. */
@NullMarked
package org.apogee.cli;

import org.jspecify.annotations.NullMarked;
