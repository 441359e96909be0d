/** Shared by all processes of the platform. */
@NullMarked
package org.apogee.platform;

import org.jspecify.annotations.NullMarked;
