/** The lists that tournaments, competitions and seasons keep of themselves, page by page. */
@NullMarked
package org.apogee.match.listing;

import org.jspecify.annotations.NullMarked;
