@NullMarked
package org.apogee.proving;

import org.jspecify.annotations.NullMarked;
