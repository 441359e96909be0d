/** What a Prometheus says of the platform: asked as the dashboards ask, and drawn. */
@NullMarked
package org.apogee.proving.panel;

import org.jspecify.annotations.NullMarked;
