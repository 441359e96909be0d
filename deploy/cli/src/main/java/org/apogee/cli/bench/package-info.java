/** {@code apogee bench cluster}, {@code kill} and {@code fault}: how fast, and what survives. */
@NullMarked
package org.apogee.cli.bench;

import org.jspecify.annotations.NullMarked;
