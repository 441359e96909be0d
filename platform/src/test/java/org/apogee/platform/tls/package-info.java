@NullMarked
package org.apogee.platform.tls;

import org.jspecify.annotations.NullMarked;
