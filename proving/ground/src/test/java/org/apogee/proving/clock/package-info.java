@NullMarked
package org.apogee.proving.clock;

import org.jspecify.annotations.NullMarked;
