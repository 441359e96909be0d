@NullMarked
package org.apogee.protocol.bot;

import org.jspecify.annotations.NullMarked;
