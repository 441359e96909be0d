/** Games that are played through the public API while something is measured or broken. */
@NullMarked
package org.apogee.proving.load;

import org.jspecify.annotations.NullMarked;
