@NullMarked
package org.apogee.engine.chance;

import org.jspecify.annotations.NullMarked;
