/** The public feed: the journal of games as records of Kafka topics. */
@NullMarked
package org.apogee.node.feed;

import org.jspecify.annotations.NullMarked;
