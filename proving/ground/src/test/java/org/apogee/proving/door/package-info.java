@NullMarked
package org.apogee.proving.door;

import org.jspecify.annotations.NullMarked;
