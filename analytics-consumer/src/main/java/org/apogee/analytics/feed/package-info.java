/** Records of the public feed: what they mean, and what becomes of the numbers. */
@NullMarked
package org.apogee.analytics.feed;

import org.jspecify.annotations.NullMarked;
