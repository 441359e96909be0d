/** A real PostgreSQL and a real Kafka broker on this machine. */
@NullMarked
package org.apogee.local;

import org.jspecify.annotations.NullMarked;
