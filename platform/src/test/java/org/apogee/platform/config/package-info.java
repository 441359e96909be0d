@NullMarked
package org.apogee.platform.config;

import org.jspecify.annotations.NullMarked;
