/** What the parts of Apogee say to each other and to the outside, and its JSON. */
@NullMarked
package org.apogee.protocol;

import org.jspecify.annotations.NullMarked;
