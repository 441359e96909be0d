@NullMarked
package org.apogee.proving.puzzle;

import org.jspecify.annotations.NullMarked;
