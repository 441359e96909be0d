@NullMarked
package org.apogee.platform.health;

import org.jspecify.annotations.NullMarked;
