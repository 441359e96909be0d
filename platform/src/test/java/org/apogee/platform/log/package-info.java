@NullMarked
package org.apogee.platform.log;

import org.jspecify.annotations.NullMarked;
