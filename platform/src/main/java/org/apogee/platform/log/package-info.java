/** The logs of server processes, for operators. */
@NullMarked
package org.apogee.platform.log;

import org.jspecify.annotations.NullMarked;
