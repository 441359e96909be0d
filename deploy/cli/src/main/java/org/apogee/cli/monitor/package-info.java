/** What a Prometheus says of the platform: asked as the dashboards ask, and drawn. */
@NullMarked
package org.apogee.cli.monitor;

import org.jspecify.annotations.NullMarked;
