@NullMarked
package org.apogee.proving.train;

import org.jspecify.annotations.NullMarked;
