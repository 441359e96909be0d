/** The references of the games, against real games. */
@NullMarked
package org.apogee.protocol.reference;

import org.jspecify.annotations.NullMarked;
