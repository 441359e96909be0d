/** The tables: records of a poll and their offsets in one transaction. */
@NullMarked
package org.apogee.analytics.store;

import org.jspecify.annotations.NullMarked;
