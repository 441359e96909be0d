@NullMarked
package org.apogee.proving.fuzz;

import org.jspecify.annotations.NullMarked;
