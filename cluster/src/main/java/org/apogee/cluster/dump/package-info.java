/** Dumps: every night's public data as compressed files, made by the members that have the data. */
@NullMarked
package org.apogee.cluster.dump;

import org.jspecify.annotations.NullMarked;
