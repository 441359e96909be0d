@NullMarked
package org.apogee.proving.simulate;

import org.jspecify.annotations.NullMarked;
