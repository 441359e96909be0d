@NullMarked
package org.apogee.platform.trace;

import org.jspecify.annotations.NullMarked;
