@NullMarked
package org.apogee.platform.picture;

import org.jspecify.annotations.NullMarked;
