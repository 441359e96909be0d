@NullMarked
package org.apogee.local;

import org.jspecify.annotations.NullMarked;
