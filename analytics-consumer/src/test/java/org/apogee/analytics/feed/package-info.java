@NullMarked
package org.apogee.analytics.feed;

import org.jspecify.annotations.NullMarked;
