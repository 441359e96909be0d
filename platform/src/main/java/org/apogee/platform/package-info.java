/** What every process of the platform needs, whatever it does. */
@NullMarked
package org.apogee.platform;

import org.jspecify.annotations.NullMarked;
