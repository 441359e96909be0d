@NullMarked
package org.apogee.platform.http;

import org.jspecify.annotations.NullMarked;
