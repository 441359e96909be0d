@NullMarked
package org.apogee.proving.pairing;

import org.jspecify.annotations.NullMarked;
