@NullMarked
package org.apogee.protocol;

import org.jspecify.annotations.NullMarked;
