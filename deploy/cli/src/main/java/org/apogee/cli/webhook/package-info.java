/** {@code apogee webhook}: the webhooks of a player or of a tournament. */
@NullMarked
package org.apogee.cli.webhook;

import org.jspecify.annotations.NullMarked;
