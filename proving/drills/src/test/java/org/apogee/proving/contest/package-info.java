@NullMarked
package org.apogee.proving.contest;

import org.jspecify.annotations.NullMarked;
