/** A cycle between packages, for the test of the test. */
@NullMarked
package org.apogee.proving.planted;

import org.jspecify.annotations.NullMarked;
