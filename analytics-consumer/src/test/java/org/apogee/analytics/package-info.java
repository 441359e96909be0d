@NullMarked
package org.apogee.analytics;

import org.jspecify.annotations.NullMarked;
