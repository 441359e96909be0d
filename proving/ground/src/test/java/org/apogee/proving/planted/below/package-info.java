/** A cycle between packages, for the test of the test. */
@NullMarked
package org.apogee.proving.planted.below;

import org.jspecify.annotations.NullMarked;
