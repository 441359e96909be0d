/** How fast results become ratings, and what kills do to them. */
@NullMarked
package org.apogee.proving.rating;

import org.jspecify.annotations.NullMarked;
