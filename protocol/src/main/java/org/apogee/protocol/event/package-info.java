/** What happened, as everybody outside may read it: in streams and in the feed. */
@NullMarked
package org.apogee.protocol.event;

import org.jspecify.annotations.NullMarked;
