/**
 * Webhooks in the API: made, tested, removed, with their logs; and which addresses they may have.
 */
@NullMarked
package org.apogee.cluster.webhook;

import org.jspecify.annotations.NullMarked;
