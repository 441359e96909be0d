@NullMarked
package org.apogee.engine.learned;

import org.jspecify.annotations.NullMarked;
