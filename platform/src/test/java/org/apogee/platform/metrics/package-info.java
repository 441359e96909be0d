@NullMarked
package org.apogee.platform.metrics;

import org.jspecify.annotations.NullMarked;
