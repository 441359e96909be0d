@NullMarked
package org.apogee.stack;

import org.jspecify.annotations.NullMarked;
