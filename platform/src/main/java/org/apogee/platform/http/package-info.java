/** The HTTP server of a process: routes, strict input, problem details, limits, line streams. */
@NullMarked
package org.apogee.platform.http;

import org.jspecify.annotations.NullMarked;
