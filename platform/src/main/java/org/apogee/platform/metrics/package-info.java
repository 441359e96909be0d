/** What Prometheus reads from a process. */
@NullMarked
package org.apogee.platform.metrics;

import org.jspecify.annotations.NullMarked;
