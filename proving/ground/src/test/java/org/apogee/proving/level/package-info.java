@NullMarked
package org.apogee.proving.level;

import org.jspecify.annotations.NullMarked;
