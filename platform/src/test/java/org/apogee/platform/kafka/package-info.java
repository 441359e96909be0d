@NullMarked
package org.apogee.platform.kafka;

import org.jspecify.annotations.NullMarked;
