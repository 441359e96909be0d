/** The public feed: what the journal says of games, as records of Kafka's topics. */
@NullMarked
package org.apogee.node.feed;

import org.jspecify.annotations.NullMarked;
