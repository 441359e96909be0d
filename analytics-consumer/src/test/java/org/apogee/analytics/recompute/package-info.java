@NullMarked
package org.apogee.analytics.recompute;

import org.jspecify.annotations.NullMarked;
