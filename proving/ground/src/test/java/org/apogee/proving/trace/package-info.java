@NullMarked
package org.apogee.proving.trace;

import org.jspecify.annotations.NullMarked;
