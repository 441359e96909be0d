/** Opponents that never change, to measure the house bots against. */
@NullMarked
package org.apogee.proving.classic;

import org.jspecify.annotations.NullMarked;
