@NullMarked
package org.apogee.platform.process;

import org.jspecify.annotations.NullMarked;
