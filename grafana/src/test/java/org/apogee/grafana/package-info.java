/** Holds dashboards, rules and alerts to their shape, to each other, and to the running system. */
@NullMarked
package org.apogee.grafana;

import org.jspecify.annotations.NullMarked;
