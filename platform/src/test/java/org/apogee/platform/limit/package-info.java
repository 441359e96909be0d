@NullMarked
package org.apogee.platform.limit;

import org.jspecify.annotations.NullMarked;
