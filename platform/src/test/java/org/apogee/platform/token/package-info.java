@NullMarked
package org.apogee.platform.token;

import org.jspecify.annotations.NullMarked;
