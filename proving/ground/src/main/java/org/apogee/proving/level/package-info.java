/** How far apart the levels of the house bots are. */
@NullMarked
package org.apogee.proving.level;

import org.jspecify.annotations.NullMarked;
