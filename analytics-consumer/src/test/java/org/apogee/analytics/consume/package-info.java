@NullMarked
package org.apogee.analytics.consume;

import org.jspecify.annotations.NullMarked;
