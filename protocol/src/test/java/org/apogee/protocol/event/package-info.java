@NullMarked
package org.apogee.protocol.event;

import org.jspecify.annotations.NullMarked;
