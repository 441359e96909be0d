@NullMarked
package org.apogee.proving.classic;

import org.jspecify.annotations.NullMarked;
