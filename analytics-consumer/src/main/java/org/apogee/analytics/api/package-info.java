/** The HTTP API: ratings, histories, statistics. */
@NullMarked
package org.apogee.analytics.api;

import org.jspecify.annotations.NullMarked;
