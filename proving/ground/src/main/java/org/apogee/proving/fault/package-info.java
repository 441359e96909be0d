/** Processes are killed and paused while games are played; the journal is the judge. */
@NullMarked
package org.apogee.proving.fault;

import org.jspecify.annotations.NullMarked;
