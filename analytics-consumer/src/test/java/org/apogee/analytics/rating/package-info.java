@NullMarked
package org.apogee.analytics.rating;

import org.jspecify.annotations.NullMarked;
