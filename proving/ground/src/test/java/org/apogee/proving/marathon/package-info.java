@NullMarked
package org.apogee.proving.marathon;

import org.jspecify.annotations.NullMarked;
