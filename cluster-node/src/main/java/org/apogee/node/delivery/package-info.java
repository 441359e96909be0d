/** Sends notices to webhooks: signed, in order for each receiver, again until they arrive. */
@NullMarked
package org.apogee.node.delivery;

import org.jspecify.annotations.NullMarked;
