/** How nodes find each other, how they notice that one is gone, and where they write. */
@NullMarked
package org.apogee.cluster;

import org.jspecify.annotations.NullMarked;
