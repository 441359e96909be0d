/** How strong somebody is: numbers alone, no input or output. */
@NullMarked
package org.apogee.analytics.rating;

import org.jspecify.annotations.NullMarked;
